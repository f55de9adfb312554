# SPDX-License-Identifier: MIT
"""Tests mouse and keyboard input, in every browser engine."""

from support import BrowserTest, of_both_kinds

DOLLARS = '<numeric-field id="field" locale="en-US" currency="USD" value="1234.5"></numeric-field>'
SELECTION = "[field.selectionStart, field.selectionEnd]"


class Pointer(BrowserTest):
    """Tests clicks and drags in a field without the focus."""

    def click(self, distance, element="field"):
        self.page.click(*self.beside(distance, element))
        self.wait()

    @of_both_kinds(currency="USD", value="1234.5")
    def test_a_click_beside_the_digits_or_in_the_padding_puts_the_caret_next_to_them(self):
        for padding, distance, text in (("", 4, "$|1,234.5"), ("", -10, "$1,234.5|"), ("10px 30px", 5, "$|1,234.5"), ("10px 30px", -5, "$1,234.5|")):
            self.page.run(f"field.blur(), field.style.padding = '{padding}'")
            self.click(distance)
            self.assertEqual(self.text(), text)

    @of_both_kinds(currency="USD", value="1234.5", formatting="on-commit")
    def test_a_click_into_formatted_text_puts_the_caret_after_the_same_digit(self):
        self.assertEqual(self.text().replace("|", ""), "$1,234.50")
        self.page.click(*self.caret_after(2))
        self.wait()
        self.assertEqual(self.text(), "1|234.5")
        self.keys("9")
        self.assertEqual(self.page.run("amount.value"), "19234.5")

    @of_both_kinds(currency="USD")
    def test_a_drag_selects_even_in_a_page_that_forbids_selection(self):
        for style in ("", "user-select: none; -webkit-user-select: none"):
            self.page.run(f"document.body.style.cssText = '{style}', field.blur(), amount.value = '1234.5'")
            # Two presses in quick succession would be a double click.
            self.wait(500)
            self.page.drag(self.beside(4), self.beside(-5))
            self.wait()
            self.assertEqual(self.text().count("|"), 2, self.text())
            self.keys("7")
            self.assertEqual(self.page.run("amount.value"), "7")

    @of_both_kinds(value="1234567")
    def test_shift_and_arrows_move_the_end_that_the_mouse_has_moved(self):
        self.page.run("field.focus()")
        for start, end, key, shrunk in ((4, -5, "ArrowLeft", [0, 8]), (-5, 4, "ArrowRight", [1, 9])):
            self.page.run("field.setSelectionRange(0, 0)")
            # Two presses in quick succession would be a double click.
            self.wait(500)
            self.page.drag(self.beside(start), self.beside(end))
            self.wait()
            self.assertEqual(self.page.run(SELECTION), [0, 9], key)
            self.keys(f"Shift+{key}")
            self.wait()
            self.assertEqual(self.page.run(SELECTION), shrunk, key)

    def test_select_on_focus_selects_everything_after_a_click_on_the_field_or_its_label(self):
        self.show(f'<label id="label" for="field">Price</label>{DOLLARS.replace("value", "select-on-focus value")}')
        for before, distance, element, text in (
            ("undefined", 10, "field", "|$1,234.5|"), ("undefined", 4, "field", "$|1,234.5"), ("field.blur()", 5, "label", "|$1,234.5|"),
        ):
            self.page.run(before)
            self.click(distance, element)
            self.assertEqual(self.text(), text)

    def test_a_click_on_a_label_selects_the_text_like_that_of_an_input(self):
        field = DOLLARS.replace("></", '><b slot="label" id="inner">Price</b><i slot="hint" id="hint">Net</i></')
        self.show(f'<label id="label" for="field">Price</label>{field}<label id="plainlabel" for="plain">Plain</label><input id="plain" value="1234">')
        self.page.run("plain.setSelectionRange(4, 4), field.focus(), plain.focus(), stage.focus()")
        shown = []
        for label in ("label", "plainlabel", "inner", "plainlabel", "hint"):
            self.click(5, label)
            shown.append(self.text("document.activeElement"))
        self.assertIn(shown[:2], (["$1,234.5|", "1234|"], ["|$1,234.5|", "|1234|"]))
        self.assertEqual(shown[2::2], ["$1,234.5|"] * 2)


class Caret(BrowserTest):
    """Tests that the caret stays visible in a number that is wider than its field."""

    VISIBLE = """(() => { const input = field.shadowRoot?.querySelector("input") ?? field;
      const { scrollLeft, scrollWidth, clientWidth, selectionEnd, value } = input;
      const place = scrollWidth * selectionEnd / value.length;
      return [scrollWidth > clientWidth, place >= scrollLeft - 2 && place <= scrollLeft + clientWidth + 12] })()"""

    @of_both_kinds()
    def test_the_caret_stays_in_view(self):
        self.page.run("field.style.width = '100px', field.focus()")
        for keys in (["1234567890" * 3], ["Home"], ["End"], ["Backspace"], ["5"], ["ArrowLeft"] * 25, ["ArrowRight"] * 20):
            self.keys(*keys)
            self.assertEqual(self.page.run(self.VISIBLE), [True, True], keys)


