import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { localize } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { OrderOutcome } from "@trilha/contract/loyalty/orders/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { lockPot } from "../ledger/index.ts";
import { blockedAmong, lockOrders, lockStockOf, type OrderActor, type OrderRow } from "./orders.queries.ts";

/** Facts an act of the office needs of an order and of who acts. */
export interface ActOn {
  readonly order: OrderRow;
  readonly blocked: boolean;
  readonly by: OrderActor;
}

export interface OrderAction {
  /** In the audit trail: `orders.approve`. */
  readonly action: AuditAct | ((order: OrderRow) => AuditAct);
  /** Needs beside the orders, before the first of them is done. */
  readonly takes: "stock" | "stock and points" | "nothing";
  /** Refuses before it writes: then nothing of this order changes, and the others go on. */
  readonly work: (tx: Tx, on: ActOn) => Promise<OrderRow | Refusal>;
  readonly reason?: string | null;
}

/**
 * Does one thing to many orders; each is done or not by itself. Locks are taken in the one order everybody takes them:
 * the orders by id, their stock, their people's points.
 */
export async function actOnOrders(
  tx: Tx,
  call: MemberCall,
  ids: readonly string[],
  act: OrderAction,
): Promise<OrderOutcome[]> {
  const { clientId, userId, name } = call.actor;
  const orders = await lockOrders(tx, clientId, ids);
  if (act.takes !== "nothing") await lockStockOf(tx, clientId, orders);
  const byPerson = orders.toSorted(
    (a, b) => comparison(a.userId, b.userId) || comparison(a.campaignId, b.campaignId),
  );
  if (act.takes === "stock and points") {
    const pots = new Map(byPerson.map((order) => [`${order.userId} ${order.campaignId}`, order]));
    for (const order of pots.values()) {
      await lockPot(tx, { clientId, potId: order.campaignId, userId: order.userId });
    }
  }
  const blocked = await blockedAmong(
    tx,
    clientId,
    orders.map((order) => order.userId),
  );
  const done = new Map<string, OrderRow | Refusal>();
  for (const order of byPerson) {
    const actor = { whom: "staff", userId, name } as const;
    const result = await act.work(tx, { order, by: actor, blocked: blocked.has(order.userId) });
    done.set(order.id, result);
    if (!isRefusal(result)) await keepTrail(tx, call, act, { before: order, after: result });
  }
  if ([...done.values()].some((result) => !isRefusal(result))) {
    await publishEvent(tx, "order-office.changed", { clientId });
  }
  return ids.map((id) => {
    const before = orders.find((order) => order.id === id);
    return outcomeOf(call, id, before, done.get(id) ?? refuse(genericProblems.notFound));
  });
}

async function keepTrail(
  tx: Tx,
  call: MemberCall,
  act: OrderAction,
  { before, after }: { before: OrderRow; after: OrderRow },
): Promise<void> {
  const facts = ({ state, carrier, tracking, returnedAt }: OrderRow) => ({
    state,
    carrier,
    tracking,
    returnedAt,
  });
  await recordAudit(tx, call, {
    action: typeof act.action === "string" ? act.action : act.action(before),
    entity: "order",
    entityId: before.id,
    entityName: `${before.code} ${textIn(before.name, call.locale)}`,
    before: facts(before),
    after: facts(after),
    ...(act.reason && { reason: act.reason }),
  });
}

function outcomeOf(
  call: MemberCall,
  id: string,
  before: OrderRow | undefined,
  result: OrderRow | Refusal,
): OrderOutcome {
  if (!isRefusal(result)) return { id, done: true, state: result.state, problem: null };
  const { code, title } = result.refused;
  const problem = { code, title: localize(title, call.locale, result.params) };
  return { id, done: false, state: before?.state ?? null, problem };
}

const comparison = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
