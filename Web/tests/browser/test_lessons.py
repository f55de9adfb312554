# SPDX-License-Identifier: MIT
"""Plays the lessons with React and Vue in every browser, and without a framework through Playwright."""

import importlib.util
import unittest

from bundled import DEBIAN, FrameworkTest
from chromium import WEB
from lessons import FrameworkLessons, Lessons
from playwright_page import PlaywrightPage

PLAIN = (WEB / "tests/frameworks/lessons-plain.js").read_text()


@unittest.skipUnless((DEBIAN / "react-dom").exists(), "Debian's node-react-dom is missing (make setup)")
class React(FrameworkLessons, FrameworkTest):
    source = "react.jsx"


@unittest.skipUnless(importlib.util.find_spec("nicegui"), "nicegui, which contains Vue, is missing (make setup)")
class Vue(FrameworkLessons, FrameworkTest):
    source = "vue.js"


class Playwright(Lessons, PlaywrightPage):
    """Plays the lessons in a page without a framework, which Playwright drives."""

    def open_lesson(self):
        self.page.goto((WEB / "tests/browser/stage.html").as_uri())
        self.page.add_script_tag(content=PLAIN)
        self.page.evaluate("prepareLesson(stage)")

    def look(self, expression):
        return self.page.evaluate(f"() => {expression}")

    def pause(self):
        """Does nothing, because Playwright waits by itself."""

    def user_type(self, keys):
        self.page.get_by_label("Price").press_sequentially(keys)

    def user_press(self, key):
        self.page.get_by_label("Price").press(key)

    def user_undo(self):
        self.page.get_by_label("Price").press("Control+z")
