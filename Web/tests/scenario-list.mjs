// SPDX-License-Identifier: MIT
//
// Prints the scenarios that a user in a browser can play, as JSON for a player there. Styles are converted to options.

import { isPlayedInBrowser } from "./exceptions.mjs";
import { claims, scenarios } from "./scenario-files.mjs";
import { optionsFor } from "./scenario-style.mjs";

/**
 * Returns the options of a field for JSON, which cannot contain the function `allows`. The divisor in the
 * scenario replaces this function.
 */
function listedOptions(style) {
  return { ...optionsFor(style), allows: style?.allows };
}

const list = scenarios().filter(isPlayedInBrowser).map((scenario) => ({
  id: scenario.id,
  place: scenario.place,
  options: listedOptions(scenario.style),
  initial: scenario.initial ?? "",
  events: scenario.events.map((event) => ("style" in event ? { style: listedOptions(event.style) } : event)),
  claims: claims(scenario),
}));

process.stdout.write(JSON.stringify(list));
