import { countries } from "@trilha/contract/core/country.ts";
import { areaCodes } from "@trilha/contract/loyalty/orders/areas.ts";
import { orderMayStep, orderStates } from "@trilha/contract/loyalty/orders/states.ts";
import { deliveries } from "@trilha/contract/loyalty/rewards/states.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aCampaign, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { aBareOrder } from "../../../test/builders-orders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ routes: [] });
let client: Client;
let campaign: TestCampaign;
let owner: Member;

beforeAll(async () => {
  client = await aClient(app);
  campaign = await aCampaign(app, client);
  owner = await aMember(app, { client });
});

test("§states#orders: every pair of states is judged alike by the rule and the database", async () => {
  const { rows } = await plant(app, (tx) =>
    sql<{ delivery: (typeof deliveries)[number]; from: string; to: string; fits: boolean }>`
      select d as delivery, f as from, t as to, order_step(d, f, t) as fits
      from unnest(${[...deliveries]}::text[]) d, unnest(${[...orderStates]}::text[]) f,
        unnest(${[...orderStates]}::text[]) t`.execute(tx),
  );
  expect(rows).toHaveLength(deliveries.length * orderStates.length ** 2);
  const state = (text: string) => orderStates.find((one) => one === text) ?? "awaiting_approval";
  for (const { delivery, from, to, fits } of rows) {
    expect(orderMayStep(delivery, state(from), state(to)), `${delivery} ${from} ${to}`).toBe(fits);
  }
});

describe("the database keeps an order what it is", () => {
  const change = async (set: string) => {
    const id = await aBareOrder(app, client, campaign, owner);
    return app.parts.db.write({ clientId: client.id }, (tx) =>
      sql`update orders set ${sql.raw(set)} where id = ${id}`.execute(tx),
    );
  };
  test.each([
    ["state = 'shipped'", "cannot go from awaiting_approval to shipped"],
    ["state = 'delivered'", "cannot go from awaiting_approval to delivered"],
    ["quantity = 2, points = 200", "is what was confirmed"],
    ["unit_price = 1, points = 1", "is what was confirmed"],
    ["user_id = uuidv7()", "is what was confirmed"],
    [`address = '{"city": "x"}'`, "goes where it was ordered to"],
    ["returned_at = now()", "violates check constraint"],
  ])("%s", async (set, message) => {
    await expect(change(set)).rejects.toThrow(message);
  });

  test("its steps are only added, and only those it took", async () => {
    const id = await aBareOrder(app, client, campaign, owner);
    const step = (from: string | null, to: string) =>
      app.parts.db.write({ clientId: client.id }, (tx) =>
        sql`insert into order_transitions (client_id, order_id, from_state, to_state, by_whom, actor_name, at)
          values (${client.id}, ${id}, ${from}, ${to}, 'staff', 'x', now())`.execute(tx),
      );
    await step(null, "awaiting_approval");
    await expect(step("awaiting_approval", "approved")).rejects.toThrow("did not go");
    await expect(
      plant(app, (tx) => sql`update order_transitions set reason = 'x' where order_id = ${id}`.execute(tx)),
    ).rejects.toThrow();
    const gone = app.parts.db.write({ clientId: client.id }, (tx) =>
      sql`delete from orders where id = ${id}`.execute(tx),
    );
    await expect(gone).rejects.toThrow("permission denied");
  });
});

test("an address names the areas the programme knows", async () => {
  const rows = await plant(app, (tx) => tx.selectFrom("country_areas").select(["country", "code"]).execute());
  for (const country of countries) {
    const known = rows.filter((row) => row.country === country).map(({ code }) => code);
    expect([...areaCodes[country]].sort(), country).toEqual(known.sort());
  }
});
