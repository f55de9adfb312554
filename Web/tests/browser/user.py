# SPDX-License-Identifier: MIT
"""Defines the user actions that use the same keys in all browsers."""

ALT, CTRL, SHIFT = 1, 2, 8


class User:
    """A user of a page. Subclasses define `press`, which presses keys, and `ask`, which calls
    functions."""

    def undo(self, times=1):
        self.press("z", CTRL, times)

    def redo(self, times=1):
        self.press("z", CTRL + SHIFT, times)

    def paste(self, text):
        """Copies `text` to the clipboard and presses Control V."""
        self.ask("player.copy", text)
        self.press("v", CTRL)
