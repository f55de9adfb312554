# SPDX-License-Identifier: MIT
"""Tests numbers that leave their field, by copying, dragging and printing, and fields to which the user goes back."""

import time

from early import DOLLARS, EarlyCase
from engines import CHROMIUM, WEBKIT
from support import BrowserTest, ServedCase

PLAIN = DOLLARS + ' copies="plain"'


class EarlyCopies(EarlyCase):
    """Tests copies before the code for editing is loaded."""

    def test_a_whole_plain_number_is_copied_and_only_cut_if_it_can_be_edited(self):
        for options, end, kind, copied, value, events in (
            (PLAIN, 9, "copy", [True, "1234.5"], "1234.5", []), (PLAIN, 9, "cut", [True, "1234.5"], "", ["input "]),
            (PLAIN + " readonly", 9, "cut", [False, "1234.5"], "1234.5", []),
            # The browser copies a part of the text, and the shown text.
            (PLAIN, 3, "copy", [False, ""], "1234.5", []), (PLAIN, 0, "copy", [False, ""], "1234.5", []), (DOLLARS, 9, "copy", [False, ""], "1234.5", []),
        ):
            self.open_early(options)
            self.page.run(f"field.focus(), field.setSelectionRange(0, {end})")
            self.assertEqual(self.copied(kind), copied, (options, end))
            self.load()
            self.assertEqual((self.value(), self.received()), (value, events))


class DragCase(ServedCase):
    """Tests drags of a selected text out of a field."""

    @classmethod
    def make_pages(cls):
        page = f"""<!doctype html><html lang="en"><link rel=icon href=data:,><script type="module" src="/dist/numeric-field-streaming.js"></script>
          <style>* {{ font: 20px monospace }}</style><numeric-field id="field" {DOLLARS}></numeric-field><textarea id="target"></textarea>
          <numeric-field id="whole" fraction="0" locale="en-US" value="7"></numeric-field>"""
        return {"/shown": ({}, page), "/plain": ({}, page.replace(DOLLARS, PLAIN))}

    def select(self, address, start, end):
        """Opens a page, and selects a part of the text."""
        self.open(self.server.address + address)
        self.page.run("import('/dist/numeric-field-streaming.js').then(({ loadEngine }) => loadEngine())")
        self.act(f"field.focus(), field.setSelectionRange({start}, {end})")

    def drag(self, middle, target, place):
        """Drags the selected text from its middle to a place in another element. Both are numbers of characters."""
        self.page.drag(*self.page.run(f"""[[field, {middle}], [{target}, {place}]].map(([{{ offsetLeft, offsetTop, offsetHeight }}, count]) =>
          [offsetLeft + 4 + 12 * count, offsetTop + offsetHeight / 2])"""))
        self.wait(200)


class DraggedOut(DragCase):
    def test_the_data_of_a_drag_are_plain_if_copies_are(self):
        self.select("plain", 1, 5)
        self.assertEqual(self.copied("dragstart"), [False, "123"])
        self.select("shown", 1, 5)
        self.assertEqual(self.copied("dragstart"), [False, ""])


class MovedOut(DragCase):
    """Tests drags by a mouse, with which only the DevTools protocol drags a text."""

    engine = CHROMIUM

    def test_a_moved_text_is_deleted_like_a_cut(self):
        for address, start, end, moved in (("shown", 1, 4, "1,2"), ("shown", 0, 8, "$1,234.5"), ("plain", 1, 4, "12"), ("plain", 0, 8, "1234.5")):
            self.select(address, start, end)
            self.keys("Control+x")
            cut = self.value()
            self.select(address, start, end)
            self.drag((start + end) / 2, "target", 1)
            self.assertEqual(self.page.run("[target.value, field.value]"), [moved, cut])

    def test_a_text_whose_drop_is_refused_stays_where_it_was(self):
        for start, end, target, place, events in ((2, 4, "field", 8.4, ["refused secondSeparator"]),
                                                  (6, 8, "whole", 1.4, ["change 1234", "refused noFraction", "change 1234.5"])):
            self.select("shown", 8, 8)
            self.keys("Backspace", "5")
            self.act(f"field.setSelectionRange({start}, {end})")
            self.log("change", "refused", target="document")
            self.drag((start + end) / 2, target, place)
            self.assertEqual(self.received(), events)
            self.assertEqual(self.page.run("[field.value, whole.value, field.formattedValue.slice(0, 8)]"), ["1234.5", "7", "$1,234.5"])
            if target == "field":
                self.assertEqual(self.after_each(self.value, "Undo", "Undo"), ["1234", "1234.5"])


