// SPDX-License-Identifier: MIT

import { LiveContent } from "../editing/live-content.js";
import { watchPageOf } from "../editing/page-watch.js";
import { warnAboutUnknown } from "../editing/unknown-attributes.js";
import { readElementOptions } from "../typing.js";

/**
 * Returns the parts of fields that use the given engines.
 *
 * @param {import("./engines.js").Engines} engines
 * @returns {import("./runtime.js").Parts}
 */
export function partsWith(engines) {
  return {
    engines,
    makeContent: (state, content) => new LiveContent(state, engines, content),
    check: readElementOptions,
    watch(element, elements) {
      watchPageOf(element, elements);
      warnAboutUnknown(element);
    },
    async addFunctions() {
      if (!this.format) Object.assign(this, (await import("../numeric-field-functions.js")).functionsWith(engines));
    },
  };
}
