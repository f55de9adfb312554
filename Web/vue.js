// SPDX-License-Identifier: MIT

import { defineComponent, h, onMounted, ref, watch } from "vue";

import { show } from "./bind-input.js";

/**
 * On a server that has imported `numeric-field/session`, returns the attributes and the content of
 * a field, which the client keeps. Otherwise, returns an empty object.
 */
function renderedByServer(options) {
  const render = globalThis.document ? null : globalThis[Symbol.for("numeric-field render")];
  if (!render) return {};
  const { attributes, content } = render(options);
  return { ...attributes, innerHTML: content };
}

/**
 * `<numeric-field>` in Vue, with a plain decimal as `v-model`. The page imports the element itself
 * from `numeric-field` or `numeric-field/streaming`.
 */
export const NumericField = defineComponent({
  name: "NumericField",
  props: {
    modelValue: { type: [String, Number], default: undefined },
    // Vue itself applies the modifiers `number` and `trim` to the emitted value.
    modelModifiers: { type: Object, default: () => ({}) },
  },
  emits: ["update:modelValue", "commit", "refused"],

  setup(props, { attrs, emit, expose, slots }) {
    const element = ref(null);
    const update = ({ currentTarget }) => emit("update:modelValue", currentTarget.value);
    const set = (value) => show(element.value, value);
    // Without a model, the attribute `value` is the initial value, which Vue has set as a property.
    onMounted(() => set(props.modelValue === undefined ? element.value.value : props.modelValue));
    watch(() => props.modelValue, set, { flush: "post" });
    expose({ element, focus: () => element.value.focus(), select: () => element.value.select() });

    return () => h("numeric-field", {
      ...slots.default ? {} : renderedByServer({ ...attrs, value: props.modelValue ?? attrs.value }),
      ref: element,
      onInput: (event) => { if (!props.modelModifiers.lazy) update(event); },
      // A field that is removed while it is edited sends this event, too. By then, `element` no longer refers to it.
      onChange: (event) => {
        if (props.modelModifiers.lazy) update(event);
        emit("commit", event.currentTarget.value);
      },
      onRefused: ({ detail }) => emit("refused", detail),
    }, slots.default?.());
  },
});
