import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import type { ImportReport, LineError } from "@trilha/contract/core/imports/report.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { importOrders as spec } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { warehouseLineLimit } from "@trilha/contract/loyalty/orders/limits.ts";
import type { MemberCall } from "../../core/call.ts";
import { lineErrorsInWords, openSheet, type Sheet } from "../../core/files/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { type ActOn, actOnOrders } from "./act.ts";
import { ordersByCode, zoneOf } from "./office.queries.ts";
import { blockedAmong, lockOrders, type OrderRow } from "./orders.queries.ts";
import {
  readWarehouseHeader,
  readWarehouseLine,
  type WarehouseAct,
  type WarehouseLine,
  warehouseMay,
} from "./rules/warehouse-line.ts";
import { deliver, ship, takeBack } from "./send-orders.ts";

/** Checks the warehouse's answer, or takes it in whole; with one bad line nothing changes. */
export const importOrders: UseCase<typeof spec> = async (call, { body }) => {
  const sheet = await openSheet(call, body.fileId);
  if (isRefusal(sheet)) return sheet;
  if (sheet.lines.length > warehouseLineLimit) {
    return refuse(importProblems.tooLong, { maximum: warehouseLineLimit });
  }
  return call.write((tx) => bringIn(tx, call, sheet, body.dryRun));
};

async function bringIn(tx: Tx, call: MemberCall, sheet: Sheet, dryRun: boolean) {
  const read = readWarehouseHeader(sheet.header);
  if (!read) return refuse(importProblems.unreadable);
  if ("errors" in read) return report(call, sheet, [], read.errors, false);
  const { names } = read.header;
  const good: WarehouseLine[] = [];
  const errors: LineError[] = [];
  for (const { line, cells } of sheet.lines) {
    const result = readWarehouseLine(line, cells, read.header);
    if ("errors" in result) errors.push(...result.errors);
    else good.push(result);
  }
  const match = await matched(tx, call, good);
  const say = (
    line: WarehouseLine,
    column: "code" | "state" | "date",
    rest: Pick<LineError, "code" | "params">,
  ) =>
    errors.push({
      line: line.line,
      column: names[column] ?? column,
      value: line[column === "state" ? "act" : column] ?? "",
      ...rest,
    });
  const today = localDay(call.now, match.zone);
  const lineOf = new Map<string, WarehouseLine>();
  for (const line of good) {
    const order = match.orders.get(line.code);
    const earlier = order && lineOf.get(order.id);
    if (!order) say(line, "code", { code: "order_unknown" });
    else if (earlier) say(line, "code", { code: "duplicate_in_file", params: { line: earlier.line } });
    else if (!warehouseMay(line.act, order) || (line.act === "ship" && match.blocked.has(order.userId)))
      say(line, "state", { code: "order_wrong_state" });
    else if (line.date && line.date > today) say(line, "date", { code: "date_invalid" });
    if (order && !earlier) lineOf.set(order.id, line);
  }
  const imported = errors.length === 0 && !dryRun && lineOf.size > 0;
  if (imported) {
    const failed = await act(tx, call, lineOf, match.zone);
    if (failed) return failed;
  }
  return report(call, sheet, good, errors, imported);
}

/** The orders a file names, held until the transaction ends, and what decides about them. */
async function matched(tx: Tx, call: MemberCall, lines: readonly WarehouseLine[]) {
  const { clientId } = call.actor;
  const named = await ordersByCode(tx, clientId, [...new Set(lines.map(({ code }) => code))]);
  const held = await lockOrders(tx, clientId, named);
  const people = held.map(({ userId }) => userId);
  return {
    orders: new Map<string, OrderRow>(held.map((order) => [order.code, order])),
    blocked: await blockedAmong(tx, clientId, people),
    zone: await zoneOf(tx, clientId),
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
  lineOf: ReadonlyMap<string, WarehouseLine>,
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

function actOf(tx: Tx, on: ActOn, line: WarehouseLine, when: { now: Date; at: Date }) {
  if (line.act === "ship") return ship(tx, on, line, when.now, when.at);
  if (line.act === "deliver") return deliver(tx, on, when.now, when.at);
  return takeBack(tx, on, null, when.now, when.at);
}

/** A day that is over happened at its noon; today is now. */
function momentOf({ date }: WarehouseLine, zone: string, now: Date): Date {
  if (!date || date >= localDay(now, zone)) return now;
  return new Date(firstMomentOf(date, zone).getTime() + 12 * 3_600_000);
}

function report(
  call: MemberCall,
  sheet: Sheet,
  good: readonly WarehouseLine[],
  errors: readonly LineError[],
  imported: boolean,
): ImportReport {
  return {
    lines: sheet.lines.length,
    created: 0,
    updated: good.length,
    unchanged: 0,
    ok: errors.length === 0 && good.length > 0,
    imported,
    errors: lineErrorsInWords(errors, call),
  };
}
