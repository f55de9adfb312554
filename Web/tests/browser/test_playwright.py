# SPDX-License-Identifier: MIT
"""Tests fields that Playwright drives, in Debian's Chromium."""

from chromium import WEB
from playwright_page import PlaywrightPage

STAGE = (WEB / "tests/browser/stage.html").as_uri()

LABELED = '<label for="field">Price</label><numeric-field id="field" locale="en-US" currency="USD" value="5"></numeric-field>'
SLOTTED = '<numeric-field id="field" locale="en-US" currency="USD" value="5"><b slot="label">Price</b></numeric-field>'
ATTACHED = '<label>Price <input id="field"></label>'
ATTACH = "globalThis.amount = NumericText.attach(field, { locale: 'en-US', currency: 'USD', value: '5' }), undefined"


class Playwright(PlaywrightPage):
    def fields(self):
        """Shows each kind of field in turn, and yields the input with the label "Price"."""
        for markup in (LABELED, SLOTTED, ATTACHED):
            self.page.goto(STAGE)
            self.page.evaluate("(markup) => { stage.innerHTML = markup }", markup)
            if markup == ATTACHED:
                self.page.evaluate(ATTACH)
            yield self.page.get_by_label("Price")

    def number(self):
        return self.page.evaluate("(globalThis.amount ?? field).value")

    def test_a_label_finds_one_input(self):
        for field in self.fields():
            self.assertEqual(field.count(), 1)
            self.assertEqual(self.page.get_by_role("textbox", name="Price").count(), 1)

    def test_a_name_without_a_label_finds_one_text_box(self):
        self.page.goto(STAGE)
        self.page.evaluate("""() => { stage.innerHTML = '<numeric-field id="field" aria-label="Price"></numeric-field>' }""")
        field = self.page.get_by_role("textbox", name="Price")
        field.fill("7")
        self.assertEqual((field.count(), self.number()), (1, "7"))

    def test_fill_replaces_the_number_and_an_empty_text_clears_it(self):
        for field in self.fields():
            for number, text in (("3", "$3"), ("1234.5", "$1,234.5"), ("", "")):
                field.fill(number)
                self.assertEqual((self.number(), field.input_value()), (number, text))

    def test_keys_are_typed_where_playwright_puts_the_caret(self):
        for field in self.fields():
            # Playwright places the caret before the text in every input.
            field.press_sequentially("12")
            field.press("Backspace")
            field.press("ArrowUp")
            self.assertEqual((self.number(), field.input_value()), ("16", "$16"))

    def test_the_shown_text_can_be_expected(self):
        from playwright.sync_api import expect
        for field in self.fields():
            expect(field).to_have_value("$5.00")
            field.fill("1234")
            field.blur()
            expect(field).to_have_value("$1,234.00")
            expect(self.page.locator("#field")).not_to_be_focused()
