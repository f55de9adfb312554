// SPDX-License-Identifier: MIT

/** The module with the calculator, for the option `arithmetic`. */
export * from "./numeric-field.js";
