import { useFormats } from "../../../../i18n/use-locale.ts";
import classes from "../audit.module.css";

type Series = { readonly key: string; readonly label: string; readonly values: readonly number[] };
type Props = {
  /** Title of the chart, for the table's caption. */
  label: string;
  /** Calendar days, YYYY-MM-DD. */
  days: readonly string[];
  dayLabel: string;
  series: readonly Series[];
};

const WIDTH = 600;
const HEIGHT = 120;

/** Numbers by day as lines, with a table behind them for who hears or copies them. */
export function DayChart({ label, days, dayLabel, series }: Props) {
  const { number, calendarDay } = useFormats();
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const x = (index: number) => (days.length > 1 ? (index / (days.length - 1)) * WIDTH : 0);
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 8);
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={classes.axis} />
        {series.map(({ key, values }) => (
          <polyline
            key={key}
            data-series={key}
            points={values.map((value, index) => `${x(index)},${y(value)}`).join(" ")}
          />
        ))}
      </svg>
      <ul className={classes.legend} aria-hidden="true">
        {series.map(({ key, label: name, values }) => (
          <li key={key} data-series={key}>
            {name} <b className="numbers">{number(values.reduce((sum, value) => sum + value, 0))}</b>
          </li>
        ))}
      </ul>
      {/* A table takes the width it needs: only a block around it can be made small. */}
      <div className="only-heard">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{dayLabel}</th>
              {series.map(({ key, label: name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day}>
                <th scope="row">{calendarDay(day)}</th>
                {series.map(({ key, values }) => (
                  <td key={key}>{number(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
