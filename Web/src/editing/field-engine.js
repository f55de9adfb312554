// SPDX-License-Identifier: MIT

import { ACTIVE, CAN_UNDO } from "../engine/outcome-bits.js";

/** The choice of the engine for a field. Until the engine that the options require is loaded, the field works without it. */
export class FieldEngine {
  #field;
  #engines;

  /**
   * @param {import("./field.js").Field} field
   * @param {import("../engine/engines.js").Engines} engines
   */
  constructor(field, engines) {
    this.#field = field;
    this.#engines = engines;
  }

  /** Switches to the engine that the options require, when it is loaded. */
  require() {
    const field = this.#field;
    if (!this.choose()) this.#engines.loadFor(field.options, () => { if (!field.isClosed) field.setOptions(field.options); });
  }

  /** Switches to the engine that the options require, unless text is being composed. Returns null if it is not loaded. */
  choose() {
    const { session, options, turn } = this.#field;
    const engine = this.#engines.for(options);
    if (engine && !turn.isComposing && !session.uses(engine)) this.#field.outcome = move(session, engine);
    return engine;
  }
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
