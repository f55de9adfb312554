# SPDX-License-Identifier: MIT
"""Tests fields that a page moves, removes, disables or restyles while they are used, in every browser."""

from engines import CHROMIUM
from support import BrowserTest

DOLLARS = '<numeric-field id="field" locale="en-US" currency="USD" min="5" value="1234.5"></numeric-field>'


class Moves(BrowserTest):
    """Tests fields that the page moves to another document, and fields in forms outside of the page."""

    def setUp(self):
        super().setUp()
        self.page.run("globalThis.errors = [], addEventListener('error', (event) => errors.push(event.message))")

    def test_a_form_outside_of_the_page_sends_the_value(self):
        self.assertEqual(self.page.run("""(() => {
          const form = document.createElement("form"), field = document.createElement("numeric-field");
          form.append(Object.assign(field, { name: "amount", defaultValue: "5" }));
          const sent = () => new FormData(form).get("amount");
          return [sent(), (field.value = "7", sent()), (form.reset(), sent())] })()"""), ["5", "7", "5"])
        self.assertEqual(self.page.run("errors"), [])

    def test_a_field_moves_through_a_template(self):
        self.show(DOLLARS + '<template id="template"></template>')
        self.page.run("globalThis.moved = field, template.content.append(moved), stage.append(moved)")
        self.assertEqual(self.page.run("[moved.formattedValue, moved.shadowRoot.adoptedStyleSheets.length, errors]"), ["$1,234.50", 1, []])

    def test_a_field_works_after_it_was_moved_into_a_frame(self):
        self.show(DOLLARS)
        self.enter("6")
        self.move_into_frame()
        self.page.click(*self.beside(4))
        self.wait()
        self.assertEqual(self.text(), "$|1,234.56")
        self.keys("9", "Control+ArrowRight")
        self.wait()
        self.assertNotEqual(self.text(), "$91,|234.56")
        self.assertEqual(self.page.run("[field.value, getComputedStyle(field).borderTopWidth]"), ["91234.56", "1px"])


class Losses(BrowserTest):
    """Tests fields that lose the focus because the page removes or disables them."""

    INPUT = '<input id="field">'
    ATTACH = """for (const id of ["field", "group"]) globalThis[id] = document.getElementById(id);
      globalThis.amount = field.shadowRoot ? field : NumericText.attach(field, { locale: "en-US", currency: "USD", min: "5" });
      field.focus(), field.select()"""

    def begin(self, field=DOLLARS):
        """Types a number below the minimum into an element, or into an attached input."""
        self.show(f'<div id="host"></div><fieldset id="group">{field}</fieldset><p id="other"></p>')
        self.page.run(self.ATTACH)
        self.log("change")
        self.keys("3")

    def test_losing_the_focus_commits_the_number(self):
        for field in (DOLLARS, self.INPUT):
            for loss in ("field.remove()", "group.remove()", "other.append(field)", "field.disabled = true", "group.disabled = true", "field.blur()"):
                with self.subTest(loss, field=field):
                    self.begin(field)
                    self.act(loss)
                    self.assertEqual(self.page.run("[amount.value, amount.formattedValue]"), ["5", "$5.00"])
                    if field == DOLLARS:
                        self.assertEqual((self.received(), self.page.run("field.matches(':state(active)')")), (["change 5"], False))
                    self.page.run("field.disabled = group.disabled = false, stage.append(field), field.focus(), field.select()")
                    self.keys("7")
                    self.assertEqual(self.page.run("amount.value"), "7")

    def test_removing_the_host_of_its_shadow_tree_commits_the_number_of_an_attached_input(self):
        self.begin(self.INPUT)
        self.page.run("field.blur(), host.attachShadow({ mode: 'open' }).append(field), field.focus(), field.select()")
        self.keys("4")
        self.act("host.remove()")
        self.assertEqual(self.page.run("[amount.value, field.value]"), ["5", "$5.00"])

    def test_removing_ends_a_composition_and_commits_its_text(self):
        if self.engine is not CHROMIUM:
            self.skipTest("Only Chromium simulates input methods.")
        for field in (DOLLARS, self.INPUT):
            for script in ("undefined", "field.focus(), field.select()"):
                self.begin(field)
                self.page.run("field.select()")
                self.page.compose("78")
                self.act(f"field.remove(), group.append(field), {script}")
                self.assertEqual(self.page.run("amount.value"), "78", field)
                self.overtype("1234")
                self.assertEqual(self.text(), "$1,234|")

    def test_the_caret_stays_when_the_user_returns_to_the_window(self):
        self.begin()
        self.enter("1", "2", "ArrowLeft")
        self.assertEqual(self.text(), "$31|2")
        if self.engine is CHROMIUM:
            self.page.call("Emulation.setFocusEmulationEnabled", enabled=False)
        window = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        self.driver.get("about:blank")
        self.driver.close()
        self.driver.switch_to.window(window)
        if self.engine is CHROMIUM:
            self.page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.wait(300)
        self.assertEqual(self.text(), "$31|2")
        self.assertEqual(self.received(), ["change 312"])


