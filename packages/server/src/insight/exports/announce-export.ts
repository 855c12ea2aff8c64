import { defaultLocale } from "@trilha/contract/core/locale.ts";
import { notify, queueMail } from "../../communication/messages/index.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { askerOf, type ExportRow } from "./exports.queries.ts";
import { nameOfSchedule } from "./schedules.queries.ts";

/**
 * Tells somebody that a file is there, in the app and by mail: their own, that they have long stopped waiting for, or
 * that of a regular report. The mail leads to the file and holds nothing of it.
 */
export async function announceExport(tx: Tx, parts: Parts, row: ExportRow, now: Date): Promise<void> {
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
