# SPDX-License-Identifier: MIT
"""Tests the accessibility properties of the input, and announcements, in every browser."""

from engines import CHROMIUM
from support import BrowserTest

REQUIRED = """<form id="form"><label for="field">Amount</label>
  <numeric-field id="field" name="amount" locale="en-US" currency="USD" required></numeric-field><button>Send</button></form>"""
REGION = "field.shadowRoot.querySelector('[aria-live=\"polite\"]')"


class Access(BrowserTest):
    """Tests the role, name, description and validity of the input in a field."""

    def input(self):
        return self.driver.execute_script("return document.querySelector('#field').shadowRoot.querySelector('input')")

    def named(self):
        """Returns the accessible name that the browser computes."""
        self.wait()
        return self.input().accessible_name

    def described(self):
        """Returns the description of the input, which can be a text or refer to other elements."""
        self.wait()
        return self.page.run("""(({ ariaDescribedByElements: elements, ariaDescription: text }) =>
          elements?.map(({ textContent }) => textContent).join(" ") ?? text)(field.shadowRoot.querySelector("input"))""")

    def is_called_wrong(self):
        return self.page.run("field.shadowRoot.querySelector('input').getAttribute('aria-invalid')")

    def test_the_role_is_textbox_not_spinbutton(self):
        self.show(REQUIRED)
        self.assertEqual((self.input().aria_role, self.named(), self.input().get_attribute("required")), ("textbox", "Amount", "true"))

    def test_later_labels_and_descriptions_are_used(self):
        self.show('<numeric-field id="field" locale="en-US" aria-describedby="hint"></numeric-field>')
        self.assertEqual(self.named(), "")
        self.page.run("""stage.insertAdjacentHTML("afterbegin", '<label for="field">Price</label><p id="hint">Net</p>')""")
        self.assertEqual((self.named(), self.described()), ("Price", "Net"))
        self.page.run("document.querySelector('label').textContent = 'Cost', hint.textContent = 'Gross'")
        self.assertEqual((self.named(), self.described()), ("Cost", "Gross"))

    def test_a_label_around_the_field_names_it_once(self):
        for before, behind in (("Price", ""), ("Price", "in dollars")):
            self.show(f'<label><span>{before}</span> <numeric-field id="field" locale="en-US"></numeric-field> {behind}</label>')
            self.assertEqual(self.named().split(), f"{before} {behind}".split())
            self.page.run("document.querySelector('span').textContent = 'Cost'")
            self.assertEqual(self.named().split(), f"Cost {behind}".split())

    def test_a_label_and_a_hint_inside_name_and_describe_it(self):
        self.show('<numeric-field id="field" locale="en-US"><b slot="label">Price</b><i slot="hint">Net</i></numeric-field>')
        self.assertEqual((self.named(), self.described()), ("Price", "Net"))
        self.page.run("field.replaceChildren()")
        self.assertEqual(self.named(), "")

    def test_a_blocked_submit_and_leaving_the_field_mark_a_missing_number(self):
        for value, keys, leave in (("", [], "form.requestSubmit()"), ("", [], "field.blur()"), ("5", ["Backspace"], "field.blur()")):
            self.show(REQUIRED)
            self.page.run(f"field.value = '{value}'")
            self.overtype(*keys)
            self.assertEqual(self.is_called_wrong(), "false")
            self.act(leave)
            self.assertEqual(self.is_called_wrong(), "true")

    def test_a_field_with_the_focus_is_described_by_its_bounds(self):
        for markup in ('<numeric-field id="field" locale="en-US" currency="USD" min="0" max="1000"><i slot="hint">Net</i></numeric-field>',
                       '<numeric-field id="field" locale="en-US" currency="USD" min="0" max="1000" aria-label="Price"></numeric-field>'):
            self.show(markup)
            self.page.run("field.focus()")
            self.assertIn("The number must be between $0.00 and $1,000.00.", self.described())
            self.page.run("field.max = '5', field.min = null")
            self.assertTrue(self.described().endswith("The number must be $5.00 or less."))
            self.assertNotIn("between", self.described())

    def test_an_attached_input_is_described_by_its_bounds(self):
        self.show('<input id="field" aria-description="Net">')
        self.page.run("globalThis.amount = NumericText.attach(field, { locale: 'en-US', min: 0 }), field.focus()")
        for change, said in (("update({})", "Net. The number must be 0 or more."), ("update({ min: 5 })", "Net. The number must be 5 or more."), ("detach()", "Net")):
            self.assertEqual(self.page.run(f"(amount.{change}, field.getAttribute('aria-description'))"), said)

    def test_a_compact_number_is_described_by_the_exact_one(self):
        self.show('<numeric-field id="field" locale="en-US" idle-notation="compact" value="1234567"></numeric-field>')
        self.assertEqual((self.text().replace("|", ""), self.described()), ("1.2M", "1,234,567"))
        self.page.run("field.focus()")
        self.assertIn(self.described(), ("", None))
        self.page.run("field.blur(), field.value = '5'")
        self.assertIn(self.described(), ("", None), "the text is the exact number")
        self.show('<input id="field">')
        self.page.run("NumericText.attach(field, { locale: 'en-US', idleNotation: 'compact', value: '1234567' }), undefined")
        self.assertEqual(self.page.run("field.getAttribute('aria-description')"), "1,234,567")

    def test_the_space_that_gives_the_box_its_height_is_not_spoken(self):
        for markup in ('<numeric-field id="field" aria-label="A"></numeric-field>', '<numeric-field id="field"><i slot="label">A</i></numeric-field>'):
            self.show(markup)
            content = self.page.run("""["::before"].flatMap((part) => [field, field.shadowRoot.querySelector("span")]
              .map((box) => getComputedStyle(box, part).content)).filter((content) => /\u200b/.test(content))""")
            self.assertEqual(content, ['"\u200b" / ""'])
            if self.engine is CHROMIUM:
                self.page.call("Accessibility.enable")
                nodes = self.page.call("Accessibility.getFullAXTree")["nodes"]
                self.assertEqual([node for node in nodes if "\u200b" in str(node.get("name", {}).get("value"))], [])
                self.page.call("Accessibility.disable")

    def test_aria_invalid_set_by_the_page_is_kept(self):
        self.show(REQUIRED)
        self.page.run("field.setAttribute('aria-invalid', 'true'), field.value = '5', field.focus()")
        self.keys("Tab")
        self.assertEqual(self.is_called_wrong(), "true")

    def test_the_input_refers_to_the_error_message_of_the_page(self):
        self.show(REQUIRED + '<p id="wrong">Too dear.</p>')
        if not self.page.run("'ariaErrorMessageElements' in Element.prototype"):
            self.skipTest(f"{self.engine.name} refers to no elements outside a shadow tree.")
        self.page.run("field.setAttribute('aria-errormessage', 'wrong')")
        self.assertEqual(
            self.page.run("field.shadowRoot.querySelector('input').ariaErrorMessageElements.map(({ id }) => id)"), ["wrong"])


