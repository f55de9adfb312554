# SPDX-License-Identifier: MIT
"""Tests drags, held buttons and the wheel, in every browser."""

from engines import CHROMIUM
from scrubbing import EDGE, FIELD, STEPPER, ScrubbingCase


class Dragging(ScrubbingCase):
    markup = FIELD

    def test_a_drag_of_the_label_adds_steps(self):
        self.drag(8, 6, -22)
        self.assertEqual(self.received(), ["input 12", "input 13", "input 8", "change 8"])

    def test_a_click_on_the_label_focuses_the_field_and_a_drag_does_not(self):
        self.page.run("other.focus()")
        for distance, focused in ((12, "other"), (2, "field")):
            self.drag(distance)
            self.assertEqual((self.value(), self.focused()), ("13", focused))

    def test_escape_restores_the_number(self):
        self.press()
        self.move(12)
        self.keys("Escape")
        self.wait()
        self.move(12)
        self.release()
        self.assertEqual((self.received(), self.focused()), (["input 13", "input 10"], ""))

    def test_a_drag_ends_if_its_label_or_its_field_is_removed(self):
        for removal in ("label.remove()", "field.remove()", "field.scrubbing = false"):
            self.show()
            self.press()
            self.move(20)
            self.page.run(f"globalThis.dragged = field, {removal}, undefined")
            self.wait()
            self.move(20)
            self.release()
            self.assertEqual((self.received(), self.page.run("dragged.value")), (["input 15", "change 15"], "15"), removal)

    def test_a_drag_stops_at_a_bound_and_reports_it_once(self):
        self.act("field.max = 11")
        self.press()
        for _ in range(4):
            self.move(8)
        self.move(-4)
        self.release()
        self.assertEqual(self.received(), ["input 11", "clamp 11", "refused outOfBounds", "input 10"])

    def test_a_field_that_cannot_be_edited_is_not_dragged(self):
        for state in ("readOnly", "disabled"):
            self.page.run(f"field.{state} = true")
            self.drag(12)
            self.page.run(f"field.{state} = false")
        self.assertEqual(self.received(), [])

    def test_nothing_can_be_dragged_without_the_option(self):
        looks = "[label.style.cursor, label.style.touchAction, field.shadowRoot.querySelectorAll('[part=edge]').length]"
        self.assertEqual(self.page.run(looks), ["ew-resize", "pan-y", 2])
        self.act("field.scrubbing = false")
        self.assertEqual(self.page.run(looks), ["", "", 0])
        self.drag(12)
        self.assertEqual(self.value(), "10")

    def test_a_label_can_come_later_and_go(self):
        self.act("label.remove(), field.insertAdjacentHTML('afterend', '<label for=field id=late>Late</label>')")
        self.drag(4, element="late")
        self.assertEqual(self.value(), "11")
        self.page.run("globalThis.gone = field, field.remove()")
        self.assertEqual(self.page.run("late.style.cursor"), "")

    def test_an_edge_is_dragged(self):
        for index, value in ((0, "13"), (1, "16")):
            self.drag(12, element=EDGE.format(index))
            self.assertEqual((self.value(), self.focused()), (value, ""))

    def test_a_click_on_an_edge_places_the_caret(self):
        for index, text in ((0, "|10"), (1, "10|")):
            self.drag(element=EDGE.format(index))
            self.assertEqual((self.text(), self.focused()), (text, "field"))

    def test_the_label_in_a_slot_is_dragged(self):
        self.show('<numeric-field id="field" locale="en-US" value="10" scrubbing><b slot="label" id="label">Seats</b></numeric-field>')
        self.drag(12)
        self.assertEqual((self.value(), self.focused()), ("13", ""))
        self.drag()
        self.assertEqual(self.focused(), "field")

    def test_a_drag_in_the_text_of_a_field_inside_its_label_selects(self):
        self.show('<label id="label">Seats <numeric-field id="field" locale="en-US" value="10" scrubbing></numeric-field></label>')
        self.page.drag(self.beside(8), self.beside(80))
        self.wait()
        self.assertEqual((self.value(), self.focused()), ("10", "field"))

    def test_the_label_of_an_attached_input_is_dragged(self):
        self.show('<label for="field" id="label">Seats</label><input id="field" type="text">')
        self.act("globalThis.seats = NumericText.attach(field, { locale: 'en-US', value: 10, scrubbing: true }), undefined")
        self.drag(8)
        self.assertEqual((self.page.run("seats.value"), self.received()), ("12", ["input 12", "change 12"]))
        self.page.run("seats.detach()")
        self.assertEqual(self.page.run("label.style.cursor"), "")


