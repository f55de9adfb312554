# SPDX-License-Identifier: MIT
"""Controls a page of Chromium through the DevTools protocol, which is much faster than WebDriver."""

import json
from urllib.request import urlopen

import websocket

from user import NAMED, User


class Page(User):
    """A page and its simulated user."""

    def __init__(self, driver):
        address = driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        with urlopen(f"http://{address}/json/list") as answer:
            targets = json.load(answer)
        target = next(target for target in targets if target["type"] == "page")
        self._socket = websocket.create_connection(target["webSocketDebuggerUrl"], suppress_origin=True)
        self._last = 0
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def call(self, method, **parameters):
        """Sends one command and returns its result."""
        return self.calls([(method, parameters)])[0]

    def calls(self, commands):
        """Sends all commands, then waits for their results and returns them."""
        first = self._last + 1
        for method, parameters in commands:
            self._last += 1
            self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters}))
        results = {}
        while len(results) < len(commands):
            message = json.loads(self._socket.recv())
            if message.get("id", 0) >= first:
                results[message["id"]] = message
        return [self._result(results[number]) for number in sorted(results)]

    @staticmethod
    def _result(message):
        if "error" in message:
            raise AssertionError(message["error"]["message"])
        return message["result"]

    def run(self, script):
        """Evaluates an expression in the page, awaits its promise and returns the result."""
        answer = self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    # Actions of the user.

    def press(self, key, modifiers=0, times=1, code=""):
        """Presses a named key, or a letter together with Control."""
        event = {
            "key": key, "code": code or (key if key in NAMED else f"Key{key.upper()}"),
            "windowsVirtualKeyCode": NAMED.get(key) or ord(key.upper()), "modifiers": modifiers,
        }
        down = {**event, "type": "keyDown", "text": "\r"} if key == "Enter" else {**event, "type": "rawKeyDown"}
        self.calls([("Input.dispatchKeyEvent", part) for part in (down, {**event, "type": "keyUp"})] * times)

    def type(self, text):
        """Types `text`, one key per character."""
        for character in text:
            events = {"type": "keyDown", "key": character, "text": character}, {"type": "keyUp", "key": character}
            self.calls([("Input.dispatchKeyEvent", event) for event in events])

    def click(self, x, y, count=1):
        event = {"x": x, "y": y, "button": "left", "clickCount": count}
        self.calls([
            ("Input.dispatchMouseEvent", {**event, "type": kind}) for kind in ("mousePressed", "mouseReleased")])

    def press_pointer(self, x, y):
        self._move("mouseMoved", x, y, buttons=0)
        self._move("mousePressed", x, y)

    def move_pointer(self, x, y, modifiers=0):
        """Moves the pressed pointer."""
        self._move("mouseMoved", x, y, modifiers=modifiers)

    def release_pointer(self, x, y):
        self._move("mouseReleased", x, y)

    def _move(self, kind, x, y, buttons=1, modifiers=0):
        button = "left" if buttons else "none"
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons, clickCount=1, modifiers=modifiers)

    def compose(self, text):
        """Shows marked text of an input method, with the caret after it."""
        self.call("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))

    def insert(self, text):
        """Inserts `text` like an input method, and ends the composition."""
        self.call("Input.insertText", text=text)
