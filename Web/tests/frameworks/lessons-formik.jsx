// SPDX-License-Identifier: MIT

import { Formik, useField } from "formik";
import "numeric-field";
import { NumericField } from "numeric-field/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** A field whose value Formik holds. */
function Price(options) {
  const [field, , helpers] = useField("price");
  Object.assign(lesson, { model: field.value ?? "", set: (next) => flushSync(() => helpers.setValue(next)) });
  return (
    <NumericField id="field" aria-label="Price" name="price" currency="USD" {...options} value={field.value}
      onValueChange={(next) => { lesson.changes.push(next); helpers.setValue(next); }} onBlur={() => helpers.setTouched(true)} />
  );
}

/**
 * The page on which a test plays the lessons in `lessons.json`. A lesson is a list of
 * actions of a user, and the facts that are expected after them.
 */
function Page() {
  const [options, setOptions] = useState({ locale: "en-US" });
  const [isMounted, mount] = useState(true);
  const change = (name) => (value) => flushSync(() => setOptions((before) => ({ ...before, [name]: value })));
  Object.assign(lesson, { locale: change("locale"), limit: change("max"), mount: (isThere) => flushSync(() => mount(isThere)) });
  return (
    <Formik initialValues={{ price: "" }} onSubmit={({ price }) => { lesson.sent = price; }}>
      {({ handleSubmit }) => <form id="form" onSubmit={handleSubmit}>{isMounted && <Price {...options} />}</form>}
    </Formik>
  );
}

globalThis.lesson = { changes: [], sent: null };
createRoot(document.getElementById("root")).render(<Page />);
