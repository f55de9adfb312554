# SPDX-License-Identifier: MIT
"""Tests fields whose form is sent, or that a page sets, while keys wait for the engine, in every browser."""

from early import GATED, LATER, EarlyCase
from user import CTRL

DOLLARS = 'currency="USD" locale="en-US"'


class EarlyPage(EarlyCase):
    gated = GATED + LATER

    def test_a_form_with_a_required_number_is_sent(self):
        for send in (lambda: self.page.click(*self.center("button")), lambda: (self.page.press("Tab"), self.page.run("button.click()"))):
            self.open_typed("5", DOLLARS, "field.required = true")
            self.assertTrue(self.page.run("form.checkValidity()"))
            send()
            self.assertIsNone(self.page.run("sent"))
            self.load()
            self.assertEqual(self.page.run("[sent, field.matches(':invalid')]"), ["5", False])

    def test_a_missing_number_and_a_message_of_the_page_block_the_form(self):
        for key, reason, fact, expected in (("x", "field.required = true", "field.validity.valueMissing", True),
                                            ("5", "field.setCustomValidity('Too cheap')", "field.validationMessage", "Too cheap")):
            self.open_typed(key, DOLLARS, reason)
            self.page.run("button.click()")
            self.load()
            self.assertEqual(self.page.run(f"[sent, {fact}]"), [None, expected])

    def test_a_value_of_the_page_is_there_at_once(self):
        self.open_typed("7", DOLLARS + ' value="5"')
        self.assertEqual(self.page.run("(field.value = 30, [field.value, field.formattedValue, new FormData(form).get('amount')])"),
                         ["30", "$30.00", "30"])
        self.load()

    def test_a_new_value_and_a_reset_forget_the_keys_and_the_current_value_keeps_them(self):
        for script, state, events in (
            ("field.stepUp(), field.value = 30", ("$308|", "308"), ["input 308"]), ("form.reset()", ("$58|", "58"), ["input 58"]),
            ("field.value = field.value", ("$578|", "578"), ["input 57", "input 578"]),
        ):
            self.open_typed("7", DOLLARS + ' value="5"')
            self.page.run(script)
            self.keys("8")
            self.assertEqual(self.loaded(), (*state, events), script)

    def test_a_new_default_value_keeps_the_keys(self):
        for keys, value in (("7", "57"), ("", "30")):
            self.open_typed(keys, DOLLARS + ' value="5"')
            self.keys("End")
            self.page.run("field.setAttribute('value', '30')")
            self.load()
            self.assertEqual(self.value(), value)

    def test_a_selected_text_is_replaced_in_a_field_that_the_page_locks(self):
        for lock, text in (("disabled", "$98.00"), ("readOnly", "$98")):
            self.open_typed("98", DOLLARS + ' value="5"', "field.focus(), field.select()")
            self.page.run(f"field.{lock} = true")
            self.load()
            self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["98", text])

    def test_undo_waits_for_the_code_after_keys_that_were_performed(self):
        for unit in ("", "meter"):
            self.open_idle('locale="en-US" value="5"', begin=f"field.unit = '{unit}', field.focus()")
            self.page.type("1")
            self.wait()
            self.page.press("z", CTRL)
            self.page.type("2")
            self.load()
            self.wait()
            self.assertEqual(self.state(), ("52|", "52"))


class Placed(EarlyCase):
    """Tests a caret that the user or the page places before the engine is loaded."""

    OPTIONS = DOLLARS + ' value="12"'

    def test_the_caret_is_at_the_end_of_a_text_that_only_the_engine_knows(self):
        for options, text in (("max: 10, enforcement: 'report-only', value: 5", "5,123|"), ("unit: 'meter', value: 5", "5,123|"),
                              ("value: 12345678901234567890n", "12,345,678,901,234,567,890,123|")):
            for use in (lambda: self.page.run("field.focus()"), lambda: self.page.click(*self.beside(9))):
                self.open_early('locale="en-US"')
                self.page.run(f"Object.assign(field, {{ {options} }}), undefined")
                use()
                self.page.type("12")
                self.load()
                self.wait()
                self.page.type("3")
                self.assertEqual(self.text(), text)

    def test_a_selection_of_the_page_is_kept(self):
        for range, state in (((1, 2), ("$3|2", "32")), ((2, 2), ("$13|2", "132")), ((0, 0), ("$3|12", "312"))):
            self.open_early(self.OPTIONS)
            self.page.run(f"field.focus(), field.setSelectionRange{range}")
            self.keys("3")
            self.load()
            self.assertEqual(self.state(), state, range)

    def test_a_clicked_place_is_kept_without_a_key_and_before_a_paste(self):
        for paste, state in ((False, ("$1|2", "12")), (True, ("$13|2", "132"))):
            self.open_early(self.OPTIONS)
            self.page.click(*self.caret_after(2))
            if paste:
                self.paste_text("3")
            self.load()
            self.assertEqual(self.state(), state)
