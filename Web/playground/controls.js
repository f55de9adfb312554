// SPDX-License-Identifier: MIT

{
  const NUMBER = "-?(\\d+\\.?\\d*|\\.\\d+)";

  /** For each type of options: a pattern or the choices for its control, and a hint. */
  const TYPES = {
    digits: { pattern: "\\d{1,3}|\\d{0,3}\\.\\.\\.\\d{0,3}", hint: "2 or 0...3" },
    number: { pattern: NUMBER, hint: "a number such as -1234.5" },
    positive: { pattern: NUMBER, hint: "a number such as 0.05" },
    step: { pattern: `adaptive|${NUMBER}`, hint: "a number such as 0.05, or adaptive" },
    limits: { pattern: "u?int[1-9]\\d{0,3}|\\d{1,3}", hint: "uint256 or 78" },
    grouping: { choices: ["automatic", "never", "3,2", "4"] },
    groupSize: { pattern: "[1-9]", hint: "from 1 to 9" },
    locale: { list: "locales", hint: "a language tag such as de-CH" },
    unit: { hint: "such as kilogram" },
  };

  /** The attributes that are not options of a style, by the group in which the page shows them. */
  const OTHERS = {
    Texts: [{ name: "placeholder", label: "Placeholder" }],
    Page: [
      { name: "value", label: "Initial value", type: "number", default: "none" },
      { name: "required", label: "Required", type: "flag" },
      { name: "readonly", label: "Read only", type: "flag" },
      { name: "disabled", label: "Disabled", type: "flag" },
    ],
  };

  /** The options whose control is as wide as two controls. */
  const WIDE = ["currency", "rounding"];

  /** All options of the field by group. */
  const GROUPS = Object.fromEntries(Object.entries(playgroundOptions).map(([name, options]) => [
    name, [...options, ...OTHERS[name] ?? []].map((option) => ({ ...TYPES[option.type], ...option })),
  ]));

  /** All options, without their groups. */
  const OPTIONS = Object.values(GROUPS).flat();

  /** Adds a labeled control for every option to a form. */
  function buildControls(form) {
    for (const [name, options] of Object.entries(GROUPS)) {
      const group = make("div", { className: "group" }, make("h2", { id: name }, name));
      group.setAttribute("role", "group");
      group.setAttribute("aria-labelledby", name);
      group.append(...options.map((option) => (option.type === "flag" ? flagControl(option) : textControl(option))));
      form.append(group);
    }
    form.append(make("button", { type: "reset" }, "Reset"));
  }

  function textControl(option) {
    const control = option.choices || option.type === "currency" ? selectOf(option) : inputOf(option);
    return make("label", { className: WIDE.includes(option.name) ? "control wide" : "control" }, make("span", {}, option.label), control);
  }

  function flagControl({ name, label }) {
    return make("label", { className: "control flag" }, make("input", { type: "checkbox", name }), make("span", {}, label));
  }

  /**
   * Returns a menu. Its first choice has no value and means the default. In the menus of kinds and
   * currencies, however, every choice has a value.
   */
  function selectOf({ name, choices, default: usual }) {
    const offered = usual === "none" ? ["none", ...choices] : choices;
    const options = offered
      ? offered.map((choice, index) => make("option", { value: index === 0 && name !== "kind" ? "" : choice }, choice.replaceAll("-", " ")))
      : currencies().map(([code, title]) => make("option", { value: code }, title));
    return make("select", { name }, ...options);
  }

  function currencies() {
    const names = new Intl.DisplayNames("en", { type: "currency" });
    return Intl.supportedValuesOf("currency").map((code) => [code, `${code} \u00b7 ${names.of(code)}`]);
  }

  /** Returns a text control. Its placeholder is the first part of the description of the default. */
  function inputOf({ name, list, pattern, default: usual = "", hint = "" }) {
    const [placeholder] = usual.replaceAll("`", "").split(",");
    const input = make("input", { type: "text", name, placeholder, title: hint, spellcheck: false });
    if (pattern) input.pattern = pattern;
    if (list) input.setAttribute("list", list);
    return input;
  }

  /** Returns the chosen options as attributes. Omits options that are still incomplete. */
  function chosen(form) {
    const options = {};
    for (const { name, type } of OPTIONS) {
      const control = form.elements[name];
      if (type === "flag" ? control.checked : control.value !== "" && control.validity.valid) {
        options[name] = type === "flag" ? "" : control.value;
      }
    }
    if (options.kind !== "currency") delete options.currency;
    else delete options.kind;
    return options;
  }

  /** Sets the controls to `options`, and all other controls to their defaults. */
  function choose(form, options) {
    for (const { name, type } of OPTIONS) {
      const control = form.elements[name];
      if (type === "flag") control.checked = name in options && options[name] !== "false";
      else control.value = options[name] ?? "";
    }
    form.elements.kind.value = options.kind ?? (options.currency ? "currency" : "number");
    form.elements.currency.value = options.currency || "EUR";
    form.elements.currency.disabled = form.elements.kind.value !== "currency";
  }

  /** Returns the options of `asked` that the form offers, and sentences about the others, or "" if there are none. */
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

  /**
   * Returns whether a menu has a choice with the given value. The default choice has no value, so the texts of
   * the choices are compared, too.
   */
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
