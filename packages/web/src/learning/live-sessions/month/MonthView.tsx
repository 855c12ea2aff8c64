import { useQuery } from "@tanstack/react-query";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { useTranslation } from "react-i18next";
import { calendarDay } from "../../../core/lists/read-filters.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { EventCard } from "../EventCard.tsx";
import { byDay, readerZone } from "../event-times.ts";
import { aroundQuery, daysQuery } from "../events.queries.ts";
import { MonthGrid, type MonthMark } from "./MonthGrid.tsx";
import classes from "./month.module.css";
import { weeksOf } from "./month-days.ts";

/** Marks of the days of a grid on which something begins. */
function useMarks(weeks: readonly (readonly string[])[]): ReadonlyMap<string, MonthMark> {
  const { t } = useTranslation("learning/live-sessions");
  const { number } = useFormats();
  const [first = "", last = ""] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  // Marks that cannot be read now leave a month to choose days from; the chosen day says what went wrong.
  const { data } = useQuery(daysQuery(first, last, readerZone()));
  return new Map(
    data?.days.map(({ day, events, own }) => {
      const count = t("month.events", { count: events, amount: number(events) });
      return [day, { own, words: own ? `${count}, ${t("month.own")}` : count }];
    }),
  );
}

/** A month with its events as marks, and the events of the chosen day beside it. */
export function MonthView() {
  const { t } = useTranslation("learning/live-sessions");
  const { locale, deadline } = useFormats();
  const [values, change] = useUrlFilters();
  const today = localDay(new Date(), readerZone());
  const day = calendarDay(values, "day") ?? today;
  const marks = useMarks(weeksOf(day.slice(0, 7), locale));
  const query = useQuery(aroundQuery(day));
  return (
    <div className={classes.view}>
      <MonthGrid day={day} today={today} marks={marks} onChange={(chosen) => change({ day: chosen })} />
      <section aria-labelledby="chosen-day" aria-live="polite">
        <h2 className="mb-8 text-16 weight-650" id="chosen-day">
          {deadline(day)}
        </h2>
        <QueryState query={query} skeleton={<ListSkeleton rows={2} />}>
          {(events) => {
            const under = byDay(events, readerZone()).find((one) => one.day === day)?.events ?? [];
            return under.length === 0 ? (
              <p className="hint">{t("month.none")}</p>
            ) : (
              <ul className="plain stack gap-12">
                {under.map((event) => (
                  <EventCard key={event.id} event={event} />
                ))}
              </ul>
            );
          }}
        </QueryState>
      </section>
    </div>
  );
}
