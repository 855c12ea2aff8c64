import { type ReactNode, useId } from "react";
import classes from "./switches.module.css";

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
};

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Labels are only heard; the icons are seen. */
  icons?: boolean;
};

/** One of a few, all in sight: native radio buttons in a row. */
export function Choice<Value extends string>({ label, options, value, onChange, icons }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className="only-heard">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option} title={icons ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={icons ? "only-heard" : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
