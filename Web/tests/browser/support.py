# SPDX-License-Identifier: MIT
"""The base class of all browser tests."""

import json
import unittest

from chromium import SCREENSHOTS, WEB, complaints, resize
from engines import CHROMIUM, WEBKIT
from serving import Server

STAGE = (WEB / "tests/browser/stage.html").as_uri()


class BrowserTest(unittest.TestCase):
    """A test on a page with fields, which is loaded from disk unless `address` is overridden."""

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
        # WebKit hangs when it takes a screenshot of a page that was not rendered since the last command.
        if self.engine is not WEBKIT:
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(SCREENSHOTS / f"{self.id()}.png"))
        if self.engine is CHROMIUM:
            self.assertEqual(complaints(self.driver), [], "The console has messages.")

    def show(self, markup):
        """Shows `markup` on the stage. An element with an id becomes a global of the page."""
        self.page.run(f"stage.innerHTML = {json.dumps(markup)}, undefined")

    def run_script(self, script):
        return self.page.run(script)

    def wait(self, milliseconds=50):
        self.page.run(f"new Promise((done) => setTimeout(done, {milliseconds}))")

    def text(self, field="field"):
        """Returns the text of a field, with a bar at the caret or at both ends of the selection."""
        return self.page.run(f"""(() => {{
          const input = {field}.shadowRoot?.querySelector("input") ?? {field};
          const {{ value, selectionStart: start, selectionEnd: end }} = input;
          const bars = start === end ? "|" : "|" + value.slice(start, end) + "|";
          return value.slice(0, start) + bars + value.slice(end);
        }})()""")

    def log(self, *events, target="field"):
        """Records the events that a field sends from now on."""
        self.page.run(f"""globalThis.received = []; for (const type of {json.dumps(events)})
          {target}.addEventListener(type, (event) => received.push(
            type + " " + (type === "refused" ? event.detail.reason : event.target.value)))""")

    def received(self):
        return self.page.run("received.splice(0)")


class ServedCase(BrowserTest):
    """A test of pages that a server sends. Each test opens one of them."""

    pages = {}

    # The files that the server holds back until the test opens its gate.
    gated = ()

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.server = Server(cls.pages, gated=cls.gated)
        cls.address = cls.server.address

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.server.close()

    def setUp(self):
        pass
