import type { Tx } from "../../db/database.ts";
import {
  balancesOf,
  expiringOf,
  givenOfPots,
  lotsBySources,
  peopleWithOpenPoints,
  type SourceLotRow,
  sumsOfPot,
} from "./ledger.reads.queries.ts";

/** Balance of a person in one pot; points unless it says experience. */
export interface PotBalance {
  readonly potId: string;
  /** May be ordered with: what has cleared, and what still awaits its audit. */
  readonly available: number;
  /** The part of `available` that awaits its audit. */
  readonly underAudit: number;
  readonly held: number;
  /** Debt, 0 or above. */
  readonly debt: number;
  readonly experience: number;
  /** Lifetime sum, less what was taken back. */
  readonly earned: number;
  /** When which available points go, the first first. */
  readonly expiring: readonly { points: number; at: Date }[];
}

/** Balances of a person, pot by pot; pots in which nothing ever happened are left out. */
export async function balances(
  tx: Tx,
  query: { clientId: string; userId: string; potIds?: readonly string[] },
): Promise<PotBalance[]> {
  const rows = await balancesOf(tx, query.clientId, query.userId, query.potIds);
  if (rows.length === 0) return [];
  const expiring = await expiringOf(
    tx,
    query.clientId,
    query.userId,
    rows.map(({ potId }) => potId),
  );
  return rows.map(({ potId, balances: on, earned }) => ({
    potId,
    available: on.uncleared + on.cleared,
    underAudit: on.uncleared,
    held: on.held,
    debt: 0 - on.debt,
    experience: on.xp,
    earned,
    expiring: expiring.filter((row) => row.potId === potId).map(({ points, at }) => ({ points, at })),
  }));
}

/** A pot in sums: everything issued is somewhere. */
export interface PotTotals {
  readonly issued: number;
  readonly uncleared: number;
  readonly cleared: number;
  readonly held: number;
  /** Debts of people, 0 or above. */
  readonly debt: number;
  readonly redeemed: number;
  readonly clearing: number;
  readonly transferred: number;
  readonly expired: number;
  readonly reversed: number;
  /** Taken by corrections, less what they gave. */
  readonly adjusted: number;
  /** Debts forgiven, 0 or above. */
  readonly writtenOff: number;
  readonly experience: number;
}

/**
 * The sums of a pot (for closing a campaign): issued + writtenOff + debt = uncleared + cleared + held + redeemed +
 * clearing + transferred + expired + reversed + adjusted.
 */
export async function potTotals(tx: Tx, query: { clientId: string; potId: string }): Promise<PotTotals> {
  const rows = await sumsOfPot(tx, query.clientId, query.potId);
  const totalOf = (kind: string, unit = "PTS") =>
    rows.find((row) => row.kind === kind && row.unit === unit)?.total ?? 0;
  return {
    issued: 0 - totalOf("issuance"),
    uncleared: totalOf("uncleared"),
    cleared: totalOf("cleared"),
    held: totalOf("held"),
    debt: 0 - totalOf("debt"),
    redeemed: totalOf("redeemed"),
    clearing: totalOf("partner_clearing"),
    transferred: totalOf("transferred"),
    expired: totalOf("expired"),
    reversed: totalOf("reversed"),
    adjusted: totalOf("adjustment"),
    writtenOff: 0 - totalOf("writeoff"),
    experience: totalOf("xp", "XP"),
  };
}

/** Points given in each of these pots; 0 where nothing ever happened. For lists: it reads no person's row. */
export async function givenIn(
  tx: Tx,
  query: { clientId: string; potIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await givenOfPots(tx, query.clientId, query.potIds);
  const known = new Map(rows.map(({ potId, given }) => [potId, given]));
  return new Map(query.potIds.map((potId) => [potId, known.get(potId) ?? 0]));
}

/** Fate of what these sources gave, lot by lot: a source that was judged in part has several. */
export function lotsOfSources(
  tx: Tx,
  query: { clientId: string; sourceIds: readonly string[] },
): Promise<SourceLotRow[]> {
  return lotsBySources(tx, query.clientId, query.sourceIds);
}

/** People with open points in a pot, by id; `after` is the last of the page before. For closing a campaign. */
export function peopleToExpire(
  tx: Tx,
  query: { clientId: string; potId: string; after?: string; rows: number },
): Promise<string[]> {
  return peopleWithOpenPoints(tx, query.clientId, query.potId, query.after, query.rows);
}
