// SPDX-License-Identifier: MIT

// The functions of the C library that Embedded Swift requires. This module is empty on platforms
// with a C library, which don't need them.
