// SPDX-License-Identifier: MIT

/** What a number stands for. */
export type Kind = "number" | "percent" | "currency";

/** A number of digits: `2`, `"2"`, `"0...3"`, `"2..."`, or both ends, of which null is open. */
export type DigitCount = number | string | [least: number | null, most: number | null];

/** Why an edit was refused. */
export type Refusal =
  | "notANumber" | "severalNumbers" | "secondSeparator" | "noFraction" | "noSeparatorInMinorUnits"
  | "tooManyIntegerDigits" | "tooManyFractionDigits" | "tooManyDigits" | "negativeNotAllowed"
  | "positiveNotAllowed" | "outOfBounds" | "rangeOutsideText" | "textIsMarked" | "noHistory"
  | "notRepresentable" | "divisionByZero";

/** The rule that a number breaks under `reportOnly`. */
export type Violation = "belowMinimum" | "aboveMaximum" | "offStep";

/** What makes a field invalid, besides the reasons of refusals. */
export type Invalidity = "valueMissing" | "rangeUnderflow" | "rangeOverflow" | "stepMismatch";

/**
 * How a number is shown and what may be typed.
 *
 * As attributes of `<numeric-field>` the names have hyphens: `keyboard-locale`. Numbers are plain
 * decimals such as `"-1234.5"`, so that none of their digits is lost.
 */
export interface Options {
  /** The default is `currency` where there is a currency, `number` otherwise. */
  kind?: Kind;
  /** An ISO 4217 code such as `EUR`. */
  currency?: string;
  /** A language tag such as `de-CH` or `ar-EG-u-nu-latn`. The default is the page's, then the browser's. */
  locale?: string;
  /** The locale of the keyboard, whose decimal key always types the decimal separator. */
  keyboardLocale?: string;
  min?: string | number | bigint;
  max?: string | number | bigint;
  /** The amount of one step of the arrow keys, 1 in what is shown if it is left out. */
  step?: string | number;
  /** Whether steps land on multiples of the step, counted from `min` or zero. */
  snapping?: boolean;
  integer?: DigitCount;
  fraction?: DigitCount;
  /** All digits, not counting zeros in front. Excludes `integer` and `fraction`. */
  digits?: DigitCount;
  /** With `minorUnits` digits fill from the right, as at a till. */
  entry?: "natural" | "minorUnits";
  /** With `onCommit` plain digits are shown while the field is edited. */
  formatting?: "live" | "onCommit";
  sign?: "automatic" | "always" | "never" | "accounting" | "accountingAlways";
  grouping?: "automatic" | "never";
  /**
   * What happens to a number past a bound that more digits cannot bring back. With `reportOnly` it
   * stands, and the field is invalid: `rangeUnderflow`, `rangeOverflow` or `stepMismatch`.
   */
  enforcement?: "clamp" | "refuse" | "onCommit" | "reportOnly";
  /** When zeros fill the fraction up to its least number of digits. */
  trailingZeros?: "onCommit" | "live";
  /** What a lone typed `.` or `,` means. */
  separators?: "localized" | "any";
  /** When a value that the page sets is brought into bounds and precision. */
  normalizing?: "onEdit" | "onFocus";
  /** How a value that the page sets is rounded to be shown. What is typed is never rounded. */
  rounding?: "toNearestOrEven" | "toNearestOrAwayFromZero" | "up" | "down" | "towardZero" | "awayFromZero";
  prefix?: string;
  suffix?: string;
  /** What stands for zero while the field is not edited. */
  zero?: string;
  /** How the number is abbreviated while the field is not edited: `1.2M` or `1.2 million`. */
  idleNotation?: "compact" | "compactLong";
  /** The unit that the number is shown with while the field is not edited, as `Intl` names it: `kilogram`. */
  unit?: string;
  /** How the unit is written: `5 kg`, `5kg` or `5 kilograms`. */
  unitDisplay?: "short" | "narrow" | "long";
  /** Whether an emptied field is zero. Otherwise it has no value. */
  nonempty?: boolean;
  /** Whether the mouse wheel steps while the field has the focus. */
  wheel?: boolean;
  /** How a currency is named: by its symbol, the shortest symbol, or its code. */
  currencyDisplay?: "symbol" | "narrowSymbol" | "code";
  /** Whether the whole text is selected when the field gets the focus, so that typing replaces it. */
  selectOnFocus?: boolean;
}

