# SPDX-License-Identifier: MIT
"""Controls the page of any browser through WebDriver, with the same methods as `page.Page`."""

import json

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from user import ALT, CTRL, SHIFT, User

KEYS = {
    "Backspace": Keys.BACKSPACE, "Tab": Keys.TAB, "Enter": Keys.ENTER, "Escape": Keys.ESCAPE,
    "PageUp": Keys.PAGE_UP, "PageDown": Keys.PAGE_DOWN, "End": Keys.END, "Home": Keys.HOME,
    "ArrowLeft": Keys.ARROW_LEFT, "ArrowUp": Keys.ARROW_UP, "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowDown": Keys.ARROW_DOWN, "Delete": Keys.DELETE,
}
MODIFIERS = {CTRL: Keys.CONTROL, SHIFT: Keys.SHIFT, ALT: Keys.ALT}

# Evaluates a script as the page would, so that its declarations become globals of the page.
EVALUATE = """
const [script, done] = arguments;
try {
  Promise.resolve(window.eval(script)).then((value) => done({ value: value === globalThis || value?.nodeType ? null : value }), (error) => done({ error: String(error) }));
} catch (error) { done({ error: String(error) }); }
"""


class DriverPage(User):
    """A page and its simulated user."""

    def __init__(self, driver):
        self._driver = driver

    def close(self):
        pass

    def run(self, script):
        """Evaluates an expression in the page, awaits its promise and returns the result."""
        answer = self._driver.execute_async_script(EVALUATE, script)
        if "error" in answer:
            raise AssertionError(f"{answer['error']} in {script}")
        return answer.get("value")

    def ask(self, function, *arguments):
        return self.run(f"{function}({', '.join(map(json.dumps, arguments))})")

    def press(self, key, modifiers=0, times=1, code=""):
        chain = ActionChains(self._driver, duration=0)
        held = [name for bit, name in MODIFIERS.items() if modifiers & bit]
        for name in held:
            chain.key_down(name)
        for _ in range(times):
            chain.send_keys(Keys.DECIMAL if code == "NumpadDecimal" else KEYS.get(key, key))
        for name in reversed(held):
            chain.key_up(name)
        chain.perform()

    def type(self, text):
        if text:
            ActionChains(self._driver, duration=0).send_keys(text).perform()

    def click(self, x, y, count=1):
        actions = self._pointer(x, y)
        for _ in range(count):
            actions.pointer_action.pointer_down().pointer_up()
        actions.perform()

    def drag(self, start, end):
        """Presses at one point and releases at another."""
        actions = self._pointer(*start)
        actions.pointer_action.pointer_down()
        middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
        for x, y in (middle, end):
            actions.pointer_action.move_to_location(round(x), round(y))
        actions.pointer_action.pointer_up()
        actions.perform()

    def press_pointer(self, x, y):
        actions = self._pointer(x, y)
        actions.pointer_action.pointer_down()
        actions.perform()

    def move_pointer(self, x, y, modifiers=0):
        """Moves the pressed pointer."""
        held = [name for bit, name in MODIFIERS.items() if modifiers & bit]
        self._keys("key_down", held)
        self._pointer(x, y).perform()
        self._keys("key_up", held)

    def release_pointer(self, x, y):
        actions = self._pointer(x, y)
        actions.pointer_action.pointer_up()
        actions.perform()

    def _keys(self, action, keys):
        chain = ActionChains(self._driver, duration=0)
        for key in keys:
            getattr(chain, action)(key)
        chain.perform()

    def _pointer(self, x, y):
        actions = ActionBuilder(self._driver, duration=0)
        actions.pointer_action.move_to_location(round(x), round(y))
        return actions


class WebKitPage(DriverPage):
    """A page of MiniBrowser, which has no undo key. `undo` executes the editing command instead."""

    def undo(self, times=1):
        for _ in range(times):
            self.run("document.execCommand('undo')")

    def redo(self, times=1):
        for _ in range(times):
            self.run("document.execCommand('redo')")
