// SPDX-License-Identifier: MIT

/** The kind of number in a field. */
export type Kind = "number" | "percent" | "currency";

/**
 * A number of digits: `2`, `"2"`, `"0...3"`, `"2..."`, or an array of both limits, where null means
 * no limit.
 */
export type DigitCount = number | string | [least: number | null, most: number | null];

/** The size of the group next to the decimal separator and, if it differs, that of all other groups. */
export type GroupSizes = number | `${number}` | `${number},${number}` | [last: number, others?: number];

/** The reason why an edit was refused. */
export type Refusal =
  | "notANumber" | "severalNumbers" | "secondSeparator" | "noFraction" | "noSeparatorInMinorUnits"
  | "tooManyIntegerDigits" | "tooManyFractionDigits" | "tooManyDigits" | "negativeNotAllowed"
  | "positiveNotAllowed" | "outOfBounds" | "rangeOutsideText" | "textIsMarked" | "noHistory"
  | "notRepresentable" | "divisionByZero" | "expressionTooLong" | "notAllowed";

/** The rule that a number violates with `reportOnly` enforcement. */
export type Violation = "belowMinimum" | "aboveMaximum" | "offStep" | "notAllowed";

/** The reasons why a field is invalid, in addition to the refusals. */
export type Invalidity = "valueMissing" | "rangeUnderflow" | "rangeOverflow" | "stepMismatch";

/**
 * How a number is shown, and what can be typed.
 *
 * The attributes of `<numeric-field>` have the same names with hyphens: `keyboard-locale`. Numbers
 * are plain decimals such as `"-1234.5"`, so that they keep all of their digits.
 */
export interface Options {
  /** The default is `currency` if there is a currency, otherwise `number`. */
  kind?: Kind;
  /** An ISO 4217 code such as `EUR`. */
  currency?: string;
  /**
   * A language tag such as `de-CH` or `ar-EG-u-nu-latn`. The default is the language of the page,
   * then that of the browser.
   */
  locale?: string;
  /**
   * The locale of the keyboard. Its decimal key always types the field's decimal separator. The
   * default is the language of the browser if the page is used by touch. The keyboard of other
   * devices is unknown.
   */
  keyboardLocale?: string;
  min?: string | number | bigint;
  max?: string | number | bigint;
  /**
   * The amount that an arrow key adds or subtracts, or `adaptive` for a tenth of the number's
   * magnitude. The default is 1 in the shown number.
   */
  step?: "adaptive" | (string & {}) | number;
  /** The amount of Page Up and Page Down, and of Shift with an arrow key. The default is ten steps. */
  pageStep?: string | number;
  /** The numbers at which steps and drags stop, although numbers up to `min` and `max` can be typed. */
  stepMin?: string | number | bigint;
  stepMax?: string | number | bigint;
  /** Whether a step past a bound continues at the other one. It needs two bounds. */
  wraps?: boolean;
  /** Whether steps end at multiples of the step, counted from `min` or zero. */
  snapping?: boolean;
  /**
   * Whether expressions such as `1,200 + 15%` can be typed and pasted. `=`, Enter and leaving the
   * field replace the expression with its result.
   */
  arithmetic?: boolean;
  /**
   * Whether short forms such as `1.5k`, or `1,2 Mrd.` in German, can be typed and pasted. They are
   * shown in full.
   */
  magnitudes?: boolean;
  /**
   * Whether exponents such as `1e6` can be typed. Enter and leaving the field show the number in full.
   * Pasted exponents are always read.
   */
  exponents?: boolean;
  /** Whether the field takes the first number of a pasted row or column, and a `rest` event has the others. */
  cells?: boolean;
  integer?: DigitCount;
  fraction?: DigitCount;
  /** The number of all digits, without leading zeros. Not with `integer` or `fraction`. */
  digits?: DigitCount;
  /** With `minorUnits`, digits fill in from the right, as on a cash register. */
  entry?: "natural" | "minorUnits";
  /** With `onCommit`, plain digits are shown while the field is edited. */
  formatting?: "live" | "onCommit";
  sign?: "automatic" | "always" | "never" | "accounting" | "accountingAlways";
  /**
   * Whether digits are grouped as in the locale, or the sizes of the last group and of all others,
   * from 1 to 9: `[3, 2]` or `"3,2"`.
   */
  grouping?: "automatic" | "never" | GroupSizes;
  /** The minimum number of digits before the last group, from 1 to 9. The default is the locale's. */
  groupingMinimum?: number | `${number}`;
  /**
   * What happens to a number beyond a bound that typing more digits cannot bring back within it.
   * With `reportOnly` the number is kept, and the field is invalid: `rangeUnderflow`,
   * `rangeOverflow` or `stepMismatch`.
   */
  enforcement?: "clamp" | "refuse" | "onCommit" | "reportOnly";
  /** When zeros are added up to the minimum number of fraction digits. */
  trailingZeros?: "onCommit" | "live";
  /**
   * The numbers whose fraction is padded: all of them, or those that have a fraction, as in `5` and
   * `5.50`.
   */
  fractionPadding?: "always" | "whenPresent";
  /** The meaning of a typed `.` or `,`. */
  separators?: "localized" | "any";
  /** When a value that the page sets is clamped and trimmed to the rules of the field. */
  normalizing?: "onEdit" | "onFocus";
  /** How a value that the page sets is rounded for display. Typed digits are never rounded. */
  rounding?: "toNearestOrEven" | "toNearestOrAwayFromZero" | "up" | "down" | "towardZero" | "awayFromZero";
  prefix?: string;
  suffix?: string;
  /** The text for zero while the field is not being edited. */
  zero?: string;
  /** How the number is abbreviated while the field is not being edited: `1.2M` or `1.2 million`. */
  idleNotation?: "compact" | "compactLong";
  /**
   * The unit that is shown with the number while the field is not being edited, as named by `Intl`:
   * `kilogram`.
   */
  unit?: string;
  /** The style of the unit: `5 kg`, `5kg` or `5 kilograms`. */
  unitDisplay?: "short" | "narrow" | "long";
  /**
   * When the page receives a number that is typed: after each edit, or on Enter and when the field
   * loses the focus. Steps and drags are always published at once.
   */
  publishing?: "onEdit" | "onCommit";
  /**
   * The text that copy and cut put on the clipboard: the shown text, or the selected digits such as
   * `1234.5`.
   */
  copies?: "shown" | "plain";
  /** Whether an empty field has the value zero. Otherwise it has no value. */
  nonempty?: boolean;
  /** Whether the mouse wheel changes the number by steps while the field has the focus. */
  wheel?: boolean;
  /**
   * Whether dragging a label of the field, or an edge of its box, changes the number by steps: ten
   * times as large with Shift, a tenth with Alt.
   */
  scrubbing?: boolean;
  /** How a currency is shown: as its symbol, its narrow symbol, or its code. */
  currencyDisplay?: "symbol" | "narrowSymbol" | "code";
  /** Whether the whole text is selected when the field gets the focus, so that typing replaces it. */
  selectOnFocus?: boolean;
}

