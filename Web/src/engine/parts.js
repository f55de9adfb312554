// SPDX-License-Identifier: MIT

import { LiveContent } from "../editing/live-content.js";
import { stopWatching, watchPageOf } from "../editing/page-watch.js";
import { complainAboutUnknown } from "../editing/unknown-attributes.js";
import { readElementOptions } from "../typing.js";
import { formatWith, parseWith } from "./format.js";
import { FreeSession } from "./free-session.js";

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
      complainAboutUnknown(element);
    },
    unwatch: stopWatching,
    openSession: (given) => new FreeSession(engines, given),
    format: (value, given) => formatWith(engines, value, given),
    parse: (text, given) => parseWith(engines, text, given),
    loadCalculator: () => engines.load(),
  };
}
