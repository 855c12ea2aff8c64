import type * as contract from "@trilha/contract/core/exports/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { presentSchedule } from "./present-schedule.ts";
import { readersOf } from "./recipients.ts";
import { schedulePage } from "./schedules.queries.ts";

/** A page of the client's schedules, the newest first. */
export const listSchedules: UseCase<typeof contract.listSchedules> = (call, { query }) =>
  call.read(async (tx) => {
    const [after] = readCursor(query.cursor, ["id"]) ?? [];
    const rows = await schedulePage(tx, call.actor.clientId, { after, rows: query.limit + 1 });
    const { items, nextCursor } = pageOf(
      rows,
      query.limit,
      ({ id }) => [id],
      (row) => row,
    );
    const schedules = [];
    for (const row of items) schedules.push(await presentSchedule(tx, row));
    return { items: schedules, nextCursor };
  });

/** Staff who may be sent a report. */
export const listScheduleRecipients: UseCase<typeof contract.listScheduleRecipients> = (call, { query }) =>
  call.read(async (tx) => {
    const readers = await readersOf(tx, { clientId: call.actor.clientId, kind: query.kind });
    return { items: readers.map(({ userId, name }) => ({ userId, name, mayRead: true })) };
  });
