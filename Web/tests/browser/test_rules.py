# SPDX-License-Identifier: MIT
"""Tests options that change what can be typed, and what the page and other programs receive, in every browser."""

from support import BrowserTest


class Rules(BrowserTest):
    def field(self, attributes, script="null"):
        self.show(f'<numeric-field id="field" locale="en-US" {attributes}></numeric-field><button id="other"></button>')
        self.page.run(f"{script}, field.focus()")

    def test_the_rule_of_the_page_is_reported(self):
        self.field('enforcement="report-only" value="1"', "field.allows = (value) => BigInt(value) % 6n === 0n")
        for before, keys, value, is_wrong in (("null", ["3"], "13", True), ("null", ["Backspace", "2"], "12", False), ("field.allows = undefined", ["1"], "121", False)):
            self.page.run(before)
            self.keys(*keys)
            self.assertEqual(self.page.run("[field.value, !field.validity.valid, ...['invalid', 'state(not-allowed)'].map((name) => field.matches(':' + name))]"),
                             [value, *[is_wrong] * 3])

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
        for claim, keys, shown, edits, events in (
            ("Typing and moving the caret publish nothing.", ["7", "ArrowLeft", "Home", "8"], ["5", "857"], 2, []),
            ("Leaving the field publishes the number.", ["0", "Tab"], ["50", "50"], 1, ["input 50", "change 50"]),
            ("A step is published at once.", ["0", "ArrowUp"], ["51", "51"], 1, ["input 51"]),
            ("Nothing is published if the number is the same again.", ["0", "Backspace", "Tab"], ["5", "5"], 2, []),
            ("A refused commit publishes nothing.", ["0/0", "Enter", "ArrowUp"], ["5", "50 / 0"], 3, []),
            ("The next commit publishes the result.", ["0/0", "Enter", "ArrowUp", "Backspace", "2", "Enter"], ["25", "25"], 5, ["input 25", "change 25"]),
        ):
            with self.subTest(claim):
                self.field('publishing="on-commit" value="5" arithmetic')
                self.log("input", "change")
                self.keys("End", *keys)
                self.assertEqual(self.page.run("[field.value, field.formattedValue]"), shown)
                # Each typed edit sends `input` with the number that is still published.
                self.assertEqual(self.received(), ["input 5"] * edits + events)

    def test_a_new_value_of_the_page_is_published_at_once(self):
        self.field('publishing="on-commit" value="5"')
        self.keys("0")
        self.assertEqual(self.page.run("[field.value, field.session.outcome.value]"), ["5", "50"])
        self.page.run("field.value = '5'")
        self.assertEqual(self.text(), "50|")
        self.page.run("field.value = '7'")
        for keys in ((), ("8", "Escape")):
            self.keys(*keys)
            self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["7", "7"])

    def test_plain_numbers_are_copied(self):
        self.field('copies="plain" currency="USD" value="-1234.5"')
        self.overtype()
        self.assertEqual(self.copied(), [True, "-1234.5"])
        self.page.run("field.setSelectionRange(4, 9)")
        self.assertEqual(self.copied(), [True, "234.5"])
        self.page.run("field.select()")
        self.assertEqual(self.copied("cut"), [True, "-1234.5"])
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["", ""])
