// SPDX-License-Identifier: MIT

import type { ElementOnlyOptions, OptionProperties, Options } from "./numeric-field-options.js";
import type { Invalidity, Refusal, Violation } from "./numeric-field-messages.js";

export type { Invalidity, Options, Refusal, Violation };

/** The kind of number in a field. */
export type Kind = NonNullable<Options["kind"]>;

/**
 * A number of digits: `2`, `"2"`, `"0...3"`, `"2..."`, or an array of both limits, where null means
 * no limit.
 */
export type DigitCount = number | string | [least: number | null, most: number | null];

/** The size of the group next to the decimal separator and, if it differs, the size of the other groups. */
export type GroupSizes = number | `${number}` | `${number},${number}` | [last: number, others?: number];

/**
 * The limits of the value, which replace the default limit of 38 digits: an integer type such as
 * `uint256`, or a number of digits such as `78`. All values are plain decimal strings, so they are
 * never rounded.
 */
export type LimitsName = `int${number}` | `uint${number}` | `${number}` | number;

/** The limits of the value, as a name or as an object. If `whole` is true, there are no fraction digits. */
export type Limits = LimitsName | { lower?: string; upper?: string; digits?: number; whole?: boolean };

/** The properties of `<numeric-field>` in addition to its value. */
export interface ElementOptions extends Options, ElementOnlyOptions, Partial<InputAttributes>, ScriptOptions {
  limits?: LimitsName;
}

/** The attributes that the element shares with inputs. */
export interface InputAttributes {
  name: string;
  required: boolean;
  readOnly: boolean;
  disabled: boolean;
  placeholder: string;
  autocomplete: string;
}

/** The options of the element that are not attributes. */
export type ScriptOptions = Pick<AttachOptions, "symbols" | "messages" | "allows">;

/** All options: those that are also attributes, and those that are only available in JavaScript. */
export interface AttachOptions extends Options {
  /** The initial value. For `attach`, the default is the text that the user has typed, or the attribute `value`. */
  value?: string | number | bigint | null;
  /**
   * The page's own rule: an edit is refused if this function returns false for the new value, a plain
   * decimal.
   * With `reportOnly`, the number is kept, and the field is invalid. The function must always return
   * the same result for the same value. `messages.notAllowed` is the sentence for the user.
   */
  allows?: (value: string) => boolean;
  /** Symbols that replace the locale's symbols. */
  symbols?: { decimal?: string; grouping?: string; minus?: string; plus?: string; currency?: string };
  /** Texts that replace those in `messages`. */
  messages?: Partial<typeof messages>;
}

/**
 * The size of a step. `fine` is a tenth of the option `step`, but at least one unit of the last fraction
 * digit. `regular` is the option `step`. `coarse` is the option `pageStep`, by default ten steps.
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
  /** The maximum number of digits, if the refusal is about too many digits; otherwise 0. */
  limit: number;
  /** The bound that replaced the number, as a plain decimal, or null. */
  clamped: string | null;
  /** The rule that the value violates with `reportOnly` enforcement, or null. */
  violation: Violation | null;
  /** With the option `cells`, the texts of all pasted cells but the first, row by row; otherwise empty. */
  rest: string[];
}

/** A headless field. Every method that can change the field returns its resulting state. */
export interface Session {
  readonly outcome: Outcome;
  /** The result of the shown expression, formatted as in an idle field, or null without an expression. */
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
  /** Adds `count` steps, exactly and within the bounds. Page Up and Page Down take coarse steps. */
  step(count: number, size?: StepSize): Outcome;
  /**
   * Adds `count` steps during a drag, exactly and within the bounds. All changes of a drag are undone
   * together.
   *
   * ```js
   * const session = openSession({ value: "2", step: "0.5" });
   * session.scrub(3).value; // "3.5"
   * session.scrub(1, "fine").value; // "3.55"
   * session.endScrubbing();
   * session.undo().value; // "2"
   * ```
   *
   * @param size The size of each step. The default is `regular`.
   */
  scrub(count: number, size?: StepSize): Outcome;
  /** Ends a drag, so that the next drag is undone separately. */
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

/**
 * The session of an element or an attachment. The field shows what the page does with it, and sends the same events as
 * for the user. The methods without `update` and `close`, because the field changes its own options.
 */
export type FieldSession = Omit<Session, "update" | "close">;

/** A part of a text with its role. The offsets count UTF-16 code units. */
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
  /** The result of the shown expression, formatted as in an idle field, or null without an expression. */
  readonly resultText: string | null;
  readonly session: FieldSession;
  /** Changes the sign without sending an event. A button on the page can call it. */
  toggleSign(): void;
  /** Changes the given options, and keeps the others. */
  update(options: AttachOptions): void;
  /** Turns the input back into an ordinary input. */
  detach(): void;
}