/** What `<numeric-field>` takes as properties besides its value. */
export interface ElementOptions extends Options {
  symbols?: AttachOptions["symbols"];
  messages?: AttachOptions["messages"];
  name?: string;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  autocomplete?: string;
}

/** Options that only JavaScript can give. */
export interface AttachOptions extends Options {
  /** The value to start with. */
  value?: string | number | bigint | null;
  /** Symbols in place of the locale's. */
  symbols?: { decimal?: string; grouping?: string; minus?: string; plus?: string; currency?: string };
  /** What the value can hold, if that is not 38 digits: `whole` numbers take no fraction. */
  limits?: { lower?: string; upper?: string; digits?: number; whole?: boolean };
  /** Texts in place of `messages`. */
  messages?: Partial<typeof messages>;
}

/** How a field stands after an event. */
export interface Outcome {
  /** The text to show. */
  text: string;
  /** The value as a plain decimal, `""` if there is none. */
  value: string;
  /** The selection, in UTF-16 units as everywhere in JavaScript. */
  start: number;
  end: number;
  /** What is new: 1 for the text, 2 for the selection, 4 for the value. */
  changes: number;
  /** What the field is: 1 for active, 2 for composing, 4 for having something to undo, 8 to redo. */
  state: number;
  refusal: Refusal | null;
  /** The number of digits that the refusal is about, 0 if it is about none. */
  limit: number;
  /** The bound that was put in place as a plain decimal, or null. */
  clamped: string | null;
  /** The rule that the value breaks, with `reportOnly`; or null. */
  violation: Violation | null;
}

/** A field without a screen. Every method tells how the field stands after it. */
export interface Session {
  readonly outcome: Outcome;
  focus(offset?: number): Outcome;
  blur(): Outcome;
  submit(): Outcome;
  selectAll(): Outcome;
  cancel(): Outcome;
  type(text: string): Outcome;
  paste(text: string): Outcome;
  replace(start: number, end: number, text: string): Outcome;
  input(text: string, caret: number): Outcome;
  mark(text: string): Outcome;
  confirm(): Outcome;
  delete(what: "backward" | "forward" | "toStart" | "toEnd"): Outcome;
  select(start: number, end: number): Outcome;
  move(where: "backward" | "forward" | "start" | "end", extending?: boolean): Outcome;
  step(count: number): Outcome;
  toggleSign(): Outcome;
  undo(): Outcome;
  redo(): Outcome;
  setValue(value: string): Outcome;
  /** Takes other options; those not named stay. */
  update(options: AttachOptions): Outcome;
  /** The stretches of the text, with what each is. */
  cells(): Cell[];
  /** Gives its memory free at once. Without it that happens when the session is collected. */
  close(): void;
}

/** A stretch of a text with its role, in UTF-16 units. */
export interface Cell {
  role: "affix" | "digit" | "groupSeparator" | "decimalSeparator";
  start: number;
  end: number;
}

/** An input of the page that is a field for numbers. */
export interface Attachment {
  value: string;
  readonly valueAsNumber: number;
  /** Null where the value is not whole. */
  readonly valueAsBigInt: bigint | null;
  readonly formattedValue: string;
  readonly session: Session;
  /** Changes the sign, for a button of the page. No event tells of it. */
  toggleSign(): void;
  /** Changes options; those not named stay. */
  update(options: AttachOptions): void;
  /** Makes the input an ordinary one again. */
  detach(): void;
}

/**
 * Makes an `<input type="text">` a field for numbers.
 *
 * @throws TypeError that names the option, its value and what it should be.
 */
export function attach(input: HTMLInputElement, options?: AttachOptions): Attachment;

/** Opens a field without a screen. */
export function openSession(options?: AttachOptions): Session;

/**
 * The text of a value as a field with these options shows it while it is not edited.
 *
 * ```js
 * format("1234.5", { currency: "EUR", locale: "de-DE" }); // "1.234,50 €"
 * ```
 *
 * @throws TypeError that names the option, its value and what it should be.
 */
export function format(value: string | number | bigint | null, options?: AttachOptions): string;

/**
 * The value of a text as a field with these options reads it when it is pasted and the field is left.
 *
 * ```js
 * parse("1.234,50 €", { currency: "EUR", locale: "de-DE" }); // "1234.5"
 * ```
 *
 * @returns A plain decimal, `""` for an empty text, null for a text that the field refuses.
 */
