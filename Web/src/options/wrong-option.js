// SPDX-License-Identifier: MIT

import { LONGEST } from "../shell.js";

/** The description of a valid number in error messages. */
export const PLAIN_NUMBER = 'a plain decimal number such as "-1234.5"';

/** Returns a sentence about an invalid value. The sentence omits a value that is too long. */
export function complaintAbout(name, value, expected) {
  const { length } = String(value);
  if (length > LONGEST) return `${name} has ${length} characters. It can have at most ${LONGEST}.`;
  return `${name}="${value}" is not ${expected}.`;
}
