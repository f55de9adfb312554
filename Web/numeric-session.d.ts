// SPDX-License-Identifier: MIT

// The module `numeric-field/session`: fields without a page, for servers, workers and tests.
export { format, loadCalculator, messages, openSession, parse } from "./numeric-field.js";
export type { AttachOptions, Cell, Outcome, Refusal, Session, StepSize } from "./numeric-field.js";
