# SPDX-License-Identifier: MIT
"""Defines the user actions that use the same keys in all browsers."""

import json

ALT, CTRL, SHIFT = 1, 2, 8
MODIFIERS = {"Alt": ALT, "Control": CTRL, "Shift": SHIFT}

# The names of the keys that type no character, with their Windows key codes.
NAMED = {
    "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
}


class User:
    """A user of a page. Subclasses define `type`, `press` and the movements of the pointer, and `run`, which evaluates
    an expression in the page."""

    def ask(self, function, *arguments):
        """Calls a function of the page and returns its result."""
        return self.run(f"{function}({', '.join(map(json.dumps, arguments))})")

    def wait_until(self, condition):
        """Waits until an expression is true in the page."""
        self.run(f"new Promise((done) => {{ const look = () => ({condition}) ? done() : setTimeout(look, 10); look() }})")

    def keys(self, *keys):
        """Types texts and presses named keys, also with modifiers: `keys("12", "ArrowLeft", "Control+a", "Undo")`."""
        for key in keys:
            *held, name = key.split("+")
            if held and MODIFIERS.keys() >= {*held}:
                self.press(name, sum(map(MODIFIERS.get, held)))
            elif name in NAMED:
                self.press(name)
            elif key in ("Undo", "Redo"):
                getattr(self, key.lower())()
            elif key == "NumpadDecimal":
                self.press(",", code=key)
            else:
                self.type(key)

    def undo(self):
        self.press("z", CTRL)

    def redo(self):
        self.press("z", CTRL + SHIFT)

    def paste(self, text):
        """Copies `text` to the clipboard and presses Control V."""
        self.ask("copyToClipboard", text)
        self.press("v", CTRL)

    def drag(self, start, end):
        """Presses at one point and releases at another."""
        self.press_pointer(*start)
        self.move_pointer(*((a + b) / 2 for a, b in zip(start, end)))
        self.move_pointer(*end)
        self.release_pointer(*end)
