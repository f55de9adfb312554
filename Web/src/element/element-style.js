// SPDX-License-Identifier: MIT

/** The default style of the box, which resembles a browser's input with room for 20 characters. */
const BOX = `\
box-sizing:border-box;inline-size:calc(20ch + 8px);padding:2px 3px;\
border:1px solid #767676;border-color:light-dark(#767676,#858585);border-radius:2px;background:Field;color:FieldText;\
font:13.333px system-ui;font-variant-numeric:tabular-nums;text-align:start;text-indent:0;text-shadow:none;\
text-transform:none;letter-spacing:normal;word-spacing:normal;cursor:text;position:relative`;

const DISABLED = "border-color:#7676764d;background:light-dark(#efefef4d,#3b3b3b4d)";

const FOCUSED = "outline:auto 1px Highlight;outline:auto 1px -webkit-focus-ring-color";

/**
 * Styles for a zero-width space, which gives the box its height. The alternative text of the space is empty,
 * so that it is not in the accessibility tree.
 */
const STRUT = 'content:"\\200b";content:"\\200b"/""';

/**
 * Returns the styles of a field. The input covers the padding of its box, so that a click anywhere in the box places
 * the caret. The colors in Firefox differ from those in Chromium and WebKit.
 *
 * @param {string} box A selector of the box.
 * @param {string} focusedBox
 * @param {string} disabledBox
 * @param {string} others More styles.
 */
const styles = (box, focusedBox, disabledBox, others) => `\
:host{display:inline-block}\
:host([hidden]){display:none}\
:host(:disabled){color:GrayText;color:light-dark(#545454,#aaa);cursor:default}\
input{all:unset;position:absolute;inset:0;box-sizing:border-box;inline-size:100%;padding:inherit}\
input::placeholder{color:inherit;opacity:.54}\
${box}{${BOX}}\
${box}::before{${STRUT}}\
${focusedBox}{${FOCUSED}}\
${disabledBox}{${DISABLED}}\
${others}\
@supports (-moz-appearance:none){\
${box},${disabledBox}{border-color:#8f8f9d}\
:host(:disabled){color:GrayText}\
${disabledBox}{background:light-dark(#ffffff80,#222128)}}`;

/**
 * Styles for a field without a label or hint. The element itself is the box, so a page can style it
 * like an input.
 */
export const PLAIN = styles(":host", ":host(:focus-within)", ":host(:disabled)", "span{display:contents;padding:inherit}");

/** Styles for a field with a label or hint. The box is the part `::part(box)`. */
export const LABELED = styles("span", "span:focus-within", ":host(:disabled) span", "span{display:block}:host{display:inline-grid;gap:.25em}");

/** The key of the property of a document that holds its style sheets. */
const SHEETS = Symbol();

/**
 * Returns one of the two style sheets that the fields of a document share. Unlike a `<style>` element, a
 * sheet created by a script is exempt from the `style-src` of a Content-Security-Policy.
 *
 * @param {Document} page A document with a window.
 * @param {boolean} isLabeled Whether the field contains its label or its hint.
 */
export function sheetFor(page, isLabeled) {
  const sheets = page[SHEETS] ??= {};
  return sheets[isLabeled] ??= makeSheet(page.defaultView, isLabeled ? LABELED : PLAIN);
}

function makeSheet({ CSSStyleSheet }, text) {
  const sheet = new CSSStyleSheet();
  // jsdom lacks `replaceSync`, but it renders nothing, so it needs no styles.
  sheet.replaceSync?.(text);
  return sheet;
}
