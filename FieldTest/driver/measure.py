# SPDX-License-Identifier: MIT
"""Measures the time of a key and the size of a library."""

import gzip

FIELDS = ({"kind": "decimal", "locale": "en-US"}, {"kind": "currency", "currency": "USD", "locale": "en-US"})
LOADED = ("numeric-field-streaming.js", "numeric-field-typing.js", "numeric-field.wasm", "numeric-field-editing.js", "numeric-field-later.wasm")
OURS = {
    "numeric-field": LOADED,
    "numeric-field-attached": (*LOADED, "numeric-field-attach.js"),
}


def key_times(hands, pages, rounds=3):
    """Returns the time of a key for each adapter: the lowest median of several rounds, or None if no round could
    measure it. Each round measures all adapters."""
    medians = {name: [] for name in pages}
    for _ in range(rounds):
        for name, open_page in pages.items():
            open_page()
            medians[name].append(_median(hands))
    return {name: min(filter(None, found), default=None) for name, found in medians.items()}


def _median(hands):
    """Returns the median time of a key while a number of eight digits is typed and deleted, or None if the
    field cannot be opened or timed."""
    if all(hands.ask("open", field) for field in FIELDS):
        return None
    hands.press("Tab")
    hands.ask("timeKeys")
    for _ in range(5):
        hands.do_type("12345678")
        hands.press("Backspace", 8)
    times = sorted(hands.ask("times"))
    return round(times[len(times) // 2], 1) if times else None


def size(peer, peers, root):
    """Returns the number of bytes that a server sends for a library, without React or Vue."""
    files = [root / "Web/dist" / name for name in OURS.get(peer["name"], ())]
    files += [peers / peer["module"]] if "module" in peer else []
    return sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files)
