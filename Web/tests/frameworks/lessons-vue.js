// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/vue";
import { createApp, h, ref } from "vue";

/**
 * The page on which a test plays the lessons in `lessons.json`: a controlled field in a form. A lesson is a list of
 * actions of a user, and the facts that are expected after them.
 */
const value = ref("");
const locale = ref("en-US");
const max = ref(undefined);
const isMounted = ref(true);

globalThis.lesson = {
  changes: [],
  sent: null,
  get model() { return value.value ?? ""; },
  set(next) { value.value = next; },
  locale(tag) { locale.value = tag; },
  limit(most) { max.value = most; },
  mount(isThere) { isMounted.value = isThere; },
};

const change = (next) => {
  lesson.changes.push(next);
  value.value = next;
};

createApp({
  render: () => h("form", { id: "form", onSubmit: (event) => { event.preventDefault(); lesson.sent = new FormData(event.target).get("price"); } }, [
    isMounted.value ? h(NumericField, {
      id: "field", "aria-label": "Price", name: "price", currency: "USD", locale: locale.value, max: max.value,
      modelValue: value.value, "onUpdate:modelValue": change,
    }) : null,
  ]),
}).mount("#root");
