# SPDX-License-Identifier: MIT
"""Tests that the field recognizes decimal keys whatever character they type, in every browser."""

import unittest

from engines import in_every_engine
from support import BrowserTest

# Answers media queries like a device that is used by touch. The field uses them when it reads its options.
TOUCH = """globalThis.matchMedia = (query) => ({
  matches: /hover: none/.test(query) && /pointer: coarse/.test(query), addEventListener() {}, removeEventListener() {},
}), undefined"""


class DecimalKey(BrowserTest):
    def element(self, attributes=""):
        self.show(f'<numeric-field id="field" locale="en-US" {attributes}></numeric-field>')
        self.page.run("field.focus()")

    def attach(self, options=""):
        self.show('<input id="field">')
        self.page.run(f"globalThis.amount = NumericText.attach(field, {{ locale: 'en-US', {options} }}), undefined")
        self.page.run("field.focus()")

    def language(self, tag):
        self.page.run(f"""Object.defineProperties(navigator, {{
          language: {{ value: "{tag}", configurable: true }}, languages: {{ value: ["{tag}"], configurable: true }} }}), undefined""")

    def test_a_comma_of_the_main_keys_is_open(self):
        for enter in (self.element, self.attach):
            enter()
            self.page.type("12,500")
            self.assertEqual(self.text(), "12,500|")

    def test_the_decimal_key_of_a_keypad_never_groups(self):
        for enter in (self.element, self.attach):
            enter()
            self.page.type("12")
            self.page.press(",", code="NumpadDecimal")
            self.page.type("500")
            self.assertEqual(self.text(), "12.500|")

    def test_the_decimal_key_of_a_keypad_closes_an_open_mark(self):
        for enter in (self.element, self.attach):
            enter()
            self.page.type("12,")
            self.page.press(",", code="NumpadDecimal")
            self.assertEqual(self.text(), "12.|")

    def test_the_decimal_key_of_a_keypad_replaces_the_selection(self):
        for enter in (self.element, self.attach):
            enter()
            self.page.type("12")
            self.page.run("(field.shadowRoot?.querySelector('input') ?? field).select()")
            self.page.press(",", code="NumpadDecimal")
            self.assertEqual(self.text(), "0.|")

    def test_the_language_of_the_browser_does_not_name_a_hardware_keyboard(self):
        self.language("de-DE")
        for enter in (self.element, self.attach):
            enter()
            self.page.type("12,500")
            self.assertEqual(self.text(), "12,500|")

    def test_the_language_of_the_browser_names_a_touch_keyboard(self):
        self.language("de-DE")
        self.page.run(TOUCH)
        for enter in (self.element, self.attach):
            enter()
            self.page.type("12,500")
            self.assertEqual(self.text(), "12.500|")

    def test_the_page_names_any_keyboard(self):
        for is_touched in (False, True):
            if is_touched:
                self.page.run(TOUCH)
            self.element('keyboard-locale="de-DE"')
            self.page.type("12,500")
            self.assertEqual(self.text(), "12.500|")
            self.attach("keyboardLocale: 'de-DE'")
            self.page.type("12,500")
            self.assertEqual(self.text(), "12.500|")

    def test_the_page_knows_better_than_the_browser(self):
        self.language("de-DE")
        self.page.run(TOUCH)
        self.element('keyboard-locale="en-US"')
        self.page.type("12,500")
        self.assertEqual(self.text(), "12,500|")


globals().update(in_every_engine(DecimalKey))
del DecimalKey

if __name__ == "__main__":
    unittest.main()
