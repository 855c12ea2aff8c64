import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { importOrders as spec } from "@trilha/contract/loyalty/orders/endpoints.ts";
import type { OrderColumn } from "@trilha/contract/loyalty/orders/import-columns.ts";
import { warehouseLineLimit } from "@trilha/contract/loyalty/orders/limits.ts";
import type { MemberCall } from "../../core/call.ts";
import { importFile, readLines, type SheetRead } from "../../core/imports/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { type ActOn, actOnOrders } from "./act.ts";
import { ordersByCode, zoneOf } from "./office.queries.ts";
import { blockedAmong, lockOrders, type OrderRow } from "./orders.queries.ts";
import {
  isDone,
  readWarehouseLine,
  type SentLine,
  type WarehouseAct,
  type WarehouseLine,
  warehouseFile,
  warehouseMay,
} from "./rules/warehouse-line.ts";
import { deliver, ship, takeBack } from "./send-orders.ts";

/** Checks the warehouse's answer, or takes it in. */
export const importOrders: UseCase<typeof spec> = (call, { body }) =>
  importFile(call, body, {
    kind: "orders",
    columns: warehouseFile,
    most: { lines: warehouseLineLimit },
    plan: (tx, sheet) => planSheet(tx, call, sheet),
    figures: ({ lineOf, unchanged }) => ({ created: 0, updated: lineOf.size, unchanged }),
    more: () => ({}),
    write: (tx, { lineOf, zone }) => act(tx, call, lineOf, zone),
  });

async function planSheet(tx: Tx, call: MemberCall, sheet: SheetRead<OrderColumn>) {
  const { clientId } = call.actor;
  const { names } = sheet.header;
  const zone = await zoneOf(tx, clientId);
  const { good, errors } = await readLines(sheet, (line, cells, header) =>
    readWarehouseLine(line, cells, header, call.locale),
  );
  const match = await matched(tx, clientId, good);
  const say = (
    line: WarehouseLine,
    column: "code" | "state" | "date",
    rest: Pick<LineError, "code" | "params">,
  ) => {
    const value = { code: line.code, state: line.written, date: line.date ?? "" }[column];
    errors.push({ line: line.line, column: names[column] ?? column, value, ...rest });
  };
  const today = localDay(call.now, zone);
  const lineOf = new Map<string, SentLine>();
  const seen = new Map<string, WarehouseLine>();
  let unchanged = 0;
  for (const line of good) {
    const order = match.orders.get(line.code);
    const earlier = order && seen.get(order.id);
    const { act } = line;
    if (!order) say(line, "code", { code: "order_unknown" });
    else if (earlier) say(line, "code", { code: "duplicate_in_file", params: { line: earlier.line } });
    else if (act && isDone(act, line, order)) {
      seen.set(order.id, line);
      unchanged += 1;
      continue;
    } else if (act && (!warehouseMay(act, order) || (act === "ship" && match.blocked.has(order.userId))))
      say(line, "state", { code: "order_wrong_state" });
    if (line.date && line.date > today) say(line, "date", { code: "date_invalid" });
    if (!order || earlier) continue;
    seen.set(order.id, line);
    if (act) lineOf.set(order.id, { ...line, act });
    else unchanged += 1;
  }
  return { errors, lineOf, unchanged, zone };
}

/** The orders a file names, held until the transaction ends, and what decides about them. */
async function matched(tx: Tx, clientId: string, lines: readonly WarehouseLine[]) {
  const named = await ordersByCode(tx, clientId, [...new Set(lines.map(({ code }) => code))]);
  const held = await lockOrders(tx, clientId, named);
  const people = held.map(({ userId }) => userId);
  return {
    orders: new Map<string, OrderRow>(held.map((order) => [order.code, order])),
    blocked: await blockedAmong(tx, clientId, people),
  };
}

const actions: Readonly<Record<WarehouseAct, AuditAct>> = {
  ship: "orders.ship",
  deliver: "orders.deliver",
  take_back: "orders.take_back",
};

/**
 * Act on the orders; what came between the check and the act, such as somebody being blocked, has the file checked
 * anew.
 */
async function act(
  tx: Tx,
  call: MemberCall,
  lineOf: ReadonlyMap<string, SentLine>,
  zone: string,
): Promise<Refusal | undefined> {
  const done = await actOnOrders(tx, call, [...lineOf.keys()], {
    action: ({ id }) => actions[lineOf.get(id)?.act ?? "ship"],
    takes: "stock",
    work: (own, on) => {
      const line = lineOf.get(on.order.id);
      if (!line) throw new Error("an order of no line");
      return actOf(own, on, line, { now: call.now, at: momentOf(line, zone, call.now) });
    },
  });
  return done.every((one) => one.done) ? undefined : refuse(genericProblems.conflict);
}

function actOf(tx: Tx, on: ActOn, line: SentLine, when: { now: Date; at: Date }) {
  if (line.act === "ship") return ship(tx, on, line, when.now, when.at);
  if (line.act === "deliver") return deliver(tx, on, when.now, when.at);
  return takeBack(tx, on, null, when.now, when.at);
}

/** A day that is over happened at its noon; today is now. */
function momentOf({ date }: WarehouseLine, zone: string, now: Date): Date {
  if (!date || date >= localDay(now, zone)) return now;
  return new Date(firstMomentOf(date, zone).getTime() + 12 * 3_600_000);
}
