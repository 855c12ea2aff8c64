import { defaultLocale } from "@trilha/contract/core/locale.ts";
import { notify, queueMail } from "../../communication/messages/index.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { askerOf, type ExportRow } from "./exports.queries.ts";

/** Tells somebody who has long stopped waiting that their file is there: in the app, and by mail. */
export async function announceExport(tx: Tx, parts: Parts, row: ExportRow, now: Date): Promise<void> {
  const { client_id: clientId, asked_by: userId } = row;
  await notify(tx, { clientId, userId, kind: "export.ready", params: {}, link: "/admin/exports", now });
  const asker = await askerOf(tx, userId);
  if (!asker?.email) return;
  await queueMail(tx, parts, {
    ...{ clientId, userId, to: asker.email, locale: asker.locale ?? defaultLocale },
    template: "export_ready",
    params: { firstName: asker.firstName, link: `${parts.settings.http.publicUrl}/admin/exports` },
  });
}
