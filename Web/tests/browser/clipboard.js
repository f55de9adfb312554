// SPDX-License-Identifier: MIT

/** Copies `text` to the clipboard without moving the focus or the selection. */
globalThis.copyToClipboard = (text) => {
  const put = (event) => {
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("copy", put, { capture: true, once: true });
  const isDone = document.execCommand("copy");
  document.removeEventListener("copy", put, { capture: true });
  if (!isDone) throw new Error("The browser denies access to the clipboard.");
};