class Notices(BrowserTest):
    """Tests the announcements for screen readers, and their language."""

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
        texts = self.after_each(lambda: self.page.run(f"{REGION}.textContent"), *"xy")
        self.assertEqual({text.strip() for text in texts}, {"This is not part of a number."})
        self.assertEqual(len(set(texts)), 2)

    def test_each_refused_key_starts_an_animation_for_refusals(self):
        self.show(f"""{REQUIRED}<style>
          @keyframes nudge {{ 50% {{ translate: 4px }} }}
          numeric-field:state(refused) {{ animation: nudge .02s }}</style>""")
        self.page.run("globalThis.count = 0, field.addEventListener('animationend', () => { count += 1 }), field.focus()")
        for count in (1, 2, 3):
            self.keys("x")
            self.wait(300)
            self.assertEqual(self.page.run("[count, field.matches(':state(refused)')]"), [count, True])

    def test_a_separator_without_a_meaning_is_refused_silently(self):
        self.begin('<numeric-field id="field" currency="USD" locale="en-US" entry="minor-units"></numeric-field>')
        self.log("refused")
        self.keys("1.")
        self.assertEqual(self.received(), ["refused noSeparatorInMinorUnits"])
        self.assertEqual(self.page.run(f"[field.matches(':state(refused)'), {REGION}.textContent]"), [False, ""])

    def test_a_bad_text_is_refused_once(self):
        for is_focused in ("true", "false"):
            for fill in ("input", "change"):
                self.show(REQUIRED)
                self.log("refused")
                self.page.run(f"{is_focused} && field.focus()")
                self.write("none", f"new Event({fill!r}, {{ bubbles: true, composed: true }})")
                self.wait()
                self.act("field.blur()")
                self.assertEqual(self.received(), ["refused notANumber"], (is_focused, fill))

    def test_enter_refuses_or_clamps_once(self):
        for options, keys, events in (("arithmetic", "5/0", ["refused divisionByZero"]), ('max="5" enforcement="on-commit"', "9", ["clamp 5"])):
            self.show(f'<numeric-field id="field" locale="en-US" {options}></numeric-field>')
            self.enter(keys)
            self.log("refused", "clamp")
            self.keys("Enter")
            self.wait()
            self.assertEqual(self.received(), events)

    def test_a_step_by_a_key_is_announced(self):
        self.begin('<numeric-field id="field" locale="en-US" currency="USD" value="1234.5" min="-5000" max="1236"></numeric-field>')
        said = self.after_each(self.said, "ArrowUp", "PageDown", "ArrowUp", "PageUp")
        self.assertEqual(said[:3], ["$1,235.5", "$1,225.5", "$1,226.5"])
        self.assertNotIn("$", said[3][:1])
        self.page.run("field.value = '-1'")
        self.keys("ArrowDown")
        self.assertEqual(self.said(), "\u2212$2")

    def test_messages_are_in_the_language_of_the_locale(self):
        self.show('<numeric-field id="field" locale="de-DE" required></numeric-field><numeric-field id="other" locale="fr-FR" required></numeric-field>')
        self.wait()
        self.assertEqual(self.page.run("[field.validationMessage, other.validationMessage]"), ["Bitte eine Zahl eingeben.", "Veuillez saisir un nombre."])
        self.enter("x")
        self.assertEqual(self.said(), "Das ist kein Teil einer Zahl.")

    def test_a_page_can_replace_messages(self):
        self.begin(REQUIRED)
        self.page.run("field.messages = { notANumber: 'Digits, please.' }, undefined")
        self.keys("x")
        self.assertEqual(self.said(), "Digits, please.")

    def test_clamping_sends_an_event_and_is_announced(self):
        self.begin('<numeric-field id="field" locale="en-US" max="100"></numeric-field><input id="plain">')
        self.page.run("NumericText.attach(plain, { locale: 'en-US', max: '100' }), undefined")
        for id in ("field", "plain"):
            self.page.run(f"""globalThis.heard = [], {id}.focus(),
              {id}.addEventListener("clamp", ({{ detail }}) => heard.push(detail.value, detail.message))""")
            self.keys("1234")
            self.wait()
            self.assertEqual(self.page.run("heard")[:2], ["100", "Changed to 100, the nearest number allowed."], id)
        self.assertEqual(self.said(), "Changed to 100, the nearest number allowed.")
