import { createHash } from "node:crypto";
import type { SealRow } from "./ledger.seal.queries.ts";

/** Genesis hash of a client's chain. */
export const genesis = Buffer.alloc(32);

/** The hash of a seal: over the one before it and everything it says itself. */
export function sealHash(clientId: string, seal: Omit<SealRow, "hash">): Buffer {
  const hash = createHash("sha256");
  hash.update(`${clientId} ${seal.number} ${seal.firstMadeIn} ${seal.endMadeIn} `);
  hash.update(seal.transactionIds.join(","));
  hash.update(seal.previous);
  for (const one of seal.hashes) hash.update(one);
  return hash.digest();
}
