import type { ReactNode } from "react";
import classes from "./back-link.module.css";

/** The way back, above a page's title. Holds the link, with its arrow and the name of where it leads. */
export function BackLink({ children }: { children: ReactNode }) {
  return <div className={classes.back}>{children}</div>;
}