class Pages(BrowserTest):
    """Tests fields on pages with unusual styles and scripts, and in unusual browsers."""

    def test_a_read_only_field_ignores_keys_but_can_be_focused(self):
        self.show(DOLLARS.replace(" value", ' idle-notation="compact" readonly value'))
        before = self.page.run("field.formattedValue")
        self.enter("1", "ArrowLeft", "Home", "Backspace", "Delete", "ArrowUp", "End", "Escape")
        self.paste_text("7")
        self.assertEqual(self.page.run("[field.value, field.formattedValue, field.shadowRoot.querySelector('input').value, document.activeElement.id]"),
                         ["1234.5", before, before, "field"])

    def test_a_label_around_a_field_does_not_style_its_text(self):
        styles = {"textIndent": "0px", "textTransform": "none", "letterSpacing": "normal", "wordSpacing": "0px", "textShadow": "none"}
        self.show('<label style="text-indent: 9px; text-transform: uppercase; letter-spacing: 3px; word-spacing: 3px; '
                  f'text-shadow: 0 0 3px red">Amount {DOLLARS}<input id="plain"></label>')
        for input in ("plain", "field.shadowRoot.querySelector('input')"):
            self.assertEqual(self.page.run(f"(({{ {', '.join(styles)} }}) => ({{ {', '.join(styles)} }}))(getComputedStyle({input}))"), styles)

    def test_a_text_of_two_million_characters_is_refused(self):
        self.show(DOLLARS)
        self.page.run("field.focus()")
        self.page.run("document.execCommand('insertText', false, '1'.repeat(2e6))")
        self.assertEqual(self.text(), "$1,234.5|")

    def test_fields_work_in_browsers_with_the_older_syntax_of_states(self):
        self.page.run("""(() => { const { prototype } = globalThis.CustomStateSet ?? class {}; prototype.add = (name) => {
          throw new DOMException(`'${name}' does not begin with two hyphens.`, "SyntaxError") } })()""")
        self.show(DOLLARS)
        self.enter("6")
        self.assertEqual(self.text(), "$1,234.56|")

    def test_the_input_of_a_disabled_field_is_disabled(self):
        self.show(f'<fieldset id="group">{DOLLARS}</fieldset>')
        for control in ("field", "group"):
            for holds in (True, False):
                self.page.run(f"{control}.disabled = {str(holds).lower()}")
                self.assertEqual(self.page.run("[field.matches(':disabled'), field.shadowRoot.querySelector('input').disabled]"), [holds] * 2, control)

    def test_attributes_of_html_hold_whatever_their_text_is(self):
        holds = "[field.disabled, field.required, field.readOnly, field.matches(':disabled')]"
        for field in (DOLLARS, '<input id="field">'):
            self.show(field.replace(" id", ' disabled="false" required="false" readonly="false" id'))
            self.assertEqual(self.page.run(holds), [True] * 4, field)
            self.page.run("for (const name of ['disabled', 'required', 'readOnly']) field[name] = ''")
            self.assertEqual(self.page.run(holds), [False] * 4, field)
        self.show(DOLLARS.replace(" id", ' wheel="false" id'))
        self.assertFalse(self.page.run("field.wheel"))

    def test_the_form_is_chosen_by_the_property_or_the_attribute(self):
        self.show(f'<form id="first"></form><form id="second"></form>{DOLLARS.replace(" id", " form=first id")}')
        self.assertEqual(self.page.run("(() => { 'use strict'; const { id } = field.form; field.form = 'second'; return [id, field.form.id] })()"),
                         ["first", "second"])

    def test_null_removes_the_symbols_that_a_page_has_set(self):
        self.show(DOLLARS)
        self.assertEqual(self.page.run("field.symbols = { decimal: '·' }, [field.formattedValue, (field.symbols = null, field.formattedValue)]"),
                         ["$1,234·50", "$1,234.50"])
