// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/react";
import { StrictMode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Controller, useForm } from "react-hook-form";

/**
 * The page on which a test plays the lessons in `lessons.json`: a field whose value React Hook Form holds. A lesson is a list of
 * actions of a user, and the facts that are expected after them.
 */
function Page() {
  const { control, handleSubmit, setValue, watch } = useForm({ defaultValues: { price: "" } });
  const [options, setOptions] = useState({ locale: "en-US" });
  const [isMounted, mount] = useState(true);
  const change = (name) => (value) => flushSync(() => setOptions((before) => ({ ...before, [name]: value })));
  Object.assign(lesson, {
    model: watch("price") ?? "",
    set: (next) => flushSync(() => setValue("price", next)), locale: change("locale"), limit: change("max"),
    mount: (isThere) => flushSync(() => mount(isThere)),
  });
  return (
    <form id="form" onSubmit={handleSubmit(({ price }) => { lesson.sent = price; })}>
      {isMounted && <Controller name="price" control={control} render={({ field: { ref, value, onChange, onBlur } }) => (
        <NumericField id="field" ref={ref} aria-label="Price" name="price" currency="USD" {...options} value={value} onBlur={onBlur}
          onValueChange={(next) => { lesson.changes.push(next); onChange(next); }} />
      )} />}
    </form>
  );
}

globalThis.lesson = { changes: [], sent: null };
createRoot(document.getElementById("root")).render(<StrictMode><Page /></StrictMode>);
