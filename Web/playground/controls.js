// SPDX-License-Identifier: MIT

{
  const DIGITS = { pattern: "\\d{1,3}|\\d{0,3}\\.\\.\\.\\d{0,3}", placeholder: "any", hint: "2 or 0...3" };
  const NUMBER = { pattern: "-?(\\d+\\.?\\d*|\\.\\d+)", placeholder: "none", hint: "a number such as -1234.5" };

  /** All options of the field by group: the attribute, its label and its choices. */
  const GROUPS = {
    Number: [
      { name: "kind", label: "Kind", choices: ["number", "percent", "currency"] },
      { name: "currency", label: "Currency", currencies: true, wide: true },
      { name: "currency-display", label: "Currency display", choices: ["symbol", "narrow-symbol", "code"] },
      { name: "locale", label: "Locale", list: "locales", hint: "a language tag such as de-CH" },
      { name: "sign", label: "Sign", choices: ["automatic", "always", "never", "accounting", "accounting-always"] },
      { name: "grouping", label: "Grouping", choices: ["automatic", "never", "3,2", "4"] },
      { name: "grouping-minimum", label: "Digits before a group", pattern: "[1-9]", placeholder: "the locale\u2019s", hint: "from 1 to 9" },
    ],
    Rules: [
      { name: "min", label: "Minimum", ...NUMBER },
      { name: "max", label: "Maximum", ...NUMBER },
      { name: "enforcement", label: "Beyond a bound", choices: ["clamp", "refuse", "on-commit", "report-only"] },
      { name: "step", label: "Step", ...NUMBER, pattern: `adaptive|${NUMBER.pattern}`, placeholder: "1", hint: "a number such as 0.05, or adaptive" },
      { name: "page-step", label: "Page step", ...NUMBER, placeholder: "ten steps" },
      { name: "step-min", label: "Least step", ...NUMBER, placeholder: "the minimum" },
      { name: "step-max", label: "Greatest step", ...NUMBER, placeholder: "the maximum" },
      { name: "integer", label: "Integer digits", ...DIGITS },
      { name: "fraction", label: "Fraction digits", ...DIGITS },
      { name: "digits", label: "Total digits", ...DIGITS },
      { name: "limits", label: "Limits", pattern: "u?int[1-9]\\d{0,3}|\\d{1,3}", placeholder: "38 digits", hint: "uint256 or 78" },
      { name: "snapping", label: "Snap steps to multiples", flag: true },
      { name: "wraps", label: "Wrap steps at the bounds", flag: true },
    ],
    Editing: [
      { name: "entry", label: "Entry", choices: ["natural", "minor-units"] },
      { name: "formatting", label: "Formatting", choices: ["live", "on-commit"] },
      { name: "trailing-zeros", label: "Trailing zeros", choices: ["on-commit", "live"] },
      { name: "fraction-padding", label: "Pad fractions", choices: ["always", "when-present"] },
      { name: "separators", label: "Typed separators", choices: ["localized", "any"] },
      { name: "copies", label: "Copies", choices: ["shown", "plain"] },
      { name: "keyboard-locale", label: "Keyboard", list: "locales", placeholder: "the browser\u2019s", hint: "a language tag" },
      { name: "select-on-focus", label: "Select all on focus", flag: true },
      { name: "arithmetic", label: "Expressions", flag: true },
      { name: "magnitudes", label: "Short forms such as 1.5k", flag: true },
      { name: "exponents", label: "Exponents such as 1e6", flag: true },
      { name: "cells", label: "First of pasted cells", flag: true },
      { name: "wheel", label: "Step with the mouse wheel", flag: true },
      { name: "scrubbing", label: "Drag the label or an edge", flag: true },
      { name: "steppers", label: "Step with buttons", flag: true },
      { name: "nonempty", label: "Empty means zero", flag: true },
    ],
    Texts: [
      { name: "prefix", label: "Prefix" },
      { name: "suffix", label: "Suffix" },
      { name: "zero", label: "Text for zero" },
      { name: "idle-notation", label: "Idle notation", choices: ["none", "compact", "compact-long"] },
      { name: "unit", label: "Unit when idle", hint: "such as kilogram" },
      { name: "unit-display", label: "Unit display", choices: ["short", "narrow", "long"] },
      { name: "placeholder", label: "Placeholder" },
    ],
    Page: [
      { name: "value", label: "Initial value", ...NUMBER },
      { name: "normalizing", label: "Adjust a set value", choices: ["on-edit", "on-focus"] },
      { name: "rounding", label: "Round a set value", wide: true, choices: [
        "to-nearest-or-even", "to-nearest-or-away-from-zero", "up", "down", "toward-zero", "away-from-zero",
      ] },
      { name: "publishing", label: "Publish a typed number", choices: ["on-edit", "on-commit"] },
      { name: "required", label: "Required", flag: true },
      { name: "readonly", label: "Read only", flag: true },
      { name: "disabled", label: "Disabled", flag: true },
    ],
  };

  /** The names of all options. */
  const OPTIONS = Object.values(GROUPS).flat();

  /** Adds a labeled control for every option to a form. */
  function buildControls(form) {
    for (const [name, options] of Object.entries(GROUPS)) {
      const group = make("div", { className: "group" }, make("h2", { id: name }, name));
      group.setAttribute("role", "group");
      group.setAttribute("aria-labelledby", name);
      group.append(...options.map((option) => (option.flag ? flagControl(option) : textControl(option))));
      form.append(group);
    }
    form.append(make("button", { type: "reset" }, "Reset"));
  }

  function textControl(option) {
    const control = option.choices || option.currencies ? selectOf(option) : inputOf(option);
    return make("label", { className: option.wide ? "control wide" : "control" }, make("span", {}, option.label), control);
  }

  function flagControl({ name, label }) {
    return make("label", { className: "control flag" }, make("input", { type: "checkbox", name }), make("span", {}, label));
  }

  /** Returns a menu. The first choice is the default, except for `kind` and currencies. */
  function selectOf({ name, choices }) {
    const options = choices
      ? choices.map((choice, index) => make("option", { value: index === 0 && name !== "kind" ? "" : choice }, choice.replaceAll("-", " ")))
      : currencies().map(([code, title]) => make("option", { value: code }, title));
    return make("select", { name }, ...options);
  }

  function currencies() {
    const names = new Intl.DisplayNames("en", { type: "currency" });
    return Intl.supportedValuesOf("currency").map((code) => [code, `${code} \u00b7 ${names.of(code)}`]);
  }

  function inputOf({ name, list, pattern, placeholder = "", hint = "" }) {
    const input = make("input", { type: "text", name, placeholder, title: hint, spellcheck: false });
    if (pattern) input.pattern = pattern;
    if (list) input.setAttribute("list", list);
    return input;
  }

  /** Returns the chosen options as attributes, without those that are still incomplete. */
  function chosen(form) {
    const options = {};
    for (const { name, flag } of OPTIONS) {
      const control = form.elements[name];
      if (flag ? control.checked : control.value !== "" && control.validity.valid) {
        options[name] = flag ? "" : control.value;
      }
    }
    if (options.kind !== "currency") delete options.currency;
    else delete options.kind;
    return options;
  }

  /** Sets the controls to `options`, and all others to their defaults. */
  function choose(form, options) {
    for (const { name, flag } of OPTIONS) {
      const control = form.elements[name];
      if (flag) control.checked = name in options && options[name] !== "false";
      else control.value = options[name] ?? "";
    }
    form.elements.kind.value = options.kind ?? (options.currency ? "currency" : "number");
    form.elements.currency.value = options.currency || "EUR";
    form.elements.currency.disabled = form.elements.kind.value !== "currency";
  }

  /** Returns the options in an address that exist, and a sentence about the others, or "". */
  function checked(form, asked) {
    const options = {};
    const problems = [];
    for (const [name, value] of Object.entries(asked)) {
      const control = OPTIONS.some((option) => option.name === name) && form.elements[name];
      if (!control) problems.push(`"${name}" is not an option.`);
      else if (control.localName === "select" && value !== "" && !offers(control, value)) problems.push(`${name}="${value}" is not offered.`);
      else options[name] = value;
    }
    return [options, problems.join(" ")];
  }

  /** Returns whether a menu has a choice. The name of its default is not a value of the menu. */
  function offers({ options }, value) {
    return [...options].some((option) => option.value === value || option.text.replaceAll(" ", "-") === value);
  }

  function make(name, properties, ...content) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...content);
    return element;
  }

  Object.assign(globalThis, { playgroundControls: { buildControls, checked, chosen, choose, make } });
}
