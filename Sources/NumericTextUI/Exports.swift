// SPDX-License-Identifier: MIT

// Styles and sessions are part of this module's own interface, so one import gives them all.
@_exported public import NumericText
