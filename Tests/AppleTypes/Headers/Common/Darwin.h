// SPDX-License-Identifier: MIT
// The sources only check whether the module exists.
#pragma once
#include <stdint.h>
