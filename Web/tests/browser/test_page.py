# SPDX-License-Identifier: MIT

from chromium import WEB
from support import BrowserTest, ServedCase

WASM = {"Content-Type": "application/wasm"}

FORM = """<form id="form" action="about:blank" method="get">
  <label for="field">Amount</label>
  <numeric-field id="field" name="amount" locale="en-US" currency="USD" min="0" max="1000"
    enforcement="on-commit" value="1234.5" required></numeric-field>
  <button>Send</button>
</form>"""


class Form(BrowserTest):
    """Compares the element in a form with the browser's own inputs."""

    markup = FORM

    def test_validity_has_a_flag_and_a_message(self):
        flag = "Object.keys(ValidityState.prototype).find((name) => field.validity[name])"
        for value, *wrong in (("", "valueMissing", "Please enter a number."), ("-1", "rangeUnderflow", "The number must be $0.00 or more."),
                              ("1001", "rangeOverflow", "The number must be $1,000.00 or less."), ("5", "valid", "")):
            self.page.run(f"field.value = '{value}'")
            self.assertEqual(self.page.run(f"[{flag}, field.validationMessage]"), wrong)

    def test_a_custom_message_makes_the_field_invalid(self):
        self.page.run("field.value = '5', field.setCustomValidity('Too dear.')")
        self.assertEqual(self.page.run("[field.validity.customError, field.validationMessage]"), [True, "Too dear."])
        self.page.run("field.setCustomValidity('')")
        self.assertTrue(self.page.run("field.checkValidity()"))

    def test_form_restoration_restores_the_value(self):
        self.page.run("field.formStateRestoreCallback('12.5', 'restore')")
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["12.5", "$12.50"])


