// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/vue";
import { createApp, h, ref } from "vue";

globalThis.log = [];
const price = ref("1234.5");
const currency = ref("USD");
globalThis.page = { setPrice: (value) => { price.value = value; }, setCurrency: (code) => { currency.value = code; } };

createApp({
  render: () => [
    h(NumericField, {
      id: "field", "aria-label": "Price", class: "wide", locale: "en-US", currency: currency.value, min: 0, prefix: "~",
      modelValue: price.value, "onUpdate:modelValue": (value) => { log.push(value); price.value = value; },
      onCommit: (value) => log.push(`commit ${value}`), onRefused: ({ reason }) => log.push(reason),
    }),
    h("p", { id: "shown" }, price.value),
  ],
}).mount("#root");
