import type { SessionCard } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { readerZone, timesOf, timesThere } from "./event-times.ts";

type EventFacts = Pick<SessionCard, "startsAt" | "endsAt" | "timeZone" | "venue" | "freeSeats">;

type EventWords = {
  /** Begin and end by the reader's clock. */
  readonly here: string;
  /** The same by the clock of the event's place, where that differs. */
  readonly there: string | undefined;
  /** Seats that are free; undefined where as many come as want to. */
  readonly seats: string | undefined;
};

/** Times and seats of an event in words. */
export function useEventWords(event: EventFacts): EventWords {
  const { t } = useTranslation("learning/live-sessions");
  const { number, locale } = useFormats();
  const [zone, now] = [readerZone(), new Date()];
  const there = timesThere(event, zone, now, locale);
  const { freeSeats } = event;
  return {
    here: timesOf(event, zone, now, locale),
    there: there && t("localTime", there),
    seats:
      freeSeats === null
        ? undefined
        : freeSeats === 0
          ? t("seats.none")
          : t("seats.free", { count: freeSeats, amount: number(freeSeats) }),
  };
}
