// SPDX-License-Identifier: MIT

import type { ForwardRefExoticComponent, HTMLAttributes, ReactNode, RefAttributes } from "react";
import type { FieldCallbacks, NumericInputOptions } from "./bind-input.js";
import type { ElementOptions, NumericFieldElement } from "./numeric-field.js";

/** The attributes that React accepts for every element, without the options of the field. */
type Attributes = Omit<HTMLAttributes<NumericFieldElement>, keyof ElementOptions | "defaultValue">;

/** The attributes, except the events for which `NumericField` has its own callbacks. */
type ComponentAttributes = Omit<Attributes, "onChange" | "onInput">;

export interface NumericFieldProps extends ComponentAttributes, ElementOptions, FieldCallbacks {
  /** The value as a plain decimal, `""` if there is none. If it is set, the field is controlled. */
  value?: string | number | bigint | null;
  /** The initial value of an uncontrolled field. */
  defaultValue?: string | number | bigint | null;
  /** The id of the form, if the field is outside of it. */
  form?: string;
  /** React's spelling of `autocomplete`. */
  autoComplete?: string;
  children?: ReactNode;
}

/**
 * `<numeric-field>` as a React component.
 *
 * ```tsx
 * <NumericField currency="EUR" value={price} onValueChange={setPrice} aria-label="Price" />
 * ```
 */
export const NumericField: ForwardRefExoticComponent<NumericFieldProps & RefAttributes<NumericFieldElement>>;

/** The options of `useNumericInput`: the options of `attach`, a value and callbacks. */
export type UseNumericInputOptions = NumericInputOptions;

export interface NumericInput {
  /** The `ref` of the `<input>`. Do not pass `value` or `onChange` to that `<input>`. */
  ref: (input: HTMLInputElement | null) => void;
  /** The value as a plain decimal, `""` if there is none. */
  value: string;
  /** Sets the value of a field that is not controlled. */
  setValue: (value: string) => void;
}

/**
 * Turns the input of any component into a number field.
 *
 * ```tsx
 * const price = useNumericInput({ attach, currency: "EUR", value, onValueChange: setValue });
 * return <TextField label="Price" inputRef={price.ref} />;
 * ```
 */
export function useNumericInput(options: UseNumericInputOptions): NumericInput;

/** The props of the tag `<numeric-field>` in JSX: the options, and the attributes of any element. */
type Tag = Attributes & Partial<Record<keyof ElementOptions | "value" | "class", unknown>> & RefAttributes<NumericFieldElement>;

declare global {
  namespace JSX {
    interface IntrinsicElements {
      "numeric-field": Tag;
    }
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "numeric-field": Tag;
    }
  }
}
