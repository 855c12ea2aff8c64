import { IconCheck, IconFlame } from "@tabler/icons-react";
import type { Daily } from "@trilha/contract/learning/practice/shapes.ts";
import { daysOffPerWeek } from "@trilha/contract/learning/practice/streak.ts";
import { useTranslation } from "react-i18next";
import { useFormats, useLocale } from "../../i18n/use-locale.ts";
import classes from "./drills.module.css";

/** How many days in a row, this week day by day, and what a day off does. */
export function Streak({ streak }: { streak: Daily["streak"] }) {
  const { t } = useTranslation("learning/practice");
  const { dayMonth } = useFormats();
  const locale = useLocale();
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  const { days, longest, daysOffLeft, week } = streak;
  return (
    <section className={classes.streak} aria-label={t("streak.title")}>
      <p className={classes.days} data-burns={days > 0 || undefined}>
        <IconFlame className="dim" size={30} stroke={1.7} aria-hidden="true" />
        <strong>{t("streak.days", { count: days })}</strong>
        {longest > days ? <span>{t("streak.longest", { count: longest })}</span> : null}
      </p>
      <ol aria-label={t("streak.week")} className={classes.week}>
        {week.map(({ day, mark }) => (
          <li className="relative stack items-center gap-4 dim" key={day} data-mark={mark}>
            <small aria-hidden="true">{weekday.format(new Date(`${day}T12:00:00Z`))}</small>
            <span aria-hidden="true">{mark === "done" ? <IconCheck size={16} stroke={2.4} /> : null}</span>
            <span className="only-heard">{`${dayMonth(day)}: ${t(`streak.mark.${mark}`)}`}</span>
          </li>
        ))}
      </ol>
      <p className={classes.how}>
        {t("streak.how", { count: daysOffPerWeek })} {t("streak.left", { count: daysOffLeft })}.
      </p>
    </section>
  );
}
