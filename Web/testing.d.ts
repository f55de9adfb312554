// SPDX-License-Identifier: MIT

/** A `<numeric-field>`, or an input that is attached. If it is disabled or read-only, its number does not change. */
type Field = HTMLElement;

/**
 * Types a text with one key per character. If the field does not have the focus, it gets the focus,
 * and the caret is placed at the end.
 */
export function type(field: Field, text: string): void;

/** Presses a key by its name, such as "Backspace", "ArrowUp" or "5". "Enter" commits the number and submits the form. */
export function press(field: Field, key: string): void;

/** Pastes a text over the selection. */
export function paste(field: Field, text: string): void;

/** Deletes the whole text. */
export function clear(field: Field): void;

/** Moves the focus away, which commits the number. */
export function leave(field: Field): void;

/** Returns the value, a plain decimal, and the shown text. */
export function read(field: Field): { value: string; text: string };

export {};
