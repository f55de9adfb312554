# SPDX-License-Identifier: MIT
"""Judges the states of a field after the keys of a case. Knows nothing about libraries or browsers."""

import unicodedata
from decimal import Decimal, InvalidOperation

# The verdicts from the worst to the best. Each expectation of a case, such as the number and the caret, gets a
# verdict. The worst of these verdicts is the verdict on the case.
VERDICTS = ("wrong", "lost", "jump", "unmet", "refused", "right")
NOT_APPLICABLE = "na"


def verdict(case, seen):
    """Returns the verdict on a case, and a detail: the number that the page got, or a description of a failure."""
    if "twin" in case:
        return _twins(case, seen)
    expect = case["expect"]
    found = [_number(expect, seen, case["field"].get("initial", "")), _agreement(expect, seen)]
    # A refused key doesn't move the caret, so the caret is judged only if the number is right.
    if found[0][0] == "right":
        found.append(_caret(expect, seen))
    found += [_live(expect, seen), *_properties(expect, seen)]
    return min(found, key=lambda pair: VERDICTS.index(pair[0]))


def result(case, seen):
    """Returns a list with the verdict on a case. Unless it is `right`, the list also contains a description of the failure,
    and the number and the text at the end."""
    decided, got = verdict(case, seen)
    return [decided] if decided == "right" else [decided, got, seen["after"]["value"], seen["after"]["text"]]


def number(text):
    """Returns a number in its shortest form: `-0` and `0.00` are `0`, and `1e3` is `1000`."""
    if text in ("", None):
        return ""
    try:
        plain = f"{Decimal(text):f}"
    except InvalidOperation:
        return text
    shortest = plain.rstrip("0").rstrip(".") if "." in plain else plain
    return "0" if shortest == "-0" else shortest


def difference(expected, got, initial=""):
    """Returns the verdict on the number that the page got, compared with the expected number."""
    expected, got = number(expected), number(got)
    if got == expected:
        return "right"
    if got == number(initial) or (got == "" and not number(initial)):
        return "refused"
    return "lost" if _lacks_digits(expected, got) else "wrong"


def content(text, decimal, digits):
    """Returns the plain decimal that consists of the digits and the decimal separator of a text."""
    plain = ""
    for at, character in enumerate(text):
        if character in digits:
            plain += str(digits.index(character))
        elif unicodedata.category(character) == "Nd":
            plain += str(unicodedata.digit(character))
        elif text.startswith(decimal, at):
            plain += "."
    return plain


def _lacks_digits(expected, got):
    """Returns whether the number that the page got is the expected number with some or all digits missing."""
    if got == "":
        return True
    if expected.startswith("-") != got.startswith("-"):
        return False
    pairs = zip(*(text.lstrip("-").partition(".")[::2] for text in (expected, got)))
    return all(_is_part(part, whole) for whole, part in pairs)


def _is_part(part, whole):
    """Returns whether all characters of `part` are in `whole`, in the same order."""
    rest = iter(whole)
    return all(character in rest for character in part)


def _number(expect, seen, initial):
    after = seen["after"]
    got = after["value"]
    if "value" not in expect:
        return "right", got
    accepted = expect["value"] if isinstance(expect["value"], list) else [expect["value"]]
    if number(got) in map(number, accepted):
        return "right", got
    allowed = expect.get("or", [])
    outcomes = {"invalid": after["invalid"], "unchanged": number(got) == number(initial), "empty": got == ""}
    if any(outcomes.get(name) for name in allowed):
        return "right", got
    if after["invalid"] or ("prefix" in allowed and _is_seen_prefix(accepted[0], got, seen["before"])):
        return "refused", got
    names = [difference(value, got, initial) for value in accepted]
    return max(names, key=VERDICTS.index), got


def _is_seen_prefix(expected, got, before):
    """Returns whether the field visibly refused the last keys. For example, 12345 was typed, the field showed
    123 even before it was left, and the page got 123."""
    typed = number(content(before["text"], before["decimal"], before["digits"]))
    return got != "" and expected.startswith(got) and typed == number(got)


def _live(expect, seen):
    """Judges the number that the page gets while the user types, before the field loses the focus.

    Returns the verdict, and a description of that number."""
    if "live" not in expect:
        return "right", None
    got = seen["before"]["value"]
    return ("right" if number(got) == number(expect["live"]) else "unmet"), f"while typing: {got or 'nothing'}"


def _caret(expect, seen):
    before = seen["before"]
    if "caret" not in expect or before["start"] is None:
        return "right", None
    place = lambda offset: content(_utf16(before["text"], offset), before["decimal"], before["digits"])
    got = (place(before["start"]), place(before["end"]))
    wanted = expect["caret"]
    wanted = tuple(wanted) if isinstance(wanted, list) else (wanted, wanted)
    same = all(_same_place(one, other) for one, other in zip(wanted, got))
    head = _utf16(before["text"], before["start"])
    return ("right" if same else "jump"), head + "|" + before["text"].removeprefix(head)


def _same_place(wanted, got):
    """Returns whether the digits before the caret are the wanted digits, ignoring leading zeros, a final separator
    and zeros after it."""
    got, wanted = got.lstrip("0"), wanted.lstrip("0")
    return got == wanted or (got.startswith(wanted + ".") and got[len(wanted) :].strip("0") == ".")


def _utf16(text, units):
    """Returns the first `units` UTF-16 code units of a text."""
    return text.encode("utf-16-le")[: 2 * units].decode("utf-16-le", "ignore")


def _agreement(expect, seen):
    """Returns `wrong` if the shown number must equal the page's number but doesn't, otherwise `right`. Also
    returns a description of both numbers."""
    after = seen["after"]
    shown = number(content(after["text"], after["decimal"], after["digits"]))
    same = not expect.get("agree") or shown == number(after["value"]).lstrip("-")
    return ("right" if same else "wrong"), f"shows {after['text']!r}, has {after['value'] or 'nothing'}"


def _properties(expect, seen):
    """Returns the verdicts on the text, events, role and other facts that a case expects, each with the actual fact."""
    found = []
    for when in ("before", "after"):
        for name, wanted in expect.get(when, {}).items():
            got = seen[when].get(name)
            found.append(("right" if _matches(wanted, got) else "unmet", f"{name}: {got!r}"))
    return found


def _matches(wanted, got):
    if isinstance(wanted, list):
        return any(_matches(one, got) for one in wanted)
    if isinstance(wanted, str) and isinstance(got, str):
        return _spaces(wanted) == _spaces(got)
    if isinstance(wanted, dict) and isinstance(got, dict):
        return all(_matches(value, got.get(name)) for name, value in wanted.items())
    return wanted == got


def _spaces(text):
    """Returns a text with ordinary spaces, with hyphens as minus signs, and without invisible characters."""
    visible = "".join(" " if unicodedata.category(one) == "Zs" else one for one in text if unicodedata.category(one) != "Cf")
    return visible.replace("\u2212", "-").strip()


def _twins(case, seen):
    """Returns the verdict on two ways to enter the same text: `right` if the numbers are equal, `refused` if
    one way was refused, otherwise `wrong`."""
    first, second = seen["after"], seen["twin"]["after"]
    values = [number(first["value"]), number(second["value"])]
    got = f"{first['value'] or 'nothing'}, then {second['value'] or 'nothing'}"
    if values[0] == values[1]:
        return "right", got
    initial = number(case["field"].get("initial"))
    if first["invalid"] or second["invalid"] or initial in values or "" in values:
        return "refused", got
    return "wrong", got
