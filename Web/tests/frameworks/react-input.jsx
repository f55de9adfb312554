// SPDX-License-Identifier: MIT

import { attach } from "numeric-field";
import { NumericField, useNumericInput } from "numeric-field/react";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

globalThis.log = [];
globalThis.captured = 0;

/** The input of a design system, which knows nothing of numbers. */
function TextField({ inputRef, ...others }) {
  return <p><input type="text" ref={inputRef} {...others} /></p>;
}

function Controlled({ value, onValueChange, ...options }) {
  const { ref, value: plain } = useNumericInput({
    attach, value, onValueChange, locale: "en-US", currency: "USD", max: 5000,
    onValueCommit: (value) => log.push(`commit ${value}`), onRefused: ({ reason }) => log.push(reason),
    onClamp: ({ value }) => log.push(`clamp ${value}`), ...options,
  });
  return <><TextField id="field" aria-label="Price" name="price" inputRef={ref} /><output id="shown">{plain}</output></>;
}

function Free() {
  const { ref, value, setValue } = useNumericInput({ attach, defaultValue: 7, locale: "en-US" });
  globalThis.setFree = setValue;
  return <><TextField id="free" aria-label="Free" name="free" inputRef={ref} /><output id="freely">{value}</output></>;
}

function Kept() {
  const { ref } = useNumericInput({ attach, value: "5", locale: "en-US" });
  return <TextField id="kept" aria-label="Kept" inputRef={ref} />;
}

function Page() {
  const [price, setPrice] = useState("1234.5");
  const [options, setOptions] = useState({});
  const [isOpen, setOpen] = useState(true);
  globalThis.page = { setPrice, setOptions, setOpen };
  return (
    <form id="form" onSubmit={(event) => event.preventDefault()} onInputCapture={() => { captured += 1; }}>
      {isOpen && <Controlled value={price} onValueChange={(value) => { log.push(value); setPrice(value); }} {...options} />}
      <Free />
      <Kept />
      <NumericField id="element" aria-label="Element" locale="en-US" onClamp={({ value }) => log.push(`clamp ${value}`)} max={5000} />
    </form>
  );
}

createRoot(document.getElementById("root")).render(<StrictMode><Page /></StrictMode>);
