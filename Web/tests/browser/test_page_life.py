# SPDX-License-Identifier: MIT

from engines import CHROMIUM
from support import BrowserTest

DOLLARS = '<numeric-field id="field" locale="en-US" currency="USD" value="1234.5"></numeric-field>'


class LifeTest(BrowserTest):
    """Tests changes that the page makes to the element."""

    engine = CHROMIUM

    def test_a_cloned_field_starts_with_the_value_of_the_attribute(self):
        self.show(DOLLARS)
        self.assertEqual(self.page.run(
            "field.value = '7', stage.append(field.cloneNode(true)), stage.lastChild.formattedValue"), "$1,234.50")

    def test_a_field_works_before_it_is_added_to_the_page(self):
        self.assertEqual(self.page.run("""(() => { const field = document.createElement("numeric-field");
          field.setAttribute("locale", "de-DE"); field.value = "1234.5"; field.setAttribute("suffix", " m");
          return field.formattedValue })()"""), "1.234,5 m")

    def test_a_value_set_while_typing_is_shown_at_once(self):
        self.show(DOLLARS)
        self.page.run("field.focus(), field.addEventListener('input', () => { if (field.valueAsNumber > 2000) field.value = '2000' })")
        self.keys("67", "Home", "9")
        self.assertEqual(self.page.run("[field.value, field.formattedValue.slice(0, 6)]"), ["2000", "$2,000"])

    def test_escape_closes_a_dialog_if_there_is_nothing_to_restore(self):
        self.show(f"<dialog id='dialog'>{DOLLARS}</dialog>")
        self.page.run("dialog.showModal(), field.focus()")
        self.keys("6", "Escape")
        self.assertEqual(self.page.run("[field.value, dialog.open]"), ["1234.5", True])
        self.keys("Escape")
        self.assertFalse(self.page.run("dialog.open"))

    def test_css_states_can_be_styled(self):
        self.show(DOLLARS + "<style>numeric-field:state(negative) { color: rgb(200, 0, 0) }"
                  "numeric-field:state(refused) { border-color: rgb(0, 0, 200) }</style>")
        style = "(({ color, borderTopColor }) => [color, borderTopColor])(getComputedStyle(field))"
        self.enter("-x")
        self.assertEqual(self.page.run(style), ["rgb(200, 0, 0)", "rgb(0, 0, 200)"])
        self.keys("+")
        self.assertNotIn("rgb(200, 0, 0)", self.page.run(style))

    def test_a_label_is_added_quickly_to_a_page_of_4000_fields(self):
        self.show("".join(f'<label for="f{i}">Field {i}</label><numeric-field id="f{i}" locale="en-US"></numeric-field>' for i in range(4000)))
        self.wait()
        milliseconds = self.page.run("""(async () => { const start = performance.now();
          stage.insertAdjacentHTML("beforeend", '<label for="f7">Also</label>');
          await new Promise((done) => setTimeout(done));
          return performance.now() - start })()""")
        self.assertLess(milliseconds, 700)
        self.assertEqual(self.page.run("f7.shadowRoot.querySelector('input').getAttribute('aria-label')"), "Field 7 Also")

    def test_two_fields_are_independent(self):
        self.show(DOLLARS + '<numeric-field id="second" locale="de-DE" value="7"></numeric-field>')
        self.enter("6", "Tab", "End", "8")
        self.assertEqual(self.page.run("[field.formattedValue, second.formattedValue]"), ["$1,234.56", "78"])

    def drop(self, distance):
        """Drops the text "6" on the field, at a distance from an edge."""
        x, y = self.beside(distance)
        data = {"items": [{"mimeType": "text/plain", "data": "6"}], "files": [], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.page.call("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)
        self.wait()

    def test_text_dropped_on_a_field_without_the_focus_is_inserted_at_the_pointer(self):
        for distance, text in ((-10, "$1,234.56|"), (4, "$6|1,234.5")):
            self.show(DOLLARS)
            self.drop(distance)
            self.assertEqual(self.text(), text)

    def test_a_dialog_focuses_a_field_with_autofocus(self):
        self.show(f"<dialog id='dialog'><button>Close</button>{DOLLARS.replace(' id', ' autofocus id')}</dialog>")
        self.page.run("dialog.showModal()")
        self.assertEqual(self.page.run("document.activeElement.id"), "field")

    def test_an_invalid_attribute_is_ignored_and_named_as_in_html(self):
        self.show('<numeric-field id="field" locale="en-US" idle-notation="short" value="1.5"></numeric-field>')
        [said] = self.driver.get_log("browser")
        self.assertIn("idle-notation=", said["message"])
        self.assertEqual(self.page.run("field.formattedValue"), "1.5")
