// List of postings: each transaction is single, and the accounts stand after each as if it had come alone.
import { beforeEach, describe, expect, test } from "vitest";
import { anAward, aPocket, type Given, inBooks, type Pocket } from "../../../test/books.ts";
import { aClient } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { awardMany, verifyLedger } from "./index.ts";

const app = useApp({ routes: [] });
let pocket: Pocket;
beforeEach(async () => {
  pocket = await aPocket(app, await aClient(app));
});

const give = (given: Given[], to = pocket) =>
  inBooks(app, to.clientId, (tx) =>
    awardMany(
      tx,
      given.map((one) => anAward(to, one)),
    ),
  );

/** The person's entries on one account, in the order they were made: how much, what it left, which change it was. */
function entriesOn(kind: "uncleared" | "cleared" | "xp") {
  return app.parts.db.read({ clientId: pocket.clientId }, (tx) =>
    tx
      .selectFrom("ledger_entries as e")
      .innerJoin("ledger_accounts as a", "a.id", "e.account_id")
      .select(["e.amount", "e.balance_after", "e.account_version"])
      .where("a.user_id", "=", pocket.userId)
      .where("a.pot_id", "=", pocket.potId)
      .where("a.kind", "=", kind)
      .orderBy("e.transaction_id")
      .orderBy("e.line")
      .execute(),
  );
}

async function expectWhole(): Promise<void> {
  const checks = await verifyLedger(app.parts.db, { clientId: pocket.clientId });
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
}

describe("a list", () => {
  test("leaves each account step by step, without a gap", async () => {
    await give([{ points: 1, experience: 2 }]);
    await give([
      { points: 10, experience: 5 },
      { points: 20, audit: "cleared" },
      { points: 30, experience: 7 },
    ]);
    expect(await entriesOn("uncleared")).toEqual([
      { amount: 1, balance_after: 1, account_version: 1 },
      { amount: 10, balance_after: 11, account_version: 2 },
      { amount: 30, balance_after: 41, account_version: 3 },
    ]);
    expect(await entriesOn("cleared")).toEqual([{ amount: 20, balance_after: 20, account_version: 1 }]);
    expect(await entriesOn("xp")).toEqual([
      { amount: 2, balance_after: 2, account_version: 1 },
      { amount: 5, balance_after: 7, account_version: 2 },
      { amount: 7, balance_after: 14, account_version: 3 },
    ]);
    await expectWhole();
  });

  test("posts what is new in it and nothing else", async () => {
    const [first, second, third] = [1, 2, 3].map((at) => ({ points: at, key: `award:${at}` }));
    if (!first || !second || !third) throw new Error("three were made");
    await give([first, second].map((one) => ({ ...one, source: pocket.potId })));
    const again = await give([first, third, second].map((one) => ({ ...one, source: pocket.potId })));
    expect(again).toMatchObject([{ posted: false }, { posted: true }, { posted: false }]);
    expect((await entriesOn("uncleared")).map(({ balance_after }) => balance_after)).toEqual([1, 3, 6]);
    await expectWhole();
  });

  test("that says one thing twice posts it once; that says two things under one key is refused whole", async () => {
    const source = crypto.randomUUID();
    await give([
      { points: 5, source },
      { points: 5, source },
    ]);
    expect(await entriesOn("uncleared")).toMatchObject([{ balance_after: 5 }]);
    const other = crypto.randomUUID();
    const refused = await give([
      { points: 6, source: other },
      { points: 7, source: other },
    ]);
    expect(refused).toBe("ledger.key_reused");
    expect(await entriesOn("uncleared")).toHaveLength(1);
    await expectWhole();
  });

  test("that opens a person's accounts opens them once, however many ask at the same moment", async () => {
    const lists = Array.from({ length: 8 }, () => give([{ points: 1 }, { points: 1 }]));
    await Promise.all(lists);
    const left = (await entriesOn("uncleared")).map(({ balance_after }) => balance_after);
    expect(left.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 16 }, (_, at) => at + 1),
    );
    await expectWhole();
  });
});
