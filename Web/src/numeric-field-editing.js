// SPDX-License-Identifier: MIT

// What a page loads when the first field is used. `numeric-field-attach.js` imports it, too.
export { complain } from "./editing/complaints.js";
export { Field } from "./editing/field.js";
export { DESCRIBING, describe } from "./editing/input-semantics.js";
export { listen } from "./editing/listen.js";
export { loadParts } from "./engine/loading.js";
export { Handles } from "./gestures/handles.js";
export { announce, announceNumber, prepareAnnouncements } from "./messages/announce.js";
export { prepareMessages } from "./messages/messages.js";
export { reportClamp, reportRefusal } from "./messages/report.js";
export { invalidity, spokenBounds } from "./messages/validity.js";
export { readOptions } from "./options/options.js";
export { readValue } from "./options/value.js";
