import { BatchSize } from "../../core/jobs/batch-size.ts";
import { drainInTurn, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Database, Tx } from "../../db/database.ts";
import { clientsToSeal, insertSeal, lastSeal, nextBlock, takeSealer } from "./ledger.seal.queries.ts";
import { genesis, sealHash } from "./seal-hash.ts";

/** Transactions a seal covers. */
const blockSize = new BatchSize("ledger.seal", { start: 1_000, least: 100, most: 4_000 });

/** Seals what has come since, a block of each client in turn; each block is a transaction of its own. */
export const sealLedger: JobHandler<"ledger.seal"> = async ({ db, clock }) => {
  const clients = await db.read({ system: true }, clientsToSeal);
  return drainInTurn(timeBox(), clients, (clientId) => sealBlock(db, clientId, clock.now()));
};

/** Seals the next block of a client; false when there is none, or another process is at it. */
export async function sealBlock(db: Database, clientId: string, now: Date): Promise<boolean> {
  const sealed = await blockSize.run(
    (size) => db.write({ system: true }, (tx) => sealNext(tx, clientId, { size, now })),
    (count, size) => !isRefusal(count) && count >= size,
  );
  return !isRefusal(sealed) && sealed > 0;
}

/** Answers how many transactions the block has. */
async function sealNext(
  tx: Tx,
  clientId: string,
  { size, now }: { size: number; now: Date },
): Promise<number> {
  if (!(await takeSealer(tx, clientId))) return 0;
  const last = await lastSeal(tx, clientId);
  const firstMadeIn = last?.endMadeIn ?? "0";
  const block = await nextBlock(tx, clientId, { from: firstMadeIn, size });
  if (!block) return 0;
  const seal = {
    number: (last?.number ?? 0) + 1,
    firstMadeIn,
    endMadeIn: block.end,
    transactionIds: block.rows.map(({ id }) => id),
    hashes: block.rows.map(({ hash }) => hash),
    previous: last?.hash ?? genesis,
  };
  await insertSeal(tx, clientId, { ...seal, hash: sealHash(clientId, seal) }, now);
  return block.rows.length;
}
