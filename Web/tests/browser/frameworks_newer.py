# SPDX-License-Identifier: MIT
"""The lessons with frameworks that Debian doesn't have, in Chromium. `make test-frameworks` runs them."""

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
