import { hash } from "node:crypto";
import { ledgerProblems } from "@trilha/contract/loyalty/ledger/problems.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { AccountKind } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import type { PersonPot } from "./ledger.lots.queries.ts";
import { type LedgerMovement, type LedgerType, postTransaction } from "./ledger.post.queries.ts";

/** Cause of a movement. Types: claim_line, photo, course, event, mystery_customer, adjustment, order, transfer … */
export interface PostingSource {
  readonly type: string;
  readonly id: string;
}

/** Amount for an account; points unless `experience` says the other unit. */
export type Amounts = { readonly [kind in AccountKind]?: number };

export interface Posting extends PersonPot {
  readonly key: string;
  /** Request content: another request under the same key is refused. */
  readonly request: readonly unknown[];
  readonly type: LedgerType;
  readonly source: PostingSource;
  readonly occurredAt?: Date;
  readonly now: Date;
  readonly actorId: string | null;
  readonly reason?: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly reverses?: number;
  readonly points: Amounts;
  readonly experience?: Amounts;
}

/** The new transaction's id, or null when this was posted before; refuses too few points and a key with another request. */
export async function post(tx: Tx, posting: Posting): Promise<number | null | Refusal> {
  const { clientId, potId, userId, key, type, source, now, actorId } = posting;
  try {
    return await postTransaction(tx, {
      client_id: clientId,
      key,
      hash: hashOf(posting.request),
      type,
      pot_id: potId,
      user_id: userId,
      source_type: source.type,
      source_id: source.id,
      rule_set_version_id: null,
      occurred_at: posting.occurredAt ?? now,
      posted_at: now,
      actor_id: actorId,
      reason: posting.reason ?? null,
      details: posting.details ?? {},
      reverses: posting.reverses ?? null,
      ...inColumns(movesOf(posting.points, posting.experience)),
    });
  } catch (error) {
    return refusalOf(error);
  }
}

/** As `post`, where a refusal can only mean that the books and the lots tell different stories. */
export async function postSurely(tx: Tx, posting: Posting): Promise<number> {
  const posted = await post(tx, posting);
  if (typeof posted !== "number") throw new Error(`the ledger refused ${posting.key}`);
  return posted;
}

export function movesOf(points: Amounts, experience: Amounts = {}): LedgerMovement[] {
  const inUnit = (unit: "PTS" | "XP", amounts: Amounts): LedgerMovement[] =>
    (Object.entries(amounts) as [AccountKind, number][])
      .filter(([, amount]) => amount !== 0)
      .map(([kind, amount]) => ({ unit, kind, amount }));
  return [...inUnit("PTS", points), ...inUnit("XP", experience)];
}

/** Moves as `ledger_post()` takes them. */
export const inColumns = (moves: readonly LedgerMovement[]) => ({
  units: moves.map(({ unit }) => unit),
  kinds: moves.map(({ kind }) => kind),
  amounts: moves.map(({ amount }) => amount),
});

/** SHA-256 of a request, hex. Its parts stand in a fixed order, so their text is the same whenever it is asked again. */
export function hashOf(request: readonly unknown[]): string {
  return hash("sha256", JSON.stringify(request));
}

/** The database's no as a refusal; anything else is thrown again. */
export function refusalOf(error: unknown): Refusal {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message?: string };
  if (code === "23505" && message?.startsWith("ledger key reused")) return refuse(ledgerProblems.keyReused);
  if (code === "23514" && constraint === "enough_points") {
    return refuse(ledgerProblems.insufficientPoints);
  }
  throw error;
}
