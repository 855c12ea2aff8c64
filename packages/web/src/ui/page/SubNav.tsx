import type { ReactNode } from "react";
import classes from "./sub-nav.module.css";

type Props = {
  /** Name of what the places have in common, for screen readers. */
  label: string;
  /** Links; the current one carries `aria-current`. */
  children: ReactNode;
};

/** Places under a page's title, in as many rows as they need: none is cut at the edge of the screen. */
export function SubNav({ label, children }: Props) {
  return (
    <nav className={classes.nav} aria-label={label}>
      {children}
    </nav>
  );
}
