# SPDX-License-Identifier: MIT
"""Controls the page of any browser through WebDriver, with the same methods as `page.Page`."""

import re
from contextlib import contextmanager

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from user import ALT, CTRL, NAMED, SHIFT, User

# Selenium's names of keys are like `PAGE_UP` for `PageUp`.
KEYS = {name: getattr(Keys, re.sub("(?<=[a-z])(?=[A-Z])", "_", name).upper()) for name in NAMED}
MODIFIERS = {CTRL: Keys.CONTROL, SHIFT: Keys.SHIFT, ALT: Keys.ALT}

# Evaluates a script as the page would, so that its declarations become globals of the page.
EVALUATE = """
const [script, done] = arguments;
try {
  Promise.resolve(window.eval(script)).then((value) => done({ value: value === globalThis || value?.nodeType ? null : value }), (error) => done({ error: String(error) }));
} catch (error) { done({ error: String(error) }); }
"""


class DriverPage(User):
    def __init__(self, driver):
        self._driver = driver

    def run(self, script):
        answer = self._driver.execute_async_script(EVALUATE, script)
        if "error" in answer:
            raise AssertionError(f"{answer['error']} in {script}")
        return answer.get("value")

    def press(self, key, modifiers=0, times=1, code=""):
        pressed = Keys.DECIMAL if code == "NumpadDecimal" else KEYS.get(key, key)
        with self._held(modifiers):
            self._chain().send_keys(pressed * times).perform()

    def type(self, text):
        if text:
            self._chain().send_keys(text).perform()

    def click(self, x, y, count=1):
        self._point(x, y, *["pointer_down", "pointer_up"] * count)

    def press_pointer(self, x, y):
        self._point(x, y, "pointer_down")

    def move_pointer(self, x, y, modifiers=0):
        with self._held(modifiers):
            self._point(x, y)

    def release_pointer(self, x, y):
        self._point(x, y, "pointer_up")

    @contextmanager
    def _held(self, modifiers):
        """Holds the modifier keys during other actions."""
        keys = [key for bit, key in MODIFIERS.items() if modifiers & bit]
        for key in keys:
            self._chain().key_down(key).perform()
        yield
        for key in reversed(keys):
            self._chain().key_up(key).perform()

    def _chain(self):
        return ActionChains(self._driver, duration=0)

    def _point(self, x, y, *actions):
        """Moves the pointer, and performs actions of Selenium there."""
        builder = ActionBuilder(self._driver, duration=0)
        builder.pointer_action.move_to_location(round(x), round(y))
        for action in actions:
            getattr(builder.pointer_action, action)()
        builder.perform()


class WebKitPage(DriverPage):
    """A page of MiniBrowser, which has no undo key. `undo` executes the editing command instead."""

    def undo(self):
        self.run("document.execCommand('undo')")

    def redo(self):
        self.run("document.execCommand('redo')")
