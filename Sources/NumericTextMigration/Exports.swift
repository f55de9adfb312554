// SPDX-License-Identifier: MIT

// The initializers of these fields use types of this module. Importing the migration module makes
// them available.
@_exported public import NumericTextUI
