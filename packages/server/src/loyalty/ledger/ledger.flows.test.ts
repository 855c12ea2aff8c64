import { afterEach, describe, expect, test } from "vitest";
import { anAward, aPocket, end, inBooks, later, movesOn, type Pocket } from "../../../test/books.ts";
import { aClient } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import {
  adjust,
  award,
  awardMany,
  confirmTransfer,
  lotsOfSources,
  peopleToExpire,
  potTotals,
  releaseAndExpireAll,
  returnTransfer,
  sendTransfer,
  statementPage,
  verifyLedger,
  waitingFor,
  writeOff,
} from "./index.ts";

const app = useApp({ routes: [] });
const id = () => crypto.randomUUID();
let clients: string[] = [];

async function aPerson(pocket?: Pocket) {
  const own = pocket ?? (await aPocket(app, await aClient(app)));
  clients.push(own.clientId);
  return { ...movesOn(app, own), pocket: own };
}

// The books are in order after it.
afterEach(async () => {
  for (const clientId of new Set(clients)) {
    const checks = await verifyLedger(app.parts.db, { clientId });
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  }
  clients = [];
});

test("the model's worked example", async () => {
  const ana = await aPerson();
  const [line, order] = [id(), id()];
  await ana.give({ points: 180, experience: 120, source: line });
  expect(await ana.has()).toMatchObject({ uncleared: 180, experience: 120 });
  await ana.judge(line, { points: 90, experience: 60 }, { rest: "wait" });
  expect(await ana.has()).toMatchObject({ uncleared: 90, cleared: 90, experience: 120 });
  expect(await ana.hold(order, 150)).toMatchObject({ points: 150, waiting: 60 });
  expect(await ana.has()).toMatchObject({ uncleared: 30, cleared: 0, held: 150 });
  expect(await ana.capture(order)).toBe("ledger.waits_for_audit");
  expect(await ana.judge(line, { points: 90, experience: 60 })).toEqual({
    rejected: { points: 90, experience: 60 },
    brokenHolds: [{ purpose: "order", sourceId: order, points: 150 }],
    debt: 0,
  });
  expect(await ana.has()).toEqual({ uncleared: 0, cleared: 90, held: 0, debt: 0, experience: 60 });
  expect(await ana.expire()).toEqual({ expired: 90 });
  expect(await ana.has()).toMatchObject({ cleared: 0, experience: 60 });
  const totals = await ana.write((tx) => potTotals(tx, ana.pocket));
  expect(totals).toMatchObject({ issued: 180, reversed: 90, expired: 90, held: 0, redeemed: 0 });
});

describe("awards", () => {
  test("of nothing post nothing", async () => {
    const ana = await aPerson();
    expect(await ana.give({ points: 0 })).toMatchObject([{ posted: false, transactionId: null }]);
    expect(await ana.has()).toEqual({ uncleared: 0, cleared: 0, held: 0, debt: 0, experience: 0 });
  });

  test("have one effect per key, and another award under the key is refused", async () => {
    const ana = await aPerson();
    const source = id();
    expect(await ana.give({ points: 60, source })).toMatchObject([{ posted: true }]);
    expect(await ana.give({ points: 60, source })).toMatchObject([{ posted: false }]);
    expect(await ana.give({ points: 61, source })).toBe("ledger.key_reused");
    expect(await ana.has()).toMatchObject({ uncleared: 60 });
  });

  test("come in one call for many people and pots, answered in the order asked", async () => {
    const client = await aClient(app);
    const [ana, bia] = [await aPerson(await aPocket(app, client)), await aPerson(await aPocket(app, client))];
    const awards = [bia, ana, bia].map(({ pocket }, at) =>
      anAward(pocket, { points: 10 + at, experience: 5 }),
    );
    const done = await inBooks(app, client.id, (tx) => awardMany(tx, awards));
    expect(done).toMatchObject(awards.map(({ key }) => ({ key, posted: true })));
    expect(await ana.has()).toMatchObject({ uncleared: 11, experience: 5 });
    expect(await bia.has()).toMatchObject({ uncleared: 22, experience: 10 });
  });

  test("without an audit are cleared at once; experience alone is an award too", async () => {
    const ana = await aPerson();
    await ana.give({ points: 25, experience: 5, audit: "cleared" });
    await ana.give({ points: 0, experience: 7 });
    expect(await ana.has()).toMatchObject({ uncleared: 0, cleared: 25, experience: 12 });
  });

  test("of a fraction are a bug", async () => {
    const ana = await aPerson();
    await expect(ana.write((tx) => award(tx, anAward(ana.pocket, { points: 0.5 })))).rejects.toThrow("whole");
  });
});

