// SPDX-License-Identifier: MIT

// Stand-ins for small modules that Formik and user-event import. They contain only what the tests need.
export default function same(left, right) {
  return JSON.stringify(left) === JSON.stringify(right);
}

same.all = (objects) => Object.assign({}, ...objects);

/** The configuration that user-event reads from the package `@testing-library/dom`. */
export function getConfig() {
  const act = (action) => action();
  return { eventWrapper: act, asyncWrapper: act, unstable_advanceTimersWrapper: act };
}