/**
 * The limits of the value, instead of 38 digits: a type of integers such as `uint256`, or a number of
 * digits such as `78`. Values are plain decimal strings throughout, so they are never rounded.
 */
export type LimitsName = `int${number}` | `uint${number}` | `${number}` | number;

/** The properties of `<numeric-field>` in addition to its value. */
export interface ElementOptions extends Options {
  limits?: LimitsName;
  symbols?: AttachOptions["symbols"];
  messages?: AttachOptions["messages"];
  allows?: AttachOptions["allows"];
  /** Whether the box has two buttons that change the number while they are pressed. */
  steppers?: boolean;
  name?: string;
  required?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  placeholder?: string;
  autocomplete?: string;
}

/** Options that are only available in JavaScript. */
export interface AttachOptions extends Options {
  /** The initial value. For `attach`, the default is the attribute `value` of the input. */
  value?: string | number | bigint | null;
  /**
   * The page's own rule: an edit is refused if it returns false for the new value, a plain decimal.
   * With `reportOnly`, the number is kept, and the field is invalid. It must return the same for the
   * same value. `messages.notAllowed` is the sentence for the user.
   */
  allows?: (value: string) => boolean;
  /** Symbols that replace those of the locale. */
  symbols?: { decimal?: string; grouping?: string; minus?: string; plus?: string; currency?: string };
  /** The limits of the value, instead of 38 digits. `whole` numbers have no fraction digits. */
  limits?: LimitsName | { lower?: string; upper?: string; digits?: number; whole?: boolean };
  /** Texts that replace those in `messages`. */
  messages?: Partial<typeof messages>;
}

/**
 * The size of a step: a tenth of the option `step`, but at least a unit of the last fraction digit;
 * the step itself; or ten steps, or the option `pageStep`.
 */
export type StepSize = "fine" | "regular" | "coarse";

