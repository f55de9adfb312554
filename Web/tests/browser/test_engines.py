# SPDX-License-Identifier: MIT
"""Tests mouse and keyboard input, in every browser engine."""

import unittest

from engines import in_every_engine
from support import BrowserTest
from user import ALT, CTRL, SHIFT

DOLLARS = '<numeric-field id="field" locale="en-US" currency="USD" value="1234.5"></numeric-field>'
EDGES = "(({ left, right, top, height }) => [left, right, top + height / 2])({}.getBoundingClientRect())"

# The center of the caret after the first two characters of the shown text.
AFTER_TWO = """(() => { const input = {}.shadowRoot?.querySelector("input") ?? {};
  const style = getComputedStyle(input), { left, top, height } = input.getBoundingClientRect();
  const canvas = document.createElement("canvas").getContext("2d");
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const start = left + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft);
  return [start + canvas.measureText(input.value.slice(0, 2)).width, top + height / 2] })()"""

SELECTION = "(({ selectionStart, selectionEnd }) => [selectionStart, selectionEnd])({})"


class Pointer(BrowserTest):
    """Tests clicks and drags in a field without the focus."""

    def setUp(self):
        super().setUp()
        self.show(DOLLARS + '<input id="plain">')

    def edges(self, field="field"):
        return self.page.run(EDGES.replace("{}", field))

    def test_a_click_places_the_caret(self):
        left, _, y = self.edges()
        self.page.click(left + 4, y)
        self.wait()
        self.assertEqual(self.text(), "$|1,234.5")

    def test_a_click_into_an_attached_input_places_the_caret(self):
        self.page.run("NumericText.attach(plain, { locale: 'en-US', currency: 'USD', value: '1234.5' }), undefined")
        left, _, y = self.edges("plain")
        self.page.click(left + 4, y)
        self.wait()
        self.assertEqual(self.text("plain"), "$|1,234.5")

    def test_a_click_into_formatted_text_puts_the_caret_after_the_same_digit(self):
        options = "locale: 'en-US', currency: 'USD', value: '1234.5', formatting: 'onCommit'"
        self.show(DOLLARS.replace("value", 'formatting="on-commit" value') + '<input id="plain">')
        self.page.run(f"globalThis.amount = NumericText.attach(plain, {{ {options} }}), undefined")
        for field, owner in (("field", "field"), ("plain", "amount")):
            self.assertEqual(self.text(field).replace("|", ""), "$1,234.50")
            self.page.click(*self.page.run(AFTER_TWO.replace("{}", field)))
            self.wait()
            self.assertEqual(self.text(field), "1|234.5")
            self.page.type("9")
            self.assertEqual(self.page.run(f"{owner}.value"), "19234.5")

    def test_a_drag_selects_in_an_attached_input(self):
        self.page.run("globalThis.amount = NumericText.attach(plain, { locale: 'en-US', currency: 'USD', value: '1234.5' }), undefined")
        left, right, y = self.edges("plain")
        self.page.drag((left + 4, y), (right - 5, y))
        self.wait()
        self.assertEqual(self.text("plain").count("|"), 2, self.text("plain"))
        self.page.type("7")
        self.assertEqual(self.page.run("amount.value"), "7")

    def test_a_drag_selects(self):
        left, right, y = self.edges()
        self.page.drag((left + 4, y), (right - 5, y))
        self.wait()
        self.assertEqual(self.text().count("|"), 2, self.text())
        self.page.type("7")
        self.assertEqual(self.page.run("field.value"), "7")

    def test_shift_and_arrows_move_the_end_that_the_mouse_has_moved(self):
        self.show('<numeric-field id="field" locale="en-US" value="1234567"></numeric-field><input id="plain">')
        self.page.run("NumericText.attach(plain, { locale: 'en-US', value: '1234567' }), undefined")
        for field in ("field", "plain"):
            self.page.run(f"{field}.focus()")
            left, right, y = self.edges(field)
            for start, end, key, shrunk in ((left + 4, right - 5, "ArrowLeft", [0, 8]), (right - 5, left + 4, "ArrowRight", [1, 9])):
                self.page.run(f"{field}.setSelectionRange(0, 0)")
                # Two presses in quick succession would be a double click.
                self.wait(500)
                self.page.drag((start, y), (end, y))
                self.wait()
                self.assertEqual(self.page.run(SELECTION.replace("{}", field)), [0, 9], (field, key))
                self.page.press(key, SHIFT)
                self.wait()
                self.assertEqual(self.page.run(SELECTION.replace("{}", field)), shrunk, (field, key))

    def test_a_click_in_the_padding_places_the_caret_at_the_nearest_end(self):
        self.page.run("field.style.padding = '10px 30px'")
        left, right, y = self.edges()
        self.page.click(left + 5, y)
        self.wait()
        self.assertEqual(self.text(), "$|1,234.5")
        self.page.click(right - 5, y)
        self.wait()
        self.assertEqual(self.text(), "$1,234.5|")

    def test_select_on_focus_selects_everything(self):
        self.page.run("field.selectOnFocus = true")
        left, _, y = self.edges()
        self.page.click(left + 10, y)
        self.wait()
        self.assertEqual(self.text(), "|$1,234.5|")
        self.page.click(left + 4, y)
        self.wait()
        self.assertEqual(self.text(), "$|1,234.5")


