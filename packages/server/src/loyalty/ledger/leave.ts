import type { Tx } from "../../db/database.ts";
import { expirePot } from "./expire.ts";
import { type HoldPurpose, standingHolds } from "./ledger.holds.queries.ts";
import { lockAccounts, potsOfPerson } from "./ledger.post.queries.ts";
import { giveBack } from "./release.ts";

/**
 * A person leaves for good: everything held comes back, and everything open expires, in every pot. The postings
 * stay. Answers the released holds, so that their orders are cancelled, and the points that went.
 */
export async function releaseAndExpireAll(
  tx: Tx,
  request: { clientId: string; userId: string; now: Date; reason: string; actorId: string | null },
): Promise<{ expired: number; released: { purpose: HoldPurpose; sourceId: string; points: number }[] }> {
  const released: { purpose: HoldPurpose; sourceId: string; points: number }[] = [];
  let expired = 0;
  for (const potId of await potsOfPerson(tx, request.clientId, request.userId)) {
    const person = { ...request, potId };
    await lockAccounts(tx, request.clientId, potId, request.userId);
    for (const holdRow of await standingHolds(tx, person)) {
      await giveBack(tx, request, holdRow);
      released.push({ purpose: holdRow.purpose, sourceId: holdRow.sourceId, points: holdRow.amount });
    }
    expired += (await expirePot(tx, { ...person, everything: true })).expired;
  }
  return { expired, released };
}
