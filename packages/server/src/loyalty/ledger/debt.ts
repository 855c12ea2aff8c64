import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { changeLots, openLots, owedLots, type PersonPot } from "./ledger.lots.queries.ts";
import { lockAccounts, transactionByKey } from "./ledger.post.queries.ts";
import { hashOf, type PostingSource, post, postSurely } from "./posting.ts";
import { draw } from "./rules/draw.ts";
import { payOff } from "./rules/pay-off.ts";

/**
 * Pays a debt back from the person's cleared points, as far as they go: the lots that expire first pay, the oldest
 * debt is paid first. Answers the points paid. `cause` makes it single: whatever let points clear or a debt arise.
 * `cameBack`: a lot whose points were given back for what fell; it pays even when its date is over, since the debt is for
 * those very points.
 */
export async function settleDebt(
  tx: Tx,
  debt: PersonPot & {
    cause: string;
    source: PostingSource;
    now: Date;
    actorId: string | null;
    cameBack?: number | undefined;
  },
): Promise<number> {
  const { clientId, potId, userId, now } = debt;
  const accounts = await lockAccounts(tx, clientId, potId, userId);
  if (accounts.debt.balance === 0 || accounts.cleared.balance === 0) return 0;
  const lots = (await openLots(tx, debt)).map((lot) =>
    lot.id === debt.cameBack && lot.expiresAt <= now
      ? { ...lot, expiresAt: new Date(now.getTime() + 1) }
      : lot,
  );
  const { shares, missing } = draw(lots, -accounts.debt.balance, now, "cleared");
  const paid = -accounts.debt.balance - missing;
  if (paid === 0) return 0;
  const debts = payOff(await owedLots(tx, debt), paid);
  await postSurely(tx, {
    ...debt,
    key: `repay:${debt.cause}`,
    request: [potId, userId, paid],
    type: "repay",
    points: { cleared: -paid, debt: paid },
  });
  await changeLots(tx, clientId, [
    ...shares.map(({ lotId, points }) => ({ id: lotId, open: -points, repaid: points })),
    ...debts.map(({ lotId, points }) => ({ id: lotId, owed: -points, reversed: points })),
  ]);
  return paid;
}

/**
 * Forgives so much of a person's debt; the company bears it. Refuses `ledger.insufficient_points` when less is
 * owed, `ledger.key_reused`.
 */
export async function writeOff(
  tx: Tx,
  relief: PersonPot & {
    key: string;
    points: number;
    source: PostingSource;
    now: Date;
    actorId: string | null;
    reason: string;
  },
): Promise<{ debt: number } | Refusal> {
  const { clientId, potId, userId, points } = relief;
  if (!Number.isSafeInteger(points) || points <= 0)
    throw new RangeError("a write-off is a whole number above 0");
  const { debt } = await lockAccounts(tx, clientId, potId, userId);
  const request = [potId, userId, points, relief.source.type, relief.source.id];
  const earlier = await transactionByKey(tx, clientId, relief.key);
  if (earlier) {
    return earlier.hash === hashOf(request) ? { debt: 0 - debt.balance } : refuse(ledgerProblems.keyReused);
  }
  if (-debt.balance < points) {
    return refuse(ledgerProblems.insufficientPoints, { missing: points + debt.balance });
  }
  const posted = await post(tx, {
    ...relief,
    request,
    type: "write_off",
    points: { debt: points, writeoff: -points },
  });
  if (isRefusal(posted)) return posted;
  const debts = payOff(await owedLots(tx, relief), points);
  await changeLots(
    tx,
    clientId,
    debts.map((share) => ({ id: share.lotId, owed: -share.points, written_off: share.points })),
  );
  return { debt: 0 - debt.balance - points };
}
