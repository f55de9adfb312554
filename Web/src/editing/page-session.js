// SPDX-License-Identifier: MIT

/** The actions of a session that are no edits, but with which the page can begin to edit an idle field. */
const BEGINNINGS = ["focus", "mark", "move", "select", "selectAll"];

/** All actions of a session that the field shows like those of the user. */
const ACTIONS = [
  ...BEGINNINGS, "cancel", "cancelScrubbing", "confirm", "delete", "input", "paste", "redo", "replace", "scrub", "step",
  "toggleSign", "type", "typeDecimalKey", "undo",
];

/**
 * Returns the session of a field for the page. The field shows and reports what the page does with it.
 *
 * @param {import("./field.js").Field} field
 */
export function pageSession(field) {
  const { session } = field;
  const acting = (act) => (value) => {
    act(value);
    return session.outcome;
  };
  return {
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
    ...Object.fromEntries(ACTIONS.map((name) => [name, (...given) => perform(field, name, given)])),
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
