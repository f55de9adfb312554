# SPDX-License-Identifier: MIT

from engines import CHROMIUM
from support import BrowserTest

DOLLARS = '<label for="field">Amount</label><numeric-field id="field" locale="en-US" currency="USD"></numeric-field>'


class EditingTest(BrowserTest):
    engine = CHROMIUM

    markup = DOLLARS

    def test_leaving_sends_one_change_event(self):
        self.enter("5")
        self.log("change")
        self.keys("Tab")
        self.enter("Tab")
        self.assertEqual(self.received(), ["change 5"])
        self.assertEqual(self.page.run("field.formattedValue"), "$5.00")

    def test_tab_selects_everything_and_a_digit_replaces_it(self):
        self.page.run("field.value = '1234.5', document.body.focus()")
        self.keys("Tab")
        self.wait()
        self.assertEqual(self.text(), "|$1,234.5|")
        self.keys("7")
        self.assertEqual(self.text(), "$7|")

    def test_shift_and_arrows_select_digits(self):
        self.enter("1234.5", *["Shift+ArrowLeft"] * 3)
        self.assertEqual(self.text(), "$1,23|4.5|")
        self.keys("Shift+ArrowRight")
        self.assertEqual(self.text(), "$1,234|.5|")

    def test_control_and_backspace_delete_to_the_start(self):
        self.enter("1234.5", *["ArrowLeft"] * 2, "Control+Backspace")
        self.assertEqual(self.value(), "0.5")

    def test_control_and_arrow_stop_only_at_caret_slots(self):
        self.enter("1234.5")
        self.keys(*["Control+ArrowLeft"] * 6, pause=50)
        self.assertEqual(self.text(), "$|1,234.5")

    def test_undo_from_the_menu_works_like_the_key(self):
        self.enter("12", "ArrowLeft", "9")
        self.page.run("document.execCommand('undo')")
        self.assertEqual(self.value(), "12")
        self.page.run("document.execCommand('redo')")
        self.assertEqual(self.after_each(self.value, "Undo", "Control+y"), ["12", "192"])

    def test_a_double_click_selects_the_number_without_its_symbol(self):
        self.enter("1234")
        x, y = self.beside(20)
        self.page.click(x, y)
        self.page.click(x, y, count=2)
        self.assertEqual(self.text(), "$|1,234|")

    def test_a_confirmed_composition_sends_one_input_event(self):
        self.enter()
        self.log("input")
        self.page.compose("5")
        self.page.run("received.splice(0)")
        self.page.insert("5")
        self.assertEqual([event for event in self.received() if event != "input "], ["input 5"])

    def test_text_inserted_without_beforeinput_is_formatted_and_sends_one_input_event(self):
        self.enter("123")
        self.log("input")
        for text in "4x":
            self.page.insert(text)
            self.assertEqual(self.text(), "$1,234|")
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
