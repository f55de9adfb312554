// SPDX-License-Identifier: MIT

/** The mutations with which the page can remove or disable an input. */
const WATCHED = { subtree: true, childList: true, attributeFilter: ["disabled"] };

/**
 * Commits the number when the page removes or disables an input that has the focus, because some browsers do
 * not send `blur` in this case. The page is observed only while the input has the focus.
 *
 * @param {import("./field.js").Field} field
 * @param {AbortSignal} signal Stops watching when it is aborted.
 * @returns {() => void} A function to call when the input gets the focus.
 */
export function watchRemovalOf(field, signal) {
  const observer = new MutationObserver(() => {
    if (field.isFocused && !field.input.matches(":disabled")) return;
    observer.disconnect();
    field.commit();
  });
  const stop = () => observer.disconnect();
  field.input.addEventListener("blur", stop, { signal });
  signal.addEventListener("abort", stop);
  return () => {
    for (let root = field.input.getRootNode(); root; root = root.host?.getRootNode()) observer.observe(root, WATCHED);
  };
}
