// SPDX-License-Identifier: MIT

import { addListeners } from "./add-listeners.js";

/** What forms need of attached inputs, by these inputs. */
const senders = new WeakMap();

/** Where forms are listened to: documents and shadow trees. */
const roots = new WeakSet();

/**
 * Gives the form of an attached input the number instead of the text, whichever form the input is in
 * when the form is sent.
 *
 * @param {HTMLInputElement} input
 * @param {{value(): string, reset(): void, show(): void}} sender
 */
export function watchFormsOf(input, sender) {
  senders.set(input, sender);
  for (const root of [input.ownerDocument, input.getRootNode()]) {
    if (roots.has(root)) continue;
    roots.add(root);
    addListeners(root, { formdata: replaceFormData, reset: resetFields });
  }
}

/** Leaves an input's form alone again. */
export function forgetForm(input) {
  senders.delete(input);
}

function attachedIn(form) {
  return [...form.elements].filter((control) => senders.has(control));
}

function replaceFormData({ target, formData }) {
  const inputs = attachedIn(target).filter(({ name, disabled }) => name && !disabled);
  for (const name of new Set(inputs.map((input) => input.name))) {
    replaceTexts(formData, name, inputs.filter((input) => input.name === name));
  }
}

/** Replaces the shown texts of one name by numbers. Other controls may send under the same name. */
function replaceTexts(formData, name, inputs) {
  const texts = formData.getAll(name);
  formData.delete(name);
  for (const text of texts) {
    const place = inputs.findIndex(({ value }) => value === text);
    formData.append(name, place < 0 ? text : senders.get(inputs.splice(place, 1)[0]).value());
  }
}

/** The browser resets its inputs after this event, which may come before or after the microtask. */
function resetFields({ target }) {
  const fields = attachedIn(target).map((input) => senders.get(input));
  queueMicrotask(() => { for (const { reset } of fields) reset(); });
  setTimeout(() => { for (const { show } of fields) show(); });
}
