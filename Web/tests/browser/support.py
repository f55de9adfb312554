# SPDX-License-Identifier: MIT
"""What all tests in a browser share: a browser, and a page for each test."""

import json
import unittest

from chromium import SCREENSHOTS, WEB, complaints, resize
from engines import CHROMIUM, WEBKIT

STAGE = (WEB / "tests/browser/stage.html").as_uri()


class BrowserTest(unittest.TestCase):
    """Tests on a page with fields, from the disk unless `address` says otherwise."""

    address = STAGE
    engine = CHROMIUM

    @classmethod
    def setUpClass(cls):
        if cls.engine.missing:
            raise unittest.SkipTest(f"{cls.engine.name} needs {', '.join(cls.engine.missing)} (make setup)")
        cls.driver, cls.page = cls.engine.opened()
        if cls.engine is CHROMIUM:
            resize(cls.driver, 1000, 800)

    def setUp(self):
        self.open(self.address)

    def open(self, address):
        self.driver.get(address)
        if self.engine is CHROMIUM:
            self.page.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def tearDown(self):
        # WebKit never answers where the page has not been drawn since.
        if self.engine is not WEBKIT:
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(SCREENSHOTS / f"{self.id()}.png"))
        if self.engine is CHROMIUM:
            self.assertEqual(complaints(self.driver), [], "The console complains.")

    def show(self, markup):
        """Puts markup on the stage; an element with an id is a global of the page."""
        self.page.run(f"stage.innerHTML = {json.dumps(markup)}, undefined")

    def run_script(self, script):
        return self.page.run(script)

    def wait(self, milliseconds=50):
        self.page.run(f"new Promise((done) => setTimeout(done, {milliseconds}))")

    def text(self, field="field"):
        """What a field shows, with a bar at the caret and one at each end of a selection."""
        return self.page.run(f"""(() => {{
          const input = {field}.shadowRoot?.querySelector("input") ?? {field};
          const {{ value, selectionStart: start, selectionEnd: end }} = input;
          const bars = start === end ? "|" : "|" + value.slice(start, end) + "|";
          return value.slice(0, start) + bars + value.slice(end);
        }})()""")

    def log(self, *events, target="field"):
        """Writes down, from now on, which events a field sends."""
        self.page.run(f"""globalThis.heard = []; for (const type of {json.dumps(events)})
          {target}.addEventListener(type, (event) => heard.push(
            type + " " + (type === "refused" ? event.detail.reason : event.target.value)))""")

    def heard(self):
        return self.page.run("heard.splice(0)")
