# SPDX-License-Identifier: MIT
"""Tests that the field recognizes decimal keys whatever character they type, in every browser."""

from support import BrowserTest, of_both_kinds

# Answers media queries like a device that is used by touch. The field uses them when it reads its options.
TOUCH = """globalThis.matchMedia = (query) => ({
  matches: /hover: none/.test(query) && /pointer: coarse/.test(query), addEventListener() {}, removeEventListener() {},
}), undefined"""

GERMAN = """Object.defineProperties(navigator, {
  language: { value: "de-DE", configurable: true }, languages: { value: ["de-DE"], configurable: true } }), undefined"""


class DecimalKey(BrowserTest):
    def check(self, text, *keys):
        self.enter(*keys)
        self.assertEqual(self.text(), text)

    def test_the_key_and_the_keyboard_say_what_a_mark_means(self):
        for claim, before, options, text, *keys in (
            ("A comma of the main keys is open.", "undefined", {}, "12,500|", "12,500"),
            ("The decimal key of a keypad never groups.", "undefined", {}, "12.500|", "12", "NumpadDecimal", "500"),
            ("The decimal key of a keypad closes an open mark.", "undefined", {}, "12.|", "12,", "NumpadDecimal"),
            ("The language of the browser does not name a hardware keyboard.", GERMAN, {}, "12,500|", "12,500"),
            ("The language of the browser names a touch keyboard.", f"{GERMAN}, {TOUCH}", {}, "12.500|", "12,500"),
            ("The page names a hardware keyboard.", "undefined", {"keyboardLocale": "de-DE"}, "12.500|", "12,500"),
            ("The page names a touch keyboard.", TOUCH, {"keyboardLocale": "de-DE"}, "12.500|", "12,500"),
            ("The page knows better than the browser.", f"{GERMAN}, {TOUCH}", {"keyboardLocale": "en-US"}, "12,500|", "12,500"),
        ):
            with self.subTest(claim):
                of_both_kinds(before, **options)(DecimalKey.check)(self, text, *keys)
