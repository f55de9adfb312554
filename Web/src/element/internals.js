// SPDX-License-Identifier: MIT

/**
 * Returns the internals of an element. In simulated browsers such as jsdom, an element has no internals,
 * or internals that do not support forms. There, the result is a stand-in that keeps the validity, and a
 * form does not submit the value of the element.
 *
 * @param {HTMLElement} element
 * @returns {ElementInternals}
 */
export function internalsOf(element) {
  const internals = element.attachInternals?.();
  return internals?.setFormValue ? internals : {
    labels: [],
    validity: { valid: true },
    validationMessage: "",
    willValidate: true,
    get form() { return element.closest("form"); },
    setFormValue() {},
    setValidity(flags, message = "") {
      this.validity = { ...flags, valid: !message };
      this.validationMessage = message;
    },
    checkValidity() { return this.validity.valid; },
    reportValidity() { return this.validity.valid; },
  };
}
