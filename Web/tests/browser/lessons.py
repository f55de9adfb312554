# SPDX-License-Identifier: MIT
"""Plays the lessons of `lessons.json`: actions in a field, and facts that must be the same with every framework."""

import json

from chromium import WEB

LESSONS = json.loads((WEB / "tests/lessons.json").read_text())

# The expression for each fact that a lesson expects.
FACTS = {"text": "field.formattedValue", "value": "field.value", "model": "lesson.model", "sent": "lesson.sent", "changes": "lesson.changes"}

# The actions of the form. Each value is an expression.
FORM = {"reset": "form.reset()", "submit": "form.requestSubmit()"}


class Lessons:
    """Plays the lessons. Subclasses define `open_lesson`, `look`, `pause` and the actions of the user."""

    def test_the_lessons(self):
        for lesson in LESSONS:
            with self.subTest(lesson=lesson["name"]):
                self.open_lesson()
                for name, *arguments in lesson["steps"]:
                    self.act(name, *arguments)
                expected = {name: fact for name, fact in lesson.items() if name in FACTS}
                self.assertEqual({name: self.look(FACTS[name]) for name in expected}, expected)

    def act(self, name, *arguments):
        if name in ("type", "press", "undo"):
            getattr(self, f"user_{name}")(*arguments)
        else:
            self.look(f"({FORM.get(name) or f'lesson.{name}({json.dumps(arguments[0])})'}, null)")
        self.pause()


class FrameworkLessons(Lessons):
    """Plays the lessons with real keys in a bundled page. Subclasses are also a `FrameworkTest`, which opens it."""

    def setUp(self):
        pass

    def open_lesson(self):
        super().setUp()
        self.page.run("lesson.set(''), lesson.changes.length = 0")

    def look(self, expression):
        return self.page.run(expression)

    def pause(self):
        self.wait(30)

    def user_type(self, keys):
        self.enter(keys)

    def user_press(self, key):
        self.keys(key)

    def user_undo(self):
        self.keys("Undo")
