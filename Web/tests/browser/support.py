# SPDX-License-Identifier: MIT
"""The base classes of all browser tests."""

import functools
import json
import re
import sys
import unittest

from chromium import SCREENSHOTS, WEB, complaints, resize
from engines import CHROMIUM, ENGINES, WEBKIT
from serving import Server

STAGE = (WEB / "tests/browser/stage.html").as_uri()


class BrowserTest(unittest.TestCase):
    """A test on a page with fields, which is loaded from disk unless `address` is overridden.

    The tests of a class run in every engine, unless the class sets `engine`.
    """

    address = STAGE
    engine = None

    # The content of the stage at the start of each test.
    markup = ""

    # Whether the console may have messages that no test expects.
    may_complain = False

    def __init_subclass__(cls):
        """Makes a class with tests the test in the first engine, and adds its copies for the others to its module."""
        super().__init_subclass__()
        if cls.engine is not None or not any(name.startswith("test_") for name in dir(cls)):
            return
        name, (first, *others) = cls.__name__, ENGINES
        cls.engine, cls.__qualname__ = first, f"{name}In{first.name}"
        for engine in others:
            copy = type(f"{name}In{engine.name}", (cls,), {"engine": engine, "__module__": cls.__module__})
            setattr(sys.modules[cls.__module__], copy.__name__, copy)

    @classmethod
    def setUpClass(cls):
        if cls.engine.missing:
            raise unittest.SkipTest(f"{cls.engine.name} needs {', '.join(cls.engine.missing)} (make setup)")
        cls.driver, cls.page = cls.engine.opened()
        if cls.engine is CHROMIUM:
            resize(cls.driver, 1000, 800)

    def setUp(self):
        self.open(self.address)
        if self.markup:
            self.show(self.markup)

    def open(self, address):
        self.driver.get(address)
        if self.engine is CHROMIUM:
            self.page.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def tearDown(self):
        # WebKit hangs when it takes a screenshot of a page that was not rendered since the last command.
        if self.engine is not WEBKIT:
            SCREENSHOTS.mkdir(parents=True, exist_ok=True)
            self.driver.save_screenshot(str(SCREENSHOTS / f"{self.id()}.png"))
        if self.engine is CHROMIUM:
            unexpected = complaints(self.driver)
            self.assertTrue(self.may_complain or not unexpected, f"The console has messages: {unexpected}")

    def expect_in_console(self, *texts):
        """Checks that the console contains the texts, and forgets its messages. Only Chromium tells them."""
        if self.engine is CHROMIUM:
            console = "".join(complaints(self.driver))
            for text in texts:
                self.assertIn(text, console)

    def show(self, markup):
        """Shows `markup` on the stage. An element with an id becomes a global of the page."""
        self.page.run(f"stage.innerHTML = {json.dumps(markup)}, undefined")

    def keys(self, *keys, pause=0):
        """Types texts and presses named keys, as `User.keys` does, with a pause in milliseconds after each of them."""
        for key in keys:
            self.page.keys(key)
            if pause:
                self.wait(pause)

    def enter(self, *keys, field="field"):
        """Focuses a field, and presses keys in it."""
        self.page.run(f"{field}.focus()")
        self.keys(*keys)

    def overtype(self, *keys):
        """Focuses the field, selects its text, and presses keys in it."""
        self.page.run("field.focus(), field.select()")
        self.keys(*keys)

    def after_each(self, look, *keys):
        """Presses keys, and returns the result of `look` after each of them."""
        return [(self.keys(key), look())[1] for key in keys]

    def act(self, script):
        """Runs a script, and gives the page time to react."""
        self.page.run(script)
        self.wait()

    def attach(self, options="{ locale: 'en-US' }", field="field"):
        """Attaches an input of the page, whose attachment becomes the global `amount`."""
        self.page.run(f"globalThis.amount = NumericText.attach({field}, {options}), undefined")

    def wait(self, milliseconds=50):
        self.page.run(f"new Promise((done) => setTimeout(done, {milliseconds}))")

    def center(self, element):
        return self.page.run(f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({element}.getBoundingClientRect())")

    def beside(self, distance, element="field"):
        """Returns the place at a distance from the left edge of an element or, if it is negative, from the right edge."""
        left, right, y = self.page.run(f"""(() => {{
          const {{ left, right, y, height }} = {element}.getBoundingClientRect(), frame = {element}.ownerDocument.defaultView.frameElement;
          const outer = frame?.getBoundingClientRect() ?? {{ x: 0, y: 0 }}, [x, top] = [frame?.clientLeft ?? 0, frame?.clientTop ?? 0];
          return [outer.x + x + left, outer.x + x + right, outer.y + top + y + height / 2] }})()""")
        return (left if distance > 0 else right) + distance, y

    def caret_after(self, count):
        """Returns the place of the caret after the first characters of the shown text."""
        return self.page.run(f"""(() => {{ const input = field.shadowRoot?.querySelector("input") ?? field;
          const style = getComputedStyle(input), {{ left, top, height }} = input.getBoundingClientRect();
          const pen = document.createElement("canvas").getContext("2d");
          pen.font = `${{style.fontWeight}} ${{style.fontSize}} ${{style.fontFamily}}`;
          const start = left + parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft);
          return [start + pen.measureText(input.value.slice(0, {count})).width, top + height / 2] }})()""")

    def move_into_frame(self):
        """Moves the field into a new frame."""
        self.page.run("""(() => { const frame = document.body.appendChild(document.createElement("iframe"));
          globalThis.field = document.getElementById("field"), frame.style.inlineSize = "400px";
          frame.contentDocument.body.append(field) })()""")

    def text(self, field="field"):
        """Returns the text of a field, with a bar at the caret or at both ends of the selection."""
        return self.page.run(f"""(() => {{
          const input = {field}.shadowRoot?.querySelector("input") ?? {field};
          const {{ value, selectionStart: start, selectionEnd: end }} = input;
          const bars = start === end ? "|" : "|" + value.slice(start, end) + "|";
          return value.slice(0, start) + bars + value.slice(end);
        }})()""")

    def value(self):
        return self.page.run("field.value")

    def write(self, text, *events):
        """Sets a text like a script of a driver or an extension, which does not see properties that the page has
        defined, and sends events, which are expressions."""
        self.page.run(f"""(() => {{ const input = field.shadowRoot?.querySelector("input") ?? field;
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, {json.dumps(text)});
          for (const event of [{", ".join(events)}]) input.dispatchEvent(event) }})()""")

    def paste_text(self, text):
        """Pastes a text like a browser, without a clipboard."""
        self.page.run(f"""field.shadowRoot.querySelector("input").dispatchEvent(new InputEvent("beforeinput", {{
          inputType: "insertFromPaste", data: {json.dumps(text)}, bubbles: true, composed: true, cancelable: true }}))""")

    def copied(self, kind="copy"):
        """Sends an event of the kind `copy`, `cut` or `dragstart` to a field. Returns whether it was prevented, and the
        text that it has copied."""
        return self.page.run(f"""(() => {{
          const data = new DataTransfer(), options = {{ bubbles: true, cancelable: true }};
          const event = "{kind}" === "dragstart" ? new DragEvent("{kind}", {{ dataTransfer: data, ...options }})
            : new ClipboardEvent("{kind}", {{ clipboardData: data, ...options }});
          field.shadowRoot.querySelector("input").dispatchEvent(event);
          return [event.defaultPrevented, (event.dataTransfer ?? event.clipboardData ?? data).getData("text/plain")] }})()""")

    def state(self):
        """Returns the text with the caret, and the number."""
        return self.text(), self.value()

    def log(self, *events, target="field"):
        """Records the events that a field sends from now on."""
        self.page.run(f"""globalThis.received = []; for (const type of {json.dumps(events)})
          {target}.addEventListener(type, (event) => received.push(
            type + " " + (type === "refused" ? event.detail.reason : event.target.value)))""")

    def received(self):
        return self.page.run("received.splice(0)")

    def log_sent(self, name="amount"):
        """Records the numbers that the form sends from now on, and stays on the page."""
        self.page.run(f"""globalThis.sent = [], form.addEventListener("submit", (event) => {{
          event.preventDefault(); sent.push(new FormData(form).get("{name}")) }})""")


class ServedCase(BrowserTest):
    """A test of pages that a server sends. Each test begins at `/` if there is such a page."""

    pages = {}

    # The files that the server holds back until the test opens its gate.
    gated = ()

    @classmethod
    def make_pages(cls):
        """Returns the pages by path, each with its headers and its content."""
        return cls.pages

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.pages = cls.make_pages()
        cls.server = Server(cls.pages, gated=cls.gated)
        cls.addClassCleanup(cls.server.close)
        cls.address = cls.server.address

    def setUp(self):
        if "/" in self.pages:
            super().setUp()

    def open_served(self, pages):
        """Opens the start page of another server, which sends `pages` in addition."""
        server = Server({**self.pages, **pages})
        self.addCleanup(server.close)
        self.open(server.address)
        return server.address


class PolicyCase(ServedCase):
    """A test of pages whose policy forbids `eval`."""

    def look(self, expression):
        """Returns the value of an expression in the page, in which elements with an id are variables."""
        return self.driver.execute_script(f"const {{ field, form, plain }} = window; return {expression}")


def of_both_kinds(before="undefined", **options):
    """Runs a test, or all tests of a class, with an element and, on a new page, with an attached input, after the script
    `before`.

    Both are `field`, and `amount` is the element or the attachment. The options are those of `attach`.
    """
    options = {"locale": "en-US", **options}
    attributes = " ".join(
        f'{re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name)}="{value}"' for name, value in options.items())

    kinds = {
        "an element": (f"<numeric-field {attributes}></numeric-field>", "field"),
        "an attached input": ("<input>", f"NumericText.attach(field, {json.dumps(options)})"),
    }

    def decorated(test):
        if isinstance(test, type):
            for name in [name for name in vars(test) if name.startswith("test_")]:
                setattr(test, name, decorated(getattr(test, name)))
            return test

        @functools.wraps(test)
        def run(self, *arguments):
            for kind, (markup, amount) in kinds.items():
                with self.subTest(kind):
                    self.open(self.address)
                    self.page.run(before)
                    self.show(f'<form id="form">{markup.replace(">", " id=field name=amount>", 1)}</form>')
                    self.page.run(f"globalThis.amount = {amount}, undefined")
                    test(self, *arguments)
        return run
    return decorated
