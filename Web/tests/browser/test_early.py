# SPDX-License-Identifier: MIT
"""Tests fields that are used before the engine is loaded, in every browser."""

import random

from engines import CHROMIUM
from early import DOLLARS, GATED, LATER, EarlyCase


class Early(EarlyCase):
    def test_the_number_is_shown_and_submitted_without_the_engine(self):
        self.open_early(DOLLARS + " required")
        facts = """[field.formattedValue, field.value, new FormData(form).get("amount"), field.valueAsNumber,
          field.validity.valueMissing, field.matches(":invalid"), !form.checkValidity()]"""
        for script, text, value, number in (
            ("undefined", "$1,234.50", "1234.5", 1234.5), ("field.value = 99.9", "$99.90", "99.9", 99.9), ("field.value = null", "", "", None),
            ("field.setAttribute('locale', 'de-DE'), field.value = '1234.5'", "1.234,50\u00a0$", "1234.5", 1234.5),
            ("field.value = 7, form.reset()", "1.234,50\u00a0$", "1234.5", 1234.5),
        ):
            self.page.run(script)
            self.assertEqual(self.page.run(facts), [text, value, value, number, *[value == ""] * 3], script)
        self.load()

    def test_keys_are_performed_in_order_when_the_engine_is_there(self):
        self.open_early()
        self.enter("67", "ArrowLeft", "Backspace", "x")
        self.assertEqual((self.value(), self.received()), ("1234.5", []))
        self.assertEqual(self.loaded(), (
            "$1,234.|6", "1234.6", ["input 1234.56", "refused tooManyFractionDigits", "input 1234.6", "refused notANumber"]))

    def test_everything_is_selected_even_if_nothing_is_shown(self):
        for options in ('locale="en-US"', 'locale="en-US" value="1200"', 'locale="en-US" arithmetic'):
            self.open_early(options)
            self.enter("1-2", "Control+a", "3")
            self.assertEqual(self.loaded()[:2], ("3|", "3"), options)

    def test_a_field_that_was_left_is_committed(self):
        for gated in (GATED, LATER):
            self.open_early(gated=gated)
            self.overtype("98", "Tab")
            self.load()
            self.assertEqual(self.page.run("[field.formattedValue, field.value, document.activeElement.id]"), ["$98.00", "98", "button"])
            self.assertEqual(self.received(), ["input 9", "input 98", "change 98"])

    def test_a_number_is_committed_if_the_user_leaves_the_field_and_comes_back(self):
        for gated in (GATED, LATER):
            for comeback, value in ((self.enter, "987"), (self.overtype, "7")):
                self.open_early(gated=gated)
                self.overtype("98", "Tab")
                comeback("7")
                self.assertEqual(self.loaded(), (f"${value}|", value, ["input 9", "input 98", "change 98", f"input {value}"]))

    def test_a_form_is_submitted_with_the_number(self):
        for gated in (GATED, LATER):
            for send, events in ((lambda: self.keys("Enter"), ["change 98"]), (lambda: self.page.run("button.click()"), [])):
                self.open_early(gated=gated)
                self.overtype("98")
                send()
                self.assertIsNone(self.page.run("sent"))
                self.load()
                self.assertEqual((self.page.run("sent"), self.received()), ("98", ["input 9", "input 98", *events]))

    def test_a_text_that_the_browser_writes_is_read(self):
        self.open_early()
        self.write("77.5", 'new InputEvent("input", { inputType: "insertReplacementText", bubbles: true, composed: true })')
        self.load()
        self.assertEqual(self.page.run("[field.formattedValue, field.value]"), ["$77.50", "77.5"])
        self.assertEqual(self.received()[:1], ["input 77.5"])

    def test_a_text_that_only_the_engine_knows_waits_for_it(self):
        self.open_early('locale="en-US" value="5"')
        self.page.run("field.setAttribute('unit', 'kilogram')")
        self.assertEqual(self.page.run("[field.formattedValue, field.value, new FormData(form).get('amount')]"), ["", "5", "5"])
        self.load()
        self.assertEqual(self.page.run("field.formattedValue"), "5 kg")

    def test_the_language_and_the_name_are_followed(self):
        self.open_early('currency="EUR" value="1234.5"')
        self.page.run("document.documentElement.lang = 'de'")
        self.load()
        self.assertEqual(self.page.run("[field.formattedValue, field.shadowRoot.querySelector('input').getAttribute('aria-label')]"),
                         ["1.234,50\u00a0€", "Amount"])


