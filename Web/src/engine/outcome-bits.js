// SPDX-License-Identifier: MIT

/** The bit in an outcome's `changes` that is set if the value is new. */
export const NEW_VALUE = 4;

/** The bit in `changes` that is set if a pasted text has table cells after the first one. */
export const REST = 8;

/** The bit in an outcome's `state` that is set if the field is active. */
export const ACTIVE = 1;

/** The bit in `state` that is set if an edit can be undone. */
export const CAN_UNDO = 4;

/** The bit in `state` that is set if the value is the result of an expression. */
export const RESULT = 16;
