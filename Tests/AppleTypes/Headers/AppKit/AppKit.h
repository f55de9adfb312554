// SPDX-License-Identifier: MIT
#pragma once
#include "NSValues.h"
#include "NSResponders.h"
#include "NSTextViews.h"
#include "NSTextFields.h"
#include "NSApplications.h"
