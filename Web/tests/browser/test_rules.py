# SPDX-License-Identifier: MIT
"""Tests options that change what can be typed, and what the page and other programs receive, in every browser."""

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

    def test_a_typed_number_is_published_on_commit(self):
        self.field('publishing="on-commit" value="5"')
        self.enter("0")
        self.assertEqual(self.page.run("[field.value, field.formattedValue, field.session.outcome.value]"), ["5", "50", "50"])
        self.page.run("field.value = '5'")
        self.assertEqual(self.text(), "50|")
        self.log("input", "change")
        self.page.run("other.focus()")
        self.assertEqual(self.received(), ["input 50", "change 50"])
        self.assertEqual(self.value(), "50")

    def test_moving_the_caret_publishes_nothing(self):
        self.field('publishing="on-commit" value="5"')
        self.enter("7", "ArrowLeft", "Home", "8")
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["5", "857"])

    def test_steps_and_values_of_the_page_are_published_at_once(self):
        self.field('publishing="on-commit" value="5"')
        self.enter("0", "ArrowUp")
        self.assertEqual(self.value(), "51")
        self.keys("2")
        self.page.run("field.value = '7'")
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["7", "7"])
        self.keys("8", "Escape")
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["7", "7"])

    def test_a_refused_commit_publishes_nothing(self):
        self.field('publishing="on-commit" value="5" arithmetic')
        self.enter("0/0")
        self.log("input", "change")
        self.keys("Enter", "ArrowUp")
        self.assertEqual(self.received(), [])
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["5", "50 / 0"])
        self.keys("Backspace", "2", "Enter")
        self.assertEqual(self.received()[-2:], ["input 25", "change 25"])

    def test_nothing_is_published_if_the_number_is_the_same_again(self):
        self.field('publishing="on-commit" value="5"')
        self.enter("0", "Backspace")
        self.log("input", "change")
        self.page.run("other.focus()")
        self.assertEqual(self.received(), [])

    def test_plain_numbers_are_copied(self):
        self.field('copies="plain" currency="USD" value="-1234.5"')
        self.overtype()
        self.assertEqual(self.copied(), [True, "-1234.5"])
        self.page.run("field.setSelectionRange(4, 9)")
        self.assertEqual(self.copied(), [True, "234.5"])
        self.page.run("field.select()")
        self.assertEqual(self.copied("cut"), [True, "-1234.5"])
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["", ""])