class Served(ServedCase):
    """Tests the modules, which browsers load only from servers."""

    pages = {"/": ({}, "<!doctype html><link rel=icon href=data:,><body></body>")}

    # The files that every field loads until it can be edited.
    ALWAYS = {"numeric-field-editing.js", "numeric-field-later.wasm", "numeric-field-streaming.js", "numeric-field-typing.js", "numeric-field.wasm"}

    NAMES = {"format", "loadCalculator", "loadEngine", "messages", "openSession", "parse"}

    def check(self, module, *other_names):
        self.stream('currency="USD" locale="en-US"', module)
        names = self.page.run(f"import('/dist/{module}').then((names) => Object.keys(names))")
        # The streaming module has more exports, which its other files import.
        self.assertEqual(self.NAMES.union(other_names) - set(names), set())
        self.enter("1234.5")
        self.page.wait_until("field.session")
        self.assertEqual(self.text(), "$1,234.5|")

    def test_the_module_that_contains_the_engine_works(self):
        self.check("numeric-field.js", "attach")

    def test_the_module_that_streams_the_engine_loads_its_first_part_first(self):
        self.check("numeric-field-streaming.js")
        engines = [name for name in self.loaded() if name.endswith(".wasm")]
        self.assertEqual(engines, ["numeric-field.wasm", "numeric-field-later.wasm"])

    def loaded(self):
        """Returns the names of the files that the page has loaded, except icons."""
        return self.page.run("""performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1))
          .filter((name) => name.startsWith("numeric-field"))""")

    def stream(self, options, module="numeric-field-streaming.js"):
        """Shows a field with the module that streams the engine, or another module."""
        self.page.run(f"""document.body.innerHTML = '<label for="field">Amount</label><numeric-field id="field" {options}></numeric-field>'""")
        self.page.run(f"import('/dist/{module}').then(() => null)")
        self.wait(300)

    def refusal_of(self, key):
        """Presses a key that is refused, and returns the message."""
        self.page.run("""globalThis.said = null, field.focus(),
          field.addEventListener("refused", ({ detail }) => { said = detail.message })""")
        self.keys(key)
        return self.page.run("said")

    def test_other_files_are_streamed_only_if_a_field_needs_them(self):
        for options, names in (
            ('locale="en-US"', []), ('locale="hu-HU"', []), ('locale="de-DE" scrubbing', ["messages-de", "messages", "scrubbing"]),
            ("wheel", ["scrubbing"]), ('copies="plain"', ["copying"]), ('min="x"', ["warnings"]), ("curency", ["warnings"]),
        ):
            self.open(self.address)
            self.stream(options)
            said = self.refusal_of("x")
            self.wait(100)
            self.assertEqual(sorted(self.loaded()), sorted([*self.ALWAYS, *(f"numeric-field-{name}.js" for name in names)]), options)
            is_german = "messages-de" in names
            self.assertEqual(said, "Das ist kein Teil einer Zahl." if is_german else "This is not part of a number.")
            self.assertEqual(self.page.run("field.shadowRoot.querySelectorAll('[part=edge]').length"), 2 if "scrubbing" in options else 0)
            self.expect_in_console()

    def test_functions_are_streamed_if_the_page_asks_for_the_engine(self):
        self.stream('locale="en-US"')
        self.assertEqual(self.page.run("""import('/dist/numeric-field-streaming.js').then(async ({ loadEngine, format }) => {
          let error;
          try { format("5") } catch (thrown) { error = thrown.message }
          await loadEngine();
          return [error, format("1234.5", { locale: "de-DE" })] })"""), ["numeric-field: Call `await loadEngine()` first.", "1.234,5"])
        self.assertIn("numeric-field-functions.js", self.loaded())

    def test_an_attached_input_shares_the_streamed_engine(self):
        self.page.run("""document.body.innerHTML = '<input id="field" aria-label="Weight"><numeric-field id="other"></numeric-field>'""")
        self.page.run("""import('/dist/numeric-field-attach.js').then(({ attach }) => {
          globalThis.weight = attach(field, { locale: "en-US", suffix: " kg" }); field.focus() })""")
        self.keys("1234")
        self.assertEqual((self.text(), self.page.run("weight.value")), ("1,234| kg", "1234"))
        self.assertEqual(sorted(self.loaded()), sorted([*self.ALWAYS, "numeric-field-attach.js"]))
        self.page.run("other.value = '5'")
        self.assertEqual(self.page.run("other.formattedValue"), "5")

    def test_a_field_works_without_files_that_cannot_be_loaded(self):
        for names, options, key, keys, state, said in (
            (("messages-de.js", "scrubbing.js"), 'locale="de-DE" scrubbing', "x", "1234,5", ("1.234,5|", "1234.5"),
             ("messages-de.js", "scrubbing.js")),
            # The page tries to load the words of short forms early, and again when the field can be edited. Then it warns.
            (("magnitudes.js",), 'locale="en-US" magnitudes', "k", "1234.5", ("1,234.5|", "1234.5"), ("Failed to fetch dynamically imported module",)),
            # The field tries again to load the calculator. In the message, Chromium shortens the address.
            (("calculator.wasm",), 'currency="USD" locale="en-US" arithmetic', "*", "1234.5", ("$1,234.5|", "1234.5"), ("/dist/numeric",)),
        ):
            # Browsers refuse a module that is sent as plain text.
            self.open_served({f"/dist/numeric-field-{name}": ({"Content-Type": "text/plain"}, "") for name in names})
            self.stream(options)
            self.assertEqual(self.refusal_of(key), "This is not part of a number.")
            self.keys(keys)
            self.assertEqual(self.state(), state)
            self.wait(500)
            self.expect_in_console(*said)

    def test_the_calculator_and_the_words_of_short_forms_are_streamed_if_a_field_needs_them(self):
        scripts = [name for name in self.ALWAYS if name.endswith(".js")]
        for options, words, keys, results in (
            ('currency="USD" arithmetic', [], "1200+15%", ["1380", "$1,380.00"]), ("exponents", [], "1.5e6", ["1500000", "1,500,000"]),
            ("magnitudes", ["numeric-field-magnitudes.js"], "1.5k", ["1500", None]),
        ):
            self.open(self.address)
            self.stream(f'locale="en-US" {options}')
            self.page.wait_until("field.session")
            self.assertEqual(sorted(self.loaded()), sorted([*scripts, "numeric-field-calculator.wasm", *words]))
            self.enter(keys)
            self.assertEqual(self.page.run("[field.value, field.resultText]"), results)

    def test_an_engine_that_does_not_fit_is_not_blamed_on_a_policy(self):
        name = "numeric-field.wasm"
        whole = (WEB / "dist" / name).read_bytes()
        for headers, content, reason in (
            ({}, "<!doctype html>", "is not a WebAssembly file, or it is incomplete."),
            (WASM, whole[:1000], "is not a WebAssembly file, or it is incomplete."),
            # The last section, which is removed here, contains the name of the build.
            (WASM, whole[:-19], "belongs to another version of this module."),
        ):
            address = self.open_served({f"/dist/{name}": (headers, content)})
            self.page.run("globalThis.said = [], console.error = (error) => { said.push(error.message) }")
            self.stream('locale="en-US" value="5"')
            self.assertEqual(self.page.run("[said.length, field.formattedValue]"), [1, "5"])
            said = self.page.run("said[0]")
            self.assertIn(f"{address}dist/{name} {reason}", said)
            self.assertNotIn("Content-Security-Policy", said)

    def test_the_calculator_and_the_words_are_streamed_later_if_they_are_needed_later(self):
        for option, words, keys, results in (("arithmetic", [], "+1", ["1235.5", "$1,235.50"]), ("magnitudes", ["numeric-field-magnitudes.js"], "k", ["1234500", None])):
            self.open(self.address)
            self.check("numeric-field-streaming.js")
            self.page.run(f"field.{option} = true")
            self.wait(300)
            self.assertEqual(sorted(self.loaded()), sorted([*self.ALWAYS, "numeric-field-calculator.wasm", *words]))
            self.assertEqual(self.state(), ("$1,234.5|", "1234.5"))
            self.page.run("field.blur()")
            self.enter(keys)
            self.assertEqual(self.page.run("[field.value, field.resultText]"), results)
