import { type ReactNode, useEffect, useRef } from "react";
import classes from "./sub-nav.module.css";

type Props = {
  /** Name of what the places have in common, for screen readers. */
  label: string;
  /** Links; the current one carries `aria-current`. */
  children: ReactNode;
};

/** A row of places under a page's title; scrolls sideways where it does not fit. */
export function SubNav({ label, children }: Props) {
  const nav = useRef<HTMLElement>(null);

  // A place at the far end is scrolled into sight; the page itself stays where it is.
  useEffect(() => {
    const row = nav.current;
    const place = row?.querySelector("[aria-current]");
    if (!row || !place) return;
    const hidden = place.getBoundingClientRect().right - row.getBoundingClientRect().right;
    if (hidden > 0) row.scrollLeft += hidden + 8;
  }, []);

  return (
    <nav ref={nav} className={classes.nav} aria-label={label}>
      {children}
    </nav>
  );
}
