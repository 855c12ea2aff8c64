import type { ReactNode } from "react";
import classes from "./card.module.css";

type Props = {
  children: ReactNode;
  /** An h2 above the content; gives the card its name. */
  title?: string;
  aside?: ReactNode;
  /** No padding: the content (a table, a cover) reaches the edges. */
  bare?: boolean;
  className?: string;
};

/** The one raised surface: a card on the page's ground. */
export function Card({ children, title, aside, bare, className }: Props) {
  return (
    <section className={[classes.card, bare ? classes.bare : "", className ?? ""].join(" ")}>
      {title ? (
        <header className={classes.header}>
          <h2 className={classes.title}>{title}</h2>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  );
}
