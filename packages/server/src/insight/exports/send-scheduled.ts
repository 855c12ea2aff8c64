import { exportDays } from "@trilha/contract/core/exports/shapes.ts";
import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import { clientZone } from "../../tenants/clients/index.ts";
import { insertExport } from "./exports.queries.ts";
import { readersOf } from "./recipients.ts";
import { nextRun } from "./rules/next-run.ts";
import { type ListedScheduleRow, noteRun, takeDueSchedule } from "./schedules.queries.ts";

const day = 24 * 60 * 60 * 1000;

/** Sends reports whose hour has come; times that nobody was there to send are sent once, not each. */
export const sendScheduled: JobHandler<"exports.send_scheduled"> = ({ db, clock }) =>
  drainInBatches(timeBox(), async () => {
    const sent = await db.write({ system: true }, async (tx) => {
      const now = clock.now();
      const schedule = await takeDueSchedule(tx, now);
      if (!schedule) return false;
      await sendReport(tx, schedule, now);
      return true;
    });
    return sent === true;
  });

/** A file for each recipient who may read the report now, made with their own rights and in their language. */
async function sendReport(tx: Tx, schedule: ListedScheduleRow, now: Date): Promise<void> {
  const { id, client_id: clientId, kind, format, personal, reason, params, recipients } = schedule;
  const readers = await readersOf(tx, { clientId, kind }, recipients);
  for (const { userId, locale } of readers) {
    const row = await insertExport(tx, {
      ...{ client_id: clientId, asked_by: userId, session_id: null, schedule_id: id },
      ...{ kind, format, personal, reason, locale, asked_at: now },
      params: JSON.stringify(params),
      expires_at: new Date(now.getTime() + exportDays * day),
    });
    const job = { clientId, exportId: row.id };
    await enqueue(tx, "exports.run", job, { maxAttempts: 4, queue: `exports ${userId}` });
  }
  await noteRun(tx, id, {
    last_at: now,
    last_sent: readers.length,
    last_left_out: recipients.length - readers.length,
    next_at: nextRun(schedule, now, await clientZone(tx, clientId)),
  });
}
