import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Bucket, Buckets, Lot } from "./rules/lot.ts";

/** A lot with where it belongs. */
export interface LotRow extends Lot {
  readonly potId: string;
  readonly userId: string;
  readonly transactionId: number;
  readonly sourceType: string;
  readonly sourceId: string;
}

const columns = sql`id, pot_id as "potId", user_id as "userId", transaction_id as "transactionId",
  source_type as "sourceType", source_id as "sourceId", audit, expires_at as "expiresAt", original, experience,
  open, held, redeemed, transferred, expired, reversed, repaid, owed, written_off, adjusted`;

export interface PersonPot {
  clientId: string;
  potId: string;
  userId: string;
}

/** Spendable lots of a person in a pot. */
export async function openLots(tx: Tx, { clientId, potId, userId }: PersonPot): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select ${columns} from ledger_lots
    where client_id = ${clientId} and user_id = ${userId} and pot_id = ${potId} and open > 0
    order by expires_at, id`.execute(tx);
  return rows;
}

/** Lots spent and then rejected. */
export async function owedLots(tx: Tx, { clientId, potId, userId }: PersonPot): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select ${columns} from ledger_lots
    where client_id = ${clientId} and user_id = ${userId} and pot_id = ${potId} and owed > 0 order by id`.execute(
    tx,
  );
  return rows;
}

export async function lotsOfSource(
  tx: Tx,
  clientId: string,
  userId: string,
  sourceId: string,
): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select ${columns} from ledger_lots
    where client_id = ${clientId} and source_id = ${sourceId} and user_id = ${userId} order by id`.execute(
    tx,
  );
  return rows;
}

export async function lotsById(tx: Tx, clientId: string, ids: readonly number[]): Promise<LotRow[]> {
  const { rows } = await sql<LotRow>`
    select ${columns} from ledger_lots
    where client_id = ${clientId} and id = any(${[...ids]}::bigint[]) order by id`.execute(tx);
  return rows;
}

/** Changes of a lot: its buckets by so much, its state, or its size when a part leaves it. */
export type LotChange = { readonly id: number } & {
  readonly [name in Bucket | "original" | "experience" | "experience_reversed"]?: number;
} & { readonly audit?: "cleared" | "rejected" };

/** Changes lots in one statement; the table refuses buckets that no longer sum to what the lot began with. */
export async function changeLots(tx: Tx, clientId: string, changes: readonly LotChange[]): Promise<void> {
  if (changes.length === 0) return;
  const merged = new Map<number, Record<string, unknown>>();
  for (const { id, audit, ...amounts } of changes) {
    const known = merged.get(id) ?? { id };
    if (audit) known.audit = audit;
    for (const [name, amount] of Object.entries(amounts)) known[name] = Number(known[name] ?? 0) + amount;
    merged.set(id, known);
  }
  await sql`
    update ledger_lots l set
      audit = coalesce(c.audit, l.audit),
      original = l.original + coalesce(c.original, 0),
      open = l.open + coalesce(c.open, 0),
      held = l.held + coalesce(c.held, 0),
      redeemed = l.redeemed + coalesce(c.redeemed, 0),
      transferred = l.transferred + coalesce(c.transferred, 0),
      expired = l.expired + coalesce(c.expired, 0),
      reversed = l.reversed + coalesce(c.reversed, 0),
      repaid = l.repaid + coalesce(c.repaid, 0),
      owed = l.owed + coalesce(c.owed, 0),
      written_off = l.written_off + coalesce(c.written_off, 0),
      adjusted = l.adjusted + coalesce(c.adjusted, 0),
      experience = l.experience + coalesce(c.experience, 0),
      experience_reversed = l.experience_reversed + coalesce(c.experience_reversed, 0)
    from jsonb_to_recordset(${JSON.stringify([...merged.values()])}::jsonb) as c (
      id bigint, audit text, original bigint, open bigint, held bigint, redeemed bigint, transferred bigint,
      expired bigint, reversed bigint, repaid bigint, owed bigint, written_off bigint, adjusted bigint,
      experience bigint, experience_reversed bigint)
    -- The ids again, as a list: how many they are is seen in it, and the lots are found by their key.
    where l.client_id = ${clientId} and l.id = c.id and l.id = any(${[...merged.keys()]}::bigint[])`.execute(
    tx,
  );
}

/** Takes a part off a lot, as a lot of its own with the same origin; answers the new one's id. */
export async function splitLot(
  tx: Tx,
  clientId: string,
  lot: LotRow,
  part: { points: number; experience: number; buckets: Buckets },
): Promise<number> {
  const { points, experience, buckets } = part;
  const taken = Object.fromEntries(Object.entries(buckets).map(([bucket, amount]) => [bucket, -amount]));
  await changeLots(tx, clientId, [{ id: lot.id, ...taken, original: -points, experience: -experience }]);
  const { rows } = await sql<{ id: number }>`
    insert into ledger_lots (client_id, pot_id, user_id, transaction_id, split_from, source_type, source_id, earned_at,
        expires_at, audit, original, experience, open, held, redeemed, transferred, expired, repaid, adjusted)
      select client_id, pot_id, user_id, transaction_id, id, source_type, source_id, earned_at, expires_at, audit,
        ${points}, ${experience}, ${buckets.open}, ${buckets.held}, ${buckets.redeemed}, ${buckets.transferred},
        ${buckets.expired}, ${buckets.repaid}, ${buckets.adjusted}
      from ledger_lots where client_id = ${clientId} and id = ${lot.id}
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the lot is gone");
  return id;
}

/** Points that come back although their own lot cannot take them any more. */
export async function insertReturnedLot(
  tx: Tx,
  { clientId, potId, userId }: PersonPot,
  lot: {
    transactionId: number;
    sourceType: string;
    sourceId: string;
    now: Date;
    expiresAt: Date;
    points: number;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto("ledger_lots")
    .values({
      client_id: clientId,
      pot_id: potId,
      user_id: userId,
      transaction_id: lot.transactionId,
      split_from: null,
      source_type: lot.sourceType,
      source_id: lot.sourceId,
      earned_at: lot.now,
      expires_at: lot.expiresAt,
      audit: "cleared",
      original: lot.points,
      open: lot.points,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
