# SPDX-License-Identifier: MIT
"""Checks with axe that the element and the playground have no accessibility problems, in every browser."""

import importlib.util
import unittest
from pathlib import Path

from chromium import WEB, set_scheme
from engines import CHROMIUM
from support import BrowserTest

PAGE = """<h1>Fields</h1><form>
<label for="field">Amount</label>
<numeric-field id="field" currency="USD" locale="en-US" required placeholder="0" aria-describedby="hint"></numeric-field>
<p id="hint">Net</p>
<numeric-field currency="EUR" aria-label="Price" readonly value="5"></numeric-field>
<numeric-field><span slot="label">Weight</span><span slot="hint">In kilograms</span></numeric-field>
<label>Attached <input id="plain"></label></form>"""

RUN = """axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
  rules: { region: { enabled: false }, "landmark-one-main": { enabled: false } } })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 200)).join()))"""


@unittest.skipUnless(importlib.util.find_spec("axe_core_python"), "axe-core-python is missing (make setup)")
class Axe(BrowserTest):
    def audit(self):
        script = Path(importlib.util.find_spec("axe_core_python").origin).parent / "axe.min.js"
        self.page.run(script.read_text() + "; undefined")
        return self.page.run(RUN)

    def schemes(self):
        """Yields each color scheme after setting it. Yields only `light` in Firefox and WebKit, which cannot
        change the scheme while they run."""
        if self.engine is not CHROMIUM:
            yield "light"
            return
        for scheme in ("light", "dark"):
            set_scheme(self.driver, scheme)
            yield scheme

    def test_axe_finds_no_problems_in_fields(self):
        for scheme in self.schemes():
            self.show(f'<meta name="color-scheme" content="light dark">{PAGE}')
            self.page.run("NumericText.attach(plain, { suffix: ' kg' }), field.focus()")
            self.keys("x1", "Backspace", "Tab")
            self.assertEqual(self.audit(), [], scheme)

    def test_axe_finds_no_problems_in_the_playground(self):
        for scheme in self.schemes():
            self.open((WEB / "playground.html").as_uri())
            self.keys("12x")
            self.assertEqual(self.audit(), [], scheme)

    def tearDown(self):
        if self.engine is CHROMIUM:
            set_scheme(self.driver, "light")
        super().tearDown()
