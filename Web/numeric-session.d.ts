// SPDX-License-Identifier: MIT

// The module `numeric-field/session`: fields without a page, for servers, workers and tests.
export { format, loadCalculator, loadEngine, messages, openSession, parse } from "./numeric-field.js";
import type { AttachOptions, LimitsName } from "./numeric-field.js";

/** The options and attributes of a field that a server renders. */
export interface RenderedOptions extends Omit<AttachOptions, "limits" | "messages" | "allows"> {
  limits?: LimitsName;
  name?: string;
  id?: string;
  form?: string;
  placeholder?: string;
  autocomplete?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  "aria-label"?: string;

  /** The HTML of the elements in the slots `label` and `hint`. It is inserted unchanged. */
  children?: string;
}

/**
 * Returns the markup of a `<numeric-field>` for a page that a server sends: the attributes, the
 * shadow tree, the attributes of the hidden input that submits the number, the content including the
 * shadow tree and this input, and the whole element. The page shows the formatted number and submits
 * it even without JavaScript.
 *
 * ```js
 * render({ name: "price", currency: "EUR", locale: "de-DE", value: "1234.5" }).html;
 * ```
 */
export function render(options?: RenderedOptions): {
  attributes: Record<string, string>;
  shadow: string;
  hidden: Record<string, string | undefined> | null;
  content: string;
  html: string;
};

export type { AttachOptions, Cell, Outcome, Refusal, Session, StepSize } from "./numeric-field.js";
