import { defaultLocale } from "@trilha/contract/core/locale.ts";
import { notify, queueMail } from "../../communication/messages/index.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { personToLeave } from "./leaving.queries.ts";
import type { OwnExportRow } from "./privacy.queries.ts";

/** Says that the file is there, and so also that somebody asked for it. */
export async function announceOwnExport(tx: Tx, parts: Parts, row: OwnExportRow): Promise<void> {
  const { client_id: clientId, user_id: userId } = row;
  const now = parts.clock.now();
  if (clientId) {
    await notify(tx, { clientId, userId, kind: "own_data.ready", params: {}, link: "/profile/data", now });
  }
  const person = await personToLeave(tx, userId);
  if (!person?.email) return;
  await queueMail(tx, parts, {
    ...{ clientId, userId, to: person.email, locale: person.locale ?? defaultLocale },
    template: "own_data_ready",
    params: { firstName: person.firstName, link: `${parts.settings.http.publicUrl}/profile/data` },
  });
}
