#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generates the files that repeat the facts in Schema: the names, types and sentences of options, the
numbers of events and of the parts of a style, and the numbers that give all plural forms of a name.

Usage: scripts/schema.py [--check]   with --check, writes nothing and fails if a file is outdated
"""

import itertools
import json
import re
import textwrap

from generated import heading, read, write

HEAD = heading("scripts/schema.py")
GUIDE = "Web/README.md"

# The types of values in TypeScript. A group size, for example, is a number in scripts and a text in HTML.
TYPESCRIPT = {
    "flag": "boolean",
    "number": "string | number | bigint",
    "positive": "string | number",
    "step": '"adaptive" | (string & {}) | number',
    "digits": "DigitCount",
    "grouping": '"automatic" | "never" | GroupSizes',
    "groupSize": "number | `${number}`",
    "limits": "Limits",
}

# The maximum width of the text in a comment of several lines, not counting ` * `.
WIDTH = 100


def hyphenated(name):
    """Returns the name of an attribute: `keyboard-locale` for `keyboardLocale`."""
    return re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def typed(option):
    return option.get("type", "choice")


def is_flag(option):
    return typed(option) == "flag"


def comment(text, indent=""):
    """Returns a comment in TypeScript or JavaScript."""
    if len(indent + text) + 7 <= 120:
        return f"{indent}/** {text} */"
    lines = textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"])


# Web pages

def names(options):
    """Returns the module with the names of options, which every page loads first."""
    def group(is_typing, flags):
        return [option["name"] for option in options
                if (option.get("changes") == "typing") == is_typing and is_flag(option) == flags]

    shown, shown_flags, typing_flags, typing = group(False, False), group(False, True), group(True, True), group(True, False)
    return HEAD + "\n".join([
        "/** The names of all options that can be attributes. */",
        f'export const OPTION_NAMES = "{" ".join(shown + shown_flags + typing_flags + typing)}".split(" ");', "",
        "/** The names of the Boolean options. */",
        f"export const CLAIM_NAMES = OPTION_NAMES.slice({len(shown)}, {-len(typing)});", "",
        "/** The names of the options that change how a number is typed, but not the text of a field without focus. */",
        f"export const TYPING_NAMES = OPTION_NAMES.slice({-len(typing + typing_flags)});", ""])


def types(options):
    """Returns the module with the type of each option that has a value."""
    def value(option):
        return json.dumps(option.get("values", option.get("type")))

    return HEAD + "\n".join([
        "/** The type of each option that is not Boolean, or its choices in the order of their codes in the engine. */",
        "export const OPTION_TYPES = {",
        *(f"  {option['name']}: {value(option)}," for option in options if not is_flag(option)), "};", ""])


def typescript(options):
    """Returns the declarations of the options, and of the properties of the element for them."""
    def interface(name, description, members):
        return [comment(description), f"export interface {name} {{", *itertools.chain(*members), "}", ""]

    def given(only):
        return ([comment(about(option), "  "), f"  {option['name']}?: {typescript_type(option)};"]
                for option in options if option.get("only") == only)

    return HEAD + "\n".join([
        'import type { DigitCount, ElementOptions, GroupSizes, Limits } from "./numeric-field.js";', "",
        *interface("Options", "How a number is shown, and what can be typed. The attributes of `<numeric-field>` have the same names "
                   "with hyphens: `keyboard-locale`. Numbers are plain decimals such as `\"-1234.5\"`, so that they keep all of their digits.",
                   given(None)),
        *interface("ElementOnlyOptions", "The options that only the element has.", given("element")),
        *interface("OptionProperties", "The properties of `<numeric-field>` that reflect an attribute with an option.", map(accessors, options))])


def typescript_type(option):
    if "values" in option:
        spellings = dict.fromkeys(each for value in option["values"] for each in (value, hyphenated(value)))
        return " | ".join(map(json.dumps, spellings))
    return TYPESCRIPT.get(typed(option), "string")


def accessors(option):
    name = option["name"]
    if is_flag(option):
        return [f"  get {name}(): boolean;", f"  set {name}(value: boolean | null | undefined);"]
    return [f"  get {name}(): string;", f'  set {name}(value: ElementOptions["{name}"] | "" | null | undefined);']


def about(option):
    """Returns the description of an option, including its default if `says_default` returns true."""
    return option["about"] + (f" The default is {option['default']}." if says_default(option) else "")


def says_default(option):
    return "default" in option and option["default"] not in ("none", "any") and not is_flag(option)


# Documents for attributes

def as_attribute(text, options):
    """Returns a description with the names of options and choices as in HTML: `minor-units` for `minorUnits`."""
    known = {word for option in options for word in [option["name"], *option.get("values", [])]}
    return re.sub("`([A-Za-z]+)`", lambda span: f"`{hyphenated(span[1])}`" if span[1] in known else span[0], text)


def meaning(option, options):
    """Returns the description of an attribute, which begins with its choices unless the description names them."""
    text = as_attribute(option["about"], options)
    values = [f"`{hyphenated(value)}`" for value in option.get("values", [])]
    if all(value in text for value in values):
        return text
    *first, last = values
    return f"{', '.join(first)} or {last}: {text[0].lower()}{text[1:]}"


def guide(options):
    """Returns the rows of the table of attributes."""
    for option in options:
        text = " ".join(filter(None, [meaning(option, options), option.get("more")]))
        default = as_attribute(option.get("default", ""), options)
        if not default:
            default = f"`{hyphenated(option['values'][0])}`" if "values" in option else "no" if is_flag(option) else "none"
        yield f"| `{hyphenated(option['name'])}` | {text} | {default} |"


def guide_with(options):
    """Returns the guide with new rows in its table of attributes, before the row of `value`."""
    head, end = "| Attribute | Meaning | Default |\n|---|---|---|\n", "| `value` |"
    before, rest = read(GUIDE).split(head)
    rows = "\n".join(guide(options))
    return f"{before}{head}{rows}\n{end}{rest.split(end, 1)[1]}"


def manifest(options, element):
    """Returns the custom elements manifest."""
    declaration = element["modules"][0]["declarations"][0]
    described = [{
        "name": hyphenated(option["name"]), "fieldName": option["name"],
        "description": meaning(option, options),
        "type": {"text": "boolean" if is_flag(option) else "string"},
    } for option in options]
    attributes = described + declaration["attributes"]
    members = [{
        "kind": "field", "name": attribute["fieldName"], "type": attribute["type"], "description": attribute["description"],
        "attribute": attribute["name"], "reflects": True,
    } for attribute in attributes]
    declaration.update(attributes=attributes, members=members + declaration["members"])
    return json.dumps(element, ensure_ascii=False, indent=2) + "\n"


def playground(groups):
    """Returns the script with the options that the playground offers, by group."""
    rows = []
    for group in groups:
        rows.append(f"  {group['group']}: [")
        for option in group["options"]:
            shown = {
                "name": hyphenated(option["name"]), "label": option["label"], "type": option.get("type"),
                "choices": [hyphenated(value) for value in option["values"]] if "values" in option else None,
                "default": option.get("default"), "swift": option.get("swift"),
            }
            members = ", ".join(f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in shown.items() if value)
            rows.append(f"    {{ {members} }},")
        rows.append("  ],")
    return HEAD + "\n".join([
        "/** The options of a field by group, named like their attributes. */", "globalThis.playgroundOptions = {", *rows, "};", ""])


# Swift

def modifier(option):
    """Returns the lines that set an option of a style to the value in a script."""
    name = option["swift"]
    if "values" in option:
        return [f"    if let choice: NumericText{name[0].upper()}{name[1:]} = try object.option(\"{name}\") {{",
                f"      style = style.{name}(choice)", "    }"]
    kind, argument = ("bool", "isAllowed") if is_flag(option) else ("string", "text")
    return [f"    if let {argument} = try object.{kind}(\"{name}\") {{", f"      style = style.{name}({argument})", "    }"]


def script_options(options):
    """Returns the Swift extension that reads options in scripts of edits, and passes each value to the modifier with
    the name of the option."""
    simple = [option for option in options if "swift" in option]
    keys = "".join(f'"{option["swift"]}", ' for option in simple)
    return HEAD + "\n".join([
        "import NumericText", "", "extension ScriptStyle {",
        "  /// The keys of the options that `addingOptions(to:)` reads.", "  static let optionKeys: Set<String> = [",
        *(f"    {line}" for line in textwrap.wrap(keys, 90)), "  ]", "",
        "  /// Returns a style with the options whose value is passed to a modifier of the same name.",
        "  func addingOptions<Value>(", "    to style: NumericTextStyle<Value>", "  ) throws(ScriptError) -> NumericTextStyle<Value> {",
        "    var style = style", *itertools.chain(*map(modifier, simple)), "    return style", "  }", "}", ""])


def cases(groups, key):
    """Returns the cases of an enumeration whose raw values start at 1, by group."""
    lines = []
    for group in groups:
        lines += ["", *(f"  // {line}" for line in textwrap.wrap(group["about"], 96))]
        first, *others = group[key]
        parts = [f"{first} = 1", *others] if len(lines) == 2 else group[key]
        lines += [f"  case {line.rstrip(',')}" for line in textwrap.wrap(", ".join(parts), 88)]
    return lines[1:]


def enumeration(declaration, groups, key, *about):
    """Returns an enumeration whose raw values start at 1, with the paragraphs about it."""
    return HEAD + "\n".join([*(f"/// {line}".rstrip() for line in about), f"enum {declaration}, CaseIterable {{", *cases(groups, key), "}", ""])


def numbers(groups, key, about):
    """Returns the module with the engine's number of each name in the groups. Bundlers insert the numbers."""
    names = itertools.chain(*(group[key] for group in groups))
    return HEAD + f"// {about}\n" + "".join(f"export const {name} = {number};\n" for number, name in enumerate(names, start=1))


