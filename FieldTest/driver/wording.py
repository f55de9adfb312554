# SPDX-License-Identifier: MIT
"""Describes a case in words: its field, its keys and the expected result."""


def place_of(field):
    """Returns the kind of a field and its rules, such as `currency, de-DE, EUR`."""
    parts = [field["kind"], field["locale"], field.get("currency")]
    names = {"fraction": "fraction", "min": "min", "max": "max", "step": "step", "initial": "holds"}
    parts += [f"{word} {field[name]}" for name, word in names.items() if name in field]
    return ", ".join([part for part in parts if part] + [*field.get("attributes", {})])


def keys_of(case):
    """Returns the keys of a case and, if it has a second way to enter the same text, the keys of that way."""
    first = ", ".join(map(step_text, case["keys"])) or "only enter and leave"
    return f"{first}; then again: {', '.join(map(step_text, case['twin']))}" if "twin" in case else first


def step_text(step):
    (name, given), *rest = step.items()
    rest = dict(rest)
    if name == "press":
        held = f"{rest['held']} " if "held" in rest else ""
        times = rest.get("times", 1)
        return held + given + (f" ×{times}" if times > 1 else "")
    if name == "caret":
        return f"caret after “{given}”" + (" and the mark behind it" if rest.get("after") else "") if given else "caret before the number"
    if name == "select":
        return "select all" if given == "all" else f"select from “{given[0]}” to “{given[1]}”"
    if name == "compose":
        return f"compose {' '.join(given)}, ending with “{rest['end']}”"
    words = {
        "type": "type “{}”", "paste": "paste “{}”", "insert": "insert “{}”", "assign": "set the text to “{}”",
        "set": "the page sets {}", "undo": "undo ×{}", "redo": "redo ×{}", "reset": "reset the form",
        "leave": "leave", "return": "return to the end",
    }
    return words[name].format(given)


def expected(case):
    """Returns the expected result of a case in words."""
    if "twin" in case:
        return "the same number both times, or a refusal"
    expect, parts = case["expect"], []
    if "value" in expect:
        values = expect["value"] if isinstance(expect["value"], list) else [expect["value"]]
        also = {"unchanged": "no change", "empty": "nothing", "invalid": "an invalid field", "prefix": "refused keys at the end"}
        parts.append(" or ".join([value or "no number" for value in values] + [also[one] for one in expect.get("or", [])]))
    if "caret" in expect:
        carets = expect["caret"] if isinstance(expect["caret"], list) else [expect["caret"]]
        parts.append(f"caret after “{carets[0]}”" if carets[0] else "caret before the number")
    if "live" in expect:
        parts.append(f"{expect['live']} before it is left")
    if expect.get("agree"):
        parts.append("the text shows the number")
    for when in ("before", "after"):
        parts += [f"{name} {property_text(wanted)}" for name, wanted in expect.get(when, {}).items()]
    return "; ".join(parts)


def property_text(wanted):
    if isinstance(wanted, list):
        return " or ".join(map(property_text, wanted))
    if isinstance(wanted, dict):
        return ", ".join(f"{name} {property_text(value)}" for name, value in wanted.items())
    return {True: "yes", False: "no"}.get(wanted, str(wanted) or "none") if isinstance(wanted, bool) else (str(wanted) or "none")
