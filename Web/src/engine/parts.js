// SPDX-License-Identifier: MIT

import { LiveContent } from "../editing/live-content.js";
import { stopWatching, watchPageOf } from "../editing/page-watch.js";
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
    makeContent: (state, idle) => new LiveContent(state, engines, idle),
    check: (state) => { readElementOptions(state); },
    watch(element) {
      watchPageOf(element);
      warnAboutUnknown(element);
    },
    unwatch: stopWatching,
  };
}
