import classes from "./name-cell.module.css";

/** What a row is called, with one line under it. */
export function NameCell({ name, under }: { name: string; under?: string | null | undefined }) {
  return (
    <span className={classes.cell}>
      <strong className={classes.name}>{name}</strong>
      {under ? <span className={classes.under}>{under}</span> : null}
    </span>
  );
}