/** The state of a field after an event. */
export interface Outcome {
  /** The text to show. */
  text: string;
  /** The value as a plain decimal, or `""` if there is none. */
  value: string;
  /** The start of the selection. Offsets count UTF-16 code units, as everywhere in JavaScript. */
  start: number;
  end: number;
  /** The sum of the changed parts: 1 for the text, 2 for the selection, 4 for the value, 8 for `rest`. */
  changes: number;
  /**
   * The sum of the states: 1 if the field is active, 2 if it is composing, 4 if undo is possible, 8
   * if redo is possible, 16 if the value is the result of an expression.
   */
  state: number;
  refusal: Refusal | null;
  /** The number of digits that the refusal refers to, otherwise 0. */
  limit: number;
  /** The bound that replaced the number, as a plain decimal, or null. */
  clamped: string | null;
  /** The rule that the value violates with `reportOnly` enforcement, or null. */
  violation: Violation | null;
  /** With `cells`, the texts of the other cells of a pasted row or column, row by row. */
  rest: string[];
}

/** A headless field. Each method returns the resulting state of the field. */
export interface Session {
  readonly outcome: Outcome;
  /** The result of the shown expression as an idle field shows it, or null without an expression. */
  readonly resultText: string | null;
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
  /** Adds steps, exactly and within the bounds. Page Up and Page Down take coarse steps. */
  step(count: number, size?: StepSize): Outcome;
  /**
   * Adds steps by a drag, exactly and within the bounds. All changes of a drag are undone together.
   *
   * ```js
   * const session = openSession({ value: "2", step: "0.5" });
   * session.scrub(3).value; // "3.5"
   * session.scrub(1, "fine").value; // "3.55"
   * session.endScrubbing();
   * session.undo().value; // "2"
   * ```
   *
   * @param size A tenth of the step, the step, or ten steps. The default is `regular`.
   */
  scrub(count: number, size?: StepSize): Outcome;
  /** Ends a drag, so that the next one is undone separately. */
  endScrubbing(): Outcome;
  /** Restores the number from before the drag. */
  cancelScrubbing(): Outcome;
  toggleSign(): Outcome;
  /** Types the decimal separator, as the decimal key of a keypad does. */
  typeDecimalKey(): Outcome;
  undo(): Outcome;
  redo(): Outcome;
  setValue(value: string): Outcome;
  /** Changes the given options, and keeps the others. */
  update(options: AttachOptions): Outcome;
  /** Returns the parts of the text with their roles. */
  cells(): Cell[];
  /** Frees the session's memory immediately, instead of when the session is garbage-collected. */
  close(): void;
}

/** A part of a text with its role, in UTF-16 code units. */
export interface Cell {
  role: "affix" | "digit" | "groupSeparator" | "decimalSeparator" | "operation";
  start: number;
  end: number;
}

/** An input of the page that is formatted as a number field. */
export interface Attachment {
  value: string;
  readonly valueAsNumber: number;
  /** The value, or null if it is not a whole number. */
  readonly valueAsBigInt: bigint | null;
  readonly formattedValue: string;
  /** The result of the shown expression as an idle field shows it, or null without an expression. */
  readonly resultText: string | null;
  readonly session: Session;
  /** Changes the sign, for a button on the page. Sends no event. */
  toggleSign(): void;
  /** Changes the given options, and keeps the others. */
  update(options: AttachOptions): void;
  /** Turns the input back into an ordinary one. */
  detach(): void;
}

/**
 * Turns an `<input type="text">` into a number field.
 *
 * The `value` of the input is the shown text. Setting it sets the number: a plain decimal such as
 * "1234.5", which is shown formatted, or a formatted number, which is read like a pasted one. As with
 * other inputs, no event is sent.
 *
 * @throws TypeError with the name of the invalid option, its value and what is valid.
 */
export function attach(input: HTMLInputElement, options?: AttachOptions): Attachment;

/**
 * Loads the engine of the streaming module. Fields load it by themselves, but the functions below
 * throw an error without it. The other modules contain the engine.
 */
export function loadEngine(): Promise<void>;

/**
 * Opens a headless field. With `arithmetic`, `magnitudes` or `exponents`, the streaming module needs
 * `await loadCalculator()` first.
 */
export function openSession(options?: AttachOptions): Session;

/**
 * Loads the calculator, for sessions and `parse` with `arithmetic`, `magnitudes` or `exponents`. Fields
 * load it when they need it. `numeric-field/calculator` and `numeric-field/session` contain it,
 * `numeric-field` has none.
 */
export function loadCalculator(): Promise<void>;

/**
 * Returns the text that a field with these options shows for a value while it is not edited.
 *
 * ```js
 * format("1234.5", { currency: "EUR", locale: "de-DE" }); // "1.234,50 €"
 * ```
 *
 * @throws TypeError with the name of the invalid option, its value and what is valid.
 */
export function format(value: string | number | bigint | null, options?: AttachOptions): string;

