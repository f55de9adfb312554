// SPDX-License-Identifier: MIT

// Prepares the stage without a framework for the lessons in `lessons.json`: a field in a form. Like the
// components for frameworks, the page also sets the value that a reset restores.

stage.innerHTML = '<form id="form"><label for="field">Price</label><numeric-field id="field" name="price" currency="USD" locale="en-US"></numeric-field></form>';
const [form, field] = stage.querySelectorAll("form, numeric-field");
form.addEventListener("submit", (event) => {
  event.preventDefault();
  lesson.sent = new FormData(form).get("price");
});
field.addEventListener("input", () => { lesson.changes.push(field.value); });
globalThis.lesson = {
  changes: [],
  sent: null,
  get model() { return field.value; },
  set(value) { field.value = field.defaultValue = value ?? ""; },
  locale(tag) { field.locale = tag; },
  limit(most) { field.max = most; },
  mount(isThere) { if (isThere) form.append(field); else field.remove(); },
};
