import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import type { ArrivalDays } from "@trilha/contract/loyalty/rewards/arrival.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { CountedRow } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";

/** An order as it stands. */
export interface OrderRow {
  id: string;
  clientId: string;
  code: string;
  userId: string;
  campaignId: string;
  rewardId: string;
  country: Country;
  categoryId: string;
  name: Partial<Record<Locale, string>>;
  pictureFileId: string | null;
  delivery: RewardDelivery;
  quantity: number;
  unitPrice: number;
  points: number;
  address: DeliveryAddress | null;
  addressErasedAt: Date | null;
  state: OrderState;
  waitingPoints: number;
  carrier: string | null;
  tracking: string | null;
  trackingUrl: string | null;
  reason: string | null;
  counted: CountedRow[];
  /** Working days it was promised in. */
  arrival: ArrivalDays | null;
  placedAt: Date;
  decidedAt: Date | null;
  /** Zone of the client, in which days are counted. */
  timeZone: string;
  returnedAt: Date | null;
  since: Date;
  version: number;
}

/** The columns of an order named `o`. */
export const orderColumns: RawBuilder<OrderRow> = sql`
  o.id, o.client_id as "clientId", o.code, o.user_id as "userId", o.campaign_id as "campaignId",
  o.reward_id as "rewardId", o.country, o.category_id as "categoryId", o.name, o.picture_file_id as "pictureFileId",
  o.delivery, o.quantity, o.unit_price as "unitPrice", o.points, o.address, o.address_erased_at as "addressErasedAt",
  o.state, o.waiting_points as "waitingPoints", o.carrier, o.tracking, o.tracking_url as "trackingUrl", o.reason,
  o.counted, case when o.arrives_from is not null
    then jsonb_build_object('from', o.arrives_from, 'until', o.arrives_until) end as arrival,
  o.placed_at as "placedAt", o.decided_at as "decidedAt",
  (select z.time_zone from clients z where z.id = o.client_id) as "timeZone", o.returned_at as "returnedAt", o.since, o.version`;

/** Takes orders for this transaction, by id; only those the client has, and of one person where one is named. */
export async function lockOrders(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
  userId?: string,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o
    where o.client_id = ${clientId} and o.id = any(${[...ids]}::uuid[])
      and (${userId ?? null}::uuid is null or o.user_id = ${userId ?? null}::uuid)
    order by o.id for update`.execute(tx);
  return rows;
}

/** Takes the stock these orders lie in, before any person's points. */
export async function lockStockOf(tx: Tx, clientId: string, orders: readonly OrderRow[]): Promise<void> {
  if (orders.length === 0) return;
  await sql`select stock_lock(${clientId}::uuid, ${orders.map(({ rewardId }) => rewardId)}::uuid[],
    ${orders.map(({ country }) => country)}::text[])`.execute(tx);
}

export interface NewOrder
  extends Omit<
    OrderRow,
    | "code"
    | "addressErasedAt"
    | "state"
    | "carrier"
    | "tracking"
    | "trackingUrl"
    | "reason"
    | "decidedAt"
    | "timeZone"
    | "returnedAt"
    | "since"
    | "version"
  > {
  codes: readonly string[];
}

/** Writes an order under the first of these codes that is free; answers that one. */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<string> {
  for (const code of order.codes) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("orders")
      .values({
        id: order.id,
        client_id: order.clientId,
        code,
        user_id: order.userId,
        campaign_id: order.campaignId,
        reward_id: order.rewardId,
        country: order.country,
        category_id: order.categoryId,
        name: JSON.stringify(order.name),
        picture_file_id: order.pictureFileId,
        delivery: order.delivery,
        quantity: order.quantity,
        unit_price: order.unitPrice,
        points: order.points,
        address: order.address && JSON.stringify(order.address),
        state: "awaiting_approval",
        waiting_points: order.waitingPoints,
        counted: JSON.stringify(order.counted),
        arrives_from: order.arrival?.from ?? null,
        arrives_until: order.arrival?.until ?? null,
        placed_at: order.placedAt,
        since: order.placedAt,
      })
      .onConflict((conflict) => conflict.columns(["client_id", "code"]).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return code;
  }
  throw new Error("every code of an order is taken");
}

/** Changes with a step. */
export interface StepFields {
  carrier?: string;
  tracking?: string | null;
  trackingUrl?: string | null;
  reason?: string | null;
  /** When it happened, where that is not now. */
  at?: Date;
}

/** Writes the state an order comes to; the database refuses a step that is none. */
export async function writeState(
  tx: Tx,
  order: OrderRow,
  to: OrderState,
  { now, ...fields }: StepFields & { now: Date },
): Promise<void> {
  const decided = order.state === "awaiting_approval" && to !== "awaiting_approval";
  await tx
    .updateTable("orders")
    .set((eb) => ({
      state: to,
      since: now,
      version: eb("version", "+", 1),
      ...(decided && { decided_at: now, waiting_points: 0 }),
      ...(to === "shipped" && { shipped_at: fields.at ?? now }),
      ...(to === "delivered" && { delivered_at: fields.at ?? now }),
      ...(fields.carrier !== undefined && { carrier: fields.carrier }),
      ...(fields.tracking !== undefined && { tracking: fields.tracking }),
      ...(fields.trackingUrl !== undefined && { tracking_url: fields.trackingUrl }),
      ...(fields.reason !== undefined && { reason: fields.reason }),
    }))
    .where("client_id", "=", order.clientId)
    .where("id", "=", order.id)
    .execute();
}

export async function writeReturn(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  await tx
    .updateTable("orders")
    .set((eb) => ({ returned_at: now, version: eb("version", "+", 1) }))
    .where("client_id", "=", order.clientId)
    .where("id", "=", order.id)
    .execute();
}

/** How many points of it are under audit, for the queue; no step, so its version stays. */
export async function writeWaiting(tx: Tx, order: OrderRow, points: number): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ waiting_points: points })
    .where("client_id", "=", order.clientId)
    .where("id", "=", order.id)
    .execute();
}

/** Mover of an order. */
export interface OrderActor {
  whom: "person" | "staff" | "audit";
  userId: string | null;
  name: string;
}

export async function insertTransition(
  tx: Tx,
  order: Pick<OrderRow, "clientId" | "id">,
  step: {
    from: OrderState | null;
    to: OrderState;
    returned?: boolean;
    by: OrderActor;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  await tx
    .insertInto("order_transitions")
    .values({
      client_id: order.clientId,
      order_id: order.id,
      from_state: step.from,
      to_state: step.to,
      returned: step.returned ?? false,
      by_whom: step.by.whom,
      actor_id: step.by.userId,
      actor_name: step.by.name,
      reason: step.reason,
      at: step.now,
    })
    .execute();
}

/** Blocked people of the client among these. */
export async function blockedAmong(
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom("memberships")
    .select("user_id")
    .where("client_id", "=", clientId)
    .where("user_id", "in", [...new Set(userIds)])
    .where("status", "=", "blocked")
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
