// SPDX-License-Identifier: MIT

/**
 * How a field looks before a page says otherwise: like an input of the browser.
 *
 * The element itself is the box, so a page styles it as it styles an input; `::part(input)` is the
 * text in it.
 */
export const ELEMENT_STYLE = `\
:host{\
display:inline-block;box-sizing:border-box;inline-size:12em;padding:1px 2px;\
border:2px inset #767676;background:Field;color:FieldText;\
font:13.333px system-ui;font-variant-numeric:tabular-nums;text-align:start;cursor:text}\
:host([hidden]){display:none}\
:host(:focus-within){outline:auto 1px Highlight;outline:auto 1px -webkit-focus-ring-color}\
:host(:disabled){color:GrayText;cursor:default}\
input{all:unset;display:block;box-sizing:border-box;inline-size:100%}\
input::placeholder{color:GrayText}`;