class Caret(BrowserTest):
    """Tests that the caret stays visible in a number that is wider than its field."""

    VISIBLE = """(() => { const input = field.shadowRoot?.querySelector("input") ?? field;
      const { scrollLeft, scrollWidth, clientWidth, selectionEnd, value } = input;
      const place = scrollWidth * selectionEnd / value.length;
      return [scrollWidth > clientWidth, place >= scrollLeft - 2 && place <= scrollLeft + clientWidth + 12] })()"""

    def check(self):
        self.page.run("field.focus()")
        for key in ["1234567890" * 3, "Home", "End", "Backspace", "5"]:
            (self.page.type if key.isdigit() else self.page.press)(key)
            self.assertEqual(self.page.run(self.VISIBLE), [True, True], key)
        for _ in range(25):
            self.page.press("ArrowLeft")
        self.assertEqual(self.page.run(self.VISIBLE), [True, True], "arrows to the left")
        for _ in range(20):
            self.page.press("ArrowRight")
        self.assertEqual(self.page.run(self.VISIBLE), [True, True], "arrows to the right")

    def test_the_caret_stays_in_view(self):
        self.show('<numeric-field id="field" locale="en-US" style="width: 100px"></numeric-field>')
        self.check()

    def test_the_caret_stays_in_view_in_an_attached_input(self):
        self.show('<input id="field" style="width: 100px">')
        self.page.run("NumericText.attach(field, { locale: 'en-US' }), undefined")
        self.check()


class Vetoes(BrowserTest):
    """Tests listeners of the page that prevent default actions."""

    FORM = f'<form id="form">{DOLLARS}<button>Send</button></form>'

    def setUp(self):
        super().setUp()
        self.show(self.FORM)
        self.page.run("""globalThis.sent = [], form.addEventListener("submit", (event) => {
          event.preventDefault(); sent.push(new FormData(form).get("amount") ?? field.value) }), field.focus()""")

    def test_enter_sends_the_form_unless_a_listener_prevents_it(self):
        self.page.press("Enter")
        self.assertEqual(self.page.run("sent"), ["1234.5"])
        self.page.run("""form.addEventListener("keydown", (event) => event.preventDefault())""")
        self.page.press("Enter")
        self.assertEqual(self.page.run("sent"), ["1234.5"])

    def test_a_captured_beforeinput_can_be_prevented(self):
        self.page.run("""document.addEventListener("beforeinput", (event) => event.preventDefault(), true)""")
        self.page.type("9")
        self.page.press("Backspace")
        self.assertEqual((self.text(), self.page.run("field.value")), ("$1,234.5|", "1234.5"))

    def test_a_listener_of_the_field_can_prevent_keys_and_edits(self):
        for event, keys in (("keydown", ("ArrowUp", "PageDown", "ArrowLeft", "Home")), ("beforeinput", ("Backspace", "9"))):
            self.show(self.FORM)
            self.page.run(f"field.addEventListener({event!r}, (event) => event.preventDefault()), field.focus(), field.setSelectionRange(6, 6)")
            for key in keys:
                (self.page.type if key.isdigit() else self.page.press)(key)
                self.wait(10)
            self.assertEqual((self.text(), self.page.run("field.value")), ("$1,234|.5", "1234.5"), event)

    def test_keys_and_edits_work_if_a_listener_stops_their_propagation(self):
        self.page.run("for (const type of ['keydown', 'beforeinput']) form.addEventListener(type, (event) => event.stopPropagation())")
        self.page.press("ArrowUp")
        self.page.type("6")
        for key in ("ArrowLeft",) * 3 + ("Backspace",):
            self.page.press(key)
        self.assertEqual((self.text(), self.page.run("field.value")), ("$123|.56", "123.56"))

    def test_enter_sends_no_form_with_two_fields_and_no_button(self):
        self.page.run("document.querySelector('button').remove()")
        self.page.press("Enter")
        self.assertEqual(self.page.run("sent"), ["1234.5"])
        self.page.run("form.insertAdjacentHTML('beforeend', '<input>')")
        self.page.press("Enter")
        self.assertEqual(self.page.run("sent"), ["1234.5"])


