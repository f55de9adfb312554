#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Generates the tables of messages, and the codes of refusals and violations, for Swift and for web pages from Schema.

`messages.json` contains the messages by name and language. `languages.json` contains each language with its English
name, the rule for its plural forms, and other locale codes that use its messages. The rules are in
`Sources/NumericText/Messages/PluralRule.swift`, and come from CLDR. If a message has no text for a plural form, `other`
is used. `message-names.json` names the messages of violations, and those that only web pages have.
`message-examples.json` contains sentences, locales and plural categories that tests in Swift and in Node check.

Usage: scripts/messages.py [--check]   with --check, writes nothing and fails if a table is outdated

With or without --check, fails if the languages in a document are not those in `languages.json`, or if a message lacks
a language.
"""

import itertools
import json
import re
import sys
import textwrap

from generated import heading, read, write

SOURCE = "Schema/messages.json"
LANGUAGES = "Schema/languages.json"
HEAD = heading("scripts/messages.py")

NAMES = json.loads(read("Schema/message-names.json"))

# Messages that have a different name on web pages, because browsers define the names of validity
# flags. The value is `None` for messages that web pages do not use.
WEB_NAMES = NAMES["onWebPages"]

# The documents that list the languages, and those that say how many there are.
LISTS = [
    "Sources/NumericText/Messages/Descriptions.swift", "Sources/NumericText/NumericText.docc/Bounds.md",
    "Web/README.md",
]
COUNTS = ["CHANGELOG.md", "README.md", "Sources/NumericTextUI/NumericTextUI.docc/FieldsForEveryone.md"]


def codes(known):
    """Returns the codes of all languages, each with the language of its messages, such as `nn` with `nb`."""
    return [(code, language) for language, facts in known.items() for code in (language, *facts.get("codes", []))]


def literal(text):
    """Returns a string literal that is valid in both Swift and JavaScript."""
    return json.dumps(text, ensure_ascii=False).replace("\u00a0", "\\u00A0")


def swift_literal(text):
    return literal(text).replace("\\u00A0", "\\u{A0}")


def forms(name, text):
    """Returns the texts of a message by key. The key of a plural form is, for example, `tooManyDigits.one`."""
    if isinstance(text, str):
        return [(name, text)]
    return [(f"{name}.{form}", part) for form, part in text.items()]


def entries(pairs):
    return [f"    {literal(key)}: {value}," for key, value in pairs]


def swift(table, known):
    lines = ["extension Sentence {",
             "  /// The languages by code, which can contain a script or a region, as in `zh-TW`.",
             "  static let languages: [String: String] = [", *entries((code, literal(language)) for code, language in codes(known)), "  ]", "",
             "  /// The rules for plural forms by language.",
             "  package static let pluralRules: [String: PluralRule] = [",
             *entries((language, f".{facts['plurals']}") for language, facts in known.items()), "  ]", "",
             "  /// All sentences by language and name; a plural form has its category after the name.",
             "  static let texts: [String: [String: String]] = ["]
    for language in known:
        lines.append(f"    {literal(language)}: [")
        for name, texts in table.items():
            if name in NAMES["onlyOnWebPages"]:
                continue
            lines += [f"      {literal(key)}:\n        {swift_literal(text)}," for key, text in forms(name, texts[language])]
        lines.append("    ],")
    return HEAD + "\n".join(lines + ["  ]", "}", ""])


def javascript(table, language):
    """Returns the lines of an object with the sentences in a language, by their names on web pages."""
    def written(text):
        return literal(text) if isinstance(text, str) else f"{{ {', '.join(f'{form}: {literal(part)}' for form, part in text.items())} }}"

    names = {source: WEB_NAMES.get(source, source) for source in table}
    return [f"  {name}: {written(table[source][language])}," for source, name in names.items() if name is not None]


def english(table, known):
    """Returns the module that every page loads: the sentences in English, and the codes of the other languages."""
    others = [code for code, language in codes(known) if language != "en"]
    return HEAD + "\n".join([
        "/** The sentences in English: the refusals first, in the engine's order. */",
        "export const ENGLISH = {", *javascript(table, "en"), "};", "",
        "/** The codes of the other languages, which `numeric-field-messages.js` loads. */",
        f"export const LANGUAGES = {literal(' '.join(others))}.split(\" \");", ""])


def refusals(table):
    """Returns the names of the refusals on web pages: the names in the table before the first one in `WEB_NAMES`."""
    return list(itertools.takewhile(lambda name: name not in WEB_NAMES, table))


def violation_names():
    """Returns the module with the names of the violations."""
    return HEAD + "\n".join([
        "/** The names of the violations of rules with `reportOnly` enforcement, in the order of their codes in the engine. */",
        f"export const VIOLATIONS = {literal(' '.join(NAMES['violations']))}.split(\" \");", ""])


def mapping(kind, declaration, values, about, imports=""):
    """Returns the Swift extension of an enumeration with a property that has a value for each case."""
    return HEAD + imports + "\n".join([
        f"extension {kind} {{", f"  /// {about}.", f"  {declaration} {{", "    switch self {",
        *(f"    case .{name}: {value}" for name, value in values.items()), "    }", "  }", "}", ""])


def names(kind, cases):
    """Returns the Swift extension that gives each case of an enumeration its name."""
    return mapping(kind, "public var name: String", {name: literal(name) for name in cases},
                   "The name of the case, as used in scripts and on web pages")


def numbers(kind, declaration, cases, about):
    """Returns the Swift extension that numbers the cases of an enumeration, starting at 1."""
    values = {name: number for number, name in enumerate(cases, start=1)}
    return mapping(kind, declaration, values, f"{about}: the number of the case, starting at 1", "import NumericTextCore\n\n")


def typescript(table):
    """Returns the declarations of the names of refusals, violations and other invalid states."""
    def union(names):
        lines = textwrap.wrap(" | ".join(f'"{name}"' for name in names), 110)
        return "\n".join(f"  {'' if line.startswith('|') else '| '}{line.removesuffix(' |')}" for line in lines)

    violations = NAMES["violations"]
    invalid = [*NAMES["onlyOnWebPages"], *filter(None, WEB_NAMES.values())]
    return HEAD + "\n".join([
        "/** The reason why an edit was refused. */", "export type Refusal =", f"{union(refusals(table))};", "",
        "/** The rule that a number violates with `reportOnly` enforcement. */", "export type Violation =", f"{union(violations)};", "",
        "/** The reasons why a field is invalid, in addition to the refusals. */", "export type Invalidity =", f"{union(invalid)};", ""])


def loaders(known):
    """Returns the module with the functions that load the sentences in the other languages."""
    lines = [f"  {literal(code)}: () => import(\"./{module(language)}\")," for code, language in codes(known) if language != "en"]
    return HEAD + "\n".join([
        "/** For each code of `LANGUAGES`, a function that loads a module, whose default export is the sentences. */",
        "export default {", *lines, "};", ""])


def module(language):
    return f"numeric-field-messages-{language}.js"


def translation(table, language):
    return HEAD + "\n".join(["export default {", *javascript(table, language), "};", ""])


def gaps(table, known):
    """Returns an error for each message whose languages are not exactly the known languages."""
    return [f"{SOURCE}: {name} is not in the languages of {LANGUAGES}" for name, texts in table.items() if set(texts) != set(known)]


def documents(known):
    """Yields an error for each document whose list or number of languages is wrong."""
    *names, last = sorted(facts["name"] for facts in known.values())
    for name in LISTS:
        text = " ".join(re.sub(r"^ *///", "", read(name), flags=re.MULTILINE).split())
        if not re.search(f"{re.escape(', '.join(names))},? (and|or) {last}", text):
            yield f"{name} must list {', '.join(names)} and {last}"
    for name in COUNTS:
        numbers = re.findall(r"(\d+)\s+(?:supported\s+)?languages", read(name))
        if not numbers or set(numbers) != {str(len(known))}:
            yield f"{name} must mention {len(known)} languages, and no other number"


def main():
    table, known = (json.loads(read(name)) for name in (SOURCE, LANGUAGES))
    if missing := gaps(table, known):
        sys.exit("\n".join(f"messages: {gap}" for gap in missing))
    # Web pages never get the refusal `empty` from an edit, because only `parse` uses it. But a Swift `switch` must cover
    # every case.
    reasons, violations = [*refusals(table), "empty"], NAMES["violations"]
    refusal, violation = "NumericTextRefusal", "NumericTextViolation"
    write({
        "Sources/NumericText/Messages/Sentence.generated.swift": swift(table, known),
        f"Sources/NumericTextCore/Platform/{refusal}+Name.generated.swift": names(refusal, reasons),
        f"Sources/NumericTextCore/Rules/{violation}+Name.generated.swift": names(violation, violations),
        f"Sources/NumericTextWeb/{refusal}+Status.generated.swift":
            numbers(refusal, "var status: Int32", reasons, "The status for this refusal"),
        f"Sources/NumericTextWeb/{violation}+Code.generated.swift":
            numbers(violation, "var code: Int", violations, "The code for this violation"),
        "Web/numeric-field-messages.d.ts": typescript(table),
        "Web/src/engine/violations.generated.js": violation_names(),
        "Web/src/messages/messages.generated.js": english(table, known),
        "Web/src/messages/numeric-field-messages.js": loaders(known),
        **{f"Web/src/messages/{module(language)}": translation(table, language) for language in known if language != "en"},
    }, "messages", documents(known))


if __name__ == "__main__":
    main()
