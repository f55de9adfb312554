// SPDX-License-Identifier: MIT

// The module `numeric-field/streaming`: the element, and functions that share its engine.
export { format, loadCalculator, loadEngine, messages, openSession, parse } from "./numeric-field.js";
export type {
  AttachOptions, Cell, ClampDetail, DigitCount, ElementOptions, Invalidity, Kind, NumericFieldElement, Options, Outcome,
  Refusal, RefusedDetail, Session, StepSize, Violation,
} from "./numeric-field.js";