class Typed(EarlyCase):
    """Tests typing while the engine is loaded but the code for editing is not."""

    gated = LATER

    def test_keys_are_shown_and_reported(self):
        self.open_typed("6")
        self.keys("ArrowLeft", "Backspace")
        self.assertEqual(self.state(), ("$1,234.|6", "1234.6"))
        self.assertEqual(self.page.run("[new FormData(form).get('amount'), field.session, field.formattedValue]"), ["1234.6", None, "$1,234.6"])
        self.assertEqual(self.received(), ["input 1234.56", "input 1234.6"])
        self.assertEqual(self.loaded(), ("$1,234.|6", "1234.6", []))
        self.keys("9")
        self.assertEqual(self.state(), ("$1,234.9|6", "1234.96"))
        self.keys("Tab")
        self.assertEqual(self.received(), ["input 1234.96", "change 1234.96"])

    def test_an_action_that_needs_other_code_waits_with_those_after_it(self):
        shown = ("$1,234.56|", "1234.56", [])
        for claim, act, early, late in (
            ("A refusal needs a message.", lambda: self.keys("x", "7"), shown, (*shown[:2], ["refused notANumber", "refused tooManyFractionDigits"])),
            ("The first part of the engine makes no steps.", lambda: self.keys("ArrowUp", "7"), shown,
             ("$1,235.56|", "1235.56", ["input 1235.56", "refused tooManyFractionDigits"])),
            ("The first part of the engine cannot read this text.", lambda: (self.overtype(), self.paste_text("USD 2,000.25"), self.keys("Backspace")),
             shown, ("$2,000.2|", "2000.2", ["input 2000.25", "input 2000.2"])),
            ("A bound that replaces the number needs a message.", lambda: self.overtype("9999"),
             ("$999|", "999", ["input 9", "input 99", "input 999"]), ("$5,000|", "5000", ["input 5000", "clamp 5000"])),
        ):
            with self.subTest(claim):
                self.open_typed("6", DOLLARS + ' max="5000"')
                self.received()
                act()
                self.assertEqual((*self.state(), self.received()), early)
                self.assertEqual(self.loaded(), late)

    def test_a_required_number_is_committed_before_its_form_is_sent(self):
        # The field becomes required after the page is loaded. Otherwise, a field without a value would
        # request its files while the page is loading, and the browser would wait for them.
        self.open_typed("6", 'currency="USD" locale="en-US" min="10"', "field.required = true")
        self.assertEqual(self.page.run("[field.validity.valueMissing, form.checkValidity()]"), [False, True])
        self.page.run("button.click()")
        self.assertIsNone(self.page.run("sent"))
        self.page.run("button.focus()")
        self.load()
        # The value is always within the bounds, even while the typed number is not.
        self.assertEqual((self.page.run("sent"), self.received()), ("10", ["input 10", "clamp 10", "change 10"]))

    def test_an_expression_is_typed(self):
        self.open_typed("6", DOLLARS + " arithmetic")
        self.keys("+1")
        self.assertEqual(self.value(), "1235.56")
        self.load()
        self.keys("0")
        self.assertEqual(self.page.run("[field.value, field.resultText]"), ["1244.56", "$1,244.56"])

    def test_a_short_form_is_typed(self):
        self.open_early('locale="en-US" magnitudes', gated=("numeric-field-calculator.wasm", "numeric-field-magnitudes.js"))
        self.enter("1.5k")
        self.assertEqual(self.value(), "")
        self.load()
        self.keys("5")
        self.assertEqual(self.state(), ("15,005|", "15005"))

    def test_a_number_stays_if_the_rest_cannot_be_loaded(self):
        self.pages["/dist/numeric-field-editing.js"] = ({"Content-Type": "text/plain"}, "")
        self.addCleanup(self.pages.pop, "/dist/numeric-field-editing.js")
        self.open_typed("6")
        self.server.gate.set()
        self.page.run("import('/dist/numeric-field-streaming.js').then(({ loadEngine }) => loadEngine()).catch(() => null)")
        self.assertEqual(self.page.run("[field.formattedValue, field.value]"), ["1234.56", "1234.56"])
        self.keys("7")
        self.assertEqual(self.page.run("[field.formattedValue, field.value]"), ["1234.567", "1234.567"])
        self.expect_in_console("numeric-field-editing.js")

    def test_the_page_can_set_the_value(self):
        self.open_typed("6")
        self.page.run("field.value = '1234.56'")
        self.assertEqual(self.state(), ("$1,234.56|", "1234.56"))
        self.page.run("field.value = '7'")
        self.assertEqual(self.page.run("[field.formattedValue, field.value]"), ["$7.00", "7"])
        self.keys("8")
        self.assertEqual(self.state(), ("$78|", "78"))
        self.assertEqual(self.loaded(), ("$78|", "78", ["input 1234.56", "input 78"]))
        self.keys("Tab")
        self.assertEqual(self.received(), ["change 78"])

    def test_the_selection_of_the_user_is_kept(self):
        self.open_typed("6")
        self.page.run("field.setSelectionRange(1, 4)")
        self.load()
        self.keys("9")
        self.assertEqual(self.state(), ("$9|34.56", "934.56"))

    def test_a_reset_and_an_attribute_end_the_typing(self):
        self.open_typed("6")
        self.page.run("form.reset()")
        self.assertEqual(self.page.run("[field.formattedValue, field.value]"), ["$1,234.50", "1234.5"])
        self.page.run("field.currency = 'EUR'")
        self.assertEqual(self.page.run("[field.formattedValue, field.value]"), ["€1,234.50", "1234.5"])
        self.load()
        self.assertEqual(self.state(), ("€1,234.5|", "1234.5"))


