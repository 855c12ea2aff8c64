import { defaultLocale, type Locale } from "@trilha/contract/core/locale.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type OrderRow, orderColumns } from "./orders.queries.ts";

export type TitledOrder = OrderRow & { campaignTitle: Partial<Record<Locale, string>> };

export async function ownOrder(
  tx: Tx,
  order: { clientId: string; userId: string; id: string },
): Promise<TitledOrder | undefined> {
  const { rows } = await sql<TitledOrder>`
    select ${orderColumns}, c.title as "campaignTitle"
    from orders o join campaigns c on c.client_id = o.client_id and c.id = o.campaign_id
    where o.client_id = ${order.clientId} and o.user_id = ${order.userId} and o.id = ${order.id}::uuid`.execute(
    tx,
  );
  return rows[0];
}

/** A person's orders, the newest first. */
export async function ownOrders(
  tx: Tx,
  participant: {
    clientId: string;
    userId: string;
    campaignId: string | undefined;
    state: OrderState | undefined;
  },
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<OrderRow[]> {
  const [at, id] = page.after ?? [null, null];
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o
    where o.client_id = ${participant.clientId} and o.user_id = ${participant.userId}
      and (${participant.campaignId ?? null}::uuid is null or o.campaign_id = ${participant.campaignId ?? null}::uuid)
      and (${participant.state ?? null}::text is null or o.state = ${participant.state ?? null})
      and (${at}::timestamptz is null or (o.placed_at, o.id) < (${at}::timestamptz, ${id}::uuid))
    order by o.placed_at desc, o.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export interface OrderTransitionRow {
  from: OrderState | null;
  to: OrderState;
  byWhom: "person" | "staff" | "audit";
  actorName: string;
  returned: boolean;
  reason: string | null;
  at: Date;
}

/** The way of an order so far. */
export function stepsOf(tx: Tx, order: Pick<OrderRow, "clientId" | "id">): Promise<OrderTransitionRow[]> {
  return tx
    .selectFrom("order_transitions")
    .select([
      "from_state as from",
      "to_state as to",
      "by_whom as byWhom",
      "actor_name as actorName",
      "returned",
      "reason",
      "at",
    ])
    .where("client_id", "=", order.clientId)
    .where("order_id", "=", order.id)
    .orderBy("id")
    .execute();
}

export interface BehindRow {
  sourceId: string;
  id: string;
  kind: "claim" | "photo";
  /** Number of a claim's invoice. */
  number: string | null;
  /** Title of what a photo shows. */
  title: Partial<Record<Locale, string>> | null;
}

/** The claims and photos these points came from. */
export async function claimsBehind(
  tx: Tx,
  clientId: string,
  sourceIds: readonly string[],
): Promise<BehindRow[]> {
  if (sourceIds.length === 0) return [];
  const ids = sql`${[...sourceIds]}::uuid[]`;
  const { rows } = await sql<BehindRow>`
    select l.id as "sourceId", c.id, 'claim' as kind, c.invoice_number as number, null::jsonb as title
    from claim_lines l join claims c on c.client_id = l.client_id and c.id = l.claim_id
    where l.client_id = ${clientId} and l.id = any(${ids})
    union all
    select p.id, p.id, 'photo', null, t.name
    from store_photos p join photo_types t on t.client_id = p.client_id and t.id = p.photo_type_id
    where p.client_id = ${clientId} and p.id = any(${ids})`.execute(tx);
  return rows;
}

/** The language a person reads. */
export async function localeOf(tx: Tx, userId: string): Promise<Locale> {
  const row = await tx.selectFrom("users").select("locale").where("id", "=", userId).executeTakeFirst();
  return row?.locale ?? defaultLocale;
}

/** Keeps that somebody looked at the codes of their order. */
export async function keepCodesSeen(
  tx: Tx,
  order: { clientId: string; orderId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto("order_codes_seen")
    .values({ client_id: order.clientId, order_id: order.orderId, at: order.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How many of somebody's orders have codes they never looked at. */
export async function countCodesUnseen(
  tx: Tx,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from orders o
    where o.client_id = ${clientId} and o.user_id = ${userId} and o.delivery = 'digital' and o.state = 'delivered'
      and not exists (select from order_codes_seen s where s.client_id = o.client_id and s.order_id = o.id)`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
