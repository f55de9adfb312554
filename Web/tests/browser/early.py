# SPDX-License-Identifier: MIT
"""The base class of tests in which fields are used before the engine is loaded."""

from support import ServedCase

PAGE = """<!doctype html><html lang="en"><link rel=icon href=data:,>
<form id="form" onsubmit="sent = new FormData(form).get('amount'), event.preventDefault()">
<label for="field">Amount</label><numeric-field id="field" name="amount" OPTIONS></numeric-field><button id="button">Send</button></form>
<script>sent = null; received = [];
for (const name of ["input", "change", "refused", "clamp"]) document.addEventListener(name, (event) => {
  received.push(`${name} ${event.detail?.reason ?? event.target.value}`);
});</script>
<script type="module" src="/dist/numeric-field-streaming.js"></script>"""

GATED = ("numeric-field-typing.js", "numeric-field.wasm")
LATER = ("numeric-field-editing.js", "numeric-field-later.wasm")
DOLLARS = 'currency="USD" locale="en-US" value="1234.5"'


class EarlyCase(ServedCase):
    """A test of a field on a page to which the server sends the engine only when the test calls `load`."""

    gated = GATED

    @classmethod
    def make_pages(cls):
        return {}

    def setUp(self):
        """Opens no page before the test has chosen the options of its field."""

    def open_early(self, options=DOLLARS, gated=None):
        """Opens a page with a field. The server holds back the files in `gated` until `load` is called."""
        self.server.gated = self.gated if gated is None else gated
        self.server.gate.clear()
        self.pages["/"] = ({}, PAGE.replace("OPTIONS", options))
        self.open(self.server.address)

    def open_idle(self, options=DOLLARS, gated=LATER, begin="field.focus()"):
        """Opens a page with a field, whose use begins with a script, and waits until everything but `gated` is loaded."""
        self.open_early(options, gated)
        self.page.run(begin)
        self.wait(600)

    def open_typed(self, keys, options=DOLLARS, before="undefined"):
        """Opens a page, and types into its field after a script. If the page has the code for typing, waits until a key is performed."""
        self.open_early(options)
        self.page.run(f"{before}, field.focus()")
        self.keys(keys)
        if self.gated == LATER:
            self.page.wait_until("received.length")

    def load(self):
        """Sends the engine, and waits until fields use it."""
        self.server.gate.set()
        self.act("import('/dist/numeric-field-streaming.js').then(({ loadEngine }) => loadEngine())")

    def loaded(self):
        """Sends the engine. Returns the text with the caret, the number, and the events since the last call of `received`."""
        self.load()
        return *self.state(), self.received()
