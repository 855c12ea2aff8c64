import { TextInput } from "../controls/input.ts";
import classes from "./code-field.module.css";
import { CODE_DIGITS, sixDigits } from "./six-digits.ts";

type Props = {
  id: string;
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (digits: string) => void;
  /** All six are there: nobody has to press a button on a phone. */
  onComplete?: (digits: string) => void;
  disabled?: boolean | undefined;
};

/** A six-digit code: one field, so that pasting, the keyboard's suggestion and a screen reader work as anywhere. */
export function CodeField({ id, label, description, error, value, onChange, onComplete, disabled }: Props) {
  return (
    <TextInput
      id={id}
      name="code"
      label={label}
      description={description}
      error={error}
      value={value}
      disabled={disabled}
      classNames={{ input: classes.input }}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      placeholder={"•".repeat(CODE_DIGITS)}
      onChange={(event) => {
        const digits = sixDigits(event.currentTarget.value);
        onChange(digits);
        if (digits.length === CODE_DIGITS && digits !== value) onComplete?.(digits);
      }}
    />
  );
}
