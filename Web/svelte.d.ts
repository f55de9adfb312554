// SPDX-License-Identifier: MIT

import type { NumericInputOptions } from "./bind-input.js";

/** An action that turns an `<input>` into a number field. */
export function numericInput(
  input: HTMLInputElement, options: NumericInputOptions,
): { update(options: NumericInputOptions): void; destroy(): void };