export function parse(text: string, options?: AttachOptions): string | null;

/** What people are told, in place of the sentences in the field's language, for all fields. `{limit}`, `{min}`, `{max}` and `{bound}` are filled in. */
export const messages: Record<Refusal | Invalidity | "clamped", string>;

/**
 * `<numeric-field>`, the element.
 *
 * Every option is a property that its attribute reflects. null or undefined removes the attribute.
 */
export interface NumericFieldElement extends HTMLElement {
  get kind(): string;
  set kind(value: Options["kind"] | "" | null);
  get currency(): string;
  set currency(value: string | null | undefined);
  get currencyDisplay(): string;
  set currencyDisplay(value: Options["currencyDisplay"] | "" | null);
  get locale(): string;
  set locale(value: string | null | undefined);
  get keyboardLocale(): string;
  set keyboardLocale(value: string | null | undefined);
  get min(): string;
  set min(value: Options["min"] | null);
  get max(): string;
  set max(value: Options["max"] | null);
  get step(): string;
  set step(value: Options["step"] | null);
  snapping: boolean;
  get integer(): string;
  set integer(value: DigitCount | null | undefined);
  get fraction(): string;
  set fraction(value: DigitCount | null | undefined);
  get digits(): string;
  set digits(value: DigitCount | null | undefined);
  get entry(): string;
  set entry(value: Options["entry"] | "" | null);
  get formatting(): string;
  set formatting(value: Options["formatting"] | "" | null);
  get trailingZeros(): string;
  set trailingZeros(value: Options["trailingZeros"] | "" | null);
  get sign(): string;
  set sign(value: Options["sign"] | "" | null);
  get grouping(): string;
  set grouping(value: Options["grouping"] | "" | null);
  get enforcement(): string;
  set enforcement(value: Options["enforcement"] | "" | null);
  get separators(): string;
  set separators(value: Options["separators"] | "" | null);
  get normalizing(): string;
  set normalizing(value: Options["normalizing"] | "" | null);
  get rounding(): string;
  set rounding(value: Options["rounding"] | "" | null);
  /** Other elements have a property of this name that cannot be set. */
  get prefix(): string;
  set prefix(value: string | null);
  suffix: string;
  zero: string;
  get idleNotation(): string;
  set idleNotation(value: Options["idleNotation"] | "" | null);
  unit: string;
  get unitDisplay(): string;
  set unitDisplay(value: Options["unitDisplay"] | "" | null);
  nonempty: boolean;
  wheel: boolean;
  selectOnFocus: boolean;
  /** The value as a plain decimal, `""` if there is none. */
  get value(): string;
  set value(value: string | number | bigint | null | undefined);
  /** `NaN` if there is no value. Numbers of more than 15 digits lose some here. */
  valueAsNumber: number;
  /** Null where the value is not whole. */
  valueAsBigInt: bigint | null;
  readonly formattedValue: string;
  defaultValue: string;
  name: string;
  required: boolean;
  readOnly: boolean;
  disabled: boolean;
  placeholder: string;
  autocomplete: string;
  symbols: AttachOptions["symbols"];
  messages: AttachOptions["messages"];
  readonly session: Session;
  readonly type: "numeric-field";
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  selectionStart: number;
  selectionEnd: number;
  /** Selects a stretch of the text, in UTF-16 units. Both ends move to where a caret can be. */
  setSelectionRange(start: number, end: number, direction?: "forward" | "backward" | "none"): void;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Changes the sign, for a button of the page: not every soft keyboard has a minus. */
  toggleSign(): void;
  select(): void;
}

/** What an event `refused` carries: why an edit was refused. */
export interface RefusedDetail {
  reason: Refusal;
  /** The sentence that was announced. */
  message: string;
  /** The number of digits that the reason is about. */
  limit?: number;
}

/** What an event `clamp` carries: the bound that took the place of the number. */
export interface ClampDetail {
  /** The bound as a plain decimal. */
  value: string;
  /** The sentence that was announced. */
  message: string;
}

declare global {
  interface HTMLElementTagNameMap {
    "numeric-field": NumericFieldElement;
  }
  interface HTMLElementEventMap {
    refused: CustomEvent<RefusedDetail>;
    clamp: CustomEvent<ClampDetail>;
  }
}
