import { IconLock, IconMapPin, IconVideo } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { SessionCard } from "@trilha/contract/learning/live-sessions/shapes.ts";
import type { RegistrationState } from "@trilha/contract/learning/live-sessions/states.ts";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { useAudienceLockWords } from "../../members/eligibility/use-audience-lock-words.ts";
import { LanguageMark } from "../../ui/badge/LanguageMark.tsx";
import { ownLink } from "../../ui/page/own-link.ts";
import { EventWorth } from "./EventWorth.tsx";
import classes from "./events.module.css";
import { RegistrationBadge } from "./RegistrationBadge.tsx";
import { StageBadge } from "./StageBadge.tsx";
import { useEventWords } from "./use-event-words.ts";

/** Registrations that are worth a badge in a list: the person is in it, or is waited for. */
const shown = new Set<RegistrationState>([
  ...(["requested", "invited", "waiting"] as const),
  ...(["offered", "registered", "checked_in"] as const),
]);

/** Day an event begins on, as a leaf of a calendar; the heading above says the same to who hears it. */
function DayTile({ at }: { at: Date }) {
  const locale = useLocale();
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(at).replace(".", "");
  return (
    <span className={classes.tile} aria-hidden="true">
      <small>{part({ month: "short" })}</small>
      <b>{part({ day: "numeric" })}</b>
      <small>{part({ weekday: "short" })}</small>
    </span>
  );
}

/** One event of the agenda: what, when and where, whether there is a seat for me, and what it gives. */
export function EventCard({ event }: { event: SessionCard }) {
  const { t } = useTranslation("learning/live-sessions");
  const words = useAudienceLockWords();
  const { here, there, seats } = useEventWords(event);
  const { venue, online, stage, registration, locks, worth } = event;
  const [lock] = locks;
  const Where = online ? IconVideo : IconMapPin;
  const place = [venue ? `${venue.name}, ${venue.city}` : "", online ? t("onlineEvent") : ""]
    .filter(Boolean)
    .join(" · ");
  const isOver = stage === "finished" || stage === "canceled";
  return (
    <li className={classes.card} data-quiet={isOver || lock !== undefined || undefined}>
      <Link {...ownLink(`/events/${event.id}`)} className={classes.open}>
        <DayTile at={new Date(event.startsAt)} />
        <span className={classes.words}>
          <span className="row wrap gap-6-8">
            <strong lang={event.locale} className={classes.name}>
              {event.title}
            </strong>
            <LanguageMark locale={event.locale} />
          </span>
          <span className="small numbers">
            {here}
            {there ? <span className="block">{there}</span> : null}
          </span>
          {place ? (
            <span className={classes.place}>
              <Where size={16} stroke={1.8} aria-hidden="true" />
              {place}
            </span>
          ) : null}
          <span className="row wrap gap-6-8">
            {registration && shown.has(registration) && stage !== "canceled" ? (
              <RegistrationBadge state={registration} />
            ) : (
              <StageBadge stage={stage} />
            )}
            {stage === "opened" && seats ? <span className="small">{seats}</span> : null}
            {isOver ? null : <EventWorth worth={worth} />}
          </span>
          {lock ? (
            <span className={classes.lock}>
              <IconLock size={16} stroke={1.8} aria-hidden="true" />
              {words(lock).short}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
