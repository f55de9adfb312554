# SPDX-License-Identifier: MIT
"""Tests the console warnings about attributes, and the spoken sentences about bounds, in every browser."""

from support import BrowserTest, ServedCase


class Warnings(BrowserTest):
    def warned(self, attributes):
        """Shows a field with these attributes, and returns the warnings about it."""
        self.page.run("globalThis.said = [], console.warn = (text) => { said.push(text) }")
        self.show(f'<numeric-field id="field" {attributes}></numeric-field>')
        self.wait()
        return self.page.run("said.splice(0)")

    def test_wrong_attributes_are_named_but_not_those_of_the_page_and_of_frameworks(self):
        misspelled = {"curency": "currency", "lcoale": "locale", "minn": "min", "idle-notaton": "idle-notation", "keyboardlocale": "keyboard-locale"}
        for attributes, *sentences in (
            *((f'{wrong}="EUR"', f"{wrong} is not an attribute of this element. Did you mean {right}?") for wrong, right in misspelled.items()),
            ('decimals="2"', "decimals is not an attribute of this element."),
            # An `<input>` has this attribute, but here it has no effect.
            ('type="number"', "type is not an attribute of this element."),
            ('value="NaN"', 'value="NaN" is not a plain decimal number such as "-1234.5".'),
            ("""class="a" style="color: red" title="b" tabindex="0" hidden slot="c" lang="en" dir="ltr" part="d"
              name="e" required readonly disabled placeholder="f" inputmode="decimal" autocomplete="off" enterkeyhint="done" draggable="true"
              form="g" nonce="h" onclick="" data-id="i" aria-label="j" role="none" accesskey="k" contenteditable="false" spellcheck="false"
              translate="no" autofocus exportparts="l" is="m" formcontrolname="n" ngmodel _ngcontent-abc x-model="o" @click="p" :value="q"
              v-cloak wire:model="r" hx-get="s" value="5" currency="EUR" min="0" """,),
        ):
            self.assertEqual(self.warned(attributes), [f'<numeric-field id="field">: {sentence}' for sentence in sentences])

    def test_a_currency_that_the_kind_does_not_use_is_named(self):
        self.assertEqual(self.warned('currency="EUR" kind="percent" value="0.5" locale="en-US"'), [
            '<numeric-field id="field">: currency="EUR" needs kind="currency".'])
        self.assertEqual(self.page.run("field.formattedValue"), "50%")

    def test_a_value_of_the_page_that_is_not_a_number_is_named(self):
        self.assertEqual(self.warned('value="5"'), [])
        self.act("field.value = NaN")
        self.assertEqual(self.page.run("[said, field.value, field.formattedValue]"), [
            ['<numeric-field id="field">: value="NaN" is not a plain decimal number such as "-1234.5".'], "", ""])

    def test_a_number_can_be_removed_without_a_warning(self):
        self.assertEqual(self.warned('value="5"'), [])
        self.assertEqual(self.page.run("[field.valueAsNumber, field.valueAsNumber = NaN, isNaN(field.valueAsNumber), field.value]"), [5, None, True, ""])
        self.wait()
        self.assertEqual(self.page.run("said"), [])


class OutOfBounds(BrowserTest):
    """Tests the sentence for a key that is refused because the number would be out of bounds."""

    def refused(self, attributes, value="9"):
        """Types a digit after the number, and returns the sentence about its refusal."""
        self.show(f'<numeric-field id="field" enforcement="refuse" locale="en-US" value="{value}" {attributes}></numeric-field>')
        self.page.run("field.addEventListener('refused', (event) => { globalThis.said = event.detail.message }), field.focus()")
        self.keys("9")
        return self.page.run("said")

    def test_names_the_bounds_in_the_notation_of_the_field(self):
        self.assertEqual(self.refused('min="1" max="50"'), "The number must be between 1 and 50.")
        self.assertEqual(self.refused('max="50.5" currency="USD"'), "The number must be $50.50 or less.")
        self.assertEqual(self.refused('min="-9"', "-9"), "The number must be -9 or more.")

    def test_can_be_replaced(self):
        self.page.run("NumericText.messages.outOfBounds = 'No!'")
        self.assertEqual(self.refused('min="1" max="50"'), "No!")


class WithoutCalculator(ServedCase):
    """Tests fields that calculate on a page that cannot load the calculator."""

    PAGE = """<!doctype html><html lang="en"><link rel=icon href=data:,><script>
      said = [];
      console.warn = (text) => said.push(text);
      addEventListener("unhandledrejection", ({ reason }) => said.push(reason.message));
    </script><numeric-field id="field" locale="en-US" arithmetic></numeric-field><numeric-field id="other" locale="en-US" exponents></numeric-field>"""
    pages = {
        "/": ({}, PAGE + '<script src="/dist/numeric-field-script.js"></script>'),
        "/streaming": ({}, PAGE + '<script type="module" src="/dist/numeric-field-streaming.js"></script>'),
        "/dist/numeric-field-calculator.wasm": ({"Content-Type": "application/wasm"}, ""),
    }

    def warned(self):
        """Commits several numbers, and returns the warnings."""
        for keys in ("12", "3+4", "5"):
            self.overtype(keys, "Enter")
            self.act("other.focus()")
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["5", "5"])
        return self.page.run("said")

    def test_one_module_without_the_calculator_says_which_one_has_it(self):
        self.assertEqual(self.warned(), [
            "numeric-field: arithmetic, magnitudes and exponents need numeric-field-calculator.js instead of numeric-field.js."])

    def test_signs_behind_digits_are_refused_like_other_operators(self):
        self.overtype("-100-15")
        self.keys("+", "*")
        self.assertEqual(self.value(), "-10015")

    def test_a_calculator_that_cannot_be_loaded_is_named(self):
        self.open(self.address + "streaming")
        self.page.run("import('/dist/numeric-field-streaming.js').then(({ loadEngine }) => loadEngine())")
        self.assertEqual(self.warned(), [f"numeric-field: {self.address}dist/numeric-field-calculator.wasm is not a WebAssembly file, or it is incomplete."])
