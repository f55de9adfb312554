// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/vue";
import { KeepAlive, createApp, h, ref } from "vue";

globalThis.log = [];
const price = ref("1234.5");
const options = ref({ locale: "en-US", currency: "USD" });
const isMounted = ref(true);
const amount = ref("5");
const isOpen = ref(true);
const change = (name) => (value) => { options.value = { ...options.value, [name]: value }; };
const Panel = { render: () => h(NumericField, { id: "panel", "aria-label": "Panel", locale: "en-US" }) };
globalThis.page = { amount, isOpen, setPrice: (value) => { price.value = value; }, setCurrency: change("currency") };

/** The lessons in `lessons.json` use the same field as the tests. */
globalThis.lesson = {
  changes: [],
  sent: null,
  get model() { return price.value ?? ""; },
  set: page.setPrice,
  locale: change("locale"),
  limit: change("max"),
  mount(isThere) { isMounted.value = isThere; },
};

const changed = (value) => {
  for (const list of [log, lesson.changes]) list.push(value);
  price.value = value;
};

createApp({
  render: () => [
    h("form", { id: "form", onSubmit: (event) => { event.preventDefault(); lesson.sent = new FormData(event.target).get("price"); } }, [
      isMounted.value ? h(NumericField, {
        id: "field", "aria-label": "Price", name: "price", class: "wide", min: 0, ...options.value, modelValue: price.value, "onUpdate:modelValue": changed,
        onCommit: (value) => log.push(`commit ${value}`), onRefused: ({ reason }) => log.push(reason),
      }) : null,
    ]),
    h("p", { id: "shown" }, price.value),
    h(NumericField, {
      id: "lazy", "aria-label": "Lazy", locale: "en-US", prefix: "~", modelModifiers: { lazy: true, number: true },
      modelValue: amount.value, "onUpdate:modelValue": (value) => { amount.value = value; },
    }),
    h("form", { id: "group" }, [
      h(NumericField, {
        id: "held", "aria-label": "Held", locale: "en-US", name: "held",
        modelValue: price.value, "onUpdate:modelValue": (value) => { price.value = value; },
      }),
      h(NumericField, { id: "started", "aria-label": "Started", locale: "en-US", name: "started", value: "7" }),
    ]),
    h(KeepAlive, () => (isOpen.value ? h(Panel) : null)),
  ],
}).mount("#root");
