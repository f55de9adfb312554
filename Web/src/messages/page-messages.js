// SPDX-License-Identifier: MIT

/**
 * The messages for users. Each key is the reason for a message, such as a refusal. `{limit}`,
 * `{min}`, `{max}` and `{bound}` are placeholders.
 *
 * Fields use the language of their locale if it is one of `LANGUAGES`. To replace a message for all
 * fields, a page changes this object. To replace it for one field, a page sets the option `messages`
 * of that field. The module `messages.js` adds the English sentences when it is loaded.
 */
export const messages = {};
