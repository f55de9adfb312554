# SPDX-License-Identifier: MIT
"""Plays the lessons with React and Vue in every browser, and without a framework through Playwright."""

from bundled import FrameworkTest, needs_react, needs_vue
from chromium import WEB
from lessons import FrameworkLessons, Lessons
from playwright_page import PlaywrightPage

PLAIN = (WEB / "tests/frameworks/lessons-plain.js").read_text()


@needs_react
class React(FrameworkLessons, FrameworkTest):
    source = "react.jsx"


@needs_vue
class Vue(FrameworkLessons, FrameworkTest):
    source = "vue.js"


class Playwright(Lessons, PlaywrightPage):
    """Plays the lessons in a page without a framework, which Playwright drives."""

    def open_lesson(self):
        self.page.goto((WEB / "tests/browser/stage.html").as_uri())
        self.page.add_script_tag(content=PLAIN)

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
