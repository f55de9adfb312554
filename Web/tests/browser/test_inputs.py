# SPDX-License-Identifier: MIT
"""Tests the hook for React and the action for Svelte in bundled pages, with real keys."""

from bundled import FrameworkTest, needs_react


class InputTests:
    """Tests for the hook and the action, which both turn an input of the page into a number field."""

    def shown(self):
        """Returns the shown text, the value of the page, and the number that the form sends."""
        return self.page.run("[field.value, shown.textContent, new FormData(form).get('price')]")

    def logged(self):
        return self.page.run("log.splice(0)")

    def test_typing_reports_plain_decimals(self):
        self.enter("67")
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])
        self.assertEqual(self.logged(), ["1234.56", "tooManyFractionDigits"])
        self.keys("Tab")
        self.assertEqual(self.logged(), ["commit 1234.56"])

    def test_a_value_of_the_page_is_shown_and_null_empties_the_field(self):
        for value, text, number in (("'77'", "$77.00", "77"), ("null", "", ""), ("0", "$0.00", "0"), ("''", "", "")):
            self.act(f"page.setPrice({value})")
            self.assertEqual([self.shown()[0], self.shown()[2]], [text, number], value)
        self.assertEqual(self.logged(), [])

    def test_a_value_that_is_not_a_number_is_named_once(self):
        self.act("globalThis.said = [], console.warn = (text) => { said.push(text) }, page.setPrice(NaN)")
        self.act("page.setOptions({ currency: 'EUR' })")
        self.assertEqual([self.shown()[0], self.shown()[2]], ["", ""])
        self.assertEqual(self.page.run("said"), ['numeric-field: value="NaN" is not a plain decimal number such as "-1234.5".'])

    def test_a_reset_of_the_form_keeps_the_value_of_the_page(self):
        self.enter("6")
        self.act("form.reset()")
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])

    def test_a_bound_that_replaces_the_number_is_reported(self):
        self.act("page.setPrice('')")
        self.enter("9999")
        self.assertEqual(self.shown()[1:], ["5000", "5000"])
        self.assertIn("clamp 5000", self.logged())

    def test_a_run_of_keys_is_undone_together(self):
        self.act("page.setPrice('')")
        self.enter("123", "Undo")
        self.assertEqual(self.shown(), ["", "", ""])

    def test_options_can_change_and_be_removed_while_typing(self):
        self.act("page.setOptions({ locale: 'de-DE', prefix: '~' })")
        self.enter("6")
        self.assertEqual(self.page.run("field.value.replace(/\\s/, ' ')"), "~1.234,56 \u20ac".replace("\u20ac", "$"))
        self.act("page.setOptions({})")
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])

    def test_an_input_that_is_removed_while_typing_is_committed_and_released(self):
        self.act("page.setOptions({ publishing: 'onCommit' })")
        self.enter("6")
        self.act("globalThis.before = field, page.setOpen(false)")
        self.assertEqual(self.logged()[-2:], ["1234.56", "commit 1234.56"])
        self.assertEqual(self.page.run("[before.isConnected, Symbol.for('numeric-field attached') in before]"), [False, False])


@needs_react
class ReactInput(InputTests, FrameworkTest):
    source = "react-input.jsx"

    def test_an_input_that_is_shown_again_has_the_value_of_the_page(self):
        self.enter("6")
        self.act("page.setOpen(false)")
        self.act("page.setOpen(true)")
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])
        self.page.run("document.getElementById('field').focus()")
        self.keys("Backspace")
        self.assertEqual(self.page.run("[shown.textContent, new FormData(form).get('price')]"), ["1234.5", "1234.5"])

    def test_a_field_without_a_value_has_its_own(self):
        self.enter("8", field="free")
        self.assertEqual(self.page.run("[free.value, freely.textContent]"), ["78", "78"])
        self.act("setFree('1234')")
        self.assertEqual(self.page.run("[free.value, freely.textContent]"), ["1,234", "1234"])
        self.act("form.reset()")
        self.assertEqual(self.page.run("[free.value, freely.textContent]"), ["7", "7"])

    def test_the_field_keeps_the_value_that_the_parent_keeps(self):
        self.enter("6", field="kept")
        self.assertEqual(self.page.run("kept.value"), "5")

    def test_each_edit_is_captured_once(self):
        for field in ("field", "element"):
            self.page.run(f"captured = 0, document.getElementById('{field}').focus()")
            for count, key in enumerate("678" if field == "element" else "6", 1):
                self.keys(key)
                self.assertEqual(self.page.run("captured"), count, (field, key))
        self.keys("1")
        self.assertEqual(self.page.run("[element.value, captured]"), ["5000", 4])
        self.assertIn("clamp 5000", self.logged())


class Svelte(InputTests, FrameworkTest):
    source = "svelte.js"