describe("holds", () => {
  test("draw what expires first, and are refused beyond what is open", async () => {
    const ana = await aPerson();
    const [soon, late] = [id(), id()];
    await ana.give({ points: 50, source: late, audit: "cleared", expiresAt: later(60) });
    await ana.give({ points: 50, source: soon, expiresAt: later(30) });
    expect(await ana.hold(id(), 101)).toBe("ledger.insufficient_points");
    expect(await ana.hold(id(), 60)).toMatchObject({ waiting: 50 });
    expect(await ana.has()).toMatchObject({ uncleared: 0, cleared: 40, held: 60 });
  });

  test("end once: captured is not released, released is not captured", async () => {
    const ana = await aPerson();
    const [one, other] = [id(), id()];
    await ana.give({ points: 100, audit: "cleared" });
    await ana.hold(one, 40);
    await ana.hold(other, 30);
    expect(await ana.capture(one)).toEqual({ points: 40 });
    expect(await ana.capture(one)).toEqual({ points: 40 });
    expect(await ana.release(one)).toBe("ledger.hold_ended");
    expect(await ana.release(other)).toEqual({ points: 30 });
    expect(await ana.release(other)).toEqual({ points: 30 });
    expect(await ana.capture(other)).toBe("ledger.hold_ended");
    expect(await ana.capture(id())).toBe("ledger.hold_not_found");
    expect(await ana.has()).toMatchObject({ cleared: 60, held: 0 });
  });

  test("are answered again as they stand, and refused with another amount", async () => {
    const ana = await aPerson();
    const order = id();
    await ana.give({ points: 100 });
    const first = await ana.hold(order, 40);
    expect(await ana.hold(order, 40)).toEqual(first);
    expect(await ana.hold(order, 41)).toBe("ledger.key_reused");
    expect(
      await ana.write((tx) => waitingFor(tx, { ...ana.pocket, purpose: "order", sourceId: order })),
    ).toBe(40);
  });

  test("survive the end; what they release then expires", async () => {
    const ana = await aPerson();
    const order = id();
    await ana.give({ points: 100, audit: "cleared" });
    await ana.hold(order, 60);
    expect(await ana.expire()).toEqual({ expired: 40 });
    expect(await ana.expire()).toEqual({ expired: 0 });
    await ana.release(order, end);
    expect(await ana.has()).toMatchObject({ cleared: 0, held: 0 });
    expect(await ana.write((tx) => potTotals(tx, ana.pocket))).toMatchObject({ issued: 100, expired: 100 });
  });

  test("take nothing past its date, even before anybody booked that", async () => {
    const ana = await aPerson();
    await ana.give({ points: 100, audit: "cleared", expiresAt: later(10) });
    expect(await ana.hold(id(), 1, "order", later(10))).toBe("ledger.insufficient_points");
  });
});

describe("verdicts", () => {
  test("move a hold to other lots when one falls", async () => {
    const ana = await aPerson();
    const [bad, order] = [id(), id()];
    await ana.give({ points: 50, source: bad, audit: "cleared", expiresAt: later(10) });
    await ana.give({ points: 70, audit: "cleared" });
    await ana.hold(order, 50);
    expect(await ana.judge(bad, "none")).toMatchObject({ brokenHolds: [], rejected: { points: 50 } });
    expect(await ana.has()).toMatchObject({ cleared: 20, held: 50, debt: 0 });
    expect(await ana.capture(order)).toEqual({ points: 50 });
  });

  test("make a debt of what was spent; the next points that clear pay it; no order meanwhile", async () => {
    const ana = await aPerson();
    const [bad, good, order] = [id(), id(), id()];
    await ana.give({ points: 100, experience: 10, source: bad, audit: "cleared" });
    await ana.hold(order, 80);
    await ana.capture(order);
    expect(await ana.judge(bad, "none")).toMatchObject({ debt: 80 });
    await ana.give({ points: 90, source: good });
    expect(await ana.has()).toEqual({ uncleared: 90, cleared: 0, held: 0, debt: 80, experience: 0 });
    expect(await ana.hold(id(), 1)).toBe("ledger.in_debt");
    await ana.judge(good, "all");
    expect(await ana.has()).toMatchObject({ uncleared: 0, cleared: 10, debt: 0 });
    // The points that paid can fall as well: then they are owed themselves.
    expect(await ana.judge(good, "none")).toMatchObject({ debt: 80 });
    expect(await ana.has()).toMatchObject({ cleared: 0, debt: 80 });
  });

  test("are single by their decision", async () => {
    const ana = await aPerson();
    const [line, decision] = [id(), id()];
    await ana.give({ points: 100, source: line });
    const first = await ana.judge(line, { points: 40, experience: 0 }, { decision });
    expect(await ana.judge(line, { points: 40, experience: 0 }, { decision })).toEqual(first);
    expect(await ana.judge(line, "none", { decision })).toBe("ledger.key_reused");
    expect(await ana.has()).toMatchObject({ cleared: 40, uncleared: 0 });
    const lots = await ana.write((tx) => lotsOfSources(tx, { ...ana.pocket, sourceIds: [line] }));
    expect(lots).toMatchObject([
      { audit: "cleared", points: 40, open: 40 },
      { audit: "rejected", points: 60, reversed: 60 },
    ]);
  });

  test("that accept more than was given are a bug", async () => {
    const ana = await aPerson();
    const line = id();
    await ana.give({ points: 10, source: line });
    await expect(ana.judge(line, { points: 11, experience: 0 })).rejects.toThrow("more than was given");
  });
});

