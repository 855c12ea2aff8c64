import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { announceEvent } from "./announce.ts";
import { moveRegistration, offerSeats } from "./move-registration.ts";
import { dueReminders, lapsedIn, markReminded, sessionsWithLapsed } from "./registrations.queries.ts";
import { lockSession, sessionById } from "./sessions.queries.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Passes seats on whose offer ran out. */
    "live_sessions.lapse": Record<string, never>;
    /** Reminds people a day and an hour before. */
    "live_sessions.remind": Record<string, never>;
  }
}

const sessionsAtOnce = 200;
const remindersAtOnce = 500;

/** Offers that ran out: the next in line is asked, session by session. */
export const lapseOffers: JobHandler<"live_sessions.lapse"> = async ({ db, clock }) => {
  const now = clock.now();
  const sessions = await db.read({ system: true }, (tx) => sessionsWithLapsed(tx, now, sessionsAtOnce));
  for (const { clientId, sessionId } of sessions) {
    await db.write({ clientId }, async (tx) => {
      const session = await lockSession(tx, clientId, sessionId);
      if (!session) return;
      const scope = { clientId, session, now };
      for (const { userId } of await lapsedIn(tx, { clientId, sessionId, now })) {
        const step = { userId, from: "offered", event: "lapse", to: "lapsed" } as const;
        await moveRegistration(tx, scope, { ...step, actor: { userId: null, name: "" } });
        await announceEvent(tx, scope, { userId, kind: "events.lapsed" });
      }
      await offerSeats(tx, scope);
    });
  }
};

/** Reminders: each person once a day before, and once an hour before. */
export const remindOfSessions: JobHandler<"live_sessions.remind"> = async ({ db, clock }) => {
  const now = clock.now();
  return drainInBatches(timeBox(), async () => {
    const due = await db.read({ system: true }, (tx) => dueReminders(tx, now, remindersAtOnce));
    for (const [sessionId, people] of Map.groupBy(due, (row) => row.sessionId)) {
      const { clientId } = people[0] ?? {};
      await db.write({ clientId }, async (tx) => {
        const session = clientId && (await sessionById(tx, clientId, sessionId));
        for (const { registrationId, userId, locale, reminder } of people) {
          if (!session || !(await markReminded(tx, { clientId, registrationId, reminder }))) continue;
          await announceEvent(tx, { clientId, session, now }, { userId, locale, kind: "events.reminder" });
        }
      });
    }
    return due.length === remindersAtOnce;
  });
};

export const liveSessionJobs = defineJobs({
  "live_sessions.lapse": { run: lapseOffers, at: "* * * * *" },
  "live_sessions.remind": { run: remindOfSessions, at: "*/5 * * * *" },
});
