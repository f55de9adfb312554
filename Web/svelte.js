// SPDX-License-Identifier: MIT

import { bindInput } from "./bind-input.js";

/**
 * An action that turns an `<input>` into a number field:
 * `<input use:numericInput={{ attach, currency: "EUR", value: price, onValueChange: (value) => (price = value) }}>`.
 *
 * @type {import("./svelte").numericInput}
 */
export const numericInput = bindInput;
