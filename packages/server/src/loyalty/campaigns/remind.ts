import { notify } from "../../communication/messages/index.ts";
import { drainInBatches } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import { type LotPlace, noteReminders } from "./campaigns.begin-and-end.queries.ts";
import { textIn } from "./rules/text-in.ts";

/** Lots looked at in one statement. */
const batch = 500;

/** A word before points go: in how many days, and to whose points' end it still lies between so many hours. */
interface Reminder {
  readonly days: number;
  readonly kind: "points.expire_in_a_week" | "points.expire_in_a_day";
  readonly from: number;
  readonly until: number;
}

const day = 24;

/** A week and a day before. Who comes to points in the last day is told of that day alone. */
const reminders: readonly Reminder[] = [
  { days: 7, kind: "points.expire_in_a_week", from: day, until: 7 * day },
  { days: 1, kind: "points.expire_in_a_day", from: 0, until: day },
];

/** Tells people with open points that they will go: a week and a day before, once each. */
export const remind: JobHandler<"campaigns.remind"> = async (parts) => {
  for (const reminder of reminders) {
    let last: LotPlace | undefined;
    // People told before are passed over: one pass, however long, since the next begins at the front again.
    await drainInBatches(
      () => false,
      async () => {
        last = await remindSome(parts, reminder, last);
        return last !== undefined;
      },
    );
  }
};

/** Answers where to look on; undefined when all are told. */
async function remindSome(
  parts: Parts,
  { days, kind, from, until }: Reminder,
  after: LotPlace | undefined,
): Promise<LotPlace | undefined> {
  const now = parts.clock.now();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const outcome = await parts.db.write({ system: true }, async (tx) => {
    const { people, last } = await noteReminders(tx, {
      ...{ days, now, after, limit: batch },
      ...{ from: hours(from), until: hours(until) },
    });
    for (const { client_id, user_id, points, title, locale } of people) {
      const params = { points, campaign: textIn(title, locale) };
      await notify(tx, { clientId: client_id, userId: user_id, kind, params, link: "/profile/points", now });
    }
    return { last };
  });
  return isRefusal(outcome) ? undefined : outcome.last;
}
