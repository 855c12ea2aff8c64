import type { ReactNode } from "react";
import classes from "./status-badge.module.css";

export type BadgeTone = "success" | "warning" | "danger" | "neutral" | "primary";

type Props = {
  tone: BadgeTone;
  /** 14 px; the state is told by the icon and the word, the colour only helps. */
  icon: ReactNode;
  children: ReactNode;
};

/** A state in one word, with its icon. */
export function StatusBadge({ tone, icon, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span className="stack" aria-hidden="true">
        {icon}
      </span>
      {children}
    </span>
  );
}
