// SPDX-License-Identifier: MIT

import { checkedOptions, checkedValue, complain } from "../options/checked-options.js";
import { Session } from "../typing.js";

/**
 * Returns the functions with which a page uses the engine without a field.
 *
 * @param {import("./engines.js").Engines} engines
 * @returns {import("./runtime.js").Functions}
 */
export function functionsWith(engines) {
  return {
    /** Opens a session whose options a page gives and changes, so they are validated. */
    openSession(given = {}) {
      const options = checkedOptions(given);
      const session = new Session(engines.loadedFor(options), options, checkedValue(given.value));
      /** Changes the given options, and keeps the others. */
      session.update = (changed) => {
        given = { ...given, ...changed };
        const next = checkedOptions(given);
        const engine = engines.loadedFor(next);
        if (!session.uses(engine)) session.moveTo(engine);
        return session.setOptions(next);
      };
      return session;
    },

    /**
     * Returns the text that a field with these options shows for a value while it is not edited.
     *
     * @param {string | number | bigint | null} value
     * @param {Record<string, unknown>} [given]
     * @returns {string}
     */
    format: (value, given = {}) => new Session(engines.main, checkedOptions(given), checkedValue(value)).outcome.text,

    /**
     * Returns the value that a field with these options has after `text` is pasted and committed.
     *
     * @param {string} text
     * @param {Record<string, unknown>} [given]
     * @returns {string | null} A plain decimal, "" for an empty text, or null if the field refuses the text.
     */
    parse(text, given) {
      if (typeof text !== "string") complain(`parse() needs a text such as "1,234.5", not ${text}.`);
      if (text.trim() === "") return "";
      const options = checkedOptions({ ...given, nonempty: false, allows: undefined });
      const session = new Session(engines.loadedFor(options), options);
      const { refusal } = session.paste(text.length > 1 ? text : `${text} `);
      const { value } = session.blur();
      session.close();
      return refusal ? null : value;
    },
  };
}
