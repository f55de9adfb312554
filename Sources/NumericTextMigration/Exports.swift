// SPDX-License-Identifier: MIT

// Re-export the module whose types appear in the fields' initializers, so that apps need to import
// only the migration module.
@_exported public import NumericTextUI
