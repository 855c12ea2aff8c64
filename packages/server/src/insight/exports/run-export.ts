import { exportPatience } from "@trilha/contract/core/exports/shapes.ts";
import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { defaultLocale, localize } from "@trilha/contract/core/locale.ts";
import { notify, queueMail } from "../../communication/messages/index.ts";
import { loadActor, loadMember } from "../../core/actor.ts";
import { type MemberCall, signedCall } from "../../core/call.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { askerOf, type ExportRow, endExport, noteRows, takeExport } from "./exports.queries.ts";
import type { ExportCell } from "./kinds/kind.ts";
import { requesterLine } from "./kinds/words.ts";
import { fileKey, fileTypes } from "./present-export.ts";
import { mayExport, readRows } from "./reading.ts";
import { nameOfSchedule } from "./schedules.queries.ts";

/**
 * Tells somebody that a file is there, in the app and by mail: their own, that they have long stopped waiting for, or
 * that of a regular report. The mail leads to the file and holds nothing of it.
 */
async function announceExport(tx: Tx, parts: Parts, row: ExportRow, now: Date): Promise<void> {
  const { client_id: clientId, asked_by: userId } = row;
  await notify(tx, { clientId, userId, kind: "export.ready", params: {}, link: "/admin/exports", now });
  const asker = await askerOf(tx, userId);
  if (!asker?.email) return;
  const addressed = { clientId, userId, to: asker.email, locale: asker.locale ?? defaultLocale };
  const params = { firstName: asker.firstName, link: `${parts.settings.http.publicUrl}/admin/exports` };
  const report = row.schedule_id ? await nameOfSchedule(tx, row.schedule_id) : undefined;
  if (report === undefined) await queueMail(tx, parts, { ...addressed, template: "export_ready", params });
  else await queueMail(tx, parts, { ...addressed, template: "report_ready", params: { ...params, report } });
}

/** Rows between two looks at how far it is. */
const step = 1_000;

/**
 * Makes one file: reads as its asker, with the rights they have now, puts it into the store and says so. One that broke
 * off is begun anew; at the last try it is given up and told as broken.
 */
export const runExport: JobHandler<"exports.run"> = async (parts, { clientId, exportId }, attempt) => {
  const { db, clock } = parts;
  const scope = { clientId };
  const row = await db.write(scope, async (tx) => (await takeExport(tx, clientId, exportId)) ?? null);
  if (!row || !("id" in row)) return;
  const fail = (failure: "too_long" | "not_allowed" | "broken") =>
    db.write(scope, async (tx) => {
      await endExport(tx, row.id, { state: "failed", failure }, clock.now());
    });
  try {
    const call = await askerCall(parts, row);
    if (!call || !mayExport(call.actor, row)) return void (await fail("not_allowed"));
    let reported = 0;
    const rows = await readRows(call, row, async (read) => {
      if (read - reported < step) return;
      reported = read;
      await db.write(scope, (tx) => noteRows(tx, row.id, read));
    });
    if (!Array.isArray(rows)) return void (await fail(rows));
    const count = rows.length - 1;
    const bytes = await fileOf(parts, row, rows, row.personal ? requester(call, row) : undefined);
    const file_key = fileKey(row);
    await parts.outside.store.put(file_key, bytes, fileTypes[row.format]);
    const now = clock.now();
    const late = now.getTime() - row.asked_at.getTime() > exportPatience * 1000;
    await db.write(scope, async (tx) => {
      const ended = await endExport(tx, row.id, { state: "done", file_key, rows: count }, now);
      if (ended && (late || !row.session_id)) await announceExport(tx, parts, row, now);
    });
  } catch (error) {
    if (attempt.attempt >= attempt.maxAttempts) await fail("broken");
    throw error;
  }
};

/** The asker's own call, as of now: undefined once they are gone, signed out or out of the client; a regular report needs no session. */
async function askerCall(parts: Parts, row: ExportRow): Promise<MemberCall | undefined> {
  const now = parts.clock.now();
  const { asked_by: sub, session_id: sid, client_id: cid, locale } = row;
  // A regular report is read by its reader's rights, without a session of theirs.
  const actor = sid
    ? await loadActor(parts.db, { sub, sid, cid }, now)
    : await loadMember(parts.db, { userId: sub, clientId: cid }, now);
  if (actor?.status !== "active") return undefined;
  const facts = { parts, locale, now, requestId: `export ${row.id}`, ip: "", userAgent: "", host: "" };
  return signedCall(facts, actor, undefined) as MemberCall;
}

/** Line of a file that names people: who asked, when and what for. */
const requester = ({ actor, locale }: MemberCall, { asked_at, reason }: ExportRow): string =>
  localize(requesterLine, locale, { name: actor.name, when: asked_at.toISOString(), reason: reason ?? "" });

/** Rows alone are data: a workbook says on a sheet of its own who asked for it, a CSV by its name. */
function fileOf(
  parts: Parts,
  { kind, format }: ExportRow,
  rows: ExportCell[][],
  about: string | undefined,
): Promise<Uint8Array> {
  if (format === "xlsx") return parts.outside.sheets.write({ title: kind, rows, ...(about && { about }) });
  return Promise.resolve(Buffer.from(csvOf(rows)));
}
