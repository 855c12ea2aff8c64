import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ActionIcon } from "../controls/action-icon.ts";
import classes from "./selection-bar.module.css";

type Props = {
  label: string;
  /** How many rows are ticked; none: no bar. */
  count: number;
  /** Name of the button that unticks them. */
  clear: string;
  onClear: () => void;
  /** Actions on the ticked rows. */
  children: ReactNode;
};

/** Stays in sight while rows are ticked. */
export function SelectionBar({ label, count, clear, onClear, children }: Props) {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  if (count === 0) return null;
  return (
    <section className={classes.bar} aria-label={label} data-sticky-bar>
      <p className={classes.count} aria-live="polite">
        {t("ui.selected", { count, amount: number(count) })}
      </p>
      {children}
      <ActionIcon aria-label={clear} size={44} onClick={onClear}>
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
    </section>
  );
}
