import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { pathOf } from "../../learning/items/learn-links.ts";
import { ownLink } from "../../ui/page/own-link.ts";
import type { LearningNext } from "./home.queries.ts";
import classes from "./learning.module.css";

type Day = LearningNext["calendar"][number];

/** Noon in UTC: the same calendar day wherever it is read. */
const noon = (on: string) => new Date(`${on}T12:00:00Z`);

/** The fourteen days to come; a day with something due opens what it is. */
export function CalendarStrip({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation("home/home");
  const { locale, dayMonth } = useFormats();
  const first = days.find(({ due }) => due.length > 0);
  const [chosen, setChosen] = useState(first?.on);
  const open = days.find(({ on }) => on === chosen) ?? first;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return (
    <div className={classes.calendar}>
      <ol aria-label={t("learning.calendar")}>
        {days.map(({ on, due }, index) => {
          const inside = (
            <>
              <small aria-hidden="true">{weekday.format(noon(on)).replace(".", "")}</small>
              <b aria-hidden="true">{noon(on).getUTCDate()}</b>
              <span className="only-heard">
                {dayMonth(on)}
                {due.length > 0 ? `: ${t("learning.dueCount", { count: due.length })}` : ""}
              </span>
            </>
          );
          return (
            <li key={on} aria-current={index === 0 ? "date" : undefined}>
              {due.length > 0 ? (
                <button type="button" aria-pressed={on === open?.on} onClick={() => setChosen(on)}>
                  {inside}
                </button>
              ) : (
                <span className={classes.day}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
      {open ? (
        <ul aria-live="polite">
          {open.due.map((course) => (
            <li key={course.id}>
              <Link {...ownLink(pathOf(course))}>{course.title}</Link>
              <span>{t("learning.due", { date: dayMonth(open.on) })}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
