import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { anAward, aPocket, inBooks, later, type Pocket } from "../../../test/books.ts";
import { aClient, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { inDatabase } from "../../platform/runtime/postgres-roles.ts";
import { award, potTotals, verifyLedger } from "./index.ts";
import { sealBlock } from "./seal.ts";

const app = useApp({ routes: [] });
let owner: pg.Client;

beforeAll(async () => {
  // Powers of the database's owner: to step around every trigger.
  owner = new pg.Client(inDatabase(inject("cluster").adminUrl, new URL(app.databaseUrl).pathname.slice(1)));
  await owner.connect();
  await owner.query("set session_replication_role = replica");
});
afterAll(() => owner.end());

const give = (pocket: Pocket, points: number, key?: string) =>
  plant(app, (tx) => award(tx, anAward(pocket, { points, experience: 1, ...(key && { key }) })));
const sealOnce = (pocket: Pocket) => sealBlock(app.parts.db, pocket.clientId, later(1));
const faults = async (pocket: Pocket) =>
  (await verifyLedger(app.parts.db, { clientId: pocket.clientId })).flatMap((check) => check.faults);

/** Seals until nothing is left; what runs in another test's database holds the line back for a moment. */
async function seal({ clientId }: Pocket): Promise<void> {
  await expect
    .poll(async () => {
      await sealBlock(app.parts.db, clientId, later(1));
      const { rows } = await owner.query(
        `select count(*)::int as n from ledger_transactions where client_id = $1
           and made_in >= coalesce((select max(end_made_in::text::numeric) from ledger_seals where client_id = $1), 0)::text::xid8`,
        [clientId],
      );
      return rows[0].n;
    })
    .toBe(0);
}

async function sealed(): Promise<Pocket> {
  const pocket = await aPocket(app, await aClient(app));
  for (const points of [10, 20, 30]) await give(pocket, points, `award:${points}`);
  await seal(pocket);
  await give(pocket, 40, "award:40");
  await seal(pocket);
  expect(await sealOnce(pocket)).toBe(false);
  expect(await faults(pocket)).toEqual([]);
  return pocket;
}

test("totals are the same before and after a seal", async () => {
  const pocket = await aPocket(app, await aClient(app));
  const totals = () => inBooks(app, pocket.clientId, (tx) => potTotals(tx, pocket));
  await give(pocket, 10);
  const before = await totals();
  await seal(pocket);
  expect(await totals()).toEqual(before);
  await give(pocket, 5);
  expect(await totals()).toMatchObject({ issued: 15, uncleared: 15, experience: 2 });
});

test("nothing is sealed that could still be joined by what runs now", async () => {
  const pocket = await aPocket(app, await aClient(app));
  const running = new pg.Client(app.databaseUrl);
  await running.connect();
  await running.query("begin; select pg_current_xact_id()");
  await give(pocket, 10);
  expect(await sealOnce(pocket)).toBe(false);
  await running.query("commit");
  await running.end();
  await seal(pocket);
});

test("two who seal at once make one chain", async () => {
  const pocket = await aPocket(app, await aClient(app));
  for (let n = 1; n <= 5; n += 1) await give(pocket, n);
  await Promise.all(Array.from({ length: 4 }, () => sealOnce(pocket)));
  await seal(pocket);
  expect(await faults(pocket)).toEqual([]);
});

test("the job seals every client", async () => {
  const pockets = [await aPocket(app, await aClient(app)), await aPocket(app, await aClient(app))];
  for (const pocket of pockets) await give(pocket, 10);
  const { ledgerJobs } = await import("./index.ts");
  const seals = async () => {
    await ledgerJobs["ledger.seal"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    const { rows } = await owner.query(
      "select count(distinct client_id)::int as n from ledger_seals where client_id = any($1)",
      [pockets.map(({ clientId }) => clientId)],
    );
    return rows[0].n;
  };
  await expect.poll(seals).toBe(2);
});

test.each<[string, (pocket: Pocket) => string, RegExp]>([
  [
    "a changed amount",
    ({ clientId }) => `update ledger_entries set amount = amount + 1 where line = 2 and transaction_id in
      (select id from ledger_transactions where client_id = '${clientId}' and key = 'award:20')`,
    /transaction \d+ «award:20» or an entry of it was changed \(seal \d/,
  ],
  [
    "a changed reason",
    ({ clientId }) =>
      `update ledger_transactions set reason = 'x' where client_id = '${clientId}' and key = 'award:40'`,
    /«award:40» or an entry of it was changed \(seal \d/,
  ],
  [
    "a removed transaction",
    ({ clientId }) => `delete from ledger_transactions where client_id = '${clientId}' and key = 'award:10'`,
    /transaction \d+ is gone \(seal \d/,
  ],
  [
    "one added in the past",
    ({
      clientId,
    }) => `insert into ledger_transactions (client_id, key, request_hash, type, pot_id, source_type,
        source_id, occurred_at, posted_at, made_in)
      select client_id, 'smuggled', request_hash, type, pot_id, source_type, source_id, occurred_at, posted_at, made_in
      from ledger_transactions where client_id = '${clientId}' and key = 'award:10'`,
    /«smuggled» was added later/,
  ],
  [
    "a changed seal",
    ({ clientId }) =>
      `update ledger_seals set hashes[1] = '\\x00' where client_id = '${clientId}' and number = 1`,
    /seal 1 of client .* was changed/,
  ],
  [
    "a removed seal",
    ({ clientId }) => `delete from ledger_seals where client_id = '${clientId}' and number = 1`,
    /1 seals before it are gone/,
  ],
  [
    "a transaction that moves nothing",
    ({ clientId, potId }) => `insert into ledger_transactions (client_id, key, request_hash, type, pot_id,
        source_type, source_id, occurred_at, posted_at)
      values ('${clientId}', 'empty', '\\x00', 'award', '${potId}', 'photo', '${potId}', now(), now())`,
    /«empty» does not balance/,
  ],
  [
    "an entry that belongs nowhere",
    ({ clientId }) => `insert into ledger_entries (transaction_id, line, client_id, account_id, amount)
      values (-1, 1, '${clientId}', -1, 5)`,
    /entry 1 of transaction -1 on account -1 has no transaction/,
  ],
  [
    "a changed balance",
    ({ clientId }) =>
      `update ledger_accounts set balance = balance + 5 where client_id = '${clientId}' and kind = 'uncleared'`,
    /account \d+ \(uncleared\) of person .* has 105, its entries 100/,
  ],
  [
    "a changed lot",
    ({ clientId }) =>
      `update ledger_lots set open = 0, redeemed = original where client_id = '${clientId}' and original = 30`,
    /uncleared is 100, the lots say 70/,
  ],
  [
    "a changed roll-up",
    ({ clientId }) => `update ledger_rollups set balance = 1 where client_id = '${clientId}'`,
    /roll-up of account/,
  ],
])("a replay names %s", async (_name, change, message) => {
  const pocket = await sealed();
  await owner.query(change(pocket));
  expect((await faults(pocket)).join("\n")).toMatch(message);
});
