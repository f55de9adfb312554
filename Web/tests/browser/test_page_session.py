# SPDX-License-Identifier: MIT
"""Tests that a field shows and reports what the page does with its session."""

from support import BrowserTest, of_both_kinds

EVENTS = ("input", "change", "refused", "rest")


@of_both_kinds(currency="USD", value="5")
class PageSession(BrowserTest):
    SHOWN = "[amount.formattedValue, amount.value, new FormData(form).get('amount')]"

    def shown_after(self, script):
        """Returns the text, the number and what the form sends after a script, and the types of the events since `log`."""
        self.act(script)
        return self.page.run(f"[...{self.SHOWN}, received.splice(0).map((event) => event.split(' ')[0]).join(' ')]")

    def test_a_drag_by_the_page(self):
        self.log(*EVENTS)
        shown = self.shown_after("amount.session.scrub(3), amount.session.scrub(1, 'fine'), amount.session.endScrubbing()")
        self.assertEqual(shown, ["$8.10", "8.1", "8.1", "input input change"])
        self.enter("End", "6")
        self.assertEqual(self.page.run("amount.value"), "8.16")
        self.keys("Undo", "Undo")
        self.assertEqual(self.page.run("amount.value"), "5")

    def test_an_action_in_an_idle_field_is_committed_or_refused_and_a_value_is_set_without_events(self):
        self.log(*EVENTS)
        for action, text, value, events in (
            ("step(2)", "$7.00", "7", "input change"), ("toggleSign()", "-$5.00", "-5", "input change"), ("paste('3')", "$53.00", "53", "input change"),
            ("type('.5')", "$5.50", "5.5", "input change"), ("input('$6', 2)", "$6.00", "6", "input change"),
            ("type('x')", "$5.00", "5", "refused"), ("setValue('9')", "$9.00", "9", ""),
        ):
            self.page.run("amount.value = 5")
            self.assertEqual(self.shown_after(f"amount.session.{action}"), [text, value, value, events], action)

    def test_editing_by_the_page_ends_with_blur(self):
        self.log(*EVENTS)
        session = "globalThis.session = amount.session, session.focus(), session.selectAll(), session.type('12')"
        self.assertEqual(self.shown_after(session), ["$12", "12", "12", "input"])
        self.assertEqual(self.shown_after("session.blur()"), ["$12.00", "12", "12", "change"])

    def test_an_action_at_the_caret_of_the_user(self):
        self.enter("Home")
        self.log(*EVENTS)
        self.assertEqual(self.shown_after("amount.session.type('2')"), ["$25", "25", "25", "input"])
        self.keys("3", "Undo")
        self.assertEqual(self.page.run("amount.value"), "5")

    def test_the_page_gets_the_actions_of_a_session(self):
        names = """blur cancel cancelScrubbing cells confirm delete endScrubbing focus input mark move outcome paste redo replace resultText
          scrub select selectAll setValue step submit toggleSign type typeDecimalKey undo""".split()
        self.assertEqual(self.page.run("Object.keys(amount.session).sort()"), names)
        self.assertTrue(self.page.run("amount.session === amount.session"))

    def test_an_action_returns_its_outcome(self):
        self.assertEqual(self.page.run("amount.session.type('x').refusal"), "notANumber")

    def test_submit_publishes_a_number_that_is_not_committed_yet(self):
        self.page.run("amount.publishing = 'on-commit', amount.update?.({ publishing: 'on-commit' })")
        self.enter("5")
        sent = "new FormData(form).get('amount')"
        self.assertEqual(self.page.run(f"[{sent}, amount.session.submit().text, {sent}]"), ["5", "$55", "55"])


class Cells(BrowserTest):
    markup = '<numeric-field id="field" locale="en-US" cells></numeric-field><numeric-field id="next" locale="en-US" currency="USD"></numeric-field>'

    def test_the_other_cells_are_pasted_into_other_fields(self):
        self.page.run("field.addEventListener('rest', ({ detail: { texts: [text] } }) => next.session.paste(text)), field.focus()")
        self.paste_text("12\t345")
        self.assertEqual(self.page.run("[field.value, next.formattedValue, next.value]"), ["12", "$345.00", "345"])
