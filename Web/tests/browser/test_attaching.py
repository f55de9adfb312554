# SPDX-License-Identifier: MIT
"""Tests inputs that are formatted by `attach`, in every browser."""

from support import BrowserTest


class Attached(BrowserTest):
    def test_the_value_of_the_attribute_is_the_initial_value(self):
        for options, *shown in (("{}", "1,234.5", "1,234.5", "1234.5"), ("{ value: null }", "", "", ""), ("{ value: '7' }", "7", "7", "7")):
            self.show('<form id="form"><input id="field" value="1234.5"></form>')
            self.attach(f"{{ locale: 'en-US', ...{options} }}")
            self.act("globalThis.first = field.value, amount.value = '9', form.reset()")
            self.assertEqual(self.page.run("[first, field.value, amount.value]"), shown)

    def test_earlier_listeners_and_capturing_listeners_read_the_new_value(self):
        self.show('<form id="form"><input id="field" name="price"></form>')
        self.page.run("""globalThis.read = [], field.addEventListener("input", () => read.push(amount.value)),
          form.addEventListener("input", () => read.push(new FormData(form).get("price")), true)""")
        self.attach()
        self.page.run("field.focus()")
        self.keys(*"123", pause=50)
        self.assertEqual(self.page.run("read"), ["1", "1", "12", "12", "123", "123"])

    def test_all_listeners_read_the_new_value_after_autofill(self):
        for field in ('<input id="field">', '<numeric-field id="field" locale="en-US"></numeric-field>'):
            for focus in ("", "field.focus(), "):
                self.show(f'<p id="around">{field}</p>')
                self.page.run("""globalThis.read = [], field.addEventListener("input", () => read.push(amount.value)),
                  around.oninput = () => read.push(amount.value), around.addEventListener("input", () => read.push(amount.value), true)""")
                self.page.run("globalThis.amount = field.shadowRoot ? field : NumericText.attach(field, { locale: 'en-US' }), undefined")
                self.act(f"{focus}undefined")
                self.write("1,077.5", 'new InputEvent("input", { bubbles: true, composed: true })', 'new Event("change", { bubbles: true })')
                self.assertEqual(self.page.run("[...read, amount.value, amount.formattedValue]"), ["1077.5"] * 4 + ["1,077.5"], [field, focus])

    def test_a_form_sends_and_resets_the_number_of_an_input_that_is_added_later_even_in_a_shadow_tree(self):
        self.show('<div id="host"></div>')
        for root, delay in (("host", 0), ("host.attachShadow({ mode: 'open' })", 100)):
            self.page.run(f"""globalThis.field = Object.assign(document.createElement("input"), {{ name: "price" }}),
              globalThis.form = document.createElement("form"), {root}.append(form)""")
            self.attach("{ locale: 'en-US', currency: 'USD', value: '1234.5' }")
            self.page.run("form.append(field)")
            self.wait(delay)
            self.assertEqual(self.page.run("[...new FormData(form)]"), [["price", "1234.5"]], root)
            self.act("amount.value = '7', form.reset()")
            self.assertEqual(self.page.run("[amount.value, field.value]"), ["1234.5", "$1,234.50"], root)

    def test_a_form_sends_the_number_of_an_input_that_is_moved_to_a_shadow_tree(self):
        self.show('<p id="paragraph"><input id="field" name="price"></p><div id="host"></div>')
        self.attach("{ locale: 'en-US', value: '1234' }")
        self.act("globalThis.form = document.createElement('form'), host.attachShadow({ mode: 'open' }).append(form), form.append(paragraph)")
        self.assertEqual(self.page.run("[...new FormData(form)]"), [["price", "1234"]])

    def test_a_detached_input_is_left_alone(self):
        self.show('<form id="form"><input id="field" value="5"></form>')
        self.attach("{ suffix: ' kg' }")
        self.page.run("field.focus(), form.reset(), amount.detach(), field.value = 'five'")
        self.wait(100)
        self.assertEqual(self.value(), "five")

    def test_an_attribute_that_is_not_a_number_is_ignored(self):
        self.show('<input id="field" value="about 5">')
        self.attach()
        self.assertEqual(self.page.run("[field.value, amount.value]"), ["", ""])

    def test_a_form_sends_its_entries_in_order(self):
        self.show("""<form id="form"><input name="name" value="A"><input name="price" id="first" value="1000">
          <input name="name" value="B"><input name="price" id="second" value="2000"><input name="price" value="free"></form>""")
        for name in ("first", "second"):
            self.attach(field=name)
        self.assertEqual(self.page.run("[...new FormData(form)]"), [
            ["name", "A"], ["price", "1000"], ["name", "B"], ["price", "2000"], ["price", "free"]])

    def test_enter_submits_the_form_once_with_the_number(self):
        self.show('<form id="form"><input id="field" name="price"><button>Send</button></form>')
        self.attach("{ locale: 'en-US', currency: 'USD' }")
        self.log_sent("price")
        self.enter("1234", "Enter", "5", "Enter")
        self.wait()
        self.assertEqual(self.page.run("[sent, field.value]"), [["1234", "12345"], "$12,345"])

    def test_another_copy_of_the_module_does_not_attach_an_input_twice(self):
        self.show('<input id="field">')
        self.attach()
        said = self.page.run("""new Promise((resolve) => {
          const script = document.createElement("script");
          script.src = document.querySelector("script[src]").src;
          script.onload = () => { try { resolve(NumericText.attach(field).value) } catch ({ message }) { resolve(message) } };
          document.head.append(script) })""")
        self.assertEqual(said, "numeric-field: This input is already attached. Call detach() of its attachment first.")
        self.enter("12")
        self.assertEqual(self.page.run("amount.value"), "12")

    def test_detaching_again_keeps_a_later_attachment(self):
        self.show('<input id="field">')
        self.attach()
        self.page.run("globalThis.first = amount, first.detach()")
        self.attach()
        self.page.run("first.detach(), field.focus()")
        self.keys("1234")
        self.assertEqual(self.text(), "1,234|")

    def test_messages_are_announced_inside_a_dialog(self):
        self.show('<dialog id="dialog"><input id="field"></dialog>')
        self.attach()
        self.page.run("dialog.showModal(), field.focus()")
        self.keys("x")
        self.assertEqual(self.page.run("dialog.querySelector('[role=status]').textContent"), "This is not part of a number.")

    def test_detaching_restores_every_attribute(self):
        for attributes in ("", ' spellcheck="true" autocomplete="cc-number" inputmode="text" autocorrect="on"'):
            self.show(f'<input id="field"{attributes}>')
            before = self.page.run("field.outerHTML")
            self.page.run("NumericText.attach(field, { min: 0 }).detach()")
            self.assertEqual(self.page.run("field.outerHTML"), before)

    def test_a_violation_is_reported_in_the_language_of_the_input_until_it_is_allowed(self):
        self.show('<input id="field">')
        self.attach("{ locale: 'de-DE', min: '5', value: '1', enforcement: 'report-only' }")
        self.wait()
        for change, message in (
            ("update({})", "Die Zahl muss mindestens 5 sein."), ("update({ locale: 'en-US' })", "The number must be 5 or more."),
            ("update({ enforcement: 'on-commit' })", ""), ("update({ enforcement: 'report-only' })", "The number must be 5 or more."), ("detach()", ""),
        ):
            self.assertEqual(self.page.run(f"(amount.{change}, field.validationMessage)"), message)
