import type { ScheduleRecipient } from "@trilha/contract/core/exports/schedule-shapes.ts";
import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import { permissionsOf } from "@trilha/contract/permissions.ts";
import type { Tx } from "../../db/database.ts";
import { mayExport } from "./reading.ts";
import { namesOf, type StaffRow, staffOf } from "./schedules.queries.ts";

/** §loyalty#scheduled-reports Staff who may read a report as things are now: all, or those among some people. */
export async function readersOf(
  tx: Tx,
  report: { clientId: string; kind: ExportKind },
  among?: readonly string[],
): Promise<StaffRow[]> {
  const { clientId, kind } = report;
  const staff = await staffOf(tx, clientId, among);
  return staff.filter((person) =>
    mayExport({ permissions: permissionsOf(person), modules: person.modules }, { kind }),
  );
}

/** Recipients with their names, and whether each may read the report now. */
export async function presentRecipients(
  tx: Tx,
  report: { clientId: string; kind: ExportKind },
  userIds: readonly string[],
): Promise<ScheduleRecipient[]> {
  const readers = new Set((await readersOf(tx, report, userIds)).map(({ userId }) => userId));
  const names = await namesOf(tx, report.clientId, userIds);
  return userIds.map((userId) => ({
    userId,
    name: names.get(userId) ?? "–",
    mayRead: readers.has(userId),
  }));
}