class Vetoes(BrowserTest):
    """Tests listeners of the page that prevent default actions."""

    markup = f'<form id="form">{DOLLARS.replace(" id", " name=amount id")}<button>Send</button></form>'

    def setUp(self):
        super().setUp()
        self.log_sent()
        self.page.run("field.focus()")

    def test_enter_sends_the_form_unless_a_listener_prevents_it(self):
        self.page.run("form.addEventListener('submit', ({ submitter }) => sent.push(submitter.textContent))")
        self.keys("Enter")
        self.page.run("form.addEventListener('keydown', (event) => event.preventDefault())")
        self.keys("Enter")
        self.assertEqual(self.page.run("sent"), ["1234.5", "Send"])

    def test_a_listener_of_the_field_and_a_capturing_one_can_prevent_keys_and_edits(self):
        for target, event, keys in (("field", "keydown", ("ArrowUp", "PageDown", "ArrowLeft", "Home")),
                                    ("field", "beforeinput", ("Backspace", "9")), ("document", "beforeinput", ("9", "Backspace"))):
            self.show(self.markup)
            self.page.run(f"""{target}.addEventListener({event!r}, (event) => event.preventDefault(), {target} === document),
              field.focus(), field.setSelectionRange(6, 6)""")
            self.keys(*keys, pause=10)
            self.assertEqual(self.state(), ("$1,234|.5", "1234.5"), event)

    def test_keys_and_edits_work_if_a_listener_stops_their_propagation(self):
        self.page.run("for (const type of ['keydown', 'beforeinput']) form.addEventListener(type, (event) => event.stopPropagation())")
        self.keys("ArrowUp", "6", *["ArrowLeft"] * 3, "Backspace")
        self.assertEqual(self.state(), ("$123|.56", "123.56"))

    def test_enter_sends_no_form_with_two_fields_and_no_button(self):
        self.page.run("document.querySelector('button').remove()")
        self.keys("Enter")
        self.assertEqual(self.page.run("sent"), ["1234.5"])
        self.page.run("form.insertAdjacentHTML('beforeend', '<input>')")
        self.keys("Enter")
        self.assertEqual(self.page.run("sent"), ["1234.5"])


class Events(BrowserTest):
    @of_both_kinds()
    def test_each_key_sends_beforeinput_and_input_with_the_input_type(self):
        self.page.run("""globalThis.received = []; for (const type of ["beforeinput", "input", "select"])
          field.addEventListener(type, (event) => received.push([type, event.inputType ?? ""]))""")
        self.enter(*"1234")
        self.wait()
        # The field can send `input` during `beforeinput`, so a listener can receive `input` first.
        self.assertEqual(sorted(self.received()), [["beforeinput", "insertText"]] * 4 + [["input", "insertText"]] * 4)
        for key, kind in (("Backspace", "deleteContentBackward"), ("ArrowLeft", None), ("Delete", "deleteContentForward")):
            self.keys(key)
            self.wait()
            self.assertEqual(sorted(self.received()), [["beforeinput", kind], ["input", kind]] if kind else [])


class Expanders(BrowserTest):
    """Tests scripts that insert a text, as text expanders do."""

    markup = '<numeric-field id="field" locale="en-US"></numeric-field>'

    def test_text_inserted_after_a_key_and_while_a_key_is_handled_is_read(self):
        insert = "document.execCommand('insertText', false, '34')"
        for before, after in (("undefined", insert), (f"field.addEventListener('input', () => {{ if (field.value === '12') {insert} }})", "undefined")):
            self.show(self.markup)
            self.page.run(before)
            self.enter("12")
            self.page.run(after)
            self.assertEqual(self.state(), ("1,234|", "1234"))


class Editing(BrowserTest):
    markup = '<label for="field">Amount</label><numeric-field id="field" locale="en-US" currency="USD"></numeric-field>'

    def test_undo_and_redo_reach_beyond_a_change_of_style(self):
        self.enter("1234", "Backspace")
        self.page.run("field.locale = 'de-DE'")
        self.keys("9")
        self.assertEqual(self.after_each(self.value, *["Undo"] * 3, *["Redo"] * 3), ["123", "1234", "", "1234", "123", "1239"])

    def test_alt_and_arrow_step_by_a_tenth(self):
        self.enter("5")
        values = self.after_each(self.value, "Alt+ArrowUp", "Alt+ArrowUp", "ArrowUp", "Alt+ArrowDown", "Shift+ArrowUp")
        self.assertEqual(values, ["5.1", "5.2", "6.2", "6.1", "16.1"])

    def test_a_violation_is_announced(self):
        self.page.run("field.enforcement = 'report-only', field.max = 10, field.currency = null")
        self.enter("11")
        region = "field.shadowRoot.querySelector('[aria-live=\"polite\"]').textContent"
        self.assertEqual(self.page.run(f"[field.value, field.matches(':invalid'), {region}]"), [
            "11", True, "The number must be 10 or less."])

    def test_the_selection_can_be_read_and_set(self):
        self.enter("1234.5")
        self.page.run("field.setSelectionRange(2, 6)")
        self.assertEqual(self.page.run("[field.selectionStart, field.selectionEnd]"), [2, 6])
        self.page.run("field.selectionStart = field.selectionEnd = 3")
        self.assertEqual(self.text(), "$1|,234.5")

    def test_cut_text_is_the_shown_text_and_can_be_pasted_back(self):
        self.enter("1234.5", "Control+a", "Control+c", "Control+x")
        self.assertEqual(self.value(), "")
        self.keys("Control+v")
        self.assertEqual(self.text(), "$1,234.5|")
