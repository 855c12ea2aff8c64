import { listSales } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { plant } from "../../server/test/builders.ts";
import { useApp } from "../../server/test/use-app.ts";
import { seedDemo } from "./seed.ts";

const app = useApp();
beforeAll(async () => {
  app.clock.set("2026-03-04T15:00:00Z");
  await seedDemo(undefined, app.parts);
});

const counted = (query: ReturnType<typeof sql<{ name: string; count: number }>>) =>
  plant(app, async (tx) => {
    const { rows } = await query.execute(tx);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  });

test("hundreds of sales in every state, some before the auditors", async () => {
  const states = await counted(sql`select state as name, count(*)::int as count from claims group by 1`);
  expect(Object.keys(states).sort()).toEqual(["accepted", "auto_accepted", "in_review", "rejected"]);
  expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(350);
  const queue = await counted(sql`select 'all' as name, count(*)::int as count from audit_queue`);
  expect(queue.all).toBe(states.in_review);
  expect(queue.all).toBeGreaterThan(20);
  const kinds = await counted(sql`select kind as name, count(*)::int as count from claim_signals group by 1`);
  expect(Object.keys(kinds).length).toBeGreaterThan(8);
});

test("the salesperson one signs in as has a bit of everything, in pictures", async () => {
  const [caller] = await plant(app, (tx) =>
    tx
      .selectFrom("memberships as m")
      .innerJoin("users as u", "u.id", "m.user_id")
      .select(["m.user_id as userId", "m.client_id as clientId"])
      .where("u.username", "=", "vendedor")
      .execute(),
  );
  const { answer } = await app.request(listSales, { query: { limit: 100 } }, { as: caller });
  expect(answer.items.length).toBeGreaterThan(12);
  expect(new Set(answer.items.map(({ state }) => state))).toEqual(
    new Set(["in_review", "auto_accepted", "accepted", "rejected"]),
  );
  expect(answer.items.every(({ photoUrl }) => photoUrl)).toBe(true);
  expect(answer.items.some(({ points, standing }) => standing > 0 && standing < points)).toBe(true);
});

test("the books balance, and what is over has expired", async () => {
  const astray = await counted(sql`
    select a.unit as name, sum(e.amount)::int as count
    from ledger_entries e join ledger_accounts a on a.id = e.account_id group by 1 having sum(e.amount) <> 0`);
  expect(astray).toEqual({});
  const open = await counted(sql`
    select c.state as name, sum(t.open)::int as count
    from ledger_lots t join campaigns c on c.id = t.pot_id group by 1`);
  expect(open.ended).toBe(0);
  expect(open.running).toBeGreaterThan(0);
});
