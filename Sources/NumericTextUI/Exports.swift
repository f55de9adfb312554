// SPDX-License-Identifier: MIT

// The public API uses styles and sessions. Importing this module makes them available.
@_exported public import NumericText
