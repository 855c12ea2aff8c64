import type { Tx } from "../../db/database.ts";
import { type HashedRow, hashedBetween, type SealRow, sealAfter } from "./ledger.seal.queries.ts";
import { genesis, sealHash } from "./seal-hash.ts";

/** Result of replaying a client's hash chain: how far they reach, and every row that is not as it was sealed. */
export interface SealCheck {
  readonly seals: number;
  readonly transactions: number;
  /** Hash of the last seal, hex: kept elsewhere it proves that nothing was cut off the end. */
  readonly head: string;
  readonly faults: readonly string[];
}

export async function checkSeals(tx: Tx, clientId: string): Promise<SealCheck> {
  const faults: string[] = [];
  let previous = genesis as Buffer;
  let reached = "0";
  let number = 0;
  let transactions = 0;
  for (;;) {
    const seal = await sealAfter(tx, clientId, number);
    if (!seal) break;
    const name = `seal ${seal.number} of client ${clientId}`;
    if (seal.number !== number + 1)
      faults.push(`${name}: ${seal.number - number - 1} seals before it are gone`);
    if (!seal.previous.equals(previous) || seal.firstMadeIn !== reached) {
      faults.push(`${name} does not follow the one before it`);
    }
    if (!seal.hash.equals(sealHash(clientId, seal))) faults.push(`${name} was changed`);
    const rows = await hashedBetween(tx, clientId, seal.firstMadeIn, seal.endMadeIn);
    faults.push(...touched(seal, rows).map((fault) => `${fault} (${name})`));
    transactions += seal.transactionIds.length;
    ({ number, hash: previous, endMadeIn: reached } = seal);
  }
  return { seals: number, transactions, head: previous.toString("hex"), faults };
}

function touched(seal: SealRow, rows: readonly HashedRow[]): string[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  const sealed = new Set(seal.transactionIds);
  const changed = seal.transactionIds.flatMap((id, at) => {
    const row = now.get(id);
    if (!row) return [`transaction ${id} is gone`];
    return seal.hashes[at]?.equals(row.hash)
      ? []
      : [`transaction ${id} «${row.key}» or an entry of it was changed`];
  });
  const added = rows.filter(({ id }) => !sealed.has(id));
  return [...changed, ...added.map(({ id, key }) => `transaction ${id} «${key}» was added later`)];
}
