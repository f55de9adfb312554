// SPDX-License-Identifier: MIT

// What Embedded Swift calls of a C library. On other systems the C library is there already, and
// this module is empty.
