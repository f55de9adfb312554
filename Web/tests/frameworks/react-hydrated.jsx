// SPDX-License-Identifier: MIT

import "numeric-field";
import { NumericField } from "numeric-field/react";
import { hydrateRoot } from "react-dom/client";

/** The input that the server has rendered, and React's messages about differences from it. */
globalThis.rendered = document.querySelector("numeric-field").shadowRoot.querySelector("input");
globalThis.complaints = [];
console.error = (...parts) => complaints.push(parts.join(" "));

hydrateRoot(document.getElementById("root"), <NumericField {...FIELD} onValueChange={() => {}} />);