class Back(ServedCase):
    """Tests a page to which the user goes back, and which the browser has kept in memory."""

    PAGE = """<!doctype html><html lang="en"><link rel=icon href=data:,><script>shown = []; addEventListener("pageshow", (event) => shown.push(event.persisted));</script>
      <form id="form"><numeric-field id="field" name="amount" OPTIONS></numeric-field><numeric-field id="other" locale="en-US" value="7"></numeric-field>
      <input id="attached" value="1234.5"></form><script type="module">
      import { attach } from "/dist/numeric-field-attach.js";
      globalThis.attachment = attach(attached, { locale: "en-US", currency: "EUR" });</script>""".replace("OPTIONS", DOLLARS)
    pages = {"/": ({}, PAGE), "/next": ({}, "<!doctype html><title>Next</title>")}

    def test_fields_keep_their_texts_and_values_and_take_keys(self):
        self.wait(300)
        self.enter("Backspace", "Backspace", "ArrowLeft")
        for action in ("location.href = '/next'", "history.back()"):
            self.page.run(f"setTimeout(() => {{ {action} }}), undefined")
            time.sleep(.7)
        self.assertEqual(self.page.run("shown"), [False, True])
        if self.engine is CHROMIUM:
            self.page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.assertEqual(self.page.run("[field.value, new FormData(form).get('amount'), other.value, attachment.value]"), ["1234", "1234", "7", "1234.5"])
        texts = self.page.run("[field, other].map(({ shadowRoot }) => shadowRoot.querySelector('input').value).concat(attached.value)")
        self.assertEqual([texts[0].removesuffix(".00"), *texts[1:]], ["$1,234", "7", "€1,234.50"])
        self.keys("8")
        self.assertEqual(self.value(), "12384")


class Restored(ServedCase):
    """Tests a page to which the user goes back, and which the browser loads again, because it has a listener for `unload`.

    Only Chromium restores the texts after the inputs have been attached.
    """

    engine = CHROMIUM

    PAGE = """<!doctype html><html lang="en"><link rel=icon href=data:,><form id="form"><input id="field" name="price" autocomplete="on"></form>
      <script>addEventListener("unload", () => {});</script>
      <script type="module">import { attach } from "/dist/numeric-field.js";
      globalThis.amount = attach(field, { locale: "de-DE", currency: "EUR"OPTION });</script>"""
    pages = {"/": ({}, PAGE.replace("OPTION", "")), "/given": ({}, PAGE.replace("OPTION", ', value: "7"')),
             "/next": ({}, "<!doctype html><title>Next</title>")}

    def test_the_restored_text_is_read_unless_the_page_gives_the_number(self):
        for address, text, value in (("", "1.234,50", "1234.5"), ("given", "7,00", "7")):
            self.open(self.server.address + address)
            self.wait(300)
            self.overtype("1234,5")
            self.page.run("field.blur()")
            for action in ("location.href = '/next'", "history.back()"):
                self.page.run(f"setTimeout(() => {{ {action} }}), undefined")
                time.sleep(.7)
            self.assertEqual(self.page.run("[field.value.split('\\xa0')[0], amount.value, new FormData(form).get('price')]"), [text, value, value])


class Printed(BrowserTest):
    def test_a_text_that_is_being_edited_is_printed(self):
        if self.engine is WEBKIT:
            self.skipTest("The driver of WebKit cannot print.")
        self.show('<numeric-field id="field" locale="en-US" style="border: 0; outline: 0; background: none"></numeric-field>')
        self.enter("1234567890")
        # Without the text, the document contains no font.
        with_text = len(self.driver.print_page())
        self.page.run("field.style.visibility = 'hidden'")
        self.assertGreater(with_text, len(self.driver.print_page()) + 1000)
