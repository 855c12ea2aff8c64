import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import classes from "./month.module.css";
import { addMonths, dayAfterKey, dayInMonth, weeksOf } from "./month-days.ts";

/** Mark of a day: that there is something, or something of one's own; `words` say it to who does not see it. */
export type MonthMark = { readonly own: boolean; readonly words: string };

type Props = {
  /** The chosen day, whose month is shown. */
  day: string;
  today: string;
  marks: ReadonlyMap<string, MonthMark>;
  onChange: (day: string) => void;
};

/** Noon in UTC: the same calendar day wherever it is read. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A month of days to choose one from (WAI-ARIA date grid): arrows go by day and week, page keys by month. */
export function MonthGrid({ day, today, marks, onChange }: Props) {
  const { t } = useTranslation("learning/live-sessions");
  const { locale, dayMonth } = useFormats();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const month = day.slice(0, 7);
  const weeks = weeksOf(month, locale);
  const name = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const weekday = (width: "long" | "short") =>
    new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" });

  // Focus follows the day that a key chose, over a change of the month too.
  useLayoutEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    byKey.current = false;
  }, [day]);
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, day, locale);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    onChange(next);
  };
  const turn = (months: number) => onChange(dayInMonth(day, addMonths(month, months)));
  return (
    <div className={classes.month}>
      <div className="row between">
        <ActionIcon size={44} aria-label={t("month.before")} onClick={() => turn(-1)}>
          <IconChevronLeft size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <h2 className={classes.name} id={id} aria-live="polite">
          {name.format(noon(`${month}-01`))}
        </h2>
        <ActionIcon size={44} aria-label={t("month.after")} onClick={() => turn(1)}>
          <IconChevronRight size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table whose cells are chosen from */}
      <table ref={grid} role="grid" aria-labelledby={id} onKeyDown={press}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" abbr={weekday("long").format(noon(each))}>
                {weekday("short").format(noon(each)).replace(".", "")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => {
                const mark = marks.get(each);
                return (
                  <td key={each}>
                    <button
                      type="button"
                      data-day={each}
                      data-outside={each.slice(0, 7) !== month || undefined}
                      tabIndex={each === day ? 0 : -1}
                      aria-pressed={each === day}
                      aria-current={each === today ? "date" : undefined}
                      aria-label={[dayMonth(each), mark?.words].filter(Boolean).join(": ")}
                      onClick={() => onChange(each)}
                    >
                      {noon(each).getUTCDate()}
                      {mark ? <i data-own={mark.own || undefined} aria-hidden="true" /> : null}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