class Events(BrowserTest):
    """Tests the events that a page receives."""

    def listen(self):
        self.page.run("""globalThis.received = []; for (const type of ["beforeinput", "input", "select"])
          field.addEventListener(type, (event) => received.push([type, event.inputType ?? ""]))""")

    def check(self):
        self.listen()
        self.page.run("field.focus()")
        for key in ("1", "2", "3", "4"):
            self.page.type(key)
        self.wait()
        # The field can send `input` during `beforeinput`, so a listener can receive `input` first.
        self.assertEqual(sorted(self.received()), [["beforeinput", "insertText"]] * 4 + [["input", "insertText"]] * 4)
        for key, kind in (("Backspace", "deleteContentBackward"), ("ArrowLeft", None), ("Delete", "deleteContentForward")):
            self.page.press(key)
            self.wait()
            self.assertEqual(sorted(self.received()), [["beforeinput", kind], ["input", kind]] if kind else [])

    def test_each_key_sends_beforeinput_and_input_with_the_input_type(self):
        self.show('<numeric-field id="field" locale="en-US"></numeric-field>')
        self.check()

    def test_an_attached_input_sends_beforeinput_and_input_too(self):
        self.show('<input id="field">')
        self.page.run("NumericText.attach(field, { locale: 'en-US' }), undefined")
        self.check()


class Expanders(BrowserTest):
    """Tests scripts that insert a text, as text expanders do."""

    def setUp(self):
        super().setUp()
        self.show('<numeric-field id="field" locale="en-US"></numeric-field>')
        self.page.run("field.focus()")

    def test_text_inserted_after_a_key_is_read(self):
        self.page.type("12")
        self.page.run("document.execCommand('insertText', false, '34')")
        self.assertEqual((self.text(), self.page.run("field.value")), ("1,234|", "1234"))

    def test_text_inserted_while_a_key_is_handled_is_read(self):
        self.page.run("""field.addEventListener("input", () => { if (field.value === "12")
          document.execCommand("insertText", false, "34") })""")
        self.page.type("12")
        self.assertEqual((self.text(), self.page.run("field.value")), ("1,234|", "1234"))


