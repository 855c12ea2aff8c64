import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { settleDebt } from "./debt.ts";
import { type AwardRow, insertAwards, potsInDebt } from "./ledger.post.queries.ts";
import { type Amounts, hashOf, inColumns, movesOf, type PostingSource, refusalOf } from "./posting.ts";

export interface Award {
  readonly clientId: string;
  readonly potId: string;
  readonly userId: string;
  /** `award:<line>:<n>`: what makes it single. */
  readonly key: string;
  /** Whole, never below zero. */
  readonly points: number;
  readonly experience: number;
  /** Sales wait for their audit; training, events and what staff approved do not. */
  readonly audit: "awaiting" | "cleared";
  readonly source: PostingSource;
  readonly ruleSetVersionId: string | null;
  /** When it was earned: the sale, the check-in. */
  readonly occurredAt: Date;
  readonly now: Date;
  /** When what is left of the points is gone: the campaign's end, with its time to settle. */
  readonly expiresAt: Date;
  readonly actorId: string | null;
  readonly reason?: string | null;
  /** `{ trace, document }`: the reason for the number, without personal data. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Outcome of an award: `posted` is false when the key was there before, or when it gives nothing. */
export interface Awarded {
  readonly key: string;
  readonly posted: boolean;
  readonly transactionId: number | null;
}

/** As `awardMany`, for one. */
export async function award(tx: Tx, one: Award): Promise<Awarded | Refusal> {
  const awarded = await awardMany(tx, [one]);
  if (isRefusal(awarded)) return awarded;
  const [result] = awarded;
  if (!result) throw new Error("an award has no result");
  return result;
}

/**
 * Gives points and experience (§purpose#sources-of-points), in one statement whatever their number: onto `uncleared` while an audit is
 * awaited, else onto `cleared`, where they first pay back a debt. Answers in the order asked. The same key again
 * changes nothing; refuses `ledger.key_reused` when it stood for another award.
 */
export async function awardMany(tx: Tx, awards: readonly Award[]): Promise<Awarded[] | Refusal> {
  const giving = awards.filter(({ points, experience }) => points !== 0 || experience !== 0);
  const posted = giving.length > 0 ? await insert(tx, giving, "award") : [];
  if (isRefusal(posted)) return posted;
  const ids = new Map(posted.map(({ key, transactionId }) => [key, transactionId]));
  const cleared = giving.filter(({ audit, key }) => audit === "cleared" && ids.has(key));
  if (cleared.length > 0) await settle(tx, cleared);
  return awards.map(({ key }) => ({ key, posted: ids.has(key), transactionId: ids.get(key) ?? null }));
}

/** Persons are taken in the order of their ids, as everywhere, so that two imports never wait for each other in turn. */
export async function insert(
  tx: Tx,
  awards: readonly Award[],
  type: AwardRow["type"],
): Promise<{ key: string; transactionId: number }[] | Refusal> {
  const rows = awards.map((one) => rowOf(one, type));
  rows.sort((a, b) => compare(a.user_id, b.user_id) || compare(a.pot_id, b.pot_id));
  try {
    return await insertAwards(tx, rows);
  } catch (error) {
    return refusalOf(error);
  }
}

async function settle(tx: Tx, awards: readonly Award[]): Promise<void> {
  for (const clientId of new Set(awards.map((one) => one.clientId))) {
    const own = awards.filter((one) => one.clientId === clientId);
    const inDebt = await potsInDebt(
      tx,
      clientId,
      own.map(({ userId }) => userId),
    );
    for (const { userId, potId } of inDebt) {
      const cause = own.find((one) => one.userId === userId && one.potId === potId);
      if (cause) await settleDebt(tx, { ...cause, cause: cause.key });
    }
  }
}

function rowOf(one: Award, type: AwardRow["type"]): AwardRow {
  const { points, experience, audit, source } = one;
  if (!Number.isSafeInteger(points) || !Number.isSafeInteger(experience) || points < 0 || experience < 0) {
    throw new RangeError("points and experience are whole numbers from 0 on");
  }
  const from = type === "award" ? "issuance" : "adjustment";
  const bucket: Amounts = audit === "awaiting" ? { uncleared: points } : { cleared: points };
  const moves = movesOf({ [from]: -points, ...bucket }, { [from]: -experience, xp: experience });
  return {
    client_id: one.clientId,
    key: one.key,
    hash: hashOf([
      one.potId,
      one.userId,
      points,
      experience,
      audit,
      source.type,
      source.id,
      one.ruleSetVersionId,
      one.occurredAt,
    ]),
    type,
    pot_id: one.potId,
    user_id: one.userId,
    source_type: source.type,
    source_id: source.id,
    rule_set_version_id: one.ruleSetVersionId,
    occurred_at: one.occurredAt,
    posted_at: one.now,
    actor_id: one.actorId,
    reason: one.reason ?? null,
    details: one.details,
    reverses: null,
    ...inColumns(moves),
    expires_at: one.expiresAt,
    lot: audit,
    points,
    experience,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
