// SPDX-License-Identifier: MIT

{
  /** The number of digits up to which a number literal is exact in Swift. */
  const LITERAL_DIGITS = 15;

  /** The options with a modifier in Swift whose argument is the value of the option. */
  const MODIFIERS = Object.values(playgroundOptions).flat().filter(({ swift }) => swift);

  /**
   * Returns the line of SwiftUI code that creates a field with these options.
   *
   * @param {Record<string, string>} options Named like the attributes of `<numeric-field>`; a
   *   missing option has its default.
   * @returns {string}
   */
  globalThis.swiftLine = function swiftLine(options) {
    const prompt = options.placeholder ? `, prompt: Text(${literal(options.placeholder)})` : "";
    const field = `NumericTextField("Amount", value: $amount, style: ${swiftStyle(options)}${prompt})`;
    return field + ("scrubbing" in options ? ".numericTextScrubbing()" : "")
      + ("disabled" in options || "readonly" in options ? ".disabled(true)" : "");
  };

  function swiftStyle(options) {
    return [
      kind(options),
      options.locale && `.locale(${locale(options.locale)})`,
      options["keyboard-locale"] && `.keyboard(${locale(options["keyboard-locale"])})`,
      bounds(options), precision(options), step(options), grouping(options),
      options.rounding && `.rounding(.${camel(options.rounding)})`,
      ...MODIFIERS.map((option) => option.name in options && modifier(option, options[option.name])),
      options["idle-notation"] && ".idleFormat(.number.notation(.compactName))",
    ].filter(Boolean).join("");
  }

  function modifier({ swift, type, choices }, value) {
    if (type === "flag") return `.${swift}()`;
    return value && `.${swift}(${choices ? `.${camel(value)}` : literal(value)})`;
  }

  function kind({ kind, currency }) {
    if (kind === "percent") return ".percent";
    return currency && kind !== "number" ? `.currency(code: ${literal(currency)})` : ".number";
  }

  /**
   * Writes a locale with underscores, which are more familiar in Swift, although `Locale` accepts
   * BCP 47 tags too.
   */
  function locale(tag) {
    const [name, system] = tag.split(/-u-nu-/);
    const identifier = name.replaceAll("-", "_") + (system ? `@numbers=${system}` : "");
    return `Locale(identifier: ${literal(identifier)})`;
  }

  /** Returns the modifier for bounds, or no modifier if they are in the wrong order, because Swift would trap. */
  function bounds({ min, max }) {
    if (!min && !max) return "";
    if (min && max && isAbove(min, max)) return "";
    // Swift parses `...-5` as a custom operator, and `-5...` as the negation of a range.
    const inBrackets = (number) => number.replace(/^-.*/, "($&)");
    const start = max ? decimal(min) : inBrackets(decimal(min));
    return `.bounds(${start}...${inBrackets(decimal(max))})`;
  }

  /** Compares numbers exactly, as integers of the same scale, because a float could lose digits. */
  function isAbove(left, right) {
    const places = left.length + right.length;
    const scaled = (number) => {
      const [whole, fraction = ""] = number.split(".");
      return BigInt(`${whole}${fraction.padEnd(places, "0")}`.replace(/^-?$/, "0"));
    };
    return scaled(left) > scaled(right);
  }

  function precision({ integer, fraction, digits }) {
    if (digits) return `.precision(${range(digits)})`;
    const parts = [
      integer && `integer: ${range(integer)}`,
      fraction && `fraction: ${/^\d+$/.test(fraction) ? fraction : range(fraction)}`,
    ].filter(Boolean);
    return parts.length > 0 && `.precision(${parts.join(", ")})`;
  }

  function range(counts) {
    return counts.includes("...") ? counts : `${counts}...${counts}`;
  }

  function grouping({ grouping, "grouping-minimum": minimum }) {
    const sizes = /\d/.test(grouping) ? `sizes: [${grouping.replace(",", ", ")}]` : grouping && `.${grouping}`;
    return (sizes ? `.grouping(${sizes})` : "") + (minimum ? `.grouping(minimum: ${minimum})` : "");
  }

  /** Returns the modifier for steps. The default step of 1 is written only if there are other arguments. */
  function step({ step, snapping, wraps, "page-step": page, "step-min": least, "step-max": most }) {
    const others = [snapping !== undefined && "snapping: true", wraps !== undefined && "wraps: true", page && `page: ${decimal(page)}`].filter(Boolean);
    const size = step === "adaptive" ? ".adaptive" : decimal(step) || (others.length ? "1" : "");
    const range = least && most && !isAbove(least, most) ? `.steps(within: ${bounds({ min: least, max: most }).slice(".bounds(".length)}` : "";
    return (size ? `.step(${[size, ...others].join(", ")})` : "") + range;
  }

  /**
   * Returns the Swift code for a `Decimal`: a number literal if Swift parses it exactly, otherwise an
   * initializer with a string.
   */
  function decimal(number) {
    if (!number) return "";
    const isShort = number.replace(/\D/g, "").length <= LITERAL_DIGITS;
    return isShort ? number.replace(/^(-?)\./, "$10.").replace(/\.$/, "") : `Decimal(string: "${number}")!`;
  }

  function literal(text) {
    const escaped = text.replace(/["\\]/g, "\\$&").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u202f]/gu, unicode);
    return `"${escaped}"`;
  }

  function unicode(scalar) {
    return `\\u{${scalar.codePointAt(0).toString(16)}}`;
  }

  function camel(word) {
    return word.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  }
}
