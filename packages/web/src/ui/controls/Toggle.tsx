import type { SwitchProps } from "@mantine/core";
import { Switch } from "./switch.ts";

type Props = Omit<SwitchProps, "label"> & { label: string };

/** On or off, in force with the form. The help below the label is its description, not a part of its name. */
export function Toggle({ label, ...props }: Props) {
  return <Switch label={label} aria-label={label} {...props} />;
}
