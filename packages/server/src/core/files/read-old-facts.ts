import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Parts } from "../../parts.ts";
import { drainInBatches, timeBox } from "../jobs/catch-up.ts";
import type { JobHandler } from "../jobs/handler.ts";
import { isRefusal } from "../refusal.ts";
import { factsOf } from "./facts/file-facts.ts";
import { type FileRow, filesWithoutFacts, keepFacts } from "./files.queries.ts";

const batch = 20;

/**
 * Reads the length or the pages of course files that were uploaded before the server did. Without them a share of a film or
 * a document is never reached: nothing of it counts until this has run. A file that is damaged or gone is marked, so that it
 * is read once; where the store is out of reach the file waits for the next run.
 */
export const readOldFacts: JobHandler<"files.read_facts"> = (parts) => {
  let after: string | null = null;
  return drainInBatches(timeBox(), async () => {
    const rows = await parts.db.read({ system: true }, (tx) => filesWithoutFacts(tx, after, batch));
    for (const row of rows) await readOne(parts, row);
    after = rows.at(-1)?.id ?? null;
    return rows.length === batch;
  });
};

async function readOne(parts: Parts, row: FileRow): Promise<void> {
  const { store } = parts.outside;
  const { id, storage_key: key, sniffed_type: type } = row;
  try {
    const size = await store.size(key);
    const kind = row.kind as FileKind;
    const facts = size === undefined || !type ? undefined : await factsOf(store, { key, kind, type, size });
    const known = !facts || isRefusal(facts) ? { unreadable: true as const } : facts;
    await parts.db.write({ system: true }, (tx) => keepFacts(tx, id, known));
  } catch (error) {
    parts.log.warn({ err: error, fileId: id }, "the facts of a file cannot be read yet");
  }
}
