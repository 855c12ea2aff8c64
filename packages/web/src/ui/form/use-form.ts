import {
  type FormErrors,
  type UseFormInput,
  type UseFormReturnType,
  useForm as useMantineForm,
} from "@mantine/form";

/** Whether a pointer is held down anywhere on the page, and what waits for its release. */
let pressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  pressed = false;
  for (const work of waiting.splice(0)) setTimeout(work);
}

if (typeof window !== "undefined") {
  const press = () => {
    pressed = true;
  };
  window.addEventListener("pointerdown", press, { capture: true });
  window.addEventListener("pointerup", release, { capture: true });
  window.addEventListener("pointercancel", release, { capture: true });
}

type Input<Values extends Record<string, unknown>> = UseFormInput<Values> & {
  validate: (values: Values) => FormErrors;
};

/**
 * The library's form, with one difference: a field that lost the focus by a press is checked after the click. Its error
 * line would else move the button from under the pointer before it is released, and the click would be lost.
 */
export function useForm<Values extends Record<string, unknown>>(
  input: Input<Values>,
): UseFormReturnType<Values> {
  const form: UseFormReturnType<Values> = useMantineForm<Values>(input);
  const getInputProps: typeof form.getInputProps = (path, options) => {
    const props = form.getInputProps(path, options);
    const { onBlur } = props;
    if (!onBlur) return props;
    return {
      ...props,
      onBlur: (event: unknown) => (pressed ? waiting.push(() => onBlur(event)) : onBlur(event)),
    };
  };
  return { ...form, getInputProps };
}
