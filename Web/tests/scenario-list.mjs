// SPDX-License-Identifier: MIT
//
// Prints all scenarios as JSON for a player in a browser: what the web cannot play is left out, what a
// browser cannot play has an `exception`, and styles are options of the field already.

import { reasonAgainst, reasonAgainstInBrowser } from "./exceptions.mjs";
import { claims, scenarios } from "./scenario-files.mjs";
import { optionsFor } from "./scenario-style.mjs";

/** The events, with the options that the field has from each change of style on. */
function eventsOf({ style = {}, events }) {
  let current = style;
  return events.map((event) => {
    if (!("style" in event)) return event;
    current = { ...current, ...event.style };
    return { style: optionsFor(current) };
  });
}

const list = scenarios().filter((scenario) => !reasonAgainst(scenario)).map((scenario) => ({
  id: scenario.id,
  place: scenario.place,
  options: optionsFor(scenario.style),
  initial: scenario.initial ?? "",
  events: eventsOf(scenario),
  claims: claims(scenario),
  exception: reasonAgainstInBrowser(scenario),
}));

process.stdout.write(JSON.stringify(list));
