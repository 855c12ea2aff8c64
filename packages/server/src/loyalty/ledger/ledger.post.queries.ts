import { CompiledQuery, type Selectable, sql } from "kysely";
import type { AccountKind, LedgerUnit, PersonalAccount } from "../../db/column-types.ts";
import { compositeList } from "../../db/composite.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type LedgerType = Selectable<Tables["ledger_transactions"]>["type"];

/** One side of a transaction: so much of a unit onto an account of the pot. */
export interface LedgerMovement {
  unit: LedgerUnit;
  kind: AccountKind;
  amount: number;
}

/** A transaction as `ledger_post()` takes it. */
export interface PostedRow {
  client_id: string;
  key: string;
  /** SHA-256 of what was asked, hex. */
  hash: string;
  type: LedgerType;
  pot_id: string;
  user_id: string | null;
  source_type: string;
  source_id: string;
  rule_set_version_id: string | null;
  occurred_at: Date;
  posted_at: Date;
  actor_id: string | null;
  reason: string | null;
  details: Readonly<Record<string, unknown>>;
  reverses: number | null;
  units: readonly LedgerUnit[];
  kinds: readonly AccountKind[];
  amounts: readonly number[];
}

/** Fields of `ledger_posting`, in its order. */
const fields = [
  ...(["client_id", "key", "hash", "type", "pot_id", "user_id", "source_type", "source_id"] as const),
  ...([
    "rule_set_version_id",
    "occurred_at",
    "posted_at",
    "actor_id",
    "reason",
    "details",
    "reverses",
  ] as const),
  ...(["units", "kinds", "amounts", "lot", "expires_at", "points", "experience"] as const),
] as const;

// Written out rather than built: every sale, photo and completion goes through it.
const posting = "select place, made from ledger_post($1::ledger_posting[])";

/** Posts in the order of the list; answers the place of each that is new, from 1, and its id. */
async function postRows(tx: Tx, rows: readonly PostedRow[]): Promise<{ place: number; made: number }[]> {
  const posted = await tx.executeQuery<{ place: number; made: number }>(
    CompiledQuery.raw(posting, [compositeList(fields, rows)]),
  );
  return posted.rows;
}

/** The new transaction's id; null when it was posted before. */
export async function postTransaction(tx: Tx, row: PostedRow): Promise<number | null> {
  const [posted] = await postRows(tx, [row]);
  return posted?.made ?? null;
}

/** An award as `ledger_post()` takes it: with it comes its lot. */
export interface AwardRow extends PostedRow {
  type: "award" | "adjust";
  user_id: string;
  expires_at: Date;
  /** The audit state its lot begins with. */
  lot: "awaiting" | "cleared";
  points: number;
  experience: number;
}

/** Posts awards in their order, a lot with each; answers the keys that were new. */
export async function insertAwards(
  tx: Tx,
  awards: readonly AwardRow[],
): Promise<{ key: string; transactionId: number }[]> {
  const posted = await postRows(tx, awards);
  return posted.flatMap(({ place, made }) => {
    const award = awards[place - 1];
    return award ? [{ key: award.key, transactionId: made }] : [];
  });
}

/** Takes a person's accounts in a pot for this transaction; whoever decides from lots calls this first. */
export async function lockAccounts(
  tx: Tx,
  clientId: string,
  potId: string,
  userId: string,
): Promise<Record<PersonalAccount, { balance: number; version: number }>> {
  const { rows } = await sql<{ kind: PersonalAccount; balance: number; version: number }>`
    select kind, balance, version from ledger_lock(${clientId}::uuid, ${potId}::uuid, ${userId}::uuid)`.execute(
    tx,
  );
  const accountOf = (kind: PersonalAccount) => {
    const account = rows.find((row) => row.kind === kind);
    if (!account) throw new Error(`no account ${kind}`);
    return { balance: account.balance, version: account.version };
  };
  return {
    uncleared: accountOf("uncleared"),
    cleared: accountOf("cleared"),
    held: accountOf("held"),
    debt: accountOf("debt"),
    xp: accountOf("xp"),
  };
}

export interface StoredTransaction {
  id: number;
  key: string;
  hash: string;
  type: LedgerType;
  details: Record<string, unknown>;
}

export async function transactionByKey(
  tx: Tx,
  clientId: string,
  key: string,
): Promise<StoredTransaction | undefined> {
  const { rows } = await sql<StoredTransaction>`
    select id, key, encode(request_hash, 'hex') as hash, type, details from ledger_transactions
    where client_id = ${clientId} and key = ${key}`.execute(tx);
  return rows[0];
}

/** Postings of a decision on a source. */
export async function transactionsOfDecision(
  tx: Tx,
  clientId: string,
  sourceId: string,
  decisionId: string,
): Promise<StoredTransaction[]> {
  const { rows } = await sql<StoredTransaction>`
    select id, key, encode(request_hash, 'hex') as hash, type, details from ledger_transactions
    where client_id = ${clientId} and source_id = ${sourceId} and details->>'decisionId' = ${decisionId}
    order by id`.execute(tx);
  return rows;
}

/** Pots of these people in which they are in debt. */
export async function potsInDebt(
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
): Promise<{ userId: string; potId: string }[]> {
  return tx
    .selectFrom("ledger_accounts")
    .select(["user_id as userId", "pot_id as potId"])
    .where("client_id", "=", clientId)
    .where("user_id", "in", userIds)
    .where("kind", "=", "debt")
    .where("balance", "<", 0)
    .orderBy("user_id")
    .orderBy("pot_id")
    .$narrowType<{ userId: string }>()
    .execute();
}

/** The pots in which a person has accounts. */
export async function potsOfPerson(tx: Tx, clientId: string, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("ledger_accounts")
    .select("pot_id")
    .distinct()
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .orderBy("pot_id")
    .execute();
  return rows.map(({ pot_id }) => pot_id);
}
