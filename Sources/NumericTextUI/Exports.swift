// SPDX-License-Identifier: MIT

// Re-export the module whose styles and sessions appear in the public API.
@_exported public import NumericText
