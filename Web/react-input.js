"use client";
// SPDX-License-Identifier: MIT

import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";

import { bindInput, valueText } from "./bind-input.js";

/** On a server, `useEffect`, because React 18 warns about layout effects there. Otherwise, `useLayoutEffect`. */
export const useLayout = globalThis.document ? useLayoutEffect : useEffect;

/**
 * Turns the input of any component into a number field. The component gets the `ref` of its
 * `<input>`, but neither `value` nor `onChange`, because the field writes the text.
 *
 * @param {import("./react").UseNumericInputOptions} options
 * @returns {import("./react").NumericInput}
 */
export function useNumericInput(options) {
  const { value, defaultValue, onValueChange } = options;
  const [own, setOwn] = useState(valueText(defaultValue));
  const [, render] = useReducer((count) => count + 1, 0);
  const binding = useRef(null);
  const latest = useRef(null);
  latest.current = {
    ...options,
    value: value === undefined ? own : value,
    defaultValue: value === undefined ? defaultValue : undefined,
    onValueChange(next) {
      setOwn(next);
      onValueChange?.(next);
      // If the parent did not accept the new value, rendering restores the parent's value.
      render();
    },
  };

  const ref = useCallback((input) => {
    binding.current?.destroy();
    binding.current = input && bindInput(input, latest.current);
  }, []);
  useLayout(() => binding.current?.update(latest.current));

  return { ref, value: value === undefined ? own : valueText(value), setValue: setOwn };
}
