// SPDX-License-Identifier: MIT
#pragma once
#include "NSValues.h"
#include "NSEvents.h"
#include "NSResponders.h"
#include "NSGestures.h"
#include "NSTextViews.h"
#include "NSTextFields.h"
#include "NSApplications.h"