test("a debt can be forgiven, not beyond what is owed", async () => {
  const ana = await aPerson();
  const [bad, order] = [id(), id()];
  await ana.give({ points: 100, source: bad, audit: "cleared" });
  await ana.hold(order, 100);
  await ana.capture(order);
  await ana.judge(bad, "none");
  const forgive = (points: number, key: string) =>
    ana.write((tx) =>
      writeOff(tx, {
        ...ana.pocket,
        key,
        points,
        source: { type: "adjustment", id: bad },
        now: later(1),
        actorId: null,
        reason: "kindness",
      }),
    );
  expect(await forgive(101, "write_off:1")).toBe("ledger.insufficient_points");
  expect(await forgive(70, "write_off:1")).toEqual({ debt: 30 });
  expect(await forgive(70, "write_off:1")).toEqual({ debt: 30 });
  expect(await ana.write((tx) => potTotals(tx, ana.pocket))).toMatchObject({ debt: 30, writtenOff: 70 });
});

test("corrections give and take", async () => {
  const ana = await aPerson();
  const source = id();
  const correct = (points: number, key: string) =>
    ana.write((tx) =>
      adjust(tx, { ...anAward(ana.pocket, { points, key, source }), reason: "counted twice" }),
    );
  expect(await correct(50, "adjust:1")).toEqual({ posted: true });
  expect(await correct(-30, "adjust:2")).toEqual({ posted: true });
  expect(await correct(-30, "adjust:2")).toMatchObject({ posted: false });
  expect(await correct(-31, "adjust:3")).toBe("ledger.insufficient_points");
  expect(await ana.has()).toMatchObject({ cleared: 20 });
  expect(await ana.write((tx) => potTotals(tx, ana.pocket))).toMatchObject({ issued: 0, adjusted: -20 });
});

test("a correction may take points that await their audit; rejected later, they are not taken twice", async () => {
  const ana = await aPerson();
  const [line, source] = [id(), id()];
  await ana.give({ points: 20, audit: "cleared" });
  await ana.give({ points: 100, source: line });
  const correction = anAward(ana.pocket, { points: -70, key: "adjust:1", source });
  expect(await ana.write((tx) => adjust(tx, { ...correction, reason: "counted twice" }))).toEqual({
    posted: true,
  });
  expect(await ana.has()).toMatchObject({ cleared: 0, uncleared: 50 });
  expect(await ana.judge(line, "none")).toMatchObject({ debt: 0 });
  expect(await ana.has()).toMatchObject({ cleared: 0, uncleared: 0, debt: 0 });
  const totals = await ana.write((tx) => potTotals(tx, ana.pocket));
  expect(totals).toMatchObject({ issued: 120, adjusted: 70, reversed: 50 });
});

