// SPDX-License-Identifier: MIT

import { ACTIVE, CAN_UNDO } from "../engine/outcome-bits.js";

/**
 * Switches a field to the engine that its options require, when it is loaded. Until then, the field works without it.
 *
 * @param {import("./field.js").Field} field
 */
export function requireEngine(field) {
  if (!chooseEngine(field)) field.engines.loadFor(field.options, () => { if (!field.isClosed) field.setOptions(field.options); });
}

/** Switches a field to the engine that its options require, unless text is being composed. Returns null if it is not loaded. */
export function chooseEngine(field) {
  const { session, options, turn } = field;
  const engine = field.engines.for(options);
  if (engine && !turn.isComposing && !session.uses(engine)) field.outcome = move(session, engine);
  return engine;
}

/** Moves a session to an engine, where editing continues with the same text, selection and undo steps. */
function move(session, engine) {
  const { text, value, start, end, state } = session.outcome;
  if (!(state & ACTIVE)) return session.moveTo(engine);
  const steps = undoAll(session);
  session.moveTo(engine);
  session.focus();
  for (const step of steps) {
    session.replace(0, session.outcome.text.length, step.text);
    session.select(step.start, step.end);
  }
  // For example, the engine without the calculator does not read an expression.
  if (session.outcome.text !== text) session.setValue(value);
  return session.select(start, end);
}

/** Undoes all edits, and returns the outcomes of these edits. */
function undoAll(session) {
  const steps = [];
  for (let step = session.outcome; step.state & CAN_UNDO && !session.undo().refusal; step = session.outcome) steps.unshift(step);
  return steps;
}
