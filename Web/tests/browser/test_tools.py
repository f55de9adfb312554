# SPDX-License-Identifier: MIT
"""Drivers, password managers and frameworks that write into a field, in every engine."""

import unittest

from engines import in_every_engine
from support import BrowserTest

ELEMENT = '<form id="form"><numeric-field id="field" name="amount" locale="en-US" currency="USD" value="5"></numeric-field></form>'
INPUT = '<form id="form"><input id="field" name="amount"></form>'
ATTACH = "globalThis.amount = NumericText.attach(field, { locale: 'en-US', currency: 'USD', value: '5' }), undefined"

# Sets a text like a script in another world, which does not see properties that the page has defined.
WRITE = """(() => { const input = field.shadowRoot?.querySelector("input") ?? field;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, TEXT);
  input.dispatchEvent(new Event("change", { bubbles: true })) })()"""


class ToolTest(BrowserTest):
    """Tests for an element and for an attached input."""

    def each(self, markup=ELEMENT):
        """Shows an element, then an attached input."""
        self.show(markup)
        yield "element"
        self.show(INPUT)
        self.page.run(ATTACH)
        yield "attached input"

    def state(self):
        """Returns the shown text and the number that the form sends."""
        self.wait()
        return self.text().replace("|", ""), self.page.run("new FormData(form).get('amount')")


class Selecting(ToolTest):
    """Scripts that select the text and then focus the field, as drivers do."""

    def select(self):
        self.page.run("""(() => { const input = field.shadowRoot?.querySelector("input") ?? field;
          input.select(); input.focus() })()""")

    def test_a_key_replaces_text_that_was_selected_before_the_focus(self):
        for kind in self.each():
            self.select()
            self.page.type("3")
            self.assertEqual(self.state(), ("$3", "3"), kind)

    def test_delete_clears_text_that_was_selected_before_the_focus(self):
        for kind in self.each():
            self.select()
            self.page.press("Delete")
            self.assertEqual(self.state(), ("", ""), kind)

    def test_text_inserted_in_the_script_that_selects_replaces_everything(self):
        for kind in self.each():
            self.page.run("""(() => { const input = field.shadowRoot?.querySelector("input") ?? field;
              input.select(); input.focus(); document.execCommand("insertText", false, "3") })()""")
            self.assertEqual(self.state(), ("$3", "3"), kind)

    def test_a_field_that_only_gets_the_focus_still_has_its_caret_at_the_end(self):
        for kind in self.each():
            for _ in range(2):
                self.page.run("field.focus()")
                self.wait()
                self.assertEqual(self.text(), "$5|", kind)
                self.page.press("Home")
                self.page.run("field.blur()")


class Silent(ToolTest):
    """Tools that set the text and send nothing but `change`."""

    def write(self, text):
        self.page.run(WRITE.replace("TEXT", repr(text)))

    def test_a_text_is_read_in_a_field_that_nobody_has_used(self):
        for kind in self.each():
            self.log("input", "change")
            self.write("77")
            self.assertEqual(self.state(), ("$77.00", "77"), kind)
            names = [event.split()[0] for event in self.received()]
            self.assertEqual(sorted(names), ["change", "input"], kind)

    def test_a_text_is_read_in_a_field_that_is_being_edited(self):
        for kind in self.each():
            self.page.run("field.focus()")
            self.page.type("6")
            self.write("1,234.5")
            self.assertEqual(self.state(), ("$1,234.5", "1234.5"), kind)

    def test_a_text_that_is_not_a_number_is_replaced_by_the_number(self):
        for kind in self.each():
            self.write("none")
            self.assertEqual(self.state(), ("$5.00", "5"), kind)

    def test_a_driver_clears_the_field(self):
        for kind in self.each():
            self.driver.execute_script(
                "return document.querySelector('#field').shadowRoot?.querySelector('input') ?? document.querySelector('#field')").clear()
            self.assertEqual(self.state(), ("", ""), kind)


globals().update(in_every_engine(Selecting, Silent))
del Selecting, Silent, ToolTest

if __name__ == "__main__":
    unittest.main()
