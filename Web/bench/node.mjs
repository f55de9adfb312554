// SPDX-License-Identifier: MIT

import { openSession } from "../dist/numeric-field.js";
import { bench } from "./bench.js";

console.log(`node ${process.version}`);
for (const { name, microseconds } of bench(openSession)) {
  console.log(`  ${microseconds.toFixed(2).padStart(7)} µs  ${name}`);
}
