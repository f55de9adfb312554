// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/react";
import { StrictMode, createRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

globalThis.log = [];
globalThis.reference = createRef();

/** The page of the tests, and of the lessons in `lessons.json`, which use `field`. */
function Page() {
  const [price, setPrice] = useState("1234.5");
  const [options, setOptions] = useState({ locale: "en-US", currency: "USD" });
  const [isMounted, mount] = useState(true);
  const [limits, setLimits] = useState({ max: 10 });
  const change = (name) => (value) => flushSync(() => setOptions((before) => ({ ...before, [name]: value })));
  const changed = (value) => {
    for (const list of [log, lesson.changes]) list.push(value);
    setPrice(value);
  };
  globalThis.page = { setPrice, setCurrency: change("currency"), setLimits };
  Object.assign(lesson, {
    model: price ?? "", set: (next) => flushSync(() => setPrice(next)), locale: change("locale"), limit: change("max"),
    mount: (isThere) => flushSync(() => mount(isThere)),
  });
  return (
    <>
      <form id="form" onSubmit={(event) => { event.preventDefault(); lesson.sent = new FormData(event.target).get("price"); }}>
        {isMounted && <NumericField id="field" ref={reference} aria-label="Price" name="price" className="wide" min={0} {...options}
          symbols={{ minus: "~" }} value={price} onValueChange={changed}
          onValueCommit={(value) => log.push(`commit ${value}`)} onRefused={({ reason }) => log.push(reason)} />}
      </form>
      <NumericField id="kept" aria-label="Kept" locale="en-US" value="5" />
      <NumericField id="free" aria-label="Free" locale="en-US" prefix="~" defaultValue="7" selectOnFocus
        translate="no" draggable="false" spellCheck={false} hidden={false} autoComplete="off" part="price" />
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

globalThis.lesson = { changes: [], sent: null };
createRoot(document.getElementById("root")).render(<StrictMode><Page /></StrictMode>);
