// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/react";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";

/**
 * The page on which a test plays the lessons in `lessons.json`: a controlled field in a form. A lesson is a list of
 * actions of a user, and the facts that are expected after them.
 */
function Page() {
  const [value, set] = useState("");
  const [locale, setLocale] = useState("en-US");
  const [max, setMax] = useState(undefined);
  const [isMounted, mount] = useState(true);
  const change = (next) => { lesson.changes.push(next); set(next); };
  Object.assign(lesson, {
    model: value ?? "",
    set: (next) => flushSync(() => set(next)), locale: (tag) => flushSync(() => setLocale(tag)),
    limit: (most) => flushSync(() => setMax(most)), mount: (isThere) => flushSync(() => mount(isThere)),
  });
  return (
    <form id="form" onSubmit={(event) => { event.preventDefault(); lesson.sent = new FormData(event.target).get("price"); }}>
      {isMounted && <NumericField id="field" aria-label="Price" name="price" currency="USD" locale={locale} max={max} value={value} onValueChange={change} />}
    </form>
  );
}

globalThis.lesson = { changes: [], sent: null };
createRoot(document.getElementById("root")).render(<StrictMode><Page /></StrictMode>);