/**
 * Turns an `<input type="text">` into a number field.
 *
 * The `value` of the input is the shown text. A page can set it to a plain decimal such as "1234.5",
 * which is then shown formatted, or to a formatted number, which is read like pasted text. As with other
 * inputs, this sends no event.
 *
 * @throws TypeError with the name of the invalid option, its value and what is valid.
 */
export function attach(input: HTMLInputElement, options?: AttachOptions): Attachment;

/**
 * Loads the engine of the streaming module. Fields load it by themselves, but the functions below
 * throw an error until the engine is loaded. The other modules contain the engine.
 */
export function loadEngine(): Promise<void>;

/**
 * Opens a headless field. With `arithmetic`, `magnitudes` or `exponents`, the streaming module needs
 * `await loadCalculator()` first.
 */
export function openSession(options?: AttachOptions): Session;

/**
 * Loads the calculator, for sessions and `parse` with `arithmetic`, `magnitudes` or `exponents`. Fields
 * load it when they need it. The modules `numeric-field/calculator` and `numeric-field/session` contain
 * the calculator. The module `numeric-field` cannot load it.
 */
export function loadCalculator(): Promise<void>;

/**
 * Returns the text that a field with these options shows for a value while the field is not being edited.
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
 * @throws TypeError if `text` is not a string, or if an option is invalid. The message then names the option, its
 *   value and the valid values.
 */
export function parse(text: string, options?: AttachOptions): string | null;

/** A message: a text, or the texts for the plural forms of the number in it. */
export type Message = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/**
 * The messages for users, in English. If the page changes a message here, all fields use the new
 * message, whatever their language. `{limit}`, `{min}`, `{max}` and `{bound}` are placeholders.
 */
export const messages: Record<Refusal | Invalidity | "between" | "clamped", Message>;

/**
 * The element `<numeric-field>`.
 *
 * Every option is a property that reflects its attribute. Setting the property to null or undefined
 * removes the attribute.
 */
export interface NumericFieldElement extends HTMLElement, OptionProperties, InputAttributes, ScriptOptions {
  /** Redeclared here because `prefix` is a read-only property of all other elements. */
  get prefix(): string;
  set prefix(value: Options["prefix"] | "" | null | undefined);
  /** The value as a plain decimal, or `""` if there is none. */
  get value(): string;
  set value(value: string | number | bigint | null | undefined);
  /** The value, or `NaN` if there is none. Numbers of more than 15 digits lose precision. */
  valueAsNumber: number;
  /** The value, or null if it is not a whole number. */
  valueAsBigInt: bigint | null;
  readonly formattedValue: string;
  /** The result of the shown expression, formatted as in an idle field, or null without an expression. */
  readonly resultText: string | null;
  defaultValue: string;
  /** The session of the field. Null until the engine is loaded, and on a page that forbids WebAssembly. */
  readonly session: FieldSession;
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
  /** Changes the sign. A button on the page can call it, because not every soft keyboard has a minus key. */
  toggleSign(): void;
  select(): void;
}

/** The detail of a `refused` event. */
export interface RefusedDetail {
  reason: Refusal;
  /** The sentence that is announced to the user. */
  message: string;
  /** The maximum number of digits, if the refusal is about too many digits. */
  limit?: number;
}

/** The detail of a `clamp` event, which is sent when a bound replaces the number. */
export interface ClampDetail {
  /** The bound as a plain decimal. */
  value: string;
  /** The sentence that is announced to the user. */
  message: string;
}

/** The detail of a `rest` event. */
export interface RestDetail {
  /** The texts of all pasted cells but the first, row by row. */
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
