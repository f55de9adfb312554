// SPDX-License-Identifier: MIT

import type { DefineComponent } from "vue";
import type { ElementOptions, NumericFieldElement, RefusedDetail } from "./numeric-field.js";

/**
 * `<numeric-field>` as a Vue component.
 *
 * ```html
 * <NumericField v-model="price" currency="EUR" aria-label="Price" />
 * ```
 */
export const NumericField: DefineComponent<
  ElementOptions & { modelValue?: string | number | null; modelModifiers?: Partial<Record<"lazy" | "number" | "trim", true>> },
  { element: NumericFieldElement; focus(): void; select(): void },
  {}, {}, {}, {}, {},
  {
    "update:modelValue": (value: string) => void;
    commit: (value: string) => void;
    refused: (detail: RefusedDetail) => void;
  }
>;
