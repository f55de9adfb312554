# SPDX-License-Identifier: MIT
"""What all tests in a browser share: one browser for a class, and a page for each test."""

import json
import unittest

from chromium import SCREENSHOTS, WEB, complaints, resize, start
from page import Page

STAGE = (WEB / "tests/browser/stage.html").as_uri()


class BrowserTest(unittest.TestCase):
    """Tests on a page with fields, from the disk unless `address` says otherwise."""

    address = STAGE

    @classmethod
    def setUpClass(cls):
        cls.driver = start()
        resize(cls.driver, 1000, 800)
        cls.page = Page(cls.driver)

    @classmethod
    def tearDownClass(cls):
        cls.page.close()
        cls.driver.quit()

    def setUp(self):
        self.driver.get(self.address)
        self.page.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def tearDown(self):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(SCREENSHOTS / f"{self.id()}.png"))
        self.assertEqual(complaints(self.driver), [], "The console complains.")

    def show(self, markup):
        """Puts markup on the stage; an element with an id is a global of the page."""
        self.page.run(f"stage.innerHTML = {json.dumps(markup)}, undefined")

    def run_script(self, script):
        return self.page.run(script)

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
