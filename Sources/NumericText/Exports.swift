// SPDX-License-Identifier: MIT

// The engine's words (numerals, refusals, roles) are part of this module's own interface, so one
// import gives them all.
@_exported public import NumericTextCore
