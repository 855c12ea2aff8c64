import type { Evidence } from "@trilha/contract/loyalty/tiers/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "./level-review.module.css";

const HEIGHT = 72;

/** Experience week by week: whether it came steadily or in one burst. The table is for whoever does not see it. */
export function WeeksChart({ weeks }: Pick<Evidence, "weeks">) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { number, calendarDay } = useFormats();
  const most = Math.max(1, ...weeks.map(({ experience }) => experience));
  const step = 100 / Math.max(1, weeks.length);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return <p className="hint leading-145">{t("evidence.noWeeks")}</p>;
  return (
    <div>
      <svg className={classes.weeks} width="100%" height={HEIGHT} aria-hidden="true">
        {weeks.map(({ week, experience }, index) => {
          const height = Math.max(2, (Math.max(0, experience) / most) * HEIGHT);
          return (
            <rect
              key={week}
              x={`${index * step + step * 0.12}%`}
              y={HEIGHT - height}
              width={`${Math.min(step * 0.76, 12)}%`}
              height={height}
              rx="2"
            />
          );
        })}
      </svg>
      <p className="flex between mt-6 dim text-12" aria-hidden="true">
        <span>{calendarDay(first.week)}</span>
        {last === first ? null : <span>{calendarDay(last.week)}</span>}
      </p>
      <table className="only-heard">
        <caption>{t("evidence.weeks")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("evidence.week")}</th>
            <th scope="col">{t("column.experience")}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, experience }) => (
            <tr key={week}>
              <td>{calendarDay(week)}</td>
              <td>{number(experience)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
