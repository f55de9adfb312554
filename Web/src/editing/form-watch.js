// SPDX-License-Identifier: MIT

/** @type {WeakMap<HTMLInputElement, import("./attach.js").Attachment>} The attachments by their inputs. */
const attachments = new WeakMap();

/** The documents and shadow roots whose form events are handled. */
const roots = new WeakSet();

/** Observes these roots. Servers have no `MutationObserver`. */
let moves;

/**
 * Makes the form of an attached input submit the number instead of the text. The form is determined
 * when it is submitted, so the page can move the input to another form.
 *
 * @param {HTMLInputElement} input
 * @param {import("./attach.js").Attachment} attachment
 */
export function watchFormsOf(input, attachment) {
  attachments.set(input, attachment);
  if (!input.isConnected && globalThis.ResizeObserver) watchLater(input, attachment);
  for (const root of [input.ownerDocument, input.getRootNode()]) {
    if (roots.has(root)) continue;
    roots.add(root);
    // These listeners are called before those of the page, which can stop the propagation, or read the data.
    root.addEventListener("formdata", replaceFormData, true);
    root.addEventListener("reset", resetFields, true);
    moves ??= new MutationObserver(followMoves);
    moves.observe(root, { childList: true, subtree: true });
    root.defaultView?.addEventListener("pageshow", showAgain);
  }
}

/** Calls `watchFormsOf` again for inputs that were removed, because they can be in another root now. */
function followMoves(records) {
  for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
    for (const input of [node, ...node.querySelectorAll?.("input") ?? []]) {
      const attachment = attachments.get(input);
      if (attachment) watchFormsOf(input, attachment);
    }
  }
}

/**
 * Calls `watchFormsOf` again when the input has been added to the page. The input can then be in a shadow tree,
 * which needs listeners of its own, because the events of a form do not leave its shadow tree.
 */
function watchLater(input, attachment) {
  new ResizeObserver((_, observer) => {
    if (!input.isConnected) return;
    observer.disconnect();
    if (attachments.get(input) === attachment) watchFormsOf(input, attachment);
  }).observe(input);
}

/**
 * Shows the numbers of attached inputs again when the user has gone back to the page. WebKit empties inputs without
 * autocompletion then, in a task after this event. If the page was not kept in memory, Chromium has silently restored
 * the texts shortly before this event.
 */
function showAgain({ persisted, currentTarget }) {
  const shown = [...currentTarget.document.querySelectorAll("input")].flatMap((input) => attachments.get(input) ?? []);
  if (persisted) setTimeout(() => { for (const { field } of shown) field.show(); });
  else for (const attachment of shown) attachment.readRestored();
}

/** Stops handling the events of an input's form. */
export function forgetForm(input) {
  attachments.delete(input);
}

function attachedIn(form) {
  return [...form.elements].filter((control) => attachments.has(control));
}

/** The types of controls whose names and texts are not in the data of a form. */
const SILENT = ["button", "submit", "reset", "fieldset", "output"];

/**
 * Replaces the shown texts in the data of a form by numbers. The entries keep their order, because
 * servers rely on it for names such as `items[][price]`. Other controls with the same name keep their
 * texts, which can be the same.
 */
function replaceFormData({ target, formData }) {
  const controls = [...target.elements].filter((control) => !SILENT.includes(control.type) && !control.matches(":disabled"));
  const entries = [...formData];
  for (const [name] of entries) formData.delete(name);
  for (const [name, text] of entries) {
    const place = controls.findIndex((control) => control.name === name && control.value === text);
    const [control] = place < 0 ? [] : controls.splice(place, 1);
    formData.append(name, attachments.get(control)?.value ?? text);
  }
}

/**
 * Resets the numbers in the attached inputs of a form after its `reset` event: in a microtask if a script has reset
 * the form, and otherwise in a task. A number is reset earlier if the page reads it, and a value that the page sets
 * before is kept. The browser resets the texts of the inputs before or after the microtask. Therefore, the task shows the
 * formatted numbers again.
 */
function resetFields(event) {
  const changed = attachedIn(event.target).map((input) => attachments.get(input));
  for (const attachment of changed) attachment.willReset(event);
  const reset = () => { for (const attachment of changed) attachment.finishReset(); };
  queueMicrotask(reset);
  setTimeout(() => {
    reset();
    for (const { field } of changed) field.show();
  });
}
