// SPDX-License-Identifier: MIT
// Empty: the sources only check whether the module exists.
#pragma once
#include <stdint.h>
