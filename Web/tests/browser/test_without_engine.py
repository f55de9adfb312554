# SPDX-License-Identifier: MIT
"""Tests fields on pages where WebAssembly cannot run, in every browser."""

import json

from chromium import WEB
from early import EarlyCase
from selenium.webdriver.support.ui import WebDriverWait
from support import PolicyCase


class WithoutEngine(PolicyCase):
    """Tests fields on a page that forbids WebAssembly."""

    PAGE = """<!doctype html><html lang="de"><link rel=icon href=data:,><form id="form"><label for="field">Amount</label>
      <numeric-field id="field" name="amount" value="0.5" min="0" max="2000"></numeric-field></form>
      <script src="/dist/numeric-field-script.js"></script>"""
    pages = {"/": ({"Content-Security-Policy": "script-src 'self'"}, PAGE)}
    may_complain = True
    SENT = "new FormData(form).get('amount')"

    def enter(self, *keys):
        self.look("(field.focus(), field.select())")
        self.keys(*keys)

    def test_a_number_is_read_with_the_separators_of_the_locale_and_another_text_blocks_the_form(self):
        self.assertEqual(self.look("field.formattedValue"), "0,5")
        wrong = "Das ist kein Teil einer Zahl."
        for keys, number, flag, message in (
            ("1.234", "1234", "valid", ""), ("1.234,5", "1234.5", "valid", ""), ("12,5", "12.5", "valid", ""),
            ("2000,5", "2000.5", "rangeOverflow", "Die Zahl darf höchstens 2.000 sein."),
            ("1234.5", "", "badInput", wrong), ("12,5,1", "", "badInput", wrong), ("five", "", "badInput", wrong),
        ):
            self.enter(keys)
            self.assertEqual(self.look(f"[field.value, {self.SENT}, field.validity.{flag}, form.checkValidity(), field.validationMessage]"),
                             [number, number, True, flag == "valid", message], keys)

    def test_enter_submits_the_form(self):
        self.look("form.addEventListener('submit', (event) => { event.preventDefault(); form.title = new FormData(form).get('amount') })")
        self.enter("1.234", "Enter")
        self.assertEqual(self.look("form.title"), "1234")

    def test_a_changed_value_is_committed_once(self):
        self.look("""(form.addEventListener('submit', (event) => event.preventDefault()),
          field.addEventListener('change', () => { form.title += field.value + ' ' }))""")
        self.enter("1", "Enter", "2")
        self.look("(field.blur())")
        self.look("(field.value = '7', field.focus(), field.blur())")
        self.assertEqual(self.look("form.title"), "1 12 ")

    def test_every_documented_member_exists(self):
        manifest = json.loads((WEB / "custom-elements.json").read_text())
        names = [member["name"] for member in manifest["modules"][0]["declarations"][0]["members"]]
        self.assertEqual(self.look(f"{json.dumps(names)}.filter((name) => !(name in field))"), [])
        self.look("(field.step = '0.1', field.stepUp(2), field.stepDown())")
        self.assertEqual(self.look("[field.value, field.formattedValue, field.valueAsNumber, field.valueAsBigInt]"), ["0.6", "0,6", 0.6, None])
        self.look("(field.toggleSign(), field.setSelectionRange(0, 2))")
        self.assertEqual(self.look("[field.value, field.selectionEnd, field.session, field.resultText]"), ["-0.6", 2, None, None])

    def test_the_page_can_set_reset_and_restyle_the_value(self):
        self.enter("7,5")
        for change, shown in (("field.locale = 'en-US'", "7.5"), ("field.value = '1234.5'", "1234.5"), ("form.reset()", "0.5")):
            self.look(f"({change})")
            self.assertEqual(self.look(f"[field.formattedValue, {self.SENT}]"), [shown, shown])


class WithoutConnections(PolicyCase):
    """Tests a page whose policy forbids the request for the engine."""

    POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
    PAGE = """<!doctype html><html lang="en"><link rel=icon href=data:,><numeric-field id="field"></numeric-field>
      <script type="module" src="/page.js"></script>"""
    SCRIPT = "import('/dist/numeric-field-streaming.js').then(({ loadEngine }) => loadEngine()).catch(({ message }) => { field.title = message })"
    pages = {"/": ({"Content-Security-Policy": POLICY}, PAGE), "/page.js": ({"Content-Type": "text/javascript"}, SCRIPT)}
    may_complain = True

    def test_the_error_names_the_file_and_what_the_policy_must_contain(self):
        message = WebDriverWait(self.driver, 10).until(lambda _: self.look("field.title"))
        for part in ("/dist/numeric-field.wasm", "connect-src 'self'"):
            self.assertIn(part, message)


class WithoutFiles(EarlyCase):
    """Tests fields on a page that can load no file after the first one."""

    LOST = ("numeric-field-typing.js", "numeric-field-plain.js", "numeric-field.wasm")
    may_complain = True

    @classmethod
    def make_pages(cls):
        # Browsers refuse a module that is sent as plain text.
        return {f"/dist/{name}": ({"Content-Type": "text/plain"}, "") for name in cls.LOST}

    def open_lost(self, keys):
        self.open_early(gated=self.LOST)
        self.page.run("globalThis.said = [], console.error = (error) => { said.push(error.message) }")
        self.overtype(keys)
        self.server.gate.set()
        self.page.wait_until("said.length || performance.now() > 9000")
        self.wait(0)

    def test_typed_keys_are_shown_and_have_no_value(self):
        self.open_lost("98")
        self.keys("7")
        self.assertEqual(self.text(), "987|")
        self.assertEqual(self.page.run("[field.value, said.length, field.validity.badInput, field.validationMessage === said[0]]"), ["", 1, True, True])
        self.page.run("button.click()")
        self.assertIsNone(self.page.run("sent"))

    def test_a_field_that_is_used_later_is_a_plain_input(self):
        self.open_lost("")
        self.assertEqual(self.page.run("[field.value, form.checkValidity()]"), ["1234.5", True])
        self.overtype("7")
        self.assertEqual((self.text(), self.page.run("[field.value, form.checkValidity()]")), ("7|", ["", False]))
        self.page.run("field.value = '5', button.click()")
        self.assertEqual((self.text(), self.page.run("sent")), ("$5.00|", "5"))
