import type { Target } from "./level.queries.ts";

/** Outlook on reaching an amount of experience. */
export type Outlook = "reached" | "onTrack" | "late" | "tooSlow" | "open" | "over";

/** §earning-rules#forecast The forecast in a word; `today` and `lastDay` are calendar days where the person is. */
export function outlookOf(
  { remaining, on, inTime }: Pick<Target, "remaining" | "on" | "inTime">,
  { today, lastDay }: { readonly today: string; readonly lastDay: string },
): Outlook {
  if (remaining === 0) return "reached";
  if (today > lastDay) return "over";
  if (inTime === null) return "open";
  if (inTime) return "onTrack";
  return on ? "late" : "tooSlow";
}

/** The calendar day somewhere, YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}
