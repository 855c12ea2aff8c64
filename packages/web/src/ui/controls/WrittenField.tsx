import { type ReactNode, useRef, useState } from "react";
import { ActionIcon } from "./action-icon.ts";
import { TextInput } from "./input.ts";
import classes from "./written-field.module.css";
import type { WrittenForm } from "./written-form.ts";

type Props = {
  /** Which of the device's own pickers the button opens. */
  form: WrittenForm;
  id?: string | undefined;
  className?: string | undefined;
  /** Seen above the field; without it the name is only heard. */
  label?: string | undefined;
  name: string;
  /** How such a value looks, in letters: "dd/mm/aaaa". */
  shape: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** `true` marks the field without words of its own. */
  error?: string | boolean | undefined;
  /** Message for a text that is no value at all. */
  wrong: string;
  description?: string | undefined;
  describedBy?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  inputMode: "numeric" | "text";
  pickLabel: string;
  pickIcon: ReactNode;
};

/** Longest value as typed, in any language. */
const TYPED = 24;

/**
 * A value typed as people of the language write it, or picked with the device's own picker: its field would
 * follow the browser's language instead. What is not whole counts as empty.
 */
export function WrittenField(props: Props) {
  const { form, name, shape, value, onChange, min, max, disabled } = props;
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const [left, setLeft] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  // The value may change without the field: the field's own text counts only as long as it means that.
  const text = typed?.value === value ? typed.text : form.write(value);
  const wrong = left && text !== "" && value === "" ? props.wrong : undefined;

  const give = (next: string, written: { text: string; value: string } | undefined) => {
    setTyped(written);
    if (next !== value) onChange(next);
  };
  const type = (input: string) => {
    const grown = input.length > text.length ? form.grow(input) : input;
    const read = form.read(grown);
    setLeft(false);
    give(read, { text: grown, value: read });
  };
  const leave = () => {
    setLeft(true);
    if (value !== "") setTyped(undefined);
    props.onBlur?.();
  };
  const pick = () => {
    try {
      picker.current?.showPicker();
    } catch {
      // An older browser opens its picker when the field is touched.
      picker.current?.click();
    }
  };

  return (
    <TextInput
      id={props.id}
      className={[classes.field, props.className].filter(Boolean).join(" ")}
      label={props.label}
      aria-label={props.label ? undefined : name}
      aria-describedby={props.describedBy}
      description={props.description}
      error={wrong ?? props.error}
      required={props.required}
      withAsterisk={props.required}
      disabled={disabled}
      inputMode={props.inputMode}
      autoComplete="off"
      placeholder={shape}
      maxLength={TYPED}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      rightSection={
        <span className="centre relative">
          <ActionIcon aria-label={`${props.pickLabel}: ${name}`} onClick={pick} disabled={disabled}>
            {props.pickIcon}
          </ActionIcon>
          <input
            ref={picker}
            className={classes.native}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={value}
            min={min}
            max={max}
            disabled={disabled}
            onChange={(event) => give(event.currentTarget.value.slice(0, 10), undefined)}
          />
        </span>
      }
    />
  );
}
