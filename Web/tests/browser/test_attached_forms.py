# SPDX-License-Identifier: MIT
"""Tests the forms of attached inputs, and inputs that are used before they are attached, in every browser."""

import unittest

from engines import in_every_engine
from support import BrowserTest

DOLLARS = "{ locale: 'en-US', currency: 'USD' }"
FORM = '<form id="form"><input id="field" name="price" value="5"></form>'


class FormCase(BrowserTest):
    def attach(self, options=DOLLARS):
        self.page.run(f"globalThis.amount = NumericText.attach(field, {options}), undefined")

    def look(self):
        return self.page.run("[field.value, amount.value, new FormData(form).get('price')]")

    def type(self, keys):
        self.page.run("field.focus()")
        self.page.type(keys)


class Resets(FormCase):
    def test_a_reset_that_a_listener_prevents_keeps_the_number(self):
        for reset in ("form.reset()", "form.append(Object.assign(document.createElement('button'), { type: 'reset' })), form.lastChild.click()"):
            self.show(FORM)
            self.attach()
            self.page.run("form.addEventListener('reset', (event) => event.preventDefault())")
            self.type("7")
            self.page.run(reset)
            self.wait()
            self.assertEqual(self.look(), ["$57", "57", "57"], reset)

    def test_a_listener_that_stops_the_event_stops_no_reset(self):
        self.show(FORM)
        self.attach()
        self.page.run("form.addEventListener('reset', (event) => event.stopPropagation())")
        self.type("7")
        self.page.run("form.reset()")
        self.wait()
        self.assertEqual(self.look(), ["$5", "5", "5"])

    def test_the_number_can_be_read_directly_after_a_reset(self):
        for read in ("amount.value", "new FormData(form).get('price')"):
            self.show(FORM)
            self.attach()
            self.type("7")
            self.assertEqual(self.page.run(f"(form.reset(), {read})"), "5", read)

    def test_a_value_that_is_set_after_a_reset_is_kept(self):
        self.show(FORM)
        self.attach()
        self.page.run("form.addEventListener('reset', () => { amount.value = 8 }), form.reset()")
        self.wait()
        self.assertEqual(self.look(), ["$8.00", "8", "8"])
        self.page.run("(form.reset(), amount.value = 9)")
        self.wait()
        self.assertEqual(self.look(), ["$9.00", "9", "9"])

    def test_a_reset_restores_the_default_value_that_the_page_has_set(self):
        self.show(FORM)
        self.attach()
        seen = []
        for default in ("'1234.5'", "field.value", "''"):
            self.page.run(f"field.defaultValue = {default}, amount.value = 77, form.reset()")
            self.wait()
            seen.append(self.look())
        self.assertEqual(seen, [["$1,234.50", "1234.5", "1234.5"]] * 2 + [["", "", ""]])


class Data(FormCase):
    def test_a_listener_of_the_form_reads_the_number(self):
        self.show(FORM)
        self.attach()
        self.page.run("form.addEventListener('formdata', (event) => { globalThis.read = event.formData.get('price'); event.stopPropagation() })")
        self.assertEqual(self.page.run("[new FormData(form).get('price'), read]"), ["5", "5"])

    def test_a_rule_about_the_characters_does_not_block_the_form(self):
        self.show(FORM.replace("<input", '<input pattern="[0-9.]+" minlength="5"'))
        self.attach("{ locale: 'en-US' }")
        self.page.run("field.select()")
        self.type("1234")
        self.assertEqual(self.page.run("[field.value, form.checkValidity(), amount.detach()]"), ["1,234", True, None])
        self.assertEqual(self.page.run("[field.pattern, field.minLength]"), ["[0-9.]+", 5])

    def test_text_that_a_script_inserts_is_read(self):
        self.show(FORM)
        self.attach()
        self.page.run("field.setRangeText('1234', 1, field.value.length)")
        self.assertEqual(self.look(), ["$1,234.00", "1234", "1234"])
        self.page.run("field.focus(), field.setRangeText('9', 1, 2, 'end')")
        self.assertEqual(self.look(), ["$9,234", "9234", "9234"])
        self.page.run("amount.detach(), field.setRangeText('x')")
        self.assertIn("x", self.page.run("field.value"))


class Before(FormCase):
    """Tests text that an input has before it is attached."""

    def test_typed_text_is_kept_and_can_be_continued(self):
        self.show(FORM)
        self.page.run("field.select()")
        self.type("1234.5")
        self.attach()
        self.assertEqual((self.text(), self.look()[1:]), ("$1,234.5|", ["1234.5"] * 2))
        self.page.type("6")
        self.page.press("ArrowUp")
        self.assertEqual((self.text(), self.look()[1:]), ("$1,235.56|", ["1235.56"] * 2))

    def test_typed_text_is_read_in_the_language_of_the_user(self):
        self.show(FORM)
        self.page.run("field.select()")
        self.type("1.234")
        self.attach("{ locale: 'de-DE' }")
        self.assertEqual(self.look(), ["1.234", "1234", "1234"])

    def test_deleted_text_leaves_no_number(self):
        self.show(FORM)
        self.page.run("field.focus(), field.select()")
        self.page.press("Backspace")
        self.attach()
        self.assertEqual(self.look(), ["", "", ""])

    def test_the_option_replaces_typed_text(self):
        self.show(FORM)
        self.type("1")
        self.attach("{ locale: 'en-US', value: '7' }")
        self.assertEqual(self.look(), ["7", "7", "7"])

    def test_a_formatted_number_in_the_attribute_is_read(self):
        self.show(FORM.replace('value="5"', 'value="1.234,50 €"'))
        self.attach("{ locale: 'de-DE', currency: 'EUR' }")
        self.assertEqual(self.look(), ["1.234,50\u00a0€", "1234.5", "1234.5"])
        self.page.run("amount.value = 3, form.reset()")
        self.wait()
        self.assertEqual(self.look()[1:], ["1234.5", "1234.5"])


globals().update(in_every_engine(Resets, Data, Before))
del FormCase, Resets, Data, Before

if __name__ == "__main__":
    unittest.main()
