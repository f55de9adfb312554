// SPDX-License-Identifier: MIT

// Compiled by `tsc` to test the type declarations, but never run.

import { createRef } from "react";
import { attach, format, openSession, parse } from "numeric-field";
import type { NumericFieldElement } from "numeric-field";
import { NumericField, useNumericInput } from "numeric-field/react";
import { numericInput } from "numeric-field/svelte";
import { read, type } from "numeric-field/testing";
import { parse as parseOnServer } from "numeric-field/session";
import { format as formatStreamed } from "numeric-field/streaming";
import { attach as attachStreamed } from "numeric-field/streaming/attach";

const field: NumericFieldElement = document.createElement("numeric-field");
field.min = 0;
field.max = 10n;
field.prefix = "~";
field.fraction = [0, 2];
field.currencyDisplay = "code";
field.value = 12;
const value: string = field.value;
field.addEventListener("refused", ({ detail }) => detail.reason === "outOfBounds");

const text: string = format("1.5", { currency: "EUR" });
const number: string | null = parse(text, { locale: "de-DE" });
const outcome = openSession({ value: number }).type("1");
attach(document.createElement("input"), { fraction: "0...2" }).value = outcome.value + value + parseOnServer("1");

attachStreamed(document.createElement("input")).value = formatStreamed("1");

field.limits = "uint256";
field.entry = "minor-units";
field.arithmetic = null;
const calculates: boolean = field.arithmetic;
field.session.scrub(calculates ? 1 : 2);

// @ts-expect-error An attribute cannot hold limits as an object, unlike an option of `attach`.
field.limits = { lower: "0" };
// @ts-expect-error A field closes its session itself.
field.session.close();
// @ts-expect-error There is no such kind.
field.kind = "money";
// @ts-expect-error There is no such option.
openSession({ minimum: 1 });

const reference = createRef<NumericFieldElement>();
export const component = (
  <NumericField ref={reference} currency="EUR" min={0} value={value} aria-label="Price" className="wide"
    onValueChange={(value: string) => value} onRefused={({ message }) => message.length} />
);
export const tag = <numeric-field currency="EUR" class="wide" min="0"></numeric-field>;
export const listening = <numeric-field onInput={(event) => event.currentTarget.value.length} onChange={(event) => event.currentTarget.value} />;
// @ts-expect-error A value is a decimal, not a boolean.
export const wrong = <NumericField value={true} />;

export function Input() {
  const { ref, value } = useNumericInput({ attach, currency: "EUR", defaultValue: 5, onClamp: ({ value }) => value.length });
  return <input ref={ref} title={value} />;
}
numericInput(document.createElement("input"), { attach, value: 5, onValueChange: (value) => value.length }).destroy();
type(field, read(field).text);
