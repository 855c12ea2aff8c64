import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { PersonPot } from "./ledger.lots.queries.ts";
import type { Share } from "./rules/lot.ts";

export type HoldPurpose = "order" | "transfer";

export interface HoldRow {
  id: number;
  potId: string;
  userId: string;
  purpose: HoldPurpose;
  sourceId: string;
  amount: number;
  state: "held" | "captured" | "released";
}

const columns = [
  "id",
  "pot_id as potId",
  "user_id as userId",
  "purpose",
  "source_id as sourceId",
  "amount",
  "state",
] as const;

export function findHold(
  tx: Tx,
  clientId: string,
  purpose: HoldPurpose,
  sourceId: string,
): Promise<HoldRow | undefined> {
  return tx
    .selectFrom("ledger_holds")
    .select(columns)
    .where("client_id", "=", clientId)
    .where("purpose", "=", purpose)
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
}

/** Holds of a person in a pot, the oldest first. */
export function standingHolds(tx: Tx, { clientId, potId, userId }: PersonPot): Promise<HoldRow[]> {
  return tx
    .selectFrom("ledger_holds")
    .select(columns)
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .where("pot_id", "=", potId)
    .where("state", "=", "held")
    .orderBy("id")
    .execute();
}

export async function insertHold(
  tx: Tx,
  { clientId, potId, userId }: PersonPot,
  hold: { purpose: HoldPurpose; sourceId: string; amount: number; now: Date; shares: readonly Share[] },
): Promise<number> {
  const { id } = await tx
    .insertInto("ledger_holds")
    .values({
      client_id: clientId,
      pot_id: potId,
      user_id: userId,
      purpose: hold.purpose,
      source_id: hold.sourceId,
      amount: hold.amount,
      state: "held",
      created_at: hold.now,
      ended_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await giveToHold(tx, clientId, id, hold.shares);
  return id;
}

export async function endHold(
  tx: Tx,
  clientId: string,
  id: number,
  state: "captured" | "released",
  now: Date,
): Promise<void> {
  await tx
    .updateTable("ledger_holds")
    .set({ state, ended_at: now })
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** Adds shares of lots to a hold. */
export async function giveToHold(
  tx: Tx,
  clientId: string,
  holdId: number,
  shares: readonly Share[],
): Promise<void> {
  await sql`
    insert into ledger_hold_lots (client_id, hold_id, lot_id, amount)
      select ${clientId}::uuid, ${holdId}::bigint, s."lotId", s.points
      from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as s ("lotId" bigint, points bigint)
    on conflict (hold_id, lot_id) do update set amount = ledger_hold_lots.amount + excluded.amount`.execute(
    tx,
  );
}

/** Takes a share of a lot out of a hold. */
export async function takeFromHold(
  tx: Tx,
  clientId: string,
  holdId: number,
  { lotId, points }: Share,
): Promise<void> {
  await sql`
    with gone as (
      delete from ledger_hold_lots
      where client_id = ${clientId} and hold_id = ${holdId} and lot_id = ${lotId} and amount = ${points} returning 1)
    update ledger_hold_lots set amount = amount - ${points}
    where client_id = ${clientId} and hold_id = ${holdId} and lot_id = ${lotId} and amount > ${points}`.execute(
    tx,
  );
}

/** Which lots stand behind a hold, and what the audit says of them. */
export async function sharesOfHold(
  tx: Tx,
  clientId: string,
  holdId: number,
): Promise<
  (Share & {
    audit: "awaiting" | "cleared" | "rejected";
    expiresAt: Date;
    transferred: number;
    redeemed: number;
  })[]
> {
  return tx
    .selectFrom("ledger_hold_lots as h")
    .innerJoin("ledger_lots as l", "l.id", "h.lot_id")
    .select([
      "h.lot_id as lotId",
      "h.amount as points",
      "l.audit",
      "l.expires_at as expiresAt",
      "l.transferred",
      "l.redeemed",
    ])
    .where("h.client_id", "=", clientId)
    .where("h.hold_id", "=", holdId)
    .orderBy("h.lot_id")
    .execute();
}

/** Sources of a hold, by what its points came from; awaiting tells which of them its order waits for. */
export async function sourcesOfHold(
  tx: Tx,
  clientId: string,
  holdId: number,
): Promise<{ sourceType: string; sourceId: string; points: number; waiting: number }[]> {
  const { rows } = await sql<{ sourceType: string; sourceId: string; points: number; waiting: number }>`
    select l.source_type as "sourceType", l.source_id as "sourceId", sum(s.amount)::bigint as points,
      coalesce(sum(s.amount) filter (where l.audit = 'awaiting'), 0)::bigint as waiting
    from ledger_hold_lots s join ledger_lots l on l.id = s.lot_id
    where s.client_id = ${clientId} and s.hold_id = ${holdId}
    group by 1, 2 order by min(l.id)`.execute(tx);
  return rows;
}

/** Standing holds that lean on these lots, with how much on which; the oldest first. */
export async function holdsOnLots(
  tx: Tx,
  clientId: string,
  lotIds: readonly number[],
): Promise<(HoldRow & Share)[]> {
  if (lotIds.length === 0) return [];
  return tx
    .selectFrom("ledger_hold_lots as s")
    .innerJoin("ledger_holds as h", "h.id", "s.hold_id")
    .select([
      "h.id",
      "h.pot_id as potId",
      "h.user_id as userId",
      "h.purpose",
      "h.source_id as sourceId",
      "h.amount",
      "h.state",
      "s.lot_id as lotId",
      "s.amount as points",
    ])
    .where("s.client_id", "=", clientId)
    .where("s.lot_id", "in", lotIds)
    .where("h.state", "=", "held")
    .orderBy("h.id")
    .orderBy("s.lot_id")
    .execute();
}

/** How many orders have points of these sources reserved that still await their audit. */
export async function countOrdersOn(tx: Tx, clientId: string, sourceIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(distinct h.id)::integer as orders
    from ledger_lots l
      join ledger_hold_lots s on s.lot_id = l.id
      join ledger_holds h on h.id = s.hold_id and h.state = 'held' and h.purpose = 'order'
    where l.client_id = ${clientId} and l.source_id = any(${[...sourceIds]}::uuid[]) and l.held > 0
      and l.audit = 'awaiting'`.execute(tx);
  return rows[0]?.orders ?? 0;
}
