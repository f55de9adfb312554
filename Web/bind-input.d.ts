// SPDX-License-Identifier: MIT

import type { attach, AttachOptions, ClampDetail, RefusedDetail, RestDetail } from "./numeric-field.js";

/** The callbacks for the events of a field. */
export interface FieldCallbacks {
  /** Called after each edit, and after a reset of an attached input, with the value as a plain decimal. */
  onValueChange?: (value: string) => void;
  /** Called when a changed value is committed: the user leaves the field or presses Enter. */
  onValueCommit?: (value: string) => void;
  onRefused?: (detail: RefusedDetail) => void;
  onClamp?: (detail: ClampDetail) => void;
  onRest?: (detail: RestDetail) => void;
}

/** The options of `attach`, with a value and callbacks. */
export interface NumericInputOptions extends AttachOptions, FieldCallbacks {
  /** The function `attach` of the module `numeric-field` or `numeric-field/streaming/attach`. */
  attach: typeof attach;
  /** The value. A reset of the form keeps it, unless there is a `defaultValue`. */
  value?: string | number | bigint | null;
  /** The value after a reset of the form. It is also the initial value if there is no `value`. */
  defaultValue?: string | number | bigint | null;
}
