# SPDX-License-Identifier: MIT
"""Tests options that change the values and texts that the page and other programs receive."""

from engines import CHROMIUM
from support import BrowserTest


class AskedTest(BrowserTest):
    engine = CHROMIUM

    def field(self, attributes):
        self.show(f'<numeric-field id="field" locale="en-US" {attributes}></numeric-field><button id="other"></button>')

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
