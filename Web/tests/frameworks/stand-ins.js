// SPDX-License-Identifier: MIT

// Replaces small modules that Formik and user-event import, because the tests need only some of their
// functions: comparing values, merging errors, warning, copying static members, and a configuration.
export default function same(left, right) {
  return JSON.stringify(left) === JSON.stringify(right);
}

same.all = (objects) => Object.assign({}, ...objects);

/** The configuration that user-event reads from the package `@testing-library/dom`. */
export function getConfig() {
  const act = (action) => action();
  return { eventWrapper: act, asyncWrapper: act, unstable_advanceTimersWrapper: act };
}
