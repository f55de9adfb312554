# SPDX-License-Identifier: MIT
"""Tests that the field recognizes decimal keys whatever character they type, in every browser."""

from support import BrowserTest, of_both_kinds

# Answers media queries like a device that is used by touch. The field uses them when it reads its options.
TOUCH = """globalThis.matchMedia = (query) => ({
  matches: /hover: none/.test(query) && /pointer: coarse/.test(query), addEventListener() {}, removeEventListener() {},
}), undefined"""


GERMAN = """Object.defineProperties(navigator, {
  language: { value: "de-DE", configurable: true }, languages: { value: ["de-DE"], configurable: true } }), undefined"""


class DecimalKey(BrowserTest):
    def check(self, text, *keys):
        self.enter(*keys)
        self.assertEqual(self.text(), text)

    @of_both_kinds()
    def test_a_comma_of_the_main_keys_is_open(self):
        self.check("12,500|", "12,500")

    @of_both_kinds()
    def test_the_decimal_key_of_a_keypad_never_groups(self):
        self.check("12.500|", "12", "NumpadDecimal", "500")

    @of_both_kinds()
    def test_the_decimal_key_of_a_keypad_closes_an_open_mark(self):
        self.check("12.|", "12,", "NumpadDecimal")

    @of_both_kinds()
    def test_the_decimal_key_of_a_keypad_replaces_the_selection(self):
        self.enter("12")
        self.page.run("(field.shadowRoot?.querySelector('input') ?? field).select()")
        self.keys("NumpadDecimal")
        self.assertEqual(self.text(), "0.|")

    @of_both_kinds(before=GERMAN)
    def test_the_language_of_the_browser_does_not_name_a_hardware_keyboard(self):
        self.check("12,500|", "12,500")

    @of_both_kinds(before=f"{GERMAN}, {TOUCH}")
    def test_the_language_of_the_browser_names_a_touch_keyboard(self):
        self.check("12.500|", "12,500")

    @of_both_kinds(keyboardLocale="de-DE")
    def test_the_page_names_a_hardware_keyboard(self):
        self.check("12.500|", "12,500")

    @of_both_kinds(keyboardLocale="de-DE", before=TOUCH)
    def test_the_page_names_a_touch_keyboard(self):
        self.check("12.500|", "12,500")

    @of_both_kinds(keyboardLocale="en-US", before=f"{GERMAN}, {TOUCH}")
    def test_the_page_knows_better_than_the_browser(self):
        self.check("12,500|", "12,500")
