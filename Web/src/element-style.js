// SPDX-License-Identifier: MIT

/** The looks of the box: like an input of the browser, until a page says otherwise. */
const BOX = `\
box-sizing:border-box;inline-size:12em;padding:2px 3px;\
border:1px solid #767676;border-color:light-dark(#767676,#858585);border-radius:2px;background:Field;color:FieldText;\
font:13.333px system-ui;font-variant-numeric:tabular-nums;text-align:start;cursor:text;position:relative`;

const DISABLED = "border-color:#7676764d;background:light-dark(#efefef4d,#3b3b3b4d)";

const FOCUSED = "outline:auto 1px Highlight;outline:auto 1px -webkit-focus-ring-color";

/**
 * The input covers the padding of its box, so that a press anywhere in it places the caret, and a text
 * without width gives the box its height.
 */
const COMMON = `\
:host{display:inline-block}\
:host([hidden]){display:none}\
:host(:disabled){color:GrayText;cursor:default}\
input{all:unset;position:absolute;inset:0;box-sizing:border-box;inline-size:100%;padding:inherit}\
input::placeholder{color:inherit;opacity:.65}`;

/** The element itself is the box, so that a page styles it as it styles an input. */
const PLAIN = `${COMMON}\
:host{${BOX}}\
:host::before{content:"\\200b"}\
:host(:focus-within){${FOCUSED}}\
:host(:disabled){${DISABLED}}\
span{display:contents;padding:inherit}`;

/** Between a label and a hint the box is `::part(box)`. */
const LABELLED = `${COMMON}\
:host{display:inline-grid;gap:.25em}\
span{display:block;${BOX}}\
span::before{content:"\\200b"}\
span:focus-within{${FOCUSED}}\
:host(:disabled) span{${DISABLED}}`;

const sheets = new WeakMap();

/**
 * The style sheet of fields in a document, which all of them share. A sheet made by script is not
 * subject to a Content-Security-Policy's `style-src`.
 *
 * @param {Document} page
 * @param {boolean} isLabelled Whether the field contains its label or its hint.
 */
export function sheetFor(page, isLabelled) {
  if (!sheets.has(page)) sheets.set(page, {});
  const known = sheets.get(page);
  return known[isLabelled] ??= makeSheet(page.defaultView ?? globalThis, isLabelled ? LABELLED : PLAIN);
}

function makeSheet({ CSSStyleSheet }, text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