/**
 * Returns the value that a field with these options has after `text` is pasted and committed.
 *
 * ```js
 * parse("1.234,50 €", { currency: "EUR", locale: "de-DE" }); // "1234.5"
 * ```
 *
 * @returns A plain decimal, `""` for an empty text, null for a text that the field refuses.
 * @throws TypeError if `text` is not a string, or with the name of the invalid option, its value and what is valid.
 */
export function parse(text: string, options?: AttachOptions): string | null;

/**
 * The messages for users, in English. A message that the page changes here is used in all fields,
 * whatever their language. `{limit}`, `{min}`, `{max}` and `{bound}` are placeholders.
 */
export const messages: Record<Refusal | Invalidity | "between" | "clamped", string>;

/**
 * The element `<numeric-field>`.
 *
 * Every option is a property that reflects its attribute. Setting it to null or undefined removes
 * the attribute.
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
  get pageStep(): string;
  set pageStep(value: Options["pageStep"] | null);
  get stepMin(): string;
  set stepMin(value: Options["stepMin"] | null);
  get stepMax(): string;
  set stepMax(value: Options["stepMax"] | null);
  wraps: boolean;
  snapping: boolean;
  arithmetic: boolean;
  magnitudes: boolean;
  exponents: boolean;
  cells: boolean;
  get limits(): string;
  set limits(value: LimitsName | "" | null | undefined);
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
  get groupingMinimum(): string;
  set groupingMinimum(value: Options["groupingMinimum"] | "" | null);
  get enforcement(): string;
  set enforcement(value: Options["enforcement"] | "" | null);
  get fractionPadding(): string;
  set fractionPadding(value: Options["fractionPadding"] | "" | null);
  get separators(): string;
  set separators(value: Options["separators"] | "" | null);
  get normalizing(): string;
  set normalizing(value: Options["normalizing"] | "" | null);
  get rounding(): string;
  set rounding(value: Options["rounding"] | "" | null);
  /** Redeclared here because `prefix` is a read-only property of all other elements. */
  get prefix(): string;
  set prefix(value: string | null);
  suffix: string;
  zero: string;
  get idleNotation(): string;
  set idleNotation(value: Options["idleNotation"] | "" | null);
  unit: string;
  get unitDisplay(): string;
  set unitDisplay(value: Options["unitDisplay"] | "" | null);
  get publishing(): string;
  set publishing(value: Options["publishing"] | "" | null);
  get copies(): string;
  set copies(value: Options["copies"] | "" | null);
  nonempty: boolean;
  wheel: boolean;
  scrubbing: boolean;
  steppers: boolean;
  selectOnFocus: boolean;
  /** The value as a plain decimal, or `""` if there is none. */
  get value(): string;
  set value(value: string | number | bigint | null | undefined);
  /** The value, or `NaN` if there is none. Numbers of more than 15 digits lose precision. */
  valueAsNumber: number;
  /** The value, or null if it is not a whole number. */
  valueAsBigInt: bigint | null;
  readonly formattedValue: string;
  /** The result of the shown expression as an idle field shows it, or null without an expression. */
  readonly resultText: string | null;
  defaultValue: string;
  name: string;
  required: boolean;
  readOnly: boolean;
  disabled: boolean;
  placeholder: string;
  autocomplete: string;
  symbols: AttachOptions["symbols"];
  messages: AttachOptions["messages"];
  allows?: AttachOptions["allows"];
  /** The field without its user interface. Null on a page that forbids WebAssembly. */
  readonly session: Session;
  readonly type: "numeric-field";
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  selectionStart: number;
  selectionEnd: number;
  /** Selects a range of the text, in UTF-16 code units. Both ends move to valid caret positions. */
  setSelectionRange(start: number, end: number, direction?: "forward" | "backward" | "none"): void;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Changes the sign, for a button on the page: not every soft keyboard has a minus key. */
  toggleSign(): void;
  select(): void;
}

/** The detail of a `refused` event. */
export interface RefusedDetail {
  reason: Refusal;
  /** The sentence that is announced to the user. */
  message: string;
  /** The number of digits that the refusal refers to. */
  limit?: number;
}

/** The detail of a `clamp` event: the bound that replaced the number. */
export interface ClampDetail {
  /** The bound as a plain decimal. */
  value: string;
  /** The sentence that is announced to the user. */
  message: string;
}

/** The detail of a `rest` event. */
export interface RestDetail {
  /** The texts of the cells after the first one, row by row. */
  texts: string[];
}

declare global {
  interface HTMLElementTagNameMap {
    "numeric-field": NumericFieldElement;
  }
  interface HTMLElementEventMap {
    refused: CustomEvent<RefusedDetail>;
    clamp: CustomEvent<ClampDetail>;
    rest: CustomEvent<RestDetail>;
  }
}
