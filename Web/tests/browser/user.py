# SPDX-License-Identifier: MIT
"""What a user does with keys, in the same way in all browsers."""

ALT, CTRL, SHIFT = 1, 2, 8


class User:
    """A user of a page. Subclasses press keys with `press` and call functions of the page with `ask`."""

    def undo(self, times=1):
        self.press("z", CTRL, times)

    def redo(self, times=1):
        self.press("z", CTRL + SHIFT, times)

    def paste(self, text):
        """Copies `text` to the clipboard and presses Control V."""
        self.ask("player.copy", text)
        self.press("v", CTRL)
