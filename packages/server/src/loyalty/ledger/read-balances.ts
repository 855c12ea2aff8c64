import type { Tx } from "../../db/database.ts";
import {
  balancesOf,
  expiringOf,
  issuedOfPots,
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
  /** Everything that was ever given, less what was taken back. */
  readonly earned: number;
  /** When which available points go, the first first. */
  readonly expiring: readonly { points: number; at: Date }[];
}

/** Balances of a person, pot by pot; pots in which nothing ever happened are left out. */
export async function balances(
  tx: Tx,
  asked: { clientId: string; userId: string; potIds?: readonly string[] },
): Promise<PotBalance[]> {
  const rows = await balancesOf(tx, asked.clientId, asked.userId, asked.potIds);
  if (rows.length === 0) return [];
  const expiring = await expiringOf(
    tx,
    asked.clientId,
    asked.userId,
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
export async function potTotals(tx: Tx, asked: { clientId: string; potId: string }): Promise<PotTotals> {
  const rows = await sumsOfPot(tx, asked.clientId, asked.potId);
  const of = (kind: string, unit = "PTS") =>
    rows.find((row) => row.kind === kind && row.unit === unit)?.total ?? 0;
  return {
    issued: 0 - of("issuance"),
    uncleared: of("uncleared"),
    cleared: of("cleared"),
    held: of("held"),
    debt: 0 - of("debt"),
    redeemed: of("redeemed"),
    clearing: of("partner_clearing"),
    transferred: of("transferred"),
    expired: of("expired"),
    reversed: of("reversed"),
    adjusted: of("adjustment"),
    writtenOff: 0 - of("writeoff"),
    experience: of("xp", "XP"),
  };
}

/** Points ever issued in each of these pots; 0 where nothing ever happened. For lists: it reads no person's row. */
export async function issuedIn(
  tx: Tx,
  asked: { clientId: string; potIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const rows = await issuedOfPots(tx, asked.clientId, asked.potIds);
  const known = new Map(rows.map(({ potId, issued }) => [potId, issued]));
  return new Map(asked.potIds.map((potId) => [potId, known.get(potId) ?? 0]));
}

/** What became of what these sources gave, lot by lot: a source that was judged in part has several. */
export function lotsOfSources(
  tx: Tx,
  asked: { clientId: string; sourceIds: readonly string[] },
): Promise<SourceLotRow[]> {
  return lotsBySources(tx, asked.clientId, asked.sourceIds);
}

/** People with open points in a pot, by id; `after` is the last of the page before. For closing a campaign. */
export function peopleToExpire(
  tx: Tx,
  asked: { clientId: string; potId: string; after?: string; rows: number },
): Promise<string[]> {
  return peopleWithOpenPoints(tx, asked.clientId, asked.potId, asked.after, asked.rows);
}
