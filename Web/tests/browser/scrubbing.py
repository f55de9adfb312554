# SPDX-License-Identifier: MIT
"""A field whose number can be dragged, and a user who drags it."""

from support import BrowserTest

FIELD = """<label for="field" id="label">Seats</label>
<numeric-field id="field" locale="en-US" value="10" scrubbing></numeric-field><input id="other">"""
EDGE = "field.shadowRoot.querySelectorAll('[part=edge]')[{}]"
STEPPER = "field.shadowRoot.querySelector('[part~={}]')"


class ScrubbingCase(BrowserTest):
    def show(self, markup=FIELD):
        super().show(markup)
        self.wait()
        self.log("input", "change", "refused", "clamp")

    def press(self, element="label"):
        self.x, self.y = self.center(element)
        self.page.press_pointer(self.x, self.y)

    def move(self, distance):
        self.x += distance
        self.page.move_pointer(self.x, self.y)
        # The browser may be locking the pointer.
        self.wait(20)

    def release(self):
        self.page.release_pointer(self.x, self.y)
        self.wait()

    def drag(self, *distances, element="label"):
        """Presses an element, moves the pointer by each distance, and releases it. Returns the number."""
        self.press(element)
        for distance in distances:
            self.move(distance)
        self.release()
        return self.value()

    def focused(self):
        return self.page.run("document.activeElement.id")
