import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { anAward, aPocket, type Pocket } from "../../../test/books.ts";
import { aClient, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { award, hold } from "./index.ts";
import { sealBlock } from "./seal.ts";

const app = useApp({ routes: [] });
let pocket: Pocket;
let owner: pg.Client;

beforeAll(async () => {
  pocket = await aPocket(app, await aClient(app));
  const subject = { ...pocket, now: new Date("2026-03-02T00:00:00Z"), actorId: null };
  await plant(app, (tx) => award(tx, anAward(pocket, { points: 50 })));
  await plant(app, (tx) =>
    hold(tx, { ...subject, purpose: "order", sourceId: crypto.randomUUID(), points: 20 }),
  );
  await vi.waitUntil(() => sealBlock(app.parts.db, pocket.clientId, subject.now), 10_000);
  const url = new URL(inject("cluster").ownerUrl);
  url.pathname = new URL(app.databaseUrl).pathname;
  owner = new pg.Client(url.href);
  await owner.connect();
});
afterAll(() => owner.end());

/** As the app's role, speaking for the whole system. */
async function asApp(statements: string): Promise<void> {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  try {
    await client.query(`begin; select set_config('trilha.scope', 'system', true); ${statements}; commit`);
  } finally {
    await client.end();
  }
}
const asOwner = (statements: string) =>
  owner.query(`begin; ${statements}; commit`).finally(() => owner.query("rollback"));

const header = (key: string) => `
  insert into ledger_transactions (client_id, key, request_hash, type, pot_id, user_id, source_type, source_id,
    occurred_at, posted_at) values ('${pocket.clientId}', '${key}', '\\x00', 'award', '${pocket.potId}',
    '${pocket.userId}', 'photo', '${crypto.randomUUID()}', now(), now())`;
type Side = { kind: string; amount: number; clientId?: string; account?: string };
/** Entries of the newest transaction (or of `to`), in one statement. */
const entries = (sides: Side[], to = "(select max(id) from ledger_transactions)", from = 1) => `
  insert into ledger_entries (transaction_id, line, client_id, account_id, amount) ${sides
    .map(
      ({ kind, amount, clientId = pocket.clientId, account = "id" }, at) => `
        select ${to}, ${at + from}, client_id, ${account}, ${amount} from ledger_accounts
        where client_id = '${clientId}' and kind = '${kind}' and unit = 'PTS'`,
    )
    .join(" union all ")}`;
const issued = { kind: "issuance", amount: 5 };
const spent = { kind: "redeemed", amount: -5 };

/** Arguments of the app's one posting function. */
const posted = (
  moves: { units: string[]; kinds: string[]; amounts: (number | null)[] },
  whose: { user_id?: null; pot_id?: string; client_id?: string } = {},
) => {
  const now = new Date();
  const keys = { client_id: pocket.clientId, pot_id: pocket.potId, user_id: pocket.userId, ...whose };
  const source = { source_type: "photo", source_id: crypto.randomUUID() };
  const one = { ...keys, ...source, ...moves, key: "by-hand", hash: "00", type: "award", details: {} };
  const posting = JSON.stringify({ ...one, occurred_at: now, posted_at: now });
  return `select ledger_post(array[jsonb_populate_record(null::ledger_posting, '${posting}')])`;
};

const changes = [
  "update ledger_transactions set reason = 'x'",
  "delete from ledger_transactions",
  "truncate ledger_transactions cascade",
  "update ledger_entries set amount = amount + 1",
  "delete from ledger_entries",
  "truncate ledger_entries",
  "update ledger_seals set hash = previous",
  "delete from ledger_seals",
  "truncate ledger_seals",
];

describe("history", () => {
  test.each(changes)("is not changed by the app: %s", async (statement) => {
    await expect(asApp(statement)).rejects.toThrow("permission denied");
  });

  test.each(changes)("is not changed by the owner: %s", async (statement) => {
    await expect(asOwner(statement)).rejects.toThrow("is append-only");
  });

  test("takes no entry later", async () => {
    const late = entries([issued, spent], "(select min(id) from ledger_transactions)", 9);
    await expect(asOwner(late)).rejects.toThrow("join a transaction only where it is made");
  });
});

describe("a transaction", () => {
  test("comes from the app through one function only", async () => {
    await expect(asApp(header("by-hand"))).rejects.toThrow("permission denied");
    await expect(asApp(entries([issued, spent]))).rejects.toThrow("permission denied");
    await expect(asApp("update ledger_accounts set balance = 9")).rejects.toThrow("permission denied");
  });

  test("that moves nothing is not posted", async () => {
    await expect(asApp(posted({ units: [], kinds: [], amounts: [] }))).rejects.toThrow("does not balance");
    const half = { units: ["PTS", "PTS"], kinds: ["issuance", "uncleared"], amounts: [5] };
    await expect(asApp(posted(half))).rejects.toThrow("does not balance");
  });

  test.each([
    ["sums that differ", ["PTS", "PTS"], [-5, 4]],
    ["units that pay for each other", ["PTS", "XP"], [-5, 5]],
    ["one of two units", ["PTS", "PTS", "XP", "XP"], [-5, 5, -3, 2]],
    ["nothing where an amount is", ["PTS", "PTS"], [-5, null]],
  ])("does not balance with %s", async (_name, units, amounts) => {
    const kinds = units.map((unit, at) => (at % 2 === 0 ? "issuance" : unit === "XP" ? "xp" : "uncleared"));
    await expect(asApp(posted({ units, kinds, amounts }))).rejects.toThrow("does not balance");
  });

  test("that was posted opens no way for entries beside it", async () => {
    const moves = { units: ["PTS", "PTS"], kinds: ["issuance", "uncleared"], amounts: [-5, 5] };
    const beside = `${posted(moves)}; ${header("g")}; ${entries([issued])}`;
    await expect(asOwner(`set local trilha.scope = 'system'; ${beside}`)).rejects.toThrow("does not balance");
  });

  test("that is nobody's moves the programme's points, and opens its accounts", async () => {
    const { id } = await aClient(app);
    const nobody = { client_id: id, user_id: null, pot_id: crypto.randomUUID() };
    const moves = { units: ["PTS", "PTS"], kinds: ["issuance", "redeemed"], amounts: [-5, 5] };
    await asApp(posted(moves, nobody));
    const { rows } = await owner.query("select kind from ledger_accounts where pot_id = $1", [nobody.pot_id]);
    expect(rows).toHaveLength(11);
  });

  test("reaches no account there is not: of another kind or unit, or a person's where it is nobody's", async () => {
    const strange = { units: ["PTS", "PTS"], kinds: ["issuance", "pocket"], amounts: [-5, 5] };
    await expect(asApp(posted(strange))).rejects.toThrow("account_id");
    await expect(asApp(posted({ ...strange, units: ["GOLD", "GOLD"] }))).rejects.toThrow("account_id");
    const own = { ...strange, kinds: ["issuance", "cleared"] };
    await expect(asApp(posted(own, { user_id: null }))).rejects.toThrow("account_id");
  });

  test.each([
    ["one entry", () => `${header("b")}; ${entries([issued])}`],
    ["entries that do not sum to 0", () => `${header("c")}; ${entries([issued, { ...spent, amount: -4 }])}`],
    [
      "an entry more",
      () => `${header("f")}; ${entries([issued, spent])}; ${entries([issued], undefined, 9)}`,
    ],
  ])("takes not %s, whoever writes it", async (_name, statements) => {
    await expect(asOwner(statements())).rejects.toThrow("does not balance");
  });

  test("touches no account of another pot", async () => {
    const other = await aPocket(app, await aClient(app));
    await plant(app, (tx) => award(tx, anAward(other, { points: 5 })));
    const foreign = entries([issued, { ...spent, clientId: other.clientId }]);
    await expect(asOwner(`${header("d")}; ${foreign}`)).rejects.toThrow("not its own");
  });

  test.each([
    ["a transaction", "join a transaction only", () => entries([issued, spent], "-1")],
    [
      "an account",
      "does not balance",
      () => `${header("e")}; ${entries([issued, { ...spent, account: "-1" }])}`,
    ],
  ])("has no entry without %s", async (_name, why, statements) => {
    await expect(asOwner(statements())).rejects.toThrow(why);
  });

  test("finds its accounts for ever", async () => {
    await expect(asOwner("delete from ledger_accounts")).rejects.toThrow("is append-only");
    await expect(asOwner(`delete from clients where id = '${pocket.clientId}'`)).rejects.toThrow();
  });

  test("is posted for no other client", async () => {
    const { id } = await aClient(app);
    const foreign = app.parts.db.write({ clientId: id }, (tx) => award(tx, anAward(pocket, { points: 5 })));
    await expect(foreign).rejects.toThrow("not this client's ledger");
  });
});

test("a person's account goes below 0 in nobody's hands", async () => {
  await expect(asOwner("update ledger_accounts set balance = -1 where kind = 'cleared'")).rejects.toThrow(
    "enough_points",
  );
  await expect(asOwner("update ledger_accounts set balance = 1 where kind = 'debt'")).rejects.toThrow(
    "debt_is_owed",
  );
});

test("a lot's points never come from nowhere", async () => {
  await expect(asApp("update ledger_lots set open = open + 1")).rejects.toThrow("buckets_sum");
  await expect(asApp("delete from ledger_lots")).rejects.toThrow("permission denied");
});

test("a hold ends once, whoever ends it", async () => {
  const ended = "update ledger_holds set state = 'released', ended_at = now()";
  await expect(asOwner(`${ended}; ${ended}`)).rejects.toThrow("has ended");
});
