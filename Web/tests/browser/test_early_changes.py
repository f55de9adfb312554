# SPDX-License-Identifier: MIT
"""Tests fields that a page changes, or moves into a frame, before the engine is loaded, in every browser."""

from early import GATED, LATER, EarlyCase


class EarlyChanges(EarlyCase):
    def test_an_option_that_changes_while_the_user_types_keeps_the_text(self):
        self.open_idle('currency="USD" locale="en-US" value="1"', begin="field.addEventListener('input', () => { field.max = 100000 + received.length })")
        self.page.click(*self.beside(-4))
        self.keys("2", pause=50)
        self.assertEqual(self.state(), ("$12|", "12"))
        self.keys(*"3.4", pause=50)
        self.load()
        self.assertEqual(self.state(), ("$123.4|", "123.4"))

    def test_an_option_that_changes_before_any_key_is_performed_keeps_the_caret(self):
        for gated, change in ((LATER, "field.currency = 'EUR'"), (GATED, "field.symbols = { currency: '€' }")):
            self.open_idle('currency="USD" locale="en-US" value="12" trailing-zeros="live"', gated)
            self.page.run("field.toggleSign()")
            self.page.type("3")
            self.page.run(f"{change}, undefined")
            self.page.type("4")
            self.load()
            self.assertEqual(self.state(), ("-€1,234|.00", "-1234"))

    def test_a_change_is_reported_if_an_option_changes_after_it(self):
        self.open_idle(begin="field.addEventListener('input', () => { field.max = 100000 }), field.focus()")
        self.keys("6", pause=50)
        self.assertEqual(self.received(), ["input 1234.56"])
        self.load()
        self.page.run("field.blur()")
        self.assertEqual(self.received(), ["change 1234.56"])

    def test_a_number_is_published_on_commit(self):
        self.open_idle('publishing="on-commit" value="5"')
        self.keys("0", pause=50)
        self.assertEqual(self.page.run("[field.value, new FormData(form).get('amount'), received]"), ["5", "5", []])
        self.load()
        self.assertEqual(self.page.run("[field.value, field.formattedValue]"), ["5", "50"])
        self.page.run("received = [], field.blur()")
        self.assertEqual(self.received(), ["input 50", "change 50"])

    def test_a_press_in_a_frame_ends(self):
        self.open_early()
        self.move_into_frame()
        self.page.click(*self.beside(-4))
        self.keys("6")
        self.load()
        self.assertEqual(self.value(), "1234.56")

    def test_a_field_that_is_removed_while_it_is_edited_is_committed(self):
        for gated, is_loaded in ((GATED + LATER, False), (LATER, False), (GATED + LATER, True)):
            self.open_early(gated=gated)
            if is_loaded:
                self.load()
            self.page.run("globalThis.field = document.getElementById('field'), globalThis.removed = [], field.onchange = () => removed.push(field.value), field.focus(), field.select()")
            self.keys(*"98", pause=50)
            self.page.run("field.remove()")
            self.load()
            self.assertEqual(self.page.run("[field.value, field.formattedValue, removed]"), ["98", "$98.00", ["98"]])
            # A page does not keep removed fields in memory.
            self.assertFalse(self.page.run("import('/dist/numeric-field-streaming.js').then(({ runtime }) => runtime.elements.has(field))"))

    def test_a_field_that_is_removed_can_be_added_again(self):
        for gated in (GATED + LATER, LATER):
            self.open_early(gated=gated)
            self.page.run("globalThis.field = document.getElementById('field'), field.focus(), field.select()")
            self.keys(*"98", pause=50)
            self.page.run("field.remove(), form.append(field), field.focus()")
            self.keys("7", pause=50)
            self.load()
            self.assertEqual(self.state(), ("$987|", "987"))
