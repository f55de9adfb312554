// SPDX-License-Identifier: MIT

import { IdleContent } from "./idle-content.js";

/**
 * Returns the parts of fields if no other file can be loaded: inputs that keep what the user types. Nothing can read a typed
 * text, so a field with such a text has no value and is invalid.
 *
 * @param {Error} problem
 * @returns {import("../engine/runtime.js").Parts}
 */
export function bareParts(problem) {
  const makeContent = (state, { value }) => {
    const { input } = state;
    return Object.assign(new IdleContent(state, value), {
      validate() {
        if (input.value === this.text) state.requireValue(this.value);
        else {
          this.value = "";
          state.show("");
          state.setValidity({ flag: "badInput", message: problem.message });
        }
      },

      listen() { input.addEventListener("input", () => this.validate()); },

      /** Inserts all that the user has typed where the user has begun. */
      play({ actions }) {
        const [{ start, end } = {}] = actions;
        input.setRangeText(actions.map(({ data }) => data).join(""), start, end, "end");
        this.validate();
      },

      act() {},
    });
  };
  return { problem, makeContent };
}
