import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { aPocket, end, later, movesOn } from "../../../test/books.ts";
import { aClient } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { holdOf, lockPot, verifyLedger } from "./index.ts";

const app = useApp({ routes: [] });
const id = () => crypto.randomUUID();
let clients: string[] = [];

async function aPerson() {
  const pocket = await aPocket(app, await aClient(app));
  clients.push(pocket.clientId);
  const { clientId } = pocket;
  const moves = movesOn(app, pocket);
  const hears = () =>
    app.parts.db.read({ system: true }, async (tx) => {
      const { rows } = await sql<{ orderId: string }>`
        select payload->>'orderId' as "orderId" from graphile_worker._private_jobs
        where payload->>'clientId' = ${clientId} and payload->>'orderId' is not null order by id`.execute(tx);
      return rows.map(({ orderId }) => orderId);
    });
  const holdSeen = (sourceId: string) =>
    moves.write(async (tx) => (await holdOf(tx, { clientId, purpose: "order", sourceId })) ?? "none");
  return { ...moves, pocket, hears, holdSeen };
}

afterEach(async () => {
  for (const clientId of clients) {
    const checks = await verifyLedger(app.parts.db, { clientId });
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  }
  clients = [];
});

describe("§states#orders: a refund goes to its own lots", () => {
  test("each with its own expiry, once", async () => {
    const ana = await aPerson();
    const [soon, late, order] = [id(), id(), id()];
    await ana.give({ points: 50, source: soon, audit: "cleared", expiresAt: later(30) });
    await ana.give({ points: 50, source: late, audit: "cleared", expiresAt: later(60) });
    await ana.hold(order, 80);
    await ana.capture(order);
    expect(await ana.has()).toMatchObject({ cleared: 20, held: 0 });
    expect(await ana.refund(order)).toEqual({ points: 80 });
    expect(await ana.refund(order)).toEqual({ points: 80 });
    expect(await ana.has()).toMatchObject({ cleared: 100, held: 0 });
    expect(await ana.expire(later(31))).toEqual({ expired: 50 });
  });

  test("what is past its date expires in the same breath", async () => {
    const ana = await aPerson();
    const order = id();
    await ana.give({ points: 50, audit: "cleared", expiresAt: later(30) });
    await ana.give({ points: 50, audit: "cleared", expiresAt: later(60) });
    await ana.hold(order, 80);
    await ana.capture(order);
    expect(await ana.refund(order, later(31))).toEqual({ points: 80 });
    expect(await ana.has()).toMatchObject({ cleared: 50 });
  });

  test("what fell meanwhile comes back as points of its own and pays the debt", async () => {
    const ana = await aPerson();
    const [line, order] = [id(), id()];
    await ana.give({ points: 100, source: line, audit: "cleared" });
    await ana.hold(order, 100);
    await ana.capture(order);
    await ana.judge(line, { points: 60, experience: 0 });
    expect(await ana.has()).toMatchObject({ cleared: 0, debt: 40 });
    expect(await ana.refund(order)).toEqual({ points: 100 });
    expect(await ana.has()).toMatchObject({ cleared: 60, debt: 0 });
  });

  test("§states#claims what fell pays its debt also past its date; nobody owes what they gave back", async () => {
    const ana = await aPerson();
    const [line, order] = [id(), id()];
    await ana.give({ points: 100, source: line, audit: "cleared", expiresAt: later(30) });
    await ana.hold(order, 100);
    await ana.capture(order);
    await ana.judge(line, { points: 60, experience: 0 });
    expect(await ana.has()).toMatchObject({ cleared: 0, debt: 40 });
    expect(await ana.refund(order, later(31))).toEqual({ points: 100 });
    expect(await ana.has()).toMatchObject({ cleared: 0, debt: 0 });
  });

  test("only of what was spent", async () => {
    const ana = await aPerson();
    const [held, released] = [id(), id()];
    await ana.give({ points: 100, audit: "cleared" });
    await ana.hold(held, 40);
    await ana.hold(released, 40);
    await ana.release(released);
    expect(await ana.refund(held)).toBe("ledger.hold_ended");
    expect(await ana.refund(released)).toBe("ledger.hold_ended");
    expect(await ana.refund(id())).toBe("ledger.hold_not_found");
  });
});

describe("an order hears of its points", () => {
  test("when what it waits for clears, and not before", async () => {
    const ana = await aPerson();
    const [line, other, order] = [id(), id(), id()];
    await ana.give({ points: 60, source: line });
    await ana.give({ points: 60, source: other });
    await ana.hold(order, 60);
    await ana.judge(other, "all");
    expect(await ana.hears()).toEqual([]);
    expect(await ana.holdSeen(order)).toEqual({
      state: "held",
      points: 60,
      waiting: 60,
      sources: [{ sourceType: "claim_line", sourceId: line, points: 60, waiting: 60 }],
    });
    await ana.judge(line, "all");
    expect(await ana.hears()).toEqual([order]);
    expect(await ana.holdSeen(order)).toMatchObject({ state: "held", waiting: 0 });
  });

  test("when others take the place of what fell, and when none can", async () => {
    const ana = await aPerson();
    const [line, spare, order] = [id(), id(), id()];
    await ana.give({ points: 60, source: line });
    await ana.hold(order, 60);
    await ana.give({ points: 60, source: spare });
    await ana.judge(line, "none");
    expect(await ana.hears()).toEqual([order]);
    expect(await ana.holdSeen(order)).toMatchObject({ state: "held", sources: [{ sourceId: spare }] });
    await ana.judge(spare, "none");
    expect(await ana.hears()).toEqual([order]);
    expect(await ana.holdSeen(order)).toMatchObject({ state: "released", waiting: 0 });
  });

  test("a transfer does not, nor does a verdict on what nobody ordered with", async () => {
    const ana = await aPerson();
    const [line, transfer] = [id(), id()];
    await ana.give({ points: 60, source: line, audit: "cleared" });
    await ana.hold(transfer, 60, "transfer");
    await ana.judge(line, "none");
    expect(await ana.hears()).toEqual([]);
  });
});

test("a pot that is taken says what may be ordered with, and what is owed", async () => {
  const ana = await aPerson();
  const [line, order] = [id(), id()];
  expect(await ana.write((tx) => lockPot(tx, ana.pocket))).toEqual({ available: 0, owed: 0 });
  await ana.give({ points: 70, source: line, audit: "cleared", expiresAt: end });
  await ana.give({ points: 30 });
  expect(await ana.write((tx) => lockPot(tx, ana.pocket))).toEqual({ available: 100, owed: 0 });
  await ana.hold(order, 70);
  await ana.capture(order);
  await ana.judge(line, "none");
  expect(await ana.write((tx) => lockPot(tx, ana.pocket))).toEqual({ available: 30, owed: 70 });
  expect(await ana.holdSeen(id())).toBe("none");
});
