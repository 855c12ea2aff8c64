import type { ReactNode } from "react";
import classes from "./sub-nav.module.css";

type Props = {
  /** What the places have in common, for screen readers. */
  label: string;
  /** Links; the current one carries `aria-current`. */
  children: ReactNode;
};

/** A row of places under a page's title; scrolls sideways where it does not fit. */
export function SubNav({ label, children }: Props) {
  return (
    <nav className={classes.nav} aria-label={label}>
      {children}
    </nav>
  );
}
