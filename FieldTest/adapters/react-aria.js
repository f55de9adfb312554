// SPDX-License-Identifier: MIT

/**
 * The component in starters/hooks/src/NumberField.tsx, to which the guide of `useNumberField` refers
 * (packages/dev/s2-docs/pages/react-aria/NumberField/useNumberField.mdx). For forms, it also has the hidden
 * input of packages/react-aria-components/src/NumberField.tsx. The page gets the number from `onChange`.
 */
import { createElement as h, createRoot, useRef, useState } from "react";
import { I18nProvider, useButton, useNumberField, useNumberFieldState } from "peers/react-aria.js";
import { given, moved, plain } from "./notation.js";

function Stepper({ children, ...props }) {
  const ref = useRef(null);
  return h("button", { ...useButton(props, ref).buttonProps, ref }, children);
}

function NumberField(props) {
  const state = useNumberFieldState(props);
  const input = useRef(null);
  const { groupProps, inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(props, state, input);
  return h("div", groupProps,
    h("input", { ...inputProps, ref: input }),
    h("input", { type: "hidden", name: "amount", value: Number.isNaN(state.numberValue) ? "" : state.numberValue }),
    h(Stepper, decrementButtonProps, "−"), h(Stepper, incrementButtonProps, "+"));
}

export async function mount(place, field) {
  const { notation, locale, currency, min, max, step, kind, attributes } = field;
  const places = kind === "percent" ? 2 : 0;
  const number = (text) => (text === "" ? NaN : Number(moved(text, -places)));
  const page = {};
  const formatOptions = { style: notation.style, currency, maximumFractionDigits: notation.fraction };
  const props = { ...given({ minValue: min, maxValue: max, step }, Number), formatOptions };
  const flags = { isRequired: "required" in attributes, isDisabled: "disabled" in attributes, isReadOnly: "readonly" in attributes };
  function Page() {
    const [value, setValue] = useState(number(field.initial));
    Object.assign(page, { value, setValue });
    return h(I18nProvider, { locale }, h(NumberField, {
      ...props, ...flags, locale, value, onChange: setValue, id: "field", "aria-labelledby": "label", placeholder: attributes.placeholder,
    }));
  }
  const root = createRoot(place);
  root.render(h(Page));
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  return {
    input: place.querySelector("input"),
    read: () => moved(plain(page.value), places),
    write: (value) => page.setValue(number(value)),
    close: () => root.unmount(),
  };
}
