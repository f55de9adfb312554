// SPDX-License-Identifier: MIT

// These call sites use formatters and fields, so one import gives them all.
@_exported public import NumericTextUI
