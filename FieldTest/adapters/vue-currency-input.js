// SPDX-License-Identifier: MIT

/**
 * The component in docs/guide.md, section “Creating a custom component”, with the watcher in section
 * “External props changes”. Its options are those of docs/config.md: `precision`, `valueRange` and, for
 * numbers without a currency, `currencyDisplay: "hidden"`. The page gets the number from `v-model`.
 */
import { createApp, h, ref, watch } from "vue";
import { useCurrencyInput } from "peers/vue-currency-input.js";
import { NO_STEPS, plain } from "./notation.js";

export const unsupported = {
  ...NO_STEPS,
  "The library has no percent fields.": ({ kind }) => kind === "percent",
};

const CurrencyInput = {
  props: { modelValue: Number, options: Object, attributes: Object },
  setup(props) {
    const { inputRef, setValue } = useCurrencyInput(props.options);
    watch(() => props.modelValue, (value) => setValue(value));
    return () => h("input", { ref: inputRef, type: "text", ...props.attributes });
  },
};

export async function mount(place, field) {
  const { notation, locale, min, max, kind } = field;
  const bound = (value) => (value === undefined ? undefined : Number(value));
  const options = {
    locale, currency: field.currency ?? "USD",
    ...(kind === "currency" && field.fraction === undefined ? {} : { precision: kind === "decimal" ? { min: 0, max: notation.fraction } : notation.fraction }),
    ...(kind === "currency" ? {} : { currencyDisplay: "hidden" }),
    ...(min === undefined && max === undefined ? {} : { valueRange: { min: bound(min), max: bound(max) } }),
  };
  const value = ref(field.initial === "" ? null : Number(field.initial));
  const attributes = { ...field.attributes, id: "field", name: "amount", inputmode: "decimal" };
  const app = createApp(() => h(CurrencyInput, {
    options, attributes, modelValue: value.value, "onUpdate:modelValue": (given) => { value.value = given; },
  }));
  app.mount(place);
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  return {
    input: place.querySelector("input"),
    read: () => plain(value.value),
    write: (given) => { value.value = given === "" ? null : Number(given); },
    close: () => app.unmount(),
  };
}
