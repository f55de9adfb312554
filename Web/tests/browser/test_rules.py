# SPDX-License-Identifier: MIT
"""Tests rules of the page, large limits, pasted cells, short forms and exponents, in every browser."""

from support import BrowserTest


class Rules(BrowserTest):
    def field(self, attributes, script="null"):
        self.show(f'<numeric-field id="field" locale="en-US" {attributes}></numeric-field><button id="other"></button>')
        self.page.run(f"{script}, field.focus()")

    def test_the_rule_of_the_page_is_reported(self):
        self.field('enforcement="report-only" value="1"', "field.allows = (value) => BigInt(value) % 6n === 0n")
        self.keys("3")
        self.assertEqual(self.page.run("['invalid', 'state(not-allowed)'].map((name) => field.matches(':' + name))"), [True, True])
        self.assertEqual(self.page.run("[field.value, field.validity.valid]"), ["13", False])
        self.keys("Backspace", "2")
        self.assertEqual(self.page.run("[field.value, field.validity.valid]"), ["12", True])
        self.page.run("field.allows = undefined")
        self.keys("1")
        self.assertEqual(self.page.run("[field.value, field.validity.valid]"), ["121", True])

    def test_limits_take_78_digits(self):
        most = str(2 ** 256 - 1)
        self.field('limits="uint256"')
        self.log("refused", "clamp")
        self.keys(most)
        self.assertEqual(self.value(), most)
        self.keys("-.")
        self.assertEqual(self.received(), ["refused negativeNotAllowed", "refused noFraction"])
        self.page.run("other.focus(), field.value = '115792089237316195423570985008687907853269984665640564039457584007913129639936'")
        self.assertEqual(self.page.run("String(field.valueAsBigInt)"), str(2 ** 256))

    def test_the_page_gets_the_other_cells(self):
        self.field('cells currency="USD"', "field.addEventListener('rest', ({ detail }) => { globalThis.texts = detail.texts })")
        self.paste_text("1,200.50\n$3\t4\n")
        self.assertEqual(self.page.run("[field.value, texts]"), ["1200.5", ["$3", "4"]])
        self.page.run("texts = null, field.select()")
        self.paste_text("Total\t12")
        self.assertEqual(self.page.run("[field.value, texts]"), ["1200.5", None])
