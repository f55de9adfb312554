# SPDX-License-Identifier: MIT
"""Tests the components for React and Vue in bundled pages, with real keys."""

from bundled import FrameworkTest, needs_react, needs_vue


class ComponentTests:
    """The tests that both components must pass."""

    def shown(self):
        return self.page.run("[field.shadowRoot.querySelector('input').value, shown.textContent, field.value]")

    def test_typing_sends_plain_decimals_to_the_page(self):
        self.enter("67")
        self.assertEqual(self.shown(), ["$1,234.56", "1234.56", "1234.56"])
        self.keys("Backspace", "Tab")
        self.assertEqual(self.page.run("log"), ["1234.56", "tooManyFractionDigits", "1234.5", "commit 1234.5"][:3])
        self.enter("9", "Tab")
        self.assertEqual(self.page.run("log.splice(0).at(-1)"), "commit 1234.59")

    def test_a_reset_keeps_the_value_of_a_controlled_field_and_restores_an_uncontrolled_one(self):
        sent = "(group.reset(), [...new FormData(group)])"
        self.assertEqual(self.page.run(sent), [["held", "1234.5"], ["started", "7"]])
        for field in ("held", "started"):
            self.enter("6", field=field)
        self.assertEqual(self.page.run("[held.value, started.value]"), ["1234.56", "76"])
        self.assertEqual(self.page.run(sent), [["held", "1234.56"], ["started", "7"]])
        self.assertEqual(self.page.run("[held.formattedValue, started.formattedValue]"), ["1,234.56", "7"])

    def test_a_value_that_is_not_a_number_empties_the_field_and_is_named_once(self):
        self.act("globalThis.said = [], console.warn = (text) => { said.push(text) }, page.setPrice(NaN)")
        self.act("page.setCurrency('EUR')")
        self.assertEqual(self.page.run("[field.value, field.formattedValue, field.defaultValue, field.getAttribute('value')]"), ["", "", "", None])
        self.assertEqual(self.page.run("said"), [
            f'<numeric-field id="{field}">: value="NaN" is not a plain decimal number such as "-1234.5".' for field in ("field", "held")])


@needs_react
class React(ComponentTests, FrameworkTest):
    source = "react.jsx"

    def test_the_field_keeps_the_value_that_the_parent_keeps(self):
        self.enter("6", field="kept")
        self.assertEqual(self.page.run("[kept.value, kept.formattedValue]"), ["5", "5"])

    def test_options_become_properties_and_other_props_attributes(self):
        self.assertEqual(self.page.run("[field.className, field.min, field.symbols.minus, free.prefix, free.selectOnFocus, reference.current.id]"),
                         ["wide", "0", "~", "~", True, "field"])
        self.assertEqual(self.page.run("[free.translate, free.draggable, free.spellcheck, free.hidden, free.autocomplete, free.getAttribute('part')]"),
                         [False, False, False, False, "off", "price"])
        self.enter("8", field="free")
        self.assertEqual(self.page.run("free.value"), "78")

    def test_an_option_that_is_no_longer_given_is_removed(self):
        self.assertEqual(self.page.run("limited.max"), "10")
        self.act("page.setLimits({})")
        self.assertFalse(self.page.run("limited.hasAttribute('max')"))

    def test_a_field_that_is_removed_while_typing_is_committed(self):
        self.enter("6")
        self.act("lesson.mount(false)")
        self.assertEqual(self.page.run("log"), ["1234.56", "commit 1234.56"])

    def test_a_field_joins_a_form_elsewhere_and_takes_the_focus(self):
        self.assertEqual(self.page.run("[limited.form.id, document.activeElement.id]"), ["outer", "limited"])


@needs_vue
class Vue(ComponentTests, FrameworkTest):
    source = "vue.js"

    def test_a_model_without_a_value_empties_the_field(self):
        for value in ("undefined", "null"):
            self.act("page.setPrice('5')")
            self.act(f"page.setPrice({value})")
            self.assertEqual(self.value(), "", value)

    def test_the_modifiers_of_a_model_are_applied(self):
        model = "[page.amount.value, typeof page.amount.value, lazy.hasAttribute('modelmodifiers')]"
        self.enter("7", field="lazy")
        self.assertEqual(self.page.run(model), ["5", "string", False])
        self.keys("Tab")
        self.assertEqual(self.page.run(model), [57, "number", False])

    def test_a_field_that_is_kept_alive_keeps_its_number(self):
        self.enter("1234", field="panel")
        self.act("globalThis.before = document.getElementById('panel'), page.isOpen.value = false")
        self.act("page.isOpen.value = true")
        self.assertTrue(self.page.run("before === document.getElementById('panel')"))
        self.enter("5", field="panel")
        self.assertEqual(self.page.run("[panel.value, panel.formattedValue]"), ["12345", "12,345"])

    def test_options_reach_the_element(self):
        self.assertEqual(self.page.run("[field.className, field.min, lazy.prefix, lazy.formattedValue[0]]"), ["wide", "0", "~", "~"])
