# SPDX-License-Identifier: MIT
"""Tests fields that get the option `arithmetic` while they are edited, so that the calculator is loaded later."""

from early import EarlyCase

CALCULATOR = ("numeric-field-calculator.wasm",)


class LateCalculator(EarlyCase):
    def begin(self, *keys, options='locale="en-US"'):
        """Opens a page with a field that calculates after the first keys, and without the calculator."""
        self.open_idle(options, CALCULATOR)
        self.keys(*keys)
        self.page.run("field.arithmetic = true")

    def load_calculator(self):
        self.server.gate.set()
        self.wait(500)

    def test_operators_are_refused_until_the_calculator_is_there(self):
        self.begin("100")
        self.page.run("received = []")
        self.keys("-15", "ArrowLeft", "+", "Home", "-")
        self.assertEqual(self.state(), ("-|10,015", "-10015"))
        self.assertEqual([event for event in self.received() if "refused" in event], ["refused notANumber"] * 2)
        self.paste_text("3-4")
        self.assertEqual((self.value(), self.received()[-1]), ("-10015", "refused severalNumbers"))
        self.load_calculator()

    def test_editing_continues_with_the_calculator(self):
        for value, before, state, after, end in (
            ("", ["1234", "ArrowLeft"], ("1,23|4", "1234"), ["End", "-15"], ("1,234 \u2212 15|", "1219")),
            ("7", ["5"], ("75|", "75"), ["+5", "Escape"], ("7|", "7")),
            ("", ["-0.50"], ("-0.50|", "-0.5"), ["0"], ("-0.500|", "-0.5")),
        ):
            self.begin(*before, options=f'locale="en-US" value="{value}"')
            self.load_calculator()
            self.assertEqual(self.state(), state)
            self.keys(*after)
            self.assertEqual(self.state(), end)

    def test_undo_reaches_edits_from_before_the_calculator(self):
        self.begin("100", "Backspace", "*", options='locale="en-US" value="7"')
        self.load_calculator()
        self.assertEqual(self.state(), ("710|", "710"))
        self.keys("+5")
        self.assertEqual(self.after_each(self.value, *["Undo"] * 3), ["710", "7100", "7"])

    def test_a_field_and_an_input_that_calculate_as_soon_as_they_are_added_with_the_focus(self):
        attach = """import("/dist/numeric-field-attach.js").then(({ attach }) => attach(sum, { locale: "en-US", arithmetic: true }))"""
        for markup, make in (("<numeric-field id=sum locale=en-US arithmetic></numeric-field>", "sum"), ("<input id=sum>", attach)):
            self.open_idle('locale="en-US"', ())
            self.page.run(f"form.insertAdjacentHTML('beforeend', '{markup}'), sum.focus(), Promise.resolve({make}).then((made) => {{ globalThis.amount = made }})")
            self.wait(500)
            self.keys("100-15")
            self.assertEqual(self.page.run("amount.value"), "85")
