// SPDX-License-Identifier: MIT

/** The editing commands by the types of their events. */
export const HISTORY = { historyUndo: "undo", historyRedo: "redo" };

/** The editing commands of the keys for undo and redo: without Shift, and with Shift. */
const COMMANDS = { z: ["undo", "redo"], y: ["redo"] };

/** Returns the editing command of a key that is pressed with Control or Command, if it has one. */
export function historyCommand({ key, shiftKey }) {
  return COMMANDS[key.toLowerCase()]?.[Number(shiftKey)];
}

/**
 * Handles an undo or redo by the browser. One step of the engine can contain several steps of the
 * browser, so the browser's command is repeated until the input shows the engine's text.
 */
export function followBrowserHistory(field, command) {
  const outcome = field.session[command]();
  field.turn.draw(() => repeatUntilShown(field.input, command, outcome.text));
  field.apply(outcome.refusal ? { ...outcome, refusal: null } : outcome, null);
}

/**
 * Handles an undo or redo key if the browser has lost its own history. Firefox clears its history when
 * a script sets the text, for example because the style has changed.
 *
 * @returns Whether the key was handled.
 */
export function replaceBrowserHistory(field, command) {
  if (!command || field.input.ownerDocument.queryCommandEnabled?.(command)) return false;
  const outcome = field.session[command]();
  if (outcome.refusal) return false;
  field.apply(outcome, { inputType: command === "undo" ? "historyUndo" : "historyRedo" });
  return true;
}

/**
 * Executes undo or redo commands until the input shows `text`, or a command has no effect.
 *
 * @param {HTMLInputElement} input
 * @param {"undo" | "redo"} command
 * @param {string} text
 */
function repeatUntilShown(input, command, text) {
  const mostSteps = 1000;
  for (let step = 0; step < mostSteps && input.value !== text; step += 1) {
    const before = input.value;
    if (!input.ownerDocument.execCommand(command) || input.value === before) return;
  }
}
