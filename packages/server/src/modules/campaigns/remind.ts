import { isRefusal } from "../../http/refusal.ts";
import type { JobHandler } from "../../jobs/runner.ts";
import type { Parts } from "../../parts.ts";
import { notify } from "../messaging/index.ts";
import { noteReminders } from "./campaigns.turn.queries.ts";
import { type Reminder, reminders } from "./rules/reminders.ts";
import { textIn } from "./rules/text-in.ts";

const batch = 500;

/** Tells people with open points that they will go: a week and a day before, once each. */
export const remind: JobHandler<"campaigns.remind"> = async (parts) => {
  for (const reminder of reminders) {
    while ((await remindSome(parts, reminder)) === batch);
  }
};

async function remindSome(parts: Parts, { days, kind, from, until }: Reminder): Promise<number> {
  const now = parts.clock.now();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const told = await parts.db.write({ system: true }, async (tx) => {
    const people = await noteReminders(tx, {
      ...{ days, now, limit: batch },
      ...{ from: hours(from), until: hours(until) },
    });
    for (const { client_id, user_id, points, title, locale } of people) {
      const params = { points, campaign: textIn(title, locale) };
      await notify(tx, { clientId: client_id, userId: user_id, kind, params, link: "/profile/points", now });
    }
    return people.length;
  });
  return isRefusal(told) ? 0 : told;
}
