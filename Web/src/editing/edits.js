// SPDX-License-Identifier: MIT

/** The action of the session for each `inputType` of a `beforeinput` event. */
export const EDITS = {
  insertText: (session, event) => session.type(event.data ?? ""),
  insertFromPaste: paste,
  insertFromPasteAsQuotation: paste,
  insertFromYank: paste,
  deleteContentBackward: deletion("backward"),
  deleteContentForward: deletion("forward"),
  deleteByCut: deletion("backward"),
  deleteWordBackward: deletion("toStart"),
  deleteSoftLineBackward: deletion("toStart"),
  deleteHardLineBackward: deletion("toStart"),
  deleteWordForward: deletion("toEnd"),
  deleteSoftLineForward: deletion("toEnd"),
  deleteHardLineForward: deletion("toEnd"),
};

function paste(session, { dataTransfer, data }) {
  return session.paste(dataTransfer?.getData("text/plain") || (data ?? ""));
}

function deletion(what) {
  return (session) => session.delete(what);
}