class Holding(ScrubbingCase):
    markup = '<numeric-field id="field" locale="en-US" value="10" max="1000" steppers></numeric-field>'

    def hold(self, name, milliseconds):
        self.press(STEPPER.format(name))
        self.wait(milliseconds)
        self.release()

    def test_a_press_is_a_step(self):
        self.hold("up", 0)
        self.hold("down", 0)
        self.hold("down", 0)
        self.assertEqual(self.received(), ["input 11", "change 11", "input 10", "change 10", "input 9", "change 9"])

    def test_a_press_does_not_focus_a_disabled_field_or_one_in_a_label(self):
        for options in ("disabled", ""):
            self.show(f'<label>Seats {self.markup.replace("steppers", "steppers " + options)}</label>')
            self.wait(200)
            self.hold("up", 0)
            if options:
                self.page.click(*self.beside(6))
            self.assertEqual(self.page.run("[document.activeElement === document.body, field.value]"), [True, "10" if options else "11"])

    def test_a_held_button_repeats_its_step_faster_and_faster(self):
        self.page.run("""globalThis.times = [], field.addEventListener("input", () => times.push(performance.now()))""")
        self.hold("up", 2500)
        events = self.received()
        self.assertGreater(len(events), 20)
        self.assertEqual([event.split()[0] for event in events], ["input"] * (len(events) - 1) + ["change"])
        early, late = self.page.run("[times[6] - times[1], times.at(-1) - times.at(-6)]")
        self.assertLess(late, early * 0.7)
        self.enter("Undo")
        self.assertEqual(self.value(), "10")

    def test_escape_restores_the_number(self):
        self.press(STEPPER.format("up"))
        self.keys("Escape")
        self.release()
        self.assertEqual(self.received(), ["input 11", "input 10"])

    def test_a_field_that_is_removed_during_the_press_keeps_its_number(self):
        self.page.run("globalThis.removed = field, field.addEventListener('input', () => removed.remove()), undefined")
        self.hold("up", 600)
        self.assertEqual((self.received(), self.page.run("removed.value")), (["input 11", "change 11"], "11"))

    def test_the_text_does_not_reach_under_the_buttons(self):
        ends = self.page.run(f"""[field.shadowRoot.querySelector("input"), {STEPPER.format("down")}, {STEPPER.format("up")}, field]
          .map((element) => element.getBoundingClientRect()).flatMap(({{ left, right }}) => [left, right])""")
        input_end, down, down_end, up, up_end, end = ends[1], ends[2], ends[3], ends[4], ends[5], ends[7]
        self.assertLessEqual(input_end, down + 1)
        self.assertLessEqual(down_end, up + 1)
        self.assertAlmostEqual(up_end, end, delta=2)


class Wheel(ScrubbingCase):
    def turn(self, **event):
        self.page.run(f"""field.shadowRoot.querySelector("input").dispatchEvent(
          new WheelEvent("wheel", {{ ...{event}, cancelable: true, bubbles: true }})), undefined""".replace("True", "true"))

    def test_a_turn_is_one_undo_step(self):
        self.show('<numeric-field id="field" locale="en-US" value="10" wheel></numeric-field>')
        self.turn(deltaY=-1)
        self.assertEqual(self.value(), "10", "The field has no focus.")
        self.act("field.focus()")
        self.turn(deltaY=-1)
        self.turn(deltaX=-1, shiftKey=True)
        self.turn(deltaY=1, altKey=True)
        self.assertEqual(self.value(), "20.9")
        self.keys("Undo")
        self.assertEqual(self.value(), "10")
        self.act("field.wheel = false")
        self.turn(deltaY=-1)
        self.assertEqual(self.value(), "10", "The field has no wheel.")


class Touch(ScrubbingCase):
    """Tests drags with fingers, which only the DevTools protocol simulates."""

    engine = CHROMIUM

    def setUp(self):
        super().setUp()
        self.page.call("Emulation.setTouchEmulationEnabled", enabled=True)

    def tearDown(self):
        self.page.call("Emulation.setTouchEmulationEnabled", enabled=False)
        super().tearDown()

    def swipe(self, *places):
        """Moves a finger from the center of the label to places, which are distances from it."""
        left, top = self.center("label")
        for kind, points in (("Start", [(0, 0)]), *(("Move", [place]) for place in places), ("End", [])):
            self.page.call("Input.dispatchTouchEvent", type=f"touch{kind}", touchPoints=[{"x": left + x, "y": top + y} for x, y in points])
        self.wait(200)

    def test_a_finger_drags_sideways_and_scrolls_vertically(self):
        self.show(FIELD + '<p style="height: 3000px">')
        self.page.run("scrollTo(0, 0)")
        self.swipe(*((distance, 0) for distance in range(10, 60, 10)))
        dragged = self.value()
        self.assertIn(dragged, ("18", "19", "20", "21", "22"))
        self.swipe(*((0, -distance) for distance in range(10, 200, 10)))
        self.assertEqual(self.value(), dragged)
        self.assertGreater(self.page.run("scrollY"), 50)
