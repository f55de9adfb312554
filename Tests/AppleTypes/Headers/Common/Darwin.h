// SPDX-License-Identifier: MIT
// The sources ask only whether the module is there.
#pragma once
#include <stdint.h>
