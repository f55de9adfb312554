# SPDX-License-Identifier: MIT
"""Tests fields into which drivers, password managers and frameworks write, in every browser."""

from support import BrowserTest, of_both_kinds

INPUT = '<form id="form"><input id="field" name="amount"></form>'
ATTACH = "globalThis.amount = NumericText.attach(field, { locale: 'en-US', currency: 'USD', value: '5' }), undefined"


def composition(moment):
    """Returns the event at the start or the end of a composition."""
    return f'new CompositionEvent("composition{moment}", {{ data: "7", bubbles: true, composed: true }})'


class ToolTest(BrowserTest):
    """A base class for tests of both an element and an attached input."""

    def state(self):
        """Returns the shown text and the number that the form sends."""
        self.wait()
        return self.text().replace("|", ""), self.page.run("new FormData(form).get('amount')")


@of_both_kinds(currency="USD", value="5")
class Selecting(ToolTest):
    """Tests scripts that select the text and then focus the field, as drivers do."""

    def select(self, then="undefined"):
        self.page.run(f"""(() => {{ const input = field.shadowRoot?.querySelector("input") ?? field;
          input.select(); input.focus(); {then} }})()""")

    def test_a_key_replaces_or_deletes_text_that_was_selected_before_the_focus(self):
        for key, state in (("3", ("$3", "3")), ("Delete", ("", ""))):
            self.page.run("field.blur()")
            self.select()
            self.keys(key)
            self.assertEqual(self.state(), state)

    def test_text_inserted_in_the_script_that_selects_replaces_everything(self):
        self.select("document.execCommand('insertText', false, '3')")
        self.assertEqual(self.state(), ("$3", "3"))

    def test_a_field_that_only_gets_the_focus_still_has_its_caret_at_the_end(self):
        for _ in range(2):
            self.act("field.focus()")
            self.assertEqual(self.text(), "$5|")
            self.keys("Home")
            self.page.run("field.blur()")


@of_both_kinds(currency="USD", value="5")
class Silent(ToolTest):
    """Tests tools that set the text and send nothing but `change`."""

    CHANGE = 'new Event("change", { bubbles: true })'

    def test_a_text_is_read_in_a_field_that_nobody_has_used_and_in_one_that_is_edited(self):
        self.log("input", "change")
        self.write("77", self.CHANGE)
        self.assertEqual(self.state(), ("$77.00", "77"))
        self.assertEqual(sorted(event.split()[0] for event in self.received()), ["change", "input"])
        self.enter("6")
        self.write("1,234.5", self.CHANGE)
        self.assertEqual(self.state(), ("$1,234.5", "1234.5"))

    def test_a_text_that_is_not_a_number_is_replaced_by_the_number(self):
        self.write("none", self.CHANGE)
        self.assertEqual(self.state(), ("$5.00", "5"))

    def test_a_driver_clears_the_field(self):
        self.driver.execute_script(
            "return document.querySelector('#field').shadowRoot?.querySelector('input') ?? document.querySelector('#field')").clear()
        self.assertEqual(self.state(), ("", ""))


class PageValues(BrowserTest):
    """Tests scripts of the page that set the `value` of an attached input, as form libraries do."""

    markup = INPUT

    def setUp(self):
        super().setUp()
        self.page.run(ATTACH)
        self.log("input", "change", "refused")

    def state(self):
        return self.page.run("[field.value, amount.value, new FormData(form).get('amount')]")

    def test_a_plain_decimal_is_the_number_and_other_texts_are_read_like_pasted_ones(self):
        for value, shown, number in (
            ("'777'", "$777.00", "777"), ("'1234.5'", "$1,234.50", "1234.5"), ("'1.234'", "$1.23", "1.234"), ("''", "", ""),
            ("'$1,234.50'", "$1,234.50", "1234.5"), ("'none'", "$1,234.50", "1234.5"),
            ("(amount.update({ locale: 'de-DE', currency: null, fraction: '0...3' }), '1.234')", "1,234", "1.234"),
            ("'1234'", "1.234", "1234"), ("field.value", "1.234", "1234"),
        ):
            self.page.run(f"field.value = {value}")
            self.assertEqual(self.state(), [shown, number, number], value)
        self.assertEqual(self.received(), [])

    def test_a_value_set_while_the_user_types_is_the_start_of_further_keys(self):
        self.enter("6")
        self.page.run("field.value = '777'")
        self.keys("8")
        self.assertEqual(self.state(), ["$7,778", "7778", "7778"])

    def test_detaching_restores_the_property_that_a_library_has_defined(self):
        self.page.run("""amount.detach(), globalThis.set = [],
          Object.defineProperty(field, "value", { configurable: true, get: () => "own", set: (text) => { set.push(text) } })""")
        self.page.run("NumericText.attach(field, { locale: 'en-US', value: '5' }).detach()")
        self.assertEqual(self.page.run("[field.value, set.at(-1)]"), ["own", "5"])
        self.page.run("delete field.value, field.value = '7'")
        self.assertEqual(self.value(), "7")


@of_both_kinds(currency="USD", value="5")
class Composing(ToolTest):
    """Tests a form that is reset, and a number or an option that the page sets, while an input method is composing."""

    def compose(self, *events):
        """Begins to compose a 7 after the number, and sends events."""
        self.page.run("field.focus()")
        self.write("$5", composition("start"))
        self.write("$57", *events)

    def end_composing(self):
        self.write(self.text().replace("|", ""), composition("end"))

    def compose_during(self, change):
        self.compose()
        self.page.run(change)
        self.end_composing()

    def test_composed_text_is_typed_into_the_number_of_the_page(self):
        self.compose_during("amount.value = '1234'")
        self.assertEqual(self.state(), ("$12,347", "12347"))

    def test_composed_text_is_typed_into_the_notation_of_the_page(self):
        self.compose_during("field.shadowRoot ? field.locale = 'de-DE' : amount.update({ locale: 'de-DE' })")
        self.assertEqual(self.state(), ("57\u00a0$", "57"))

    def test_a_reset_ends_the_composition_with_the_value_of_the_page(self):
        self.compose('new InputEvent("input", { inputType: "insertCompositionText", data: "7", isComposing: true, bubbles: true, composed: true })')
        self.page.run("form.reset()")
        self.assertEqual(self.state(), ("$5", "5"))
        self.end_composing()
        self.assertEqual(self.state(), ("$5", "5"))
        self.keys("6")
        self.assertEqual(self.state(), ("$56", "56"))


class Resets(ToolTest):
    @of_both_kinds()
    def test_a_reset_removes_a_lone_sign(self):
        self.enter("-")
        self.act("form.reset()")
        self.assertEqual(self.text(), "|")


class History(BrowserTest):
    def test_steps_and_keys_are_undone_and_redone_one_by_one(self):
        self.show('<numeric-field id="field" locale="en-US" currency="USD"></numeric-field>')
        self.page.run("field.focus()")
        for _ in range(6):
            self.keys("ArrowUp", "11")
        state = lambda: self.page.run("[field.value, field.shadowRoot.querySelector('input').value]")
        undone = [state(), *self.after_each(state, *["Undo"] * 12)]
        redone = [undone[-1], *self.after_each(state, *["Redo"] * 12)]
        self.assertEqual(undone[-1], ["", ""])
        self.assertEqual(redone, undone[::-1])
