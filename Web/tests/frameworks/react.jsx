// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/react";
import { StrictMode, createRef, useState } from "react";
import { createRoot } from "react-dom/client";

globalThis.log = [];
globalThis.reference = createRef();

function Page() {
  const [price, setPrice] = useState("1234.5");
  const [currency, setCurrency] = useState("USD");
  const [limits, setLimits] = useState({ max: 10 });
  globalThis.page = { setPrice, setCurrency, setLimits };
  return (
    <>
      <NumericField id="field" ref={reference} aria-label="Price" className="wide" locale="en-US" currency={currency} min={0}
        symbols={{ minus: "~" }} value={price} onValueChange={(value) => { log.push(value); setPrice(value); }}
        onValueCommit={(value) => log.push(`commit ${value}`)} onRefused={({ reason }) => log.push(reason)} />
      <NumericField id="kept" aria-label="Kept" locale="en-US" value="5" />
      <NumericField id="free" aria-label="Free" locale="en-US" prefix="~" defaultValue="7" selectOnFocus />
      <form id="outer" />
      <form id="group">
        <NumericField id="held" aria-label="Held" locale="en-US" name="held" value={price} onValueChange={setPrice} />
        <NumericField id="started" aria-label="Started" locale="en-US" name="started" defaultValue="7" />
      </form>
      <NumericField id="limited" aria-label="Limited" locale="en-US" form="outer" autoFocus {...limits} />
      <p id="shown">{price}</p>
    </>
  );
}

createRoot(document.getElementById("root")).render(<StrictMode><Page /></StrictMode>);