# Plural forms

def plural_counts(plurals):
    """Returns the Swift extension with the numbers that give a name each of its plural forms."""
    return HEAD + "\n".join([
        "import Foundation", "", "extension FoundationFormat {", f"  /// {plurals['about']}",
        f"  static let pluralCounts: [Decimal] = {plurals['counts']}", "}", ""])


def plural_counts_module(plurals):
    """Returns the module with the same numbers."""
    return HEAD + f"{comment(plurals['about'])}\nexport const PLURAL_COUNTS = {plurals['counts']};\n"


def main():
    groups, parts, events, element, plurals = (
        json.loads(read(f"Schema/{name}.json")) for name in ("options", "style-parts", "events", "element", "plural-counts"))
    options = [option for group in groups for option in group["options"]]
    write({
        "Sources/NumericText/Locales/FoundationFormat+PluralCounts.generated.swift": plural_counts(plurals),
        "Sources/NumericTextReplay/ScriptStyle+Options.generated.swift": script_options(options),
        "Sources/NumericTextWeb/EventNumber.generated.swift": enumeration(
            "EventNumber: Int32", events, "events", "The events of a field, numbered for JavaScript.", "",
            "The numbers start at one, because JavaScript converts values that are not numbers to zero."),
        "Sources/NumericTextWeb/StylePart.generated.swift": enumeration(
            "StylePart: UInt16", parts, "parts", "The parts of a style, numbered for JavaScript.", "",
            "`digits` and `decimalSeparator` are required. A missing text is empty, and a missing number or",
            "range means that there is no such limit. A missing enumeration has its first case."),
        "Web/src/engine/events.generated.js": numbers(events, "events", "The numbers of the events in the engine."),
        "Web/src/options/names.generated.js": names(options),
        "Web/src/options/types.generated.js": types(options),
        "Web/src/options/plural-counts.generated.js": plural_counts_module(plurals),
        "Web/src/options/style-parts.generated.js": numbers(parts, "parts", "The numbers of the parts of a style in the engine."),
        "Web/numeric-field-options.d.ts": typescript(options),
        "Web/custom-elements.json": manifest(options, element),
        "Web/playground/options.generated.js": playground(groups),
        GUIDE: guide_with(options),
    }, "schema")


if __name__ == "__main__":
    main()
