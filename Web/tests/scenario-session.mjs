// SPDX-License-Identifier: MIT

import { checkedOptions } from "../src/options/checked-options.js";
import { optionsFor } from "./scenario-style.mjs";

const MOVES = { left: "backward", right: "forward", home: "start", end: "end" };

const SCRUBS = { end: "endScrubbing", cancel: "cancelScrubbing" };

/** The functions that perform each kind of event in a session. Other events are named like their methods. */
const EVENTS = {
  focus: (session, at) => session.focus(at === true ? -1 : at),
  backspace: (session, count) => press(count, () => session.delete("backward")),
  delete: (session, count) => press(count, () => session.delete("forward")),
  select: (session, [start, end]) => session.select(start, end),
  arrow: (session, where) => session.move(MOVES[where]),
  set: (session, value) => session.setValue(value ?? ""),
  step: (session, count, { size }) => session.step(count, size),
  scrub: (session, by, { size }) => (SCRUBS[by] ? session[SCRUBS[by]]() : session.scrub(by, size)),
  decimalKey: (session) => session.typeDecimalKey(),
  undo: (session, count) => press(count, () => session.undo()),
  redo: (session, count) => press(count, () => session.redo()),
  replace: (session, [start, end], event) => session.replace(start, end, event.with),
  input: (session, text, event) => session.input(text, event.caret ?? text.length),
};

/** Presses a key `count` times, or until it has no effect. */
function press(count, key) {
  let outcome;
  for (let time = 0; time < Number(count); time += 1) {
    outcome = key();
    if (outcome.changes === 0) break;
  }
  return outcome;
}

/**
 * Plays a scenario in a session, which has no `<input>`.
 *
 * @param {object} scenario
 * @param {(options: object) => object} open Opens a session.
 * @returns {object[]} The state after each event.
 */
export function play({ style, initial, events }, open) {
  const session = open({ ...optionsFor(style), value: initial ?? "" });
  const states = events.map((event) => {
    if (event.style) return state(session.setOptions(checkedOptions(optionsFor(event.style))));
    const [[name, value]] = Object.entries(event);
    return state(EVENTS[name] ? EVENTS[name](session, value, event) ?? session.outcome : session[name](value));
  });
  session.close();
  return states;
}

function state({ text, start, end, value, refusal, clamped, violation, rest }) {
  return { text, selection: [start, end], value: value === "" ? null : value, refused: refusal, clamped, violation, rest };
}
