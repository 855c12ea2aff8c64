import type { Schedule } from "@trilha/contract/core/exports/schedule-shapes.ts";
import type { Tx } from "../../db/database.ts";
import { presentRecipients } from "./recipients.ts";
import type { ListedScheduleRow } from "./schedules.queries.ts";

/** A schedule with its recipients as they stand now, and the last time it ran. */
export async function presentSchedule(tx: Tx, row: ListedScheduleRow): Promise<Schedule> {
  const { id, name, kind, format, reason, every, day, hour, next_at, version } = row;
  return {
    ...{ id, name, kind, format, reason, version },
    when: { every, day, hour },
    recipients: await presentRecipients(tx, { clientId: row.client_id, kind }, row.recipients),
    paused: next_at === null,
    nextAt: next_at?.toISOString() ?? null,
    last: row.last_at && {
      at: row.last_at.toISOString(),
      sent: row.last_sent ?? 0,
      leftOut: row.last_left_out ?? 0,
      failed: row.failed,
    },
  };
}
