import { IconCalendarPlus, IconMapPin, IconVideo } from "@tabler/icons-react";
import { calendarFile } from "@trilha/contract/core/calendar-file.ts";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { saveText } from "../../../ui/act/save-text.ts";
import { Button } from "../../../ui/controls/button.ts";
import { EventWorth } from "../EventWorth.tsx";
import { useEventWords } from "../use-event-words.ts";
import { calendarEntry } from "./calendar-entry.ts";
import classes from "./event.module.css";

function Outside({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  const { t } = useTranslation("learning/live-sessions");
  return (
    <a href={href} target="_blank" rel="noreferrer" className={classes.outside}>
      {icon}
      {children}
      <span className="only-heard">{t("page.newWindow")}</span>
    </a>
  );
}

/** Venue with its map and the way there, and the room on the line for who is registered. */
function Where({ event: { venue, place, online, link } }: { event: SessionPage }) {
  const { t } = useTranslation("learning/live-sessions");
  return (
    <>
      {venue ? (
        <>
          <span className="weight-550">{venue.name}</span>
          <span>{[place?.address, venue.city].filter(Boolean).join(", ")}</span>
        </>
      ) : null}
      {place?.mapLink ? (
        <Outside href={place.mapLink} icon={<IconMapPin size={18} stroke={1.8} aria-hidden="true" />}>
          {t("page.map")}
        </Outside>
      ) : null}
      {online ? <span className="weight-550">{t("onlineEvent")}</span> : null}
      {link ? (
        <Outside href={link} icon={<IconVideo size={18} stroke={1.8} aria-hidden="true" />}>
          {t("page.room")}
        </Outside>
      ) : null}
      {place?.directions ? (
        <details className={classes.directions}>
          <summary>{t("page.directions")}</summary>
          <p>{place.directions}</p>
        </details>
      ) : null}
    </>
  );
}

/** When, where, seats, the last moment to register, and what being there gives. */
export function EventFacts({ event }: { event: SessionPage }) {
  const { t } = useTranslation("learning/live-sessions");
  const { day, deadlineTime } = useFormats();
  const words = useEventWords(event);
  const { stage, worth, earned, freeSeats, waitingList, startsAt } = event;
  const isOver = stage === "finished" || stage === "canceled";
  const seats = freeSeats === 0 && waitingList ? t("seats.line") : (words.seats ?? t("seats.unlimited"));
  const save = () =>
    saveText(
      "event.ics",
      calendarFile([calendarEntry(event, new URL(location.href))], new Date()),
      "text/calendar;charset=utf-8",
    );
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t("page.when")}</dt>
        <dd>
          <span className="weight-550">{day(new Date(startsAt))}</span>
          <span className="numbers">{words.here}</span>
          {words.there ? <span className="small numbers">{words.there}</span> : null}
          <Button
            variant="subtle"
            className={classes.calendar}
            leftSection={<IconCalendarPlus size={18} stroke={1.7} aria-hidden="true" />}
            onClick={save}
          >
            {t("page.calendar")}
          </Button>
        </dd>
      </div>
      {event.venue || event.online ? (
        <div>
          <dt>{t("page.where")}</dt>
          <dd>
            <Where event={event} />
          </dd>
        </div>
      ) : null}
      {isOver ? null : (
        <>
          <div>
            <dt>{t("page.seats")}</dt>
            <dd aria-live="polite">{seats}</dd>
          </div>
          {stage === "opened" || stage === "no_vacancy" || stage === "closed" ? (
            <div>
              <dt>{t("page.until")}</dt>
              <dd>{deadlineTime(new Date(event.registrationUntil))}</dd>
            </div>
          ) : null}
          <div>
            <dt>{t("page.checkInFrom")}</dt>
            <dd>{deadlineTime(new Date(event.checkIn.from))}</dd>
          </div>
        </>
      )}
      {worth && !earned ? (
        <div>
          <dt>{t("page.worth")}</dt>
          <dd>
            <EventWorth worth={worth} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