class Composed(EarlyCase):
    """Tests input methods, which only Chromium can simulate."""

    engine = CHROMIUM

    def test_a_composition_keeps_its_place_among_the_keys(self):
        for claim, text, numbers, *steps in (
            ("It is kept with the keys around it.", "$1,234|", "1 123 1234", "type 1", "compose ２", "compose ２３", "insert ２３", "type 4", "load"),
            ("The engine waits for it.", "$789|", "78 789", "compose 7", "load", "compose 78", "insert 78", "type 9"),
            ("It can be the last action.", "$6|", "6", "compose 7", "compose 78", "insert 6", "load"),
        ):
            with self.subTest(claim):
                self.open_early()
                self.overtype()
                for step in steps:
                    name, *argument = step.split()
                    self.load() if name == "load" else getattr(self.page, name)(*argument)
                self.assertEqual((self.text(), self.received()), (text, [f"input {number}" for number in numbers.split()]))

    def test_composed_text_is_kept_if_the_page_moves_or_disables_the_field(self):
        for loss in ("form.prepend(field)", "field.disabled = true"):
            self.open_early()
            self.page.run("field.focus(), field.select()")
            self.page.compose("78")
            self.page.run(loss)
            self.load()
            self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["78", "$78.00"], loss)
            self.page.run("field.disabled = false, field.focus()")
            self.keys("6")
            self.assertEqual(self.state(), ("$786|", "786"), loss)

    def test_typing_during_the_load_is_the_same_as_after_it(self):
        seed = 36
        choice = random.Random(seed)
        for number in range(200):
            keys = [choice.choice(KEYS) for _ in range(choice.randint(1, 12))]
            moment = choice.randint(0, len(keys))
            self.open_early(gated=(GATED, LATER)[number % 2])
            self.page.run("field.focus()")
            self.perform(keys[:moment])
            # The files that were held back arrive while the user continues to type.
            self.server.gate.set()
            self.perform(keys[moment:])
            self.load()
            early = self.state(), self.changes()
            self.page.run(f"field.outerHTML = `<numeric-field id=field {DOLLARS}></numeric-field>`, globalThis.field = document.getElementById('field'), field.focus(), received = []")
            self.perform(keys)
            self.assertEqual(early, (self.state(), self.changes()), f"seed {seed}, round {number}: {keys}, engine after {moment}")

    def changes(self):
        """Returns the events, without each `input` event that has the same value as the previous one."""
        kept, value = [], "input 1234.5"
        for event in self.received():
            if event != value:
                kept.append(event)
            if event.startswith("input"):
                value = event
        return kept

    def perform(self, keys):
        for key in keys:
            self.page.run("field.select()") if key == "all" else self.keys(key)


KEYS = [*"0123456789123456789.,-x", "Backspace", "Backspace", "Delete", "ArrowLeft", "ArrowLeft", "ArrowRight", "Home", "End",
        "ArrowUp", "PageDown", "Escape", "Shift+ArrowLeft", "all"]
