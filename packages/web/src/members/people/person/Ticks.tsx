import { type ReactNode, useId } from "react";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import classes from "./person.module.css";

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string | undefined;
};

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  values: readonly Value[];
  onToggle: (value: Value) => void;
  disabled?: boolean;
  /** Instead of the options when there are none. */
  empty?: ReactNode;
  columns?: boolean;
};

/** Several of a few, all in sight. */
export function Ticks<Value extends string>(props: Props<Value>) {
  const { label, options, values, onToggle, disabled, empty, columns } = props;
  const name = useId();
  return (
    <fieldset className={classes.ticks} data-columns={columns || undefined}>
      <legend>{label}</legend>
      {options.length === 0 ? <p className="hint">{empty}</p> : null}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          label={option.label}
          aria-label={option.label}
          description={option.hint}
          checked={values.includes(option.value)}
          disabled={disabled}
          onChange={() => onToggle(option.value)}
        />
      ))}
    </fieldset>
  );
}
