# SPDX-License-Identifier: MIT
"""Tests fields that a server has rendered: without JavaScript, with the element, and with React."""

import json
import subprocess
import tempfile
import time

from bundled import bundle, needs_react
from chromium import WEB, complaints
from engines import CHROMIUM
from selenium.webdriver.support.ui import WebDriverWait
from support import ServedCase

FIELD = {"id": "field", "name": "price", "currency": "EUR", "locale": "de-DE", "fraction": [2, 3], "min": 0, "value": "1234.5", "aria-label": "Price"}
HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><link rel=icon href=data:,><form id="form" action="/sent">'


def rendered():
    script = f"""import {{ render }} from "{(WEB / 'dist/numeric-session.js').as_uri()}"; console.log(render({json.dumps(FIELD)}).html)"""
    return subprocess.check_output(["node", "--input-type=module", "-"], input=script, text=True).strip()


class Rendered(ServedCase):
    @classmethod
    def make_pages(cls):
        page = f"{HEAD}{rendered()}<button>Send</button></form>"
        script = '<script>rendered = field.shadowRoot.querySelector("input")</script><script type="module" src="/dist/numeric-field-streaming.js"></script>'
        defined = page.replace("<form", '<script src="/dist/numeric-field-script.js"></script><form')
        return {"/": ({}, page + script), "/defined": ({}, defined), "/plain": ({}, page), "/sent?price=1234.5": ({}, "<!doctype html>sent")}

    INPUT = "document.querySelector('numeric-field').shadowRoot.querySelector('input')"

    def test_a_page_without_javascript_shows_the_number_and_submits_it(self):
        self.open(f"{self.address}plain")
        self.assertEqual(self.page.run(f"[{self.INPUT}.value, {self.INPUT}.readOnly]"), ["1.234,50\u00a0€", True])
        self.assertEqual(self.page.run(f"[...new FormData(document.querySelector('form'))]"), [["price", "1234.5"]])
        self.driver.find_element("css selector", "button").click()
        WebDriverWait(self.driver, 10).until(lambda driver: driver.current_url.endswith("/sent?price=1234.5"))

    def test_the_element_keeps_the_input_and_changes_nothing(self):
        self.assertEqual(self.page.run(f"""import('/dist/numeric-field-streaming.js').then(() =>
          [{self.INPUT} === rendered, rendered.value, rendered.readOnly, field.value, [...new FormData(form)].length])"""),
            [True, "1.234,50\u00a0€", False, "1234.5", 1])
        self.page.run("import('/dist/numeric-field-streaming.js').then(({ loadEngine }) => loadEngine()).then(() => field.focus())")
        self.keys("End", "6")
        self.assertEqual(self.page.run("[field.value, rendered.value, field.shadowRoot.querySelectorAll('style').length]"), ["1234.56", "1.234,56\u00a0€", 0])

    def test_the_boxes_have_the_same_size(self):
        size = "(({ width, height }) => [width, height])(document.querySelector('numeric-field').getBoundingClientRect())"
        after = self.page.run(size)
        self.open(f"{self.address}plain")
        self.assertEqual(self.page.run(size), after)

    def test_a_field_that_is_added_to_a_page_with_the_element_submits_its_number_once(self):
        markup = json.dumps(rendered())
        added = (f"form.innerHTML = {markup}", f"form.innerHTML = '<template>' + {markup} + '</template>', form.append(form.firstChild.content.cloneNode(true))")
        for address, add in (("", added[0]), ("", added[1]), ("defined", "undefined")):
            self.open(self.address + address)
            self.page.run(f"import('/dist/numeric-field-streaming.js').then(() => {{ {add} }})")
            for value, script in (("1234.5", "undefined"), ("7", "document.querySelector('numeric-field').value = '7', undefined")):
                self.page.run(script)
                self.assertEqual(self.page.run("[...new FormData(form)]"), [["price", value]], add)
            # Chromium says that it ignores the shadow tree of the server.
            if self.engine is CHROMIUM:
                complaints(self.driver)


class RestoredForm(ServedCase):
    """Tests going back to a page that the browser loads again, because it has a listener for `unload`. Chromium recognizes a form
    by the names of its first controls."""

    engine = CHROMIUM

    @classmethod
    def make_pages(cls):
        page = f"""{HEAD}{rendered()}<input id="note" name="note"></form><script>addEventListener("unload", () => {{}});</script>
          <script type="module" src="/dist/numeric-field.js"></script>"""
        return {"/": ({}, page), "/next": ({}, "<!doctype html><title>Next</title>")}

    def test_the_texts_of_all_controls_are_restored(self):
        self.enter("End", "6")
        self.enter("x", field="note")
        for action in ("location.href = '/next'", "history.back()"):
            self.page.run(f"setTimeout(() => {{ {action} }}), undefined")
            time.sleep(.7)
        self.assertEqual(self.page.run("[field.value, note.value, new FormData(form).getAll('price')]"), ["1234.56", "x", ["1234.56"]])


@needs_react
class Hydrated(ServedCase):
    """Tests the React component on the client. Debian's React renders no content of custom elements on a server."""

    @classmethod
    def make_pages(cls):
        define = f"--define:FIELD={json.dumps(FIELD)}"
        with tempfile.TemporaryDirectory() as folder:
            client = bundle(folder, "react-hydrated.jsx", define, mode="development")
        return {
            "/": ({}, f'{HEAD}<div id="root">{rendered()}</div></form><script src="/page.js"></script>'),
            "/page.js": ({"Content-Type": "text/javascript"}, client)}

    # React recommends its developer tools.
    may_complain = True

    def test_react_keeps_what_the_server_has_rendered(self):
        self.wait(200)
        self.assertEqual(self.page.run("""[complaints, field.shadowRoot.querySelector("input") === rendered, rendered.value, field.value,
          [...new FormData(form)]]"""), [[], True, "1.234,50\u00a0€", "1234.5", [["price", "1234.5"]]])