class Editing(BrowserTest):
    """Tests common keys."""

    def setUp(self):
        super().setUp()
        self.show('<label for="field">Amount</label><numeric-field id="field" locale="en-US" currency="USD"></numeric-field>')
        self.page.run("field.focus()")

    def test_every_key_is_formatted_at_once(self):
        shown = []
        for key in "1234.5":
            self.page.type(key)
            shown.append(self.text())
        self.assertEqual(shown, ["$1|", "$12|", "$123|", "$1,234|", "$1,234.|", "$1,234.5|"])

    def test_undo_and_redo_whole_runs(self):
        self.page.type("1234")
        self.page.press("Backspace")
        shown = []
        for undo in (True, True, False, False):
            (self.page.undo if undo else self.page.redo)()
            shown.append(self.page.run("field.value"))
        self.assertEqual(shown, ["1234", "", "1234", "123"])

    def test_undo_and_redo_reach_beyond_a_change_of_style(self):
        self.page.type("1234")
        self.page.press("Backspace")
        self.page.run("field.locale = 'de-DE'")
        self.page.type("9")
        shown = []
        for undo in (True, True, True, False, False, False):
            (self.page.undo if undo else self.page.redo)()
            shown.append(self.page.run("field.value"))
        self.assertEqual(shown, ["123", "1234", "", "1234", "123", "1239"])

    def test_alt_and_arrow_step_by_a_tenth(self):
        self.page.type("5")
        values = []
        for key, modifiers in (("ArrowUp", ALT), ("ArrowUp", ALT), ("ArrowUp", 0), ("ArrowDown", ALT), ("ArrowUp", SHIFT)):
            self.page.press(key, modifiers)
            values.append(self.page.run("field.value"))
        self.assertEqual(values, ["5.1", "5.2", "6.2", "6.1", "16.1"])

    def test_a_violation_is_announced(self):
        self.page.run("field.enforcement = 'report-only', field.max = 10, field.currency = null")
        self.page.type("11")
        region = "field.shadowRoot.querySelector('[aria-live=\"polite\"]').textContent"
        self.assertEqual(self.page.run(f"[field.value, field.matches(':invalid'), {region}]"), [
            "11", True, "The number must be 10 or less."])

    def test_the_selection_can_be_read_and_set(self):
        self.page.type("1234.5")
        self.page.run("field.setSelectionRange(2, 6)")
        self.assertEqual(self.page.run("[field.selectionStart, field.selectionEnd]"), [2, 6])
        self.page.run("field.selectionStart = field.selectionEnd = 3")
        self.assertEqual(self.text(), "$1|,234.5")

    def test_the_currency_is_displayed_as_asked(self):
        shown = []
        for display in ("symbol", "narrow-symbol", "code"):
            self.page.run(f"field.currency = 'CAD', field.currencyDisplay = '{display}', field.value = '5'")
            shown.append(self.page.run("field.formattedValue.replace(/\\s/g, ' ')"))
        self.assertEqual(shown, ["CA$5", "$5", "CAD 5"])

    def test_numbers_are_formatted_and_parsed_without_a_field(self):
        options = "{ currency: 'EUR', locale: 'de-DE' }"
        self.assertEqual(
            self.page.run(f"[NumericText.format('1234.5', {options}).replace(/\\s/g, ' '), NumericText.parse('1.234,50 €', {options})]"),
            ["1.234,50 €", "1234.5"])

    def test_cut_text_can_be_pasted_back(self):
        self.page.type("1234.5")
        for key in "axv":
            self.page.press(key, CTRL)
        self.assertEqual(self.text(), "$1,234.5|")


class LabelClick(BrowserTest):
    """Tests clicks on labels. The text is selected if the browser selects that of an input."""

    def test_selects_the_text_like_that_of_an_input(self):
        self.show(f'<label id="label" for="field">Price</label>{DOLLARS}<label id="plainlabel" for="plain">Plain</label><input id="plain" value="1234">')
        self.page.run("plain.setSelectionRange(4, 4), field.focus(), plain.focus(), stage.focus()")
        shown = []
        for label in ("label", "plainlabel"):
            left, _, y = self.page.run(EDGES.replace("{}", label))
            self.page.click(left + 5, y)
            self.wait()
            shown.append(self.text("document.activeElement"))
        self.assertIn(shown, (["$1,234.5|", "1234|"], ["|$1,234.5|", "|1234|"]))

    def test_selects_the_text_with_an_option(self):
        self.show(f'<label id="label" for="field">Price</label>{DOLLARS.replace("value", "select-on-focus value")}')
        left, _, y = self.page.run(EDGES.replace("{}", "label"))
        self.page.click(left + 5, y)
        self.wait()
        self.assertEqual(self.text(), "|$1,234.5|")


globals().update(in_every_engine(Pointer, Caret, Vetoes, Events, Expanders, Editing, LabelClick))
del Pointer, Caret, Vetoes, Events, Expanders, Editing, LabelClick

if __name__ == "__main__":
    unittest.main()
