#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws Docs/pictures/phone.svg: typing in a field on a phone, in three locales.

The texts and carets are those of the web element after real keys in Chromium. The phone and its
keyboard are drawn by this script. Needs Chromium, its driver and selenium, which `make setup`
installs, and the element, which `make web` builds.
"""

import html

from animation import keyframes
from browser import ROOT, opened_chromium

# The locale, the currency, the typed keys and the decimal key of each scene. `#` is the delete key.
SCENES = [
    ("en-US", "USD", "1234.5", "."),
    ("en-IN", "INR", "1234567", "."),
    ("de-DE", "EUR", "98765,4###2", ","),
]
FONT = "DejaVu Sans"
SIZE = 30
WIDTH, HEIGHT = 320, 560
LIGHT = {
    "frame": "#1d2127", "paper": "#f2f2f7", "card": "#ffffff", "ink": "#1d1d1f", "faint": "#62666e", "key": "#ffffff",
    "down": "#9fc3f5", "caret": "#0a5fd1", "pad": "#d5d8de",
}
DARK = {
    "frame": "#4a4f58", "paper": "#000000", "card": "#1c1c1e", "ink": "#f2f2f4", "faint": "#a3a7af", "key": "#3a3a3d",
    "down": "#25538f", "caret": "#7db4ff", "pad": "#1f1f22",
}
PAGE = """<!doctype html><meta charset="utf-8"><script src="{script}"></script>
<numeric-field id="field" aria-label="Amount" locale="{locale}" currency="{currency}" value="0"></numeric-field>"""
READ = """
const pen = document.createElement("canvas").getContext("2d");
pen.font = arguments[0];
const text = field.formattedValue;
return [text, pen.measureText(text).width, pen.measureText(text.slice(0, field.selectionStart)).width, field.value];
"""


def colors(theme):
    fills = " ".join(f".{name} {{ fill: {color} }}" for name, color in theme.items())
    return f"text {{ fill: {theme['ink']} }} {fills} .frame {{ fill: {theme['frame']} }}"


def record():
    """Returns the state after each key: (locale, currency, key, decimal key, text, width, caret, value)."""
    driver, page = opened_chromium("phone.svg was not drawn")
    file = ROOT / ".build-web/phone.html"
    script = (ROOT / "Web/dist/numeric-field-script.js").as_uri()
    states = []
    for locale, currency, keys, decimal in SCENES:
        file.write_text(PAGE.format(script=script, locale=locale, currency=currency))
        driver.get(file.as_uri())
        page.run("field.focus()")
        for key in ["", *keys]:
            page.keys("Backspace" if key == "#" else key)
            shown = driver.execute_script(READ, f'{SIZE}px "{FONT}"')
            states.append((locale, currency, key, decimal, *shown))
    return states


def pad(pressed, decimal):
    """Returns the SVG of the keyboard, in which the key `pressed` has another color."""
    labels = [*"123456789", decimal, "0", "⌫"]
    pressed = "⌫" if pressed == "#" else pressed
    parts = []
    for index, label in enumerate(labels):
        x, y = 22 + index % 3 * 94, 330 + index // 3 * 52
        kind = "down" if label == pressed else "key"
        parts.append(f'<rect x="{x}" y="{y}" width="88" height="44" rx="8" class="{kind}"/>')
        parts.append(f'<text x="{x + 44}" y="{y + 30}" font-size="22" text-anchor="middle">{label}</text>')
    return "".join(parts)


def draw_state(state):
    locale, currency, key, decimal, text, width, caret, value = state
    return "".join([
        f'<text x="32" y="104" font-size="15" class="faint">{locale} · {currency}</text>',
        '<rect x="22" y="118" width="276" height="66" rx="12" class="card"/>',
        f'<text x="38" y="162" font-size="{SIZE}" textLength="{width:.1f}">{html.escape(text)}</text>',
        f'<rect x="{38 + caret:.1f}" y="134" width="2" height="36" class="caret"/>',
        f'<text x="32" y="216" font-size="15" class="faint">value {value}</text>',
        pad(key, decimal),
    ])


def draw(states):
    # In the animation, the last picture of each locale is shown longer than the others.
    last = [index + 1 == len(states) or not states[index + 1][2] for index in range(len(states))]
    seconds = [1.8 if stays else 0.9 if not state[2] else 0.5 for state, stays in zip(states, last)]
    groups = [
        f'<g id="f{index}" class="state{" last" if index + 1 == len(states) else ""}">{draw_state(state)}</g>'
        for index, state in enumerate(states)
    ]
    return f"""<!-- SPDX-License-Identifier: MIT -->
<!-- Made by `make pictures` from what the web element shows. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img">
<title>An amount of money being typed on a phone, formatted after every key, in three locales</title>
<style>
text {{ font-family: "{FONT}", system-ui, sans-serif; white-space: pre }}
{colors(LIGHT)}
@media (prefers-color-scheme: dark) {{ {colors(DARK)} }}
.state {{ visibility: hidden }} .last {{ visibility: visible }}
{keyframes(seconds)}
@media (prefers-reduced-motion: reduce) {{ .state {{ animation: none !important }} }}
</style>
<rect width="{WIDTH}" height="{HEIGHT}" rx="44" class="frame"/>
<rect x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT - 16}" rx="37" class="paper"/>
<rect x="116" y="20" width="88" height="22" rx="11" class="frame"/>
<path d="M8 314H{WIDTH - 8}V{HEIGHT - 45}a37 37 0 0 1 -37 37H45a37 37 0 0 1 -37 -37z" class="pad"/>
<text x="{WIDTH // 2}" y="74" font-size="17" font-weight="600" text-anchor="middle">Amount</text>
{chr(10).join(groups)}
</svg>
"""


def main():
    file = ROOT / "Docs/pictures/phone.svg"
    states = record()
    file.write_text(draw(states))
    print(f"{file.name}: {len(states)} frames, {file.stat().st_size} bytes")


main()
