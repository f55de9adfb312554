# SPDX-License-Identifier: MIT
"""The animation of the SVG pictures that show one frame after another."""


def keyframes(seconds):
    """Returns the CSS rules for the frames with the ids `f0`, `f1` and so on, each of which is shown for a number of
    seconds. The last frame stays visible at the end."""
    total, start, rules = sum(seconds), 0.0, []
    for index, length in enumerate(seconds):
        begin, end = start / total * 100, (start + length) / total * 100
        hidden = "0% { visibility: hidden } " if index else ""
        after = "visible" if index == len(seconds) - 1 else "hidden"
        rules.append(
            f"@keyframes f{index} {{ {hidden}{begin:.3f}% {{ visibility: visible }} "
            f"{end:.3f}%, 100% {{ visibility: {after} }} }}\n"
            f"#f{index} {{ animation: f{index} {total:.1f}s step-end infinite }}"
        )
        start += length
    return "\n".join(rules)
