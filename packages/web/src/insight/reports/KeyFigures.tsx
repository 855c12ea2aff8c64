import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./reports.module.css";

/** A few numbers that say it all, before the picture. */
export function KeyFigures({ sums }: { sums: readonly { label: string; value: number }[] }) {
  const { number } = useFormats();
  return (
    <dl className={classes.sums}>
      {sums.map(({ label, value }) => (
        <div className="card p-12-14" key={label}>
          <dt className="small">{label}</dt>
          <dd className="mt-2 text-18 numbers weight-650">{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
