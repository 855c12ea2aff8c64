import type { Conversion } from "@trilha/contract/core/files/conversion.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Findings } from "./files.queries.ts";

/** Notes how far a conversion is, unless it has ended meanwhile. */
export async function noteConversion(
  tx: Tx,
  { fileId, clientId }: { fileId: string; clientId: string },
  conversion: Conversion,
): Promise<void> {
  await pendingConversion(tx, { fileId, clientId })
    .set({ facts: JSON.stringify({ conversion }) })
    .execute();
}

/** Puts what a conversion made in the place of what was sent; false when the file is gone or its conversion has ended. */
export async function takeConverted(
  tx: Tx,
  { fileId, clientId }: { fileId: string; clientId: string },
  made: Pick<Findings, "type" | "size" | "sha256" | "facts"> & { key: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await pendingConversion(tx, { fileId, clientId })
    .set({
      ...{ storage_key: made.key, name: made.name, sniffed_type: made.type, size: made.size },
      ...{ sha256: made.sha256, facts: JSON.stringify(made.facts) },
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const pendingConversion = (tx: Tx, { fileId, clientId }: { fileId: string; clientId: string }) =>
  tx
    .updateTable("files")
    .where("id", "=", fileId)
    .where("client_id", "=", clientId)
    .where("state", "=", "ready")
    .where(sql<boolean>`facts->'conversion'->>'state' in ('waiting', 'running')`);