describe("transfers to the partner", () => {
  const sent = async () => {
    const ana = await aPerson();
    const [source, transferId] = [id(), id()];
    await ana.give({ points: 100, source, audit: "cleared" });
    await ana.give({ points: 500 });
    const transfer = { clientId: ana.pocket.clientId, transferId, now: later(1), actorId: null };
    return { ana, source, transferId, by: transfer };
  };

  test("take cleared points only, and end once", async () => {
    const { ana, transferId, by: transfer } = await sent();
    expect(await ana.hold(id(), 101, "transfer")).toBe("ledger.insufficient_points");
    await ana.hold(transferId, 70, "transfer");
    expect(await ana.write((tx) => confirmTransfer(tx, transfer))).toBe("ledger.hold_ended");
    expect(await ana.write((tx) => sendTransfer(tx, transfer))).toEqual({ points: 70 });
    expect(await ana.write((tx) => sendTransfer(tx, transfer))).toEqual({ points: 70 });
    expect(await ana.write((tx) => potTotals(tx, ana.pocket))).toMatchObject({
      clearing: 70,
      transferred: 0,
    });
    expect(await ana.write((tx) => confirmTransfer(tx, transfer))).toEqual({ points: 70 });
    expect(await ana.write((tx) => confirmTransfer(tx, transfer))).toEqual({ points: 70 });
    expect(await ana.write((tx) => returnTransfer(tx, transfer))).toBe("ledger.key_reused");
    expect(await ana.write((tx) => potTotals(tx, ana.pocket))).toMatchObject({
      clearing: 0,
      transferred: 70,
    });
  });

  test("come back to their lots", async () => {
    const { ana, transferId, by: transfer } = await sent();
    await ana.hold(transferId, 70, "transfer");
    await ana.write((tx) => sendTransfer(tx, transfer));
    expect(await ana.write((tx) => returnTransfer(tx, transfer))).toEqual({ points: 70 });
    expect(await ana.has()).toMatchObject({ cleared: 100, held: 0 });
  });

  test("that come back after their points fell pay that debt", async () => {
    const { ana, source, transferId, by: transfer } = await sent();
    await ana.hold(transferId, 70, "transfer");
    await ana.write((tx) => sendTransfer(tx, transfer));
    expect(await ana.judge(source, "none")).toMatchObject({ debt: 70 });
    await ana.write((tx) => returnTransfer(tx, transfer));
    expect(await ana.has()).toMatchObject({ cleared: 0, uncleared: 500, debt: 0 });
  });
});

test("who leaves keeps nothing, and their orders are named", async () => {
  const ana = await aPerson();
  const order = id();
  await ana.give({ points: 100, experience: 9 });
  await ana.hold(order, 30);
  const subject = { ...ana.pocket, now: later(1), reason: "account deleted", actorId: null };
  expect(await ana.write((tx) => releaseAndExpireAll(tx, subject))).toEqual({
    expired: 100,
    released: [{ purpose: "order", sourceId: order, points: 30 }],
  });
  expect(await ana.has()).toEqual({ uncleared: 0, cleared: 0, held: 0, debt: 0, experience: 9 });
});

test("the statement tells the newest first, page by page, without what merely clears", async () => {
  const ana = await aPerson();
  const [line, order] = [id(), id()];
  await ana.give({ points: 100, experience: 20, source: line });
  await ana.judge(line, { points: 60, experience: 10 });
  await ana.hold(order, 25);
  await ana.capture(order);
  const read = (rows: number, cursor?: string) =>
    ana.write((tx) => statementPage(tx, { ...ana.pocket, rows, ...(cursor && { cursor }) }));
  const first = await read(2);
  if (typeof first === "string") throw new Error(first);
  expect(first.items.map(({ type, points, available }) => [type, points, available])).toEqual([
    ["capture", -25, 0],
    ["hold", 0, -25],
  ]);
  const second = await read(2, first.nextCursor ?? "");
  if (typeof second === "string") throw new Error(second);
  expect(second.nextCursor).toBeNull();
  expect(second.items).toMatchObject([
    { type: "reverse", points: -40, experience: -10, reason: "unreadable" },
    {
      type: "award",
      points: 100,
      experience: 20,
      lots: [
        { state: "confirmed", points: 35 },
        { state: "redeemed", points: 25 },
        { state: "reversed", points: 40 },
      ],
    },
  ]);
  const awards = await ana.write((tx) => statementPage(tx, { ...ana.pocket, rows: 5, types: ["award"] }));
  expect(awards).toMatchObject({ items: [{ type: "award" }], nextCursor: null });
});

test("what is taken back stands on the document that gave it", async () => {
  const ana = await aPerson();
  const line = id();
  const details = { trace: [], document: { invoiceNumber: "A 7" } };
  await ana.write((tx) => award(tx, { ...anAward(ana.pocket, { points: 30, source: line }), details }));
  await ana.judge(line, "none");
  const page = await ana.write((tx) => statementPage(tx, { ...ana.pocket, rows: 2 }));
  expect(page).toMatchObject({
    items: [
      { type: "reverse", details: { document: { invoiceNumber: "A 7" } } },
      { type: "award", details: { document: { invoiceNumber: "A 7" } } },
    ],
  });
});

test("closing a campaign finds everybody who still has open points", async () => {
  const client = await aClient(app);
  const potId = id();
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push(await aPerson({ ...(await aPocket(app, client)), potId }));
  for (const { give } of people) await give({ points: 10 });
  const ids = people.map(({ pocket }) => pocket.userId).sort();
  const query = { clientId: client.id, potId, rows: 2 };
  expect(await inBooks(app, client.id, (tx) => peopleToExpire(tx, query))).toEqual(ids.slice(0, 2));
  expect(await inBooks(app, client.id, (tx) => peopleToExpire(tx, { ...query, after: ids[1] }))).toEqual([
    ids[2],
  ]);
});
