// SPDX-License-Identifier: MIT

// What `numeric-field/session` contains: fields without a page, for servers, workers and tests.
export { format, messages, openSession, parse } from "./numeric-field";
export type { AttachOptions, Cell, Outcome, Refusal, Session } from "./numeric-field";
