// SPDX-License-Identifier: MIT

// The public API uses types of the engine, such as `Numeral` and `NumericTextRefusal`. Importing
// this module makes them available.
@_exported public import NumericTextCore
