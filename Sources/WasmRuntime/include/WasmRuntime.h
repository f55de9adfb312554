// SPDX-License-Identifier: MIT

// The functions of the C library that Embedded Swift requires. Platforms with a C library don't need
// them, and this module is empty there.
