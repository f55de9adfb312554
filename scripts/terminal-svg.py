#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws recorded terminal screens as an animated SVG: terminal-svg.py FOLDER COLUMNS ROWS.

Each file in the folder is a frame: the caption, the duration in seconds, the cursor as "column row
visible", where visible is 0 or 1, and the screen with its escape codes. Equal rows are drawn once. For
readers who prefer reduced motion, only the last frame is shown.
"""
import html
import pathlib
import re
import sys
import unicodedata

from animation import keyframes

CELL, LINE, SIZE = 8.4, 20, 14
PAD, BAR = 14, 30
CODE = re.compile(r"\x1b\[([0-9;]*)m")

# The colors of a light and a dark theme, as values, because many viewers ignore CSS variables.
LIGHT = {
    "back": "#ffffff", "edge": "#c9ced6", "ink": "#1d2127", "faint": "#59616d", "c1": "#b3261e", "c2": "#1a6e2e",
    "c3": "#7a5a00", "c4": "#0b57b0", "c5": "#8a2f8f", "c6": "#0b6470", "bar": "#f1f3f6", "caret": "#0b57b0",
}
DARK = {
    "back": "#14161a", "edge": "#3b414b", "ink": "#e8eaee", "faint": "#a3abb7", "c1": "#ff9a8f", "c2": "#7fd493",
    "c3": "#f0c659", "c4": "#86b9ff", "c5": "#e39ae8", "c6": "#74d0de", "bar": "#1f2329", "caret": "#86b9ff",
}


def colors(theme):
    """Returns the CSS rules for the colors of texts and shapes."""
    classes = {".d": "faint", ".v": "back", ".key": "ink", **{f".c{n}": f"c{n}" for n in range(1, 7)}}
    shapes = {".back": "back", ".bar": "bar", ".caret": "caret", ".selected": "ink"}
    rules = [f"text {{ fill: {theme['ink']} }}"]
    rules += [f"{name} {{ fill: {theme[color]} }}" for name, color in {**classes, **shapes}.items()]
    rules += [f".back {{ stroke: {theme['edge']} }}", f".rule {{ stroke: {theme['faint']} }}"]
    return " ".join(rules)


STYLE = f"""
text {{ font: 14px ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre }}
.b {{ font-weight: 700 }} .key {{ font-weight: 600 }}
{colors(LIGHT)}
@media (prefers-color-scheme: dark) {{ {colors(DARK)} }}
.frame {{ visibility: hidden }} .last {{ visibility: visible }}
@media (prefers-reduced-motion: reduce) {{ .frame {{ animation: none !important }} }}
"""


def width(text):
    """Returns the number of terminal cells that a text occupies."""
    wide = sum(2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in text)
    return wide - sum(unicodedata.category(one) in ("Mn", "Me", "Cf") for one in text)


def spans(line, codes):
    """Yields the parts of a line as (column, text, codes). The last part is empty, and has the codes at the end."""
    column, position = 0, 0
    for match in [*CODE.finditer(line), None]:
        text = line[position : match.start() if match else len(line)]
        if text:
            yield column, text, codes
            column += width(text)
        if match is None:
            yield column, "", codes
            return
        position = match.end()
        for code in (match.group(1) or "0").split(";"):
            codes = codes | {int(code or 0)}
            if int(code or 0) == 0:
                codes = frozenset()
            if int(code or 0) == 39:
                codes = frozenset(one for one in codes if not 30 <= one <= 37)


def classes(codes):
    names = ["b"] * (1 in codes) + ["d"] * (2 in codes) + ["v"] * (7 in codes)
    return " ".join(names + [f"c{one - 30}" for one in sorted(codes) if 31 <= one <= 36])


def draw_row(line, codes):
    """Returns the SVG of a line that starts with the given escape codes, and the codes at its end."""
    parts = []
    for column, text, codes in spans(line, codes):
        if 7 in codes:
            parts.append(
                f'<rect x="{column * CELL:.1f}" y="-15" width="{width(text) * CELL:.1f}" height="{LINE}"'
                ' class="selected"/>'
            )
        # The character `│` is drawn as a path, because the font's glyph would leave gaps between rows.
        for rule in re.finditer("│", text):
            x = (column + width(text[: rule.start()]) + 0.5) * CELL
            parts.append(f'<path d="M{x:.1f} -15v{LINE}" class="rule"/>')
        for word in re.finditer(r"[^\s│]+(?: [^\s│]+)*", text):
            x = (column + width(text[: word.start()])) * CELL
            length = width(word.group()) * CELL
            kind = classes(codes)
            parts.append(
                f'<text x="{x:.1f}" textLength="{length:.1f}"'
                + (f' class="{kind}"' if kind else "")
                + f">{html.escape(word.group(), quote=False)}</text>"
            )
    return "".join(parts), codes


def draw(frames, columns, rows):
    wide, high = columns * CELL + 2 * PAD, rows * LINE + BAR + 2 * PAD
    known, body = {}, []
    for index, (caption, _, cursor, lines) in enumerate(frames):
        last = " last" if index == len(frames) - 1 else ""
        body.append(f'<g id="f{index}" class="frame{last}">')
        codes = frozenset()
        for row, line in enumerate(lines):
            drawn, codes = draw_row(line, codes)
            if drawn:
                name = known.setdefault(drawn, f"r{len(known)}")
                body.append(f'<use href="#{name}" y="{row * LINE}"/>')
        x, y, flag = cursor
        if flag:
            body.append(
                f'<rect x="{x * CELL - 0.5:.1f}" y="{y * LINE - 15}" width="2" height="{LINE - 1}"'
                ' class="caret"/>'
            )
        label = "" if " " in caption else '<tspan class="d">key </tspan>'
        body.append(f'<text class="key" x="4" y="{rows * LINE + 15}">{label}{html.escape(caption)}</text></g>')
    shared = "".join(f'<g id="{name}">{drawn}</g>' for drawn, name in known.items())
    return f"""<!-- SPDX-License-Identifier: MIT -->
<!-- Made by `make pictures` from the demo in a real terminal. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high}" width="{wide:.0f}" height="{high}" role="img">
<title>Numbers being typed into the demo of numeric-text, formatted after every key</title>
<style>{STYLE}{keyframes([seconds for _, seconds, _, _ in frames])}
</style>
<rect x="0.5" y="0.5" width="{wide - 1:.0f}" height="{high - 1}" rx="10" class="back"/>
<path d="M1 {high - BAR - 4}H{wide - 1:.0f}V{high - 10}a9 9 0 0 1 -9 9H10a9 9 0 0 1 -9 -9z" class="bar"/>
<defs>{shared}</defs>
<g transform="translate({PAD} {PAD + 15})">
{chr(10).join(body)}
</g>
</svg>"""


def main():
    folder, columns, rows = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    frames = []
    for path in sorted(pathlib.Path(folder).iterdir()):
        caption, seconds, cursor, *lines = path.read_text().split("\n")
        frames.append((caption, float(seconds), tuple(map(int, cursor.split())), lines))
    print(draw(frames, columns, rows))


main()
