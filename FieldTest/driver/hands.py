# SPDX-License-Identifier: MIT
"""Plays the steps of a case with real keys in a browser, and returns the states of the field."""

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from driver_page import KEYS

NAMED_KEYS = {**KEYS, "NumpadDecimal": Keys.DECIMAL}
MODIFIERS = {"Control": Keys.CONTROL, "Shift": Keys.SHIFT, "Alt": Keys.ALT}
# The pauses in seconds, which are shorter than those of people. If the caret is inside the number, each key
# also waits for the page, because some libraries place the caret only after they have changed the text.
BETWEEN_KEYS = 0.012
AFTER_FOCUS = 0.03
CALL = """
const [name, given, done] = arguments;
Promise.resolve(fieldTest[name](...given)).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));
"""


class CannotPlay(Exception):
    """The browser or the field cannot take a step, so the case does not apply."""


class Hands:
    """
    A person who uses one field of one library in one browser. Keys are collected until the state of the
    page is needed, and then pressed together, which is much faster.
    """

    def __init__(self, driver, engine):
        self.driver = driver
        self.engine = engine
        self._keys = None
        self._is_inside = False

    def play(self, case):
        """Plays a case, and returns the states of the field `before` and `after` it was left. If the case has a
        second way to enter the text, `twin` contains both states after that way."""
        reason = self.ask("open", case["field"])
        if reason:
            raise CannotPlay(reason)
        seen = self._steps(case, case["keys"])
        if "twin" in case:
            self.ask("open", case["field"])
            seen["twin"] = self._steps(case, case["twin"])
        return seen

    def _steps(self, case, steps):
        seen = {}
        self._is_inside = False
        self._copy_first(steps)
        self.press("Tab")
        self._chain().pause(AFTER_FOCUS)
        for step in steps:
            self._step(step)
        seen["before"] = {**self.ask("state"), **self._access(case)}
        if not case.get("stays"):
            self.press("Tab")
        seen["after"] = self.ask("state")
        return seen

    def ask(self, name, *given):
        self.flush()
        answer = self.driver.execute_async_script(CALL, name, list(given))
        if "error" in answer:
            raise CannotPlay(answer["error"])
        return answer["value"]

    def flush(self):
        """Presses the collected keys."""
        keys, self._keys = self._keys, None
        if keys:
            keys.perform()

    def _chain(self):
        self._keys = self._keys or ActionChains(self.driver, duration=0)
        return self._keys

    def _step(self, step):
        (name, given), *rest = step.items()
        getattr(self, f"do_{name}")(given, **dict(rest))

    # The steps of a case.

    def do_type(self, text):
        for character in text:
            self._press(character)

    def _copy_first(self, steps):
        """In WebKit, where scripts cannot copy, copies the text that will be pasted, with real keys and before the
        field gets the focus."""
        texts = [step["paste"] for step in steps if "paste" in step]
        if self.engine == "WebKit" and texts:
            self.ask("showText", texts[0])
            self.press("c", held="Control")
            self.ask("hideText")

    def do_paste(self, text):
        if self.engine != "WebKit":
            self.ask("copy", text)
        self.press("v", held="Control")

    def do_caret(self, content, after=False):
        """Places the caret after the given digits and, if `after` is true, after the separator that follows them."""
        self.do_select([content, content], after)

    def do_select(self, ends, after=False):
        if ends == "all":
            return self.press("a", held="Control")
        self._is_inside = True
        if self.run("return fieldTest.input().type") != "number":
            return self.ask("select", *ends, after)
        if ends[0] != ends[1]:
            raise CannotPlay("The input has no selection that a script can set.")
        self.press("End")
        self.press("ArrowLeft", self.ask("distance", ends[0]))

    def do_undo(self, times, command="undo", held="Control"):
        for _ in range(times):
            if self.engine == "WebKit":
                self.run(f"document.execCommand('{command}')")
            else:
                self.press("z", held=held)

    def do_redo(self, times):
        self.do_undo(times, "redo", "Control+Shift")

    def do_compose(self, texts, end):
        """Types with an input method: shows each of `texts` as marked text, then inserts `end`."""
        if self.engine != "Chromium":
            raise CannotPlay("Only Chromium lets a driver compose text.")
        self.flush()
        for text in texts:
            self.driver.execute_cdp_cmd("Input.imeSetComposition", {
                "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        self.driver.execute_cdp_cmd("Input.insertText", {"text": end})

    def do_insert(self, text):
        """Inserts text without keys, as dictation and Playwright's `fill` do."""
        self.flush()
        if self.engine == "Chromium":
            self.driver.execute_cdp_cmd("Input.insertText", {"text": text})
        else:
            self.run("document.execCommand('insertText', false, arguments[0])", text)

    def do_assign(self, text):
        self.ask("assign", text)

    def do_set(self, value):
        if not self.ask("write", value):
            raise CannotPlay("The page cannot set the number.")
        self.ask("state")

    def do_reset(self, _):
        self.ask("reset")
        self.ask("state")

    def do_leave(self, _):
        self.press("Tab")
        self.ask("state")

    def do_return(self, _):
        self.press("Tab", held="Shift")
        self.do_caret(self.ask("digits"))

    def press(self, key, times=1, held=None):
        modifiers = [MODIFIERS[name] for name in held.split("+")] if held else []
        for modifier in modifiers:
            self._chain().key_down(modifier)
        for _ in range(times):
            self._press(NAMED_KEYS.get(key, key), wait=not held)
        for modifier in modifiers:
            self._chain().key_up(modifier)

    do_press = press

    def _press(self, key, wait=True):
        self._chain().send_keys(key).pause(BETWEEN_KEYS)
        if self._is_inside and wait:
            self.ask("state")

    def run(self, script, *given):
        self.flush()
        return self.driver.execute_script(script, *given)

    def _access(self, case):
        """Returns the facts that assistive technology gets, such as the role, if the case expects any of them."""
        wanted = {*case.get("expect", {}).get("before", {})} & {"role", "name", "inputmode", "description"}
        if not wanted:
            return {}
        input = self.run("return fieldTest.input()")
        access = {"inputmode": input.get_attribute("inputmode") or input.get_attribute("type")}
        if {"role", "name"} & wanted:
            access |= {"role": input.aria_role, "name": input.accessible_name}
        return access
