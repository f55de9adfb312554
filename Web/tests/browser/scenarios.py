# SPDX-License-Identifier: MIT
"""Plays the scenarios in a page, with real keys for every event that has a key."""

import json
import subprocess

from chromium import WEB
from page import Page
from user import ALT, SHIFT

ARROWS = {"left": "ArrowLeft", "right": "ArrowRight", "home": "Home", "end": "End"}

# The events of a key that is pressed a number of times.
HELD = {"backspace": "Backspace", "delete": "Delete", "undo": "Undo", "redo": "Redo"}

# The distance in pixels that the pointer moves for one step, and the modifier key for each size of a step.
STEP_LENGTH = 4
SIZES = {"fine": ALT, "regular": 0, "coarse": SHIFT}

# A number of steps that is enough to reach any bound. More steps would have no effect.
MOST_STEPS = 1000


def leave(page):
    # Without the focus in the field, Tab would move the focus into it.
    if page.run("document.activeElement === player.field.control"):
        page.keys("Tab")


def enter(page):
    # A user leaves the field before entering it again.
    leave(page)
    page.run("player.field.input.focus()")


# The other events that need no knowledge of earlier events. Each function gets the page, the value of the event's
# name, and the event, and can return the state of the field.
SIMPLE = {
    "focus": lambda page, *_: enter(page),
    "blur": lambda page, *_: leave(page),
    "submit": lambda page, *_: page.keys("Enter"),
    "cancel": lambda page, *_: page.keys("Escape"),
    "type": lambda page, text, _: page.type(text),
    "paste": lambda page, text, _: page.paste(text),
    "select": lambda page, selection, _: page.ask("player.select", *selection),
    "selectAll": lambda page, *_: page.keys("Control+a"),
    "arrow": lambda page, where, _: page.keys(ARROWS[where]),
    "set": lambda page, value, _: page.run(f"player.field.attachment.value = {json.dumps(value or '')}, undefined"),
    "toggleSign": lambda page, *_: page.run("player.field.attachment.toggleSign()"),
    "decimalKey": lambda page, *_: page.press(".", code="NumpadDecimal"),
    "style": lambda page, options, _: page.ask("player.restyle", options),
    "replace": lambda page, selection, event: page.ask("player.replace", *selection, event["with"]),
    "input": lambda page, text, event: page.ask("player.input", text, event.get("caret", len(text))),
}


def all_scenarios():
    """Returns all scenarios that a user in a browser can play, each with `options`, `events` and `claims`."""
    answer = subprocess.run(
        ["node", WEB / "tests/scenario-list.mjs"], capture_output=True, check=True, text=True)
    return json.loads(answer.stdout)


class Player:
    """A simulated user who performs the events of scenarios."""

    def __init__(self, page: Page):
        self._page = page
        self._marked = ""
        self._pointer = None

    def play(self, scenario):
        """Performs the events of a scenario, and returns the state of the field after each event."""
        self._marked = ""
        is_scrubbed = any("scrub" in event for event in scenario["events"])
        self._page.ask("player.open", scenario["options"], scenario["initial"], is_scrubbed)
        states = [self._state_after(event) for event in scenario["events"]]
        self._release()
        return states

    def _state_after(self, event):
        name, value = next(iter(event.items()))
        if name in HELD:
            return self._hold(HELD[name], value)
        state = SIMPLE[name](self._page, value, event) if name in SIMPLE else getattr(self, f"_{name}")(value, event)
        return state or self._page.ask("player.state")

    def _hold(self, key, count):
        """Presses a key `count` times, or until it has no effect, and returns the last state."""
        state = None
        for _ in range(count):
            before = state
            self._page.keys(key)
            state = self._page.ask("player.state")
            if state == before:
                break
        return state

    def _mark(self, text, _):
        self._marked = text
        self._page.compose(text)

    def _confirm(self, _, __):
        self._page.insert(self._marked)

    def _step(self, count, event):
        up, page_up = ("ArrowUp", "PageUp") if count > 0 else ("ArrowDown", "PageDown")
        self._page.press(page_up if event.get("size") == "coarse" else up, times=min(abs(count), MOST_STEPS))

    def _scrub(self, by, event):
        if by == "end":
            self._release()
        elif by == "cancel":
            self._page.press("Escape")
            self._release()
        else:
            self._drag(by * STEP_LENGTH, SIZES[event.get("size", "regular")])

    def _drag(self, distance, modifiers):
        """Drags the label by `distance`, and keeps it pressed."""
        if self._pointer is None:
            self._pointer = self._page.ask("player.place")
            self._page.press_pointer(*self._pointer)
        self._pointer[0] += distance
        self._page.move_pointer(*self._pointer, modifiers)

    def _release(self):
        if self._pointer is None:
            return
        self._page.release_pointer(*self._pointer)
        self._pointer = None


def differences(claim, state):
    """Returns the differences between an expected and an actual state, as one sentence each."""
    if claim.get("refused") is True:
        # Any reason is as expected.
        state = {**state, "refused": state["refused"] is not None}
    return [f"{name}: expected {claim[name]!r}, got {state[name]!r}" for name in ("text", "selection", "value", "refused")
            if name in claim and claim[name] != state[name]]
