import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./figures.module.css";

/** A few numbers that say it all, before the picture. */
export function Sums({ sums }: { sums: readonly { label: string; value: number }[] }) {
  const { number } = useFormats();
  return (
    <dl className={classes.sums}>
      {sums.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
