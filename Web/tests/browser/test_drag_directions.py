# SPDX-License-Identifier: MIT
"""Tests the direction of a drag, and the pointer during it, in every browser."""

from engines import CHROMIUM, WEBKIT
from scrubbing import EDGE, FIELD, ScrubbingCase


class Directions(ScrubbingCase):
    """Tests the direction of a drag. A drag toward the end of the label's text increases the number."""

    def test_a_drag_to_the_left_adds_in_text_from_right_to_left(self):
        self.show(f'<div dir="rtl">{FIELD}</div>')
        self.assertEqual([self.drag(-12), self.drag(8)], ["13", "11"])
        for index in (0, 1):
            self.assertEqual([self.drag(-12, element=EDGE.format(index)), self.drag(12, element=EDGE.format(index))], ["14", "11"])

    def test_each_handle_has_its_own_direction(self):
        self.show(FIELD.replace('id="label"', 'id="label" style="direction: rtl"'))
        self.assertEqual([self.drag(-12), self.drag(12, element=EDGE.format(0))], ["13", "16"])

    def test_the_direction_can_change(self):
        self.show()
        self.page.run("document.dir = 'rtl'")
        mirrored = self.drag(-12)
        self.page.run("document.dir = ''")
        self.assertEqual([mirrored, self.drag(-12)], ["13", "10"])

    def test_a_locked_pointer_follows_the_direction(self):
        self.show(f'<div dir="rtl">{FIELD}</div>')
        self.press()
        self.move(-8)
        self.wait()
        self.move(-40)
        self.release()
        self.assertEqual(self.value(), "22")


class Locking(ScrubbingCase):
    LOCKED = "document.pointerLockElement?.id ?? null"

    markup = FIELD

    def begin(self):
        """Drags the label by two steps, and waits until the browser may have locked the pointer."""
        self.press()
        self.move(8)
        self.wait()

    def test_a_mouse_is_locked_while_it_drags(self):
        if self.engine is WEBKIT:
            self.skipTest("WebKit locks the pointer only in the handler of a press or a click.")
        self.page.run("Element.prototype.requestPointerLock = requestPointerLock, undefined")
        self.begin()
        self.assertEqual(self.page.run(self.LOCKED), "label")
        self.release()
        self.assertIsNone(self.page.run(self.LOCKED))

    def test_a_locked_mouse_moves_beyond_the_window_and_unlocking_it_cancels_the_drag(self):
        if self.engine is not CHROMIUM:
            self.skipTest("Only Chromium moves a simulated pointer while it is locked.")
        for drag, value in ((lambda: self.move(2000), "512"), (lambda: self.act("document.exitPointerLock()"), "10")):
            self.show()
            self.begin()
            drag()
            self.release()
            self.assertEqual(self.value(), value)

    def test_a_mouse_that_cannot_be_locked_drags(self):
        self.page.run("label.requestPointerLock = () => Promise.reject(new Error()), undefined")
        self.begin()
        self.move(40)
        self.assertIsNone(self.page.run(self.LOCKED))
        self.release()
        self.assertEqual((self.value(), self.received()[-1]), ("22", "change 22"))
