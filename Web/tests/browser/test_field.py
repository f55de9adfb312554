# SPDX-License-Identifier: MIT

from engines import CHROMIUM
from support import BrowserTest

DOLLARS = '<label for="field">Amount</label><numeric-field id="field" locale="en-US" currency="USD"></numeric-field>'


class EditingTest(BrowserTest):
    """Tests editing with keys, mouse, clipboard and input methods."""

    engine = CHROMIUM

    def setUp(self):
        super().setUp()
        self.show(DOLLARS)

    def test_every_key_sends_one_input_event(self):
        self.log("input", "change")
        self.enter("1234")
        self.assertEqual(self.received(), ["input 1", "input 12", "input 123", "input 1234"])

    def test_leaving_sends_one_change_event(self):
        self.enter("5")
        self.log("change")
        self.keys("Tab")
        self.enter("Tab")
        self.assertEqual(self.received(), ["change 5"])
        self.assertEqual(self.page.run("field.formattedValue"), "$5.00")

    def test_undo_and_redo_whole_runs(self):
        self.enter("1234", "Backspace", "Undo")
        self.assertEqual(self.text(), "$1,234|")
        self.keys("Undo")
        self.assertEqual(self.value(), "")
        self.keys("Redo")
        self.assertEqual(self.text(), "$1,234|")
        self.keys("Control+y")
        self.assertEqual(self.value(), "123")

    def test_undo_from_the_menu_works_like_the_key(self):
        self.enter("12", "ArrowLeft", "9")
        self.page.run("document.execCommand('undo')")
        self.assertEqual(self.value(), "12")
        self.page.run("document.execCommand('redo')")
        self.assertEqual(self.value(), "192")

    def test_a_double_click_selects_the_number_without_its_symbol(self):
        self.enter("1234")
        x, y = self.page.run("(({ x, y, height }) => [x + 20, y + height / 2])(field.getBoundingClientRect())")
        self.page.click(x, y)
        self.page.click(x, y, count=2)
        self.assertEqual(self.text(), "$|1,234|")

    def test_a_pasted_amount_in_the_notation_of_another_locale_is_read(self):
        self.enter()
        self.page.paste("1.234.567,89 \u20ac")
        self.assertEqual(self.text(), "$1,234,567.89|")

    def test_a_pasted_word_is_refused(self):
        self.enter("12")
        self.log("refused", "input")
        self.page.paste("hello")
        self.assertEqual((self.text(), self.received()), ("$12|", ["refused notANumber"]))

    def test_marked_text_is_left_alone_until_it_is_confirmed(self):
        self.enter("1")
        self.log("input")
        self.page.compose("\uff12\uff13\uff14")
        self.assertEqual(self.text(), "$1\uff12\uff13\uff14|")
        self.page.insert("\uff12\uff13\uff14")
        self.assertEqual(self.text(), "$1,234|")
        self.assertEqual(self.received()[-1], "input 1234")

    def test_a_confirmed_composition_sends_one_input_event(self):
        self.enter()
        self.log("input")
        self.page.compose("5")
        self.page.run("received.splice(0)")
        self.page.insert("5")
        self.assertEqual([event for event in self.received() if event != "input "], ["input 5"])

    def test_a_composition_of_letters_is_refused(self):
        self.enter("12")
        self.log("refused")
        self.page.compose("\u3042")
        self.page.insert("\u3042")
        self.assertEqual((self.text(), self.received()), ("$12|", ["refused notANumber"]))

    def test_text_that_is_inserted_without_beforeinput_is_formatted(self):
        self.enter("123")
        self.page.insert("4")
        self.assertEqual(self.text(), "$1,234|")
        self.page.insert("x")
        self.assertEqual(self.text(), "$1,234|")

    def test_dropped_text_is_read(self):
        self.enter("12")
        self.page.run("""(() => { const input = field.shadowRoot.querySelector("input");
          input.setRangeText("34", 3, 3, "end");
          input.dispatchEvent(new InputEvent("input", { inputType: "insertFromDrop", bubbles: true, composed: true })) })()""")
        self.assertEqual(self.text(), "$1,234|")

    def test_arrows_move_over_separators(self):
        self.enter("1234")
        self.assertEqual(self.after_each(self.text, *["ArrowLeft"] * 5), ["$1,23|4", "$1,2|34", "$1|,234", "$|1,234", "$|1,234"])
        self.keys("Shift+End")
        self.assertEqual(self.text(), "$|1,234|")

    def test_arrows_step_by_one_and_page_keys_by_ten(self):
        self.enter("5")
        values = self.after_each(self.value, "ArrowUp", "ArrowDown", "PageUp", "Shift+ArrowUp", "PageDown")
        self.assertEqual(values, ["6", "5", "15", "25", "15"])

    def test_escape_restores_the_value_from_before_editing(self):
        self.page.run("field.value = '12.5'")
        self.enter("99", "Escape")
        self.assertEqual(self.value(), "12.5")

    def test_the_decimal_key_of_the_number_pad_types_the_separator(self):
        self.page.run("field.locale = 'de-DE'")
        self.enter("12", "NumpadDecimal", "5")
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["12.5", "12,5\u00a0$"])

    def test_the_wheel_steps_only_if_enabled(self):
        self.enter("5")
        wheel = """field.shadowRoot.querySelector("input").dispatchEvent(
          new WheelEvent("wheel", { deltaY: -1, cancelable: true, bubbles: true })), field.value"""
        self.assertEqual(self.page.run(wheel), "5")
        self.act("field.setAttribute('wheel', '')")
        self.assertEqual(self.page.run(wheel), "6")

    def test_a_click_on_the_label_focuses_the_field(self):
        x, y = self.page.run(
            "(({ x, y }) => [x + 5, y + 5])(document.querySelector('label').getBoundingClientRect())")
        self.page.click(x, y)
        self.assertEqual(self.page.run("document.activeElement.id"), "field")

    def test_a_disabled_field_ignores_keys(self):
        self.page.run("field.value = '5', field.disabled = true")
        self.enter("1")
        self.assertEqual(self.page.run("[field.value, field.matches(':disabled')]"), ["5", True])

    def test_a_read_only_field_ignores_keys_but_can_be_focused(self):
        self.page.run("field.value = '5', field.readOnly = true")
        self.enter("1", "Backspace", "Delete", "ArrowUp", "Escape")
        self.page.paste("7")
        self.assertEqual(self.page.run("[field.value, document.activeElement.id]"), ["5", "field"])

    def test_typing_in_arabic_shows_arabic_digits(self):
        self.page.run("field.setAttribute('locale', 'ar-EG'), field.setAttribute('currency', 'EGP')")
        self.enter("1234.5")
        shown = self.page.run("field.formattedValue").replace("\u200f", "")
        self.assertEqual(shown, "\u0661\u066c\u0662\u0663\u0664\u066b\u0665\u00a0\u062c.\u0645.")
        self.assertEqual(self.value(), "1234.5")

    def test_text_inserted_without_beforeinput_sends_one_input_event(self):
        self.enter("123")
        self.log("input")
        self.page.insert("4")
        self.assertEqual(self.received(), ["input 1234"])

    def test_memory_stays_flat_over_many_edits_and_fields(self):
        self.enter("1")
        self.page.run("""globalThis.work = async (edits, fields) => { const { session } = field;
          for (let time = 0; time < edits; time += 1) { session.type("7"); session.delete("backward"); }
          for (let time = 0; time < fields; time += 1) {
            const other = document.createElement("numeric-field"); other.value = "12"; stage.append(other); other.remove(); }
          for (let time = 0; time < 5; time += 1) { gc(); await new Promise((done) => setTimeout(done, 20)); }
          return [performance.memory.usedJSHeapSize, engineMemory.buffer.byteLength] }, undefined""")
        self.page.run("work(20000, 500)")
        heap, engine = self.page.run("work(20000, 500)")
        for _ in range(8):
            later_heap, later_engine = self.page.run("work(20000, 500)")
        self.assertLess(later_heap - heap, 400_000)
        self.assertEqual(later_engine, engine)
