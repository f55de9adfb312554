# SPDX-License-Identifier: MIT
"""What assistive technology is told, in every engine."""

import unittest

from engines import in_every_engine
from support import BrowserTest

REQUIRED = """<form id="form"><label for="field">Amount</label>
  <numeric-field id="field" name="amount" locale="en-US" currency="USD" required></numeric-field><button>Send</button></form>"""
REGION = "field.shadowRoot.querySelector('[aria-live=\"polite\"]')"


class Access(BrowserTest):
    """The input inside a field: its role, its names and whether it is called wrong."""

    def input(self):
        return self.driver.execute_script("return document.querySelector('#field').shadowRoot.querySelector('input')")

    def named(self):
        """How the browser computes the name."""
        self.wait()
        return self.input().accessible_name

    def described(self):
        """The text that describes the input, where it is one or that of other elements."""
        self.wait()
        return self.page.run("""(({ ariaDescribedByElements: elements, ariaDescription: text }) =>
          elements?.map(({ textContent }) => textContent).join(" ") ?? text)(field.shadowRoot.querySelector("input"))""")

    def is_called_wrong(self):
        return self.page.run("field.shadowRoot.querySelector('input').getAttribute('aria-invalid')")

    def test_it_is_a_text_field_and_no_spinbutton(self):
        self.show(REQUIRED)
        self.assertEqual(self.input().aria_role, "textbox")

    def test_late_labels_and_descriptions_are_followed(self):
        self.show('<numeric-field id="field" locale="en-US" aria-describedby="hint"></numeric-field>')
        self.assertEqual(self.named(), "")
        self.page.run("""stage.insertAdjacentHTML("afterbegin", '<label for="field">Price</label><p id="hint">Net</p>')""")
        self.assertEqual((self.named(), self.described()), ("Price", "Net"))
        self.page.run("document.querySelector('label').textContent = 'Cost', hint.textContent = 'Gross'")
        self.assertEqual((self.named(), self.described()), ("Cost", "Gross"))

    def test_a_label_and_a_hint_inside_name_and_describe_it(self):
        self.show('<numeric-field id="field" locale="en-US"><b slot="label">Price</b><i slot="hint">Net</i></numeric-field>')
        self.assertEqual((self.named(), self.described()), ("Price", "Net"))
        self.page.run("field.replaceChildren()")
        self.assertEqual(self.named(), "")

    def test_a_blocked_submit_calls_the_field_wrong(self):
        self.show(REQUIRED)
        self.assertEqual(self.is_called_wrong(), "false")
        self.page.run("form.requestSubmit()")
        self.assertEqual(self.is_called_wrong(), "true")

    def test_a_field_that_was_left_wrong_is_called_so(self):
        self.show(REQUIRED)
        self.page.run("field.value = '5', field.focus(), field.select()")
        self.page.press("Backspace")
        self.assertEqual(self.is_called_wrong(), "false")
        self.page.press("Tab")
        self.wait()
        self.assertEqual(self.is_called_wrong(), "true")

    def test_what_the_page_declares_stays(self):
        self.show(REQUIRED)
        self.page.run("field.setAttribute('aria-invalid', 'true'), field.value = '5', field.focus()")
        self.page.press("Tab")
        self.assertEqual(self.is_called_wrong(), "true")

    def test_the_error_message_of_the_page_is_referred_to(self):
        self.show(REQUIRED + '<p id="wrong">Too dear.</p>')
        if not self.page.run("'ariaErrorMessageElements' in Element.prototype"):
            self.skipTest(f"{self.engine.name} refers to no elements outside a shadow tree.")
        self.page.run("field.setAttribute('aria-errormessage', 'wrong')")
        self.assertEqual(
            self.page.run("field.shadowRoot.querySelector('input').ariaErrorMessageElements.map(({ id }) => id)"), ["wrong"])


class Notices(BrowserTest):
    """What is announced, and in which language."""

    def begin(self, markup):
        self.show(markup)
        self.page.run("field.focus()")

    def said(self):
        return self.page.run(f"{REGION}.textContent.trim()")

    def test_the_region_exists_before_its_first_text(self):
        self.begin(REQUIRED)
        self.assertEqual(self.page.run(f"[{REGION}.getAttribute('role'), {REGION}.textContent]"), ["status", ""])

    def test_the_same_refusal_is_announced_again(self):
        self.begin(REQUIRED)
        texts = []
        for key in "xy":
            self.page.type(key)
            texts.append(self.page.run(f"{REGION}.textContent"))
        self.assertEqual({text.strip() for text in texts}, {"This is not part of a number."})
        self.assertEqual(len(set(texts)), 2)

    def test_a_field_speaks_the_language_of_its_locale(self):
        self.show('<numeric-field id="field" locale="de-DE" required></numeric-field><numeric-field id="other" locale="fr-FR" required></numeric-field>')
        self.wait()
        self.assertEqual(self.page.run("[field.validationMessage, other.validationMessage]"), ["Bitte eine Zahl eingeben.", "Veuillez saisir un nombre."])
        self.page.run("field.focus()")
        self.page.type("x")
        self.assertEqual(self.said(), "Das ist kein Teil einer Zahl.")

    def test_a_page_replaces_sentences(self):
        self.begin(REQUIRED)
        self.page.run("field.messages = { notANumber: 'Digits, please.' }, undefined")
        self.page.type("x")
        self.assertEqual(self.said(), "Digits, please.")

    def test_a_bound_that_takes_the_place_of_the_number_is_told(self):
        self.begin('<numeric-field id="field" locale="en-US" max="100"></numeric-field><input id="plain">')
        self.page.run("NumericText.attach(plain, { locale: 'en-US', max: '100' }), undefined")
        for id in ("field", "plain"):
            self.page.run(f"""globalThis.heard = [], {id}.focus(),
              {id}.addEventListener("clamp", ({{ detail }}) => heard.push(detail.value, detail.message))""")
            self.page.type("1234")
            self.wait()
            self.assertEqual(self.page.run("heard")[:2], ["100", "Changed to 100, the nearest number allowed."], id)
        self.assertEqual(self.said(), "Changed to 100, the nearest number allowed.")


globals().update(in_every_engine(Access, Notices))
del Access, Notices

if __name__ == "__main__":
    unittest.main()
