# SPDX-License-Identifier: MIT
"""Measures the time of a key and the size of a library."""

import gzip

FIELD = {"kind": "decimal", "locale": "en-US"}
# From `keydown` to the layout after the `input` event.
LISTEN = """
let start;
globalThis.keyTimes = [];
addEventListener("keydown", () => { start = performance.now(); }, true);
addEventListener("input", () => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { document.body.offsetWidth; keyTimes.push(performance.now() - start); };
  port2.postMessage(0);
}, true);
"""


def key_time(hands, open_page, rounds=8):
    """Returns the median time of a key in milliseconds, of a number of eight digits."""
    open_page()
    if hands.ask("open", FIELD):
        hands.ask("open", {"kind": "currency", "currency": "USD", "locale": "en-US"})
    hands.press("Tab")
    hands.driver.execute_script(LISTEN)
    for _ in range(rounds):
        hands.do_type("12345678")
        hands.press("Backspace", 8)
    times = sorted(hands.driver.execute_script("return keyTimes"))
    return round(times[len(times) // 2], 2) if times else None


def size(path):
    """Returns the bytes of a file as a server sends them."""
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))
