import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ActionIcon } from "../controls/action-icon.ts";
import { LookUpField } from "./LookUpField.tsx";
import classes from "./look-up-many.module.css";

export type LookedUp = { readonly value: string; readonly label: string };

type Props = {
  id: string;
  label: string;
  placeholder: string;
  description?: ReactNode;
  /** Name of the list of those that are chosen, for screen readers. */
  chosenLabel: string;
  /** Name of the button that takes one away. */
  drop: (label: string) => string;
  chosen: readonly LookedUp[];
  /** Matches of the last search; those that are chosen are not offered again. */
  options: readonly (LookedUp & { readonly under?: string | null })[];
  looking: boolean;
  /** So many can be chosen at most: none is looked up any more, each can still be taken away. */
  most?: number;
  optional?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  onSearch: (search: string) => void;
  onChange: (chosen: readonly LookedUp[]) => void;
};

/** Several of thousands, looked up one after the other. */
export function LookUpMany(props: Props) {
  const { chosen, chosenLabel, drop, options, disabled = false, most, onChange, ...field } = props;
  const taken = new Set(chosen.map(({ value }) => value));
  const free = options.filter(({ value }) => !taken.has(value));
  return (
    <>
      {disabled || chosen.length >= (most ?? Infinity) ? null : (
        <LookUpField
          {...field}
          // A new field for each: it begins empty again.
          key={chosen.length}
          value=""
          name=""
          options={free.map(({ value, label, under }) => ({
            value,
            label: [label, under].filter(Boolean).join(" · "),
          }))}
          onChange={(value) => {
            const match = free.find((one) => one.value === value);
            if (match) onChange([...chosen, { value, label: match.label }]);
          }}
        />
      )}
      {chosen.length > 0 ? (
        <ul className={classes.chosen} aria-label={chosenLabel}>
          {chosen.map(({ value, label }) => (
            <li key={value} data-plain={disabled || undefined}>
              {label}
              {disabled ? null : (
                <ActionIcon
                  size={44}
                  aria-label={drop(label)}
                  onClick={() => onChange(chosen.filter((one) => one.value !== value))}
                >
                  <IconX size={16} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
