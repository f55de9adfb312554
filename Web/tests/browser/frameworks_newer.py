# SPDX-License-Identifier: MIT
"""Plays the lessons in Chromium with frameworks that Debian doesn't have. `make test-frameworks` runs this file."""

import unittest

from lessons import FrameworkLessons


class React19(FrameworkLessons):
    source = "lessons-react.jsx"


class ReactHookForm(FrameworkLessons):
    source = "lessons-react-hook-form.jsx"


class Formik(FrameworkLessons):
    source = "lessons-formik.jsx"


del FrameworkLessons

if __name__ == "__main__":
    unittest.main()
