// SPDX-License-Identifier: MIT

{
  const { buildControls, checked, chosen, choose, make } = globalThis.playgroundControls;
  const { localeName, offerLocales, isRightToLeft } = globalThis.playgroundLocales;
  const byId = (id) => document.getElementById(id);
  const field = byId("field");
  const form = byId("options");

  /** The examples, each with its name, its options and, for some, what to do. */
  const EXAMPLES = [
    ["US dollars", { locale: "en-US", currency: "USD", value: "1234.5" }],
    ["Euros in German", { locale: "de-DE", currency: "EUR", value: "1234567.89" }],
    ["Swiss francs", { locale: "de-CH", currency: "CHF", value: "1234567.8", step: "0.05", snapping: "" }],
    ["Indian rupees", { locale: "hi-IN", currency: "INR", value: "12345678.9" }],
    ["Arabic digits", { locale: "ar-EG", currency: "EGP", value: "1234567.89" }],
    ["Yen", { locale: "ja-JP", currency: "JPY", value: "123456" }],
    ["Kilograms", { locale: "sv-SE", kind: "number", suffix: " kg", min: "0", value: "1234.5" }],
    ["Percent", { locale: "fr-FR", kind: "percent", fraction: "0...2", value: "0.125" }],
    ["A sum", { locale: "en-US", currency: "USD", arithmetic: "", value: "1200" }, "Type +15% after the number, then press Enter."],
    ["A budget", { locale: "en-US", currency: "USD", magnitudes: "", value: "" }, "Type 1.5, then m. Letters multiply at once."],
    ["A distance", { locale: "en-US", kind: "number", suffix: " m", exponents: "", value: "1.5" }, "Type e3 behind the number, then press Enter."],
    ["A pasted column", { locale: "en-US", currency: "USD", cells: "", value: "" },
      "Paste a row or column of numbers. The field takes the first one."],
    ["Drag the label", { locale: "en-US", kind: "percent", min: "0", max: "1", scrubbing: "", steppers: "", value: "0.5" },
      "Drag the label or an edge, or hold a button."],
    ["Millions", { locale: "en-US", currency: "USD", "idle-notation": "compact", value: "1234567.89" }, "Leave the field to see the short text."],
    ["Minutes", { locale: "en-US", kind: "number", unit: "minute", "unit-display": "long", min: "0", value: "12" }],
    ["As at a till", { locale: "en-US", currency: "USD", entry: "minor-units", value: "12.34" }],
  ];

  /** Shows options in the controls and in the field, and sets the initial value. */
  function start(options) {
    choose(form, options);
    byId("refusal").textContent = "";
    byId("reason").textContent = "none";
    field.value = options.value ?? "";
    apply();
  }

  /** Updates the field, the code and the address after a choice. */
  function apply() {
    const options = chosen(form);
    form.elements.currency.disabled = form.elements.kind.value !== "currency";
    for (const { name } of [...form.elements].filter((control) => control.name)) {
      if (name === "value") continue;
      if (!(name in options)) field.removeAttribute(name);
      else if (field.getAttribute(name) !== options[name]) field.setAttribute(name, options[name]);
    }
    const tag = options.locale ?? navigator.language;
    field.dir = byId("ribbon").dir = isRightToLeft(tag) ? "rtl" : "ltr";
    byId("label").textContent = title(options, tag);
    byId("problem").textContent = problemOf(options);
    press(options);
    byId("swift").textContent = globalThis.swiftLine(options);
    byId("html").textContent = htmlOf(options);
    history.replaceState(null, "", `#${new URLSearchParams(options)}`);
    show();
  }

  function title({ kind, currency }, tag) {
    const what = currency ? currency : kind === "percent" ? "Percent" : "Number";
    return `${what} \u00b7 ${localeName(tag)}`;
  }

  /** Returns a sentence about the first option that is invalid or contradicts another one, or "". */
  function problemOf({ value, placeholder, required, readonly, disabled, ...options }) {
    const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
    const named = Object.entries(options).map(([name, text]) => [camel(name), text]);
    try {
      NumericText.openSession(Object.fromEntries(named)).close();
      return "";
    } catch (error) {
      return error.message.replace("numeric-field: ", "");
    }
  }

  /** Shows the button of the example with these options as pressed, and all other buttons as not pressed. */
  function press(options) {
    const text = (choices) => JSON.stringify(Object.entries(choices).filter(([name]) => name !== "value").sort());
    const chosen = EXAMPLES.findIndex(([, example]) => text(example) === text(options));
    byId("hint").textContent = EXAMPLES[chosen]?.[2] ?? "";
    [...byId("examples").children].forEach((button, index) => button.setAttribute("aria-pressed", index === chosen));
  }

  function htmlOf(options) {
    const element = document.createElement("numeric-field");
    element.setAttribute("name", "amount");
    for (const [name, value] of Object.entries(options)) element.setAttribute(name, value);
    return element.outerHTML.replaceAll('=""', "");
  }

  // Showing the state of the field

  let isStale = false;

  /** Shows the state once before the next frame, regardless of the number of events. */
  function showSoon() {
    if (isStale) return;
    isStale = true;
    requestAnimationFrame(show);
  }

  function show() {
    isStale = false;
    const { text, value, start, end } = field.session.outcome;
    byId("value").textContent = value === "" ? "none" : value;
    byId("caret").textContent = start === end ? `${start}` : `${start}\u2013${end}`;
    const { resultText } = field;
    byId("ribbon").replaceChildren(
      ...stretches(field.session.cells(), text, start, end),
      ...(resultText === null ? [] : [make("span", { className: "result" }, `= ${resultText}`)]),
    );
  }

  /** Splits the text between parts with different roles, and at both ends of the selection. */
  function stretches(cells, text, start, end) {
    if (text === "") return [make("span", { className: "empty" }, "\u200b")];
    // An idle text that `Intl` has formatted has no parts.
    if (cells.length === 0) return [make("span", {}, text)];
    return cells.flatMap((cell) => {
      const cuts = [...new Set([cell.start, start, end, cell.end])]
        .filter((cut) => cut >= cell.start && cut <= cell.end).sort((a, b) => a - b);
      return cuts.slice(1).map((cut, index) => {
        const piece = { from: cuts[index], to: cut };
        const className = [cell.role, ...marks(piece, text, start, end)].join(" ");
        return make("span", { className }, text.slice(piece.from, piece.to));
      });
    });
  }

  /**
   * Returns the CSS classes that mark a piece of the text as selected, or as next to the caret. The caret is
   * drawn before the piece that follows it or, at the end of the text, after the last piece.
   */
  function marks({ from, to }, text, start, end) {
    if (start < end) return from >= start && to <= end ? ["selected"] : [];
    if (from === start) return ["caret-before"];
    return to === start && to === text.length ? ["caret-behind"] : [];
  }

  // Event listeners

  function listen() {
    form.addEventListener("input", (event) => {
      if (event.target.name === "value" && event.target.validity.valid) field.value = event.target.value;
      apply();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", (event) => {
      event.preventDefault();
      start(EXAMPLES[0][1]);
    });
    field.addEventListener("refused", ({ detail }) => {
      byId("refusal").textContent = detail.message;
      byId("reason").textContent = detail.reason;
    });
    field.addEventListener("input", () => { byId("refusal").textContent = ""; });
    for (const type of ["input", "keydown", "keyup", "focusin", "focusout", "pointerup", "refused"]) {
      field.addEventListener(type, showSoon);
    }
    document.addEventListener("selectionchange", showSoon);
    byId("copy-swift").addEventListener("click", () => copy("swift"));
    byId("copy-html").addEventListener("click", () => copy("html"));
  }

  /**
   * Copies the text of an element. Uses the older command if the clipboard is unavailable, as on some
   * pages that are opened from disk.
   */
  async function copy(id) {
    const text = byId(id).textContent;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      getSelection().selectAllChildren(byId(id));
      document.execCommand("copy");
    }
    byId("copied").textContent = `Copied: ${text}`;
  }

  function offerExamples() {
    const names = EXAMPLES.map(([name, options]) => {
      const button = make("button", { type: "button" }, name);
      button.addEventListener("click", () => {
        start(options);
        field.focus();
      });
      return button;
    });
    byId("examples").append(...names);
  }

  /** Returns the options in the address, after `?` or `#`: `locale=…&currency=…`. */
  function asked() {
    const { search, hash } = location;
    const options = Object.fromEntries(new URLSearchParams(hash.slice(1) || search));
    return Object.keys(options).length > 0 ? options : EXAMPLES[0][1];
  }

  /**
   * Starts with the options in the address. If some are unknown, shows a warning, and adds the
   * known options to the first example.
   */
  function startAsAsked() {
    const [options, problem] = checked(form, asked());
    if (!problem) return start(options);
    start({ ...EXAMPLES[0][1], ...options });
    byId("problem").textContent = [problem, byId("problem").textContent].join(" ").trim();
  }

  if (globalThis.NumericText) {
    buildControls(form);
    offerExamples();
    listen();
    startAsAsked();
    offerLocales(byId("locales"));
    field.focus();
  } else {
    byId("refusal").textContent = "The field is not built yet: run \u201cmake web\u201d and load this page again.";
  }
}
