// SPDX-License-Identifier: MIT

import { Session } from "../typing.js";

/** The actions of a session that are no edits, but with which the page can begin to edit an idle field. */
const BEGINNINGS = ["focus", "mark", "move", "select", "selectAll"];

/** The methods of a session that a page does not get, because the field calls them. */
const HIDDEN = ["constructor", "uses", "close", "moveTo", "setOptions"];

/**
 * Returns the session of a field for the page. The field shows and reports what the page does with it.
 *
 * @param {import("./field.js").Field} field
 */
export function pageSession(field) {
  const { session } = field;
  const actions = Object.getOwnPropertyNames(Session.prototype).filter((name) => !HIDDEN.includes(name));
  const acting = (act) => (value) => {
    act(value);
    return session.outcome;
  };
  return {
    ...Object.fromEntries(actions.map((name) => [name, (...given) => perform(field, name, given)])),
    get outcome() { return session.outcome; },
    get resultText() { return session.resultText; },
    cells: () => session.cells(),
    blur: acting(() => commit(field)),
    submit: acting(() => field.submit()),
    endScrubbing: acting(() => field.endScrubbing()),
    setValue: acting((value) => {
      field.setValue(value);
      field.owner.edited?.();
    }),
  };
}

/** Performs an action, and returns its outcome. An edit of an idle field is committed at once. */
function perform(field, name, given) {
  field.snap();
  const { isActive: wasActive } = field;
  const outcome = field.session[name](...given);
  const isEdit = !BEGINNINGS.includes(name);
  field.apply(outcome, isEdit ? undefined : null);
  if (isEdit && !wasActive && field.isActive) commit(field);
  return outcome;
}

function commit(field) { field.commit(field.isFocused); }
