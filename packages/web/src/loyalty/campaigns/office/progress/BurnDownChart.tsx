import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import classes from "../campaigns-office.module.css";
import type { BurnDown } from "../campaigns-office.queries.ts";
import { ceiling, given, scales } from "./burn-down.ts";

const SIZE = { width: 720, height: 240 };
const LEFT = 104;
const TOP = 22;
const BOTTOM = 36;

type Props = { burnDown: BurnDown; from: string; to: string };

/** Points given day by day against the budget, with where it is heading; the table behind it says the same. */
export function BurnDownChart({ burnDown, from, to }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number, calendarDay, locale } = useFormats();
  const short = new Intl.NumberFormat(locale, { notation: "compact" });
  const points = given(burnDown);
  const { budget, forecast } = burnDown;
  const last = points.at(-1);
  const top = ceiling(Math.max(budget ?? 0, forecast ?? 0, ...points.map((one) => one.given)));
  const end = last && last.day > to ? last.day : to;
  const start = points[0] && points[0].day < from ? points[0].day : from;
  const { x, y } = scales({ from: start, to: end, top }, SIZE);
  const line = points.map(({ day, given: sum }) => `${x(day).toFixed(1)},${y(sum).toFixed(1)}`).join(" ");
  const label = t("progress.chart", {
    given: number(burnDown.given),
    budget: budget === null ? t("progress.noBudget") : number(budget),
  });
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${SIZE.width + LEFT + 16} ${SIZE.height + TOP + BOTTOM}`}
        role="img"
        aria-label={label}
      >
        <g transform={`translate(${LEFT} ${TOP})`}>
          {[0, top / 2, top].map((value) => (
            <g key={value}>
              <line className={classes.gridLine} x1={0} x2={SIZE.width} y1={y(value)} y2={y(value)} />
              <text className={classes.axis} x={-8} y={y(value) + 4} textAnchor="end">
                {short.format(value)}
              </text>
            </g>
          ))}
          {last ? (
            <polygon
              className={classes.areaGiven}
              points={`${x(points[0]?.day ?? last.day)},${SIZE.height} ${line} ${x(last.day)},${SIZE.height}`}
            />
          ) : null}
          <polyline className={classes.lineGiven} points={line} />
          {last && forecast !== null && last.day < end ? (
            <line
              className={classes.lineForecast}
              x1={x(last.day)}
              y1={y(last.given)}
              x2={x(end)}
              y2={y(forecast)}
            />
          ) : null}
          {budget !== null ? (
            <line className={classes.lineBudget} x1={0} x2={SIZE.width} y1={y(budget)} y2={y(budget)} />
          ) : null}
          <text className={classes.axis} x={0} y={SIZE.height + 26}>
            {calendarDay(start)}
          </text>
          <text className={classes.axis} x={SIZE.width} y={SIZE.height + 26} textAnchor="end">
            {calendarDay(end)}
          </text>
        </g>
      </svg>
      <figcaption className={classes.legend}>
        <span className="inline gap-8" data-line="given">
          {t("progress.given")}
        </span>
        {forecast !== null ? (
          <span className="inline gap-8" data-line="forecast">
            {t("progress.forecastLine")}
          </span>
        ) : null}
        {budget !== null ? (
          <span className="inline gap-8" data-line="budget">
            {t("details.budget")}
          </span>
        ) : null}
      </figcaption>
      <details className="mt-12">
        <summary className="touch p-10-0 ink-primary text-14 weight-550 pointer">
          {t("progress.table")}
        </summary>
        <div className={classes.badScroller}>
          <table className={classes.plainTable} aria-label={t("progress.table")}>
            <thead>
              <tr>
                <th scope="col">{t("progress.day")}</th>
                <th scope="col">{t("progress.credited")}</th>
                <th scope="col">{t("progress.reversed")}</th>
                <th scope="col">{t("progress.sum")}</th>
              </tr>
            </thead>
            <tbody>
              {burnDown.days.map(({ day, awarded, reversed }) => (
                <tr key={day}>
                  <th scope="row">{calendarDay(day)}</th>
                  <td>{number(awarded)}</td>
                  <td>{number(reversed)}</td>
                  <td>{number(points.find((one) => one.day === day)?.given ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
