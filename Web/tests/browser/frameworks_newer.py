# SPDX-License-Identifier: MIT
"""Plays the lessons in Chromium with frameworks that Debian doesn't have. `make test-frameworks` runs this file."""

from bundled import FrameworkTest
from engines import CHROMIUM
from lessons import FrameworkLessons


class React19(FrameworkLessons, FrameworkTest):
    engine = CHROMIUM
    source = "react.jsx"


class ReactHookForm(FrameworkLessons, FrameworkTest):
    engine = CHROMIUM
    source = "lessons-react-hook-form.jsx"


class Formik(FrameworkLessons, FrameworkTest):
    engine = CHROMIUM
    source = "lessons-formik.jsx"
