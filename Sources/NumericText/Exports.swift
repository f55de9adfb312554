// SPDX-License-Identifier: MIT

// The public API uses types of the engine, such as `Numeral` and `NumericTextRefusal`. Apps that
// import this module can use them without importing `NumericTextCore`.
@_exported public import NumericTextCore
