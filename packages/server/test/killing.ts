// Processes that end as in a power cut, and what must be there afterwards.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../src/db/database.ts";
import { verifyLedger } from "../src/loyalty/ledger/index.ts";
import { sealBlock } from "../src/loyalty/ledger/seal.ts";

/** Kills a process at a random moment within so many milliseconds; it cannot answer, undo or tidy up. */
export async function killWithin(child: ChildProcess, milliseconds: number): Promise<void> {
  const exited = once(child, "exit");
  await sleep(Math.random() * milliseconds);
  child.kill("SIGKILL");
  await exited;
}

/** Awards that were answered and are not in the books, by key, and what is wrong with the books once all is sealed. */
export async function lostIn(
  db: Database,
  clientId: string,
  answered: ReadonlySet<string>,
): Promise<{ missing: string[]; faults: string[] }> {
  const missing = await db.read({ clientId }, async (tx) => {
    const rows = await tx
      .selectFrom("ledger_transactions")
      .select("key")
      .where("client_id", "=", clientId)
      .where("type", "=", "award")
      .execute();
    const keys = new Set(rows.map(({ key }) => key));
    return [...answered].filter((key) => !keys.has(key));
  });
  while (await sealBlock(db, clientId, new Date()));
  const books = await verifyLedger(db, { clientId });
  return { missing, faults: books.flatMap(({ faults }) => faults) };
}
