// SPDX-License-Identifier: MIT
//
// Prints the scenarios as JSON for a player in a browser, except those that the web component
// cannot play. If a session can play a scenario but a user in a browser cannot, the scenario's
// `exception` is the reason. Styles are converted to options.

import { reasonAgainst, reasonAgainstInBrowser } from "./exceptions.mjs";
import { claims, scenarios } from "./scenario-files.mjs";
import { optionsFor } from "./scenario-style.mjs";

/**
 * Returns the events of a scenario. Each change of style contains the complete options of the
 * field.
 */
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
