// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/vue";
import { KeepAlive, createApp, h, ref } from "vue";

globalThis.log = [];
const price = ref("1234.5");
const currency = ref("USD");
const amount = ref("5");
const isOpen = ref(true);
const Panel = { render: () => h(NumericField, { id: "panel", "aria-label": "Panel", locale: "en-US" }) };
globalThis.page = { amount, isOpen, setPrice: (value) => { price.value = value; }, setCurrency: (code) => { currency.value = code; } };

createApp({
  render: () => [
    h(NumericField, {
      id: "field", "aria-label": "Price", class: "wide", locale: "en-US", currency: currency.value, min: 0, prefix: "~",
      modelValue: price.value, "onUpdate:modelValue": (value) => { log.push(value); price.value = value; },
      onCommit: (value) => log.push(`commit ${value}`), onRefused: ({ reason }) => log.push(reason),
    }),
    h("p", { id: "shown" }, price.value),
    h(NumericField, {
      id: "lazy", "aria-label": "Lazy", locale: "en-US", modelModifiers: { lazy: true, number: true },
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
