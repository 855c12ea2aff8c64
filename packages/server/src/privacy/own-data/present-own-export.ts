import type { OwnExport } from "@trilha/contract/privacy/own-data/shapes.ts";
import type { SignedCall } from "../../core/call.ts";
import { signedUntil } from "../../core/picture-address.ts";
import { readerOf } from "../../core/reader.ts";
import type { OwnExportRow } from "./privacy.queries.ts";

/** Where a file with somebody's data lies. */
export const ownExportKey = (id: string) => `own-data/${id}.zip`;

export function presentOwnExport(call: SignedCall, row: OwnExportRow): OwnExport {
  const { clientId } = call.actor;
  const url =
    row.file_key && clientId
      ? call.parts.outside.store.readUrl(row.file_key, {
          type: "application/zip",
          fileName: `trilha-${row.asked_at.toISOString().slice(0, 10)}.zip`,
          expiresAt: signedUntil(call.now),
          reader: readerOf({ ...call.actor, clientId }),
        })
      : null;
  return {
    ...{ id: row.id, state: row.state, done: row.done, total: row.total, bytes: row.bytes, url },
    askedAt: row.asked_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  };
}
