// SPDX-License-Identifier: MIT
#pragma once
#include "ObjectiveC.h"
#include "CoreGraphics.h"
#include "FoundationValues.h"
#include "FoundationNumbers.h"
#include "FoundationNotifications.h"
#include "FoundationUndo.h"
