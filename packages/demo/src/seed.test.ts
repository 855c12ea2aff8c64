import { checkDocument, checkPassword } from "@trilha/contract/accounts/identity/checks.ts";
import { locales } from "@trilha/contract/core/locale.ts";
import { email } from "@trilha/contract/core/shapes.ts";
import { checkAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { orderStates } from "@trilha/contract/loyalty/orders/states.ts";
import { jobProfiles, roles } from "@trilha/contract/permissions.ts";
import { isValidPhoneNumber } from "libphonenumber-js";
import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "../../server/src/loyalty/ledger/index.ts";
import { verifyOrders } from "../../server/src/loyalty/orders/index.ts";
import { verifyStock } from "../../server/src/loyalty/rewards/index.ts";
import { plant } from "../../server/test/builders.ts";
import { useApp } from "../../server/test/use-app.ts";
import { demoPassword } from "./accounts.ts";
import { deliveryPlaces } from "./delivery-addresses.ts";
import { seedDemo } from "./seed.ts";

const app = useApp();
let accounts: Awaited<ReturnType<typeof seedDemo>>["accounts"];

beforeAll(async () => {
  app.clock.set("2026-03-04T15:00:00Z");
  ({ accounts } = await seedDemo(undefined, app.parts));
}, 60_000);

const people = () =>
  plant(app, (tx) =>
    tx
      .selectFrom("users as u")
      .innerJoin("memberships as m", "m.user_id", "u.id")
      .innerJoin("clients as c", "c.id", "m.client_id")
      .selectAll("u")
      .select(["c.slug", "m.status", "m.roles", "m.job_profile", "m.country as member_country"])
      .execute(),
  );

test("the demo is there only once", async () => {
  const before = (await people()).length;
  expect((await seedDemo(undefined, app.parts)).accounts).toEqual(accounts);
  expect(await people()).toHaveLength(before);
});

describe("two programmes", () => {
  test("have 300 people, some of them in both", async () => {
    const rows = await people();
    expect(new Set(rows.map(({ id }) => id)).size).toBe(300);
    expect(rows.length).toBeGreaterThan(305);
  });

  test.each(["nimbus", "cimenta"])("%s has every role, every job and every state", async (slug) => {
    const rows = (await people()).filter((row) => row.slug === slug);
    expect(new Set(rows.flatMap((row) => row.roles))).toEqual(new Set(roles));
    expect(new Set(rows.flatMap((row) => row.job_profile ?? []))).toEqual(new Set(jobProfiles));
    expect(new Set(rows.map((row) => row.status))).toEqual(
      new Set(["active", "awaiting_approval", "blocked"]),
    );
  });

  test("one is in seven countries, the other in Brazil", async () => {
    const countries = (slug: string) => async () =>
      new Set((await people()).filter((row) => row.slug === slug).map((row) => row.member_country));
    expect((await countries("nimbus")()).size).toBe(7);
    expect([...(await countries("cimenta")())]).toEqual(["BR"]);
  });
});

describe("people are believable", () => {
  test("documents, e-mails and phones pass the rules", async () => {
    for (const row of await people()) {
      if (row.document)
        expect([row.document, checkDocument(row.document, row.country)]).toEqual([row.document, undefined]);
      expect(email.safeParse(row.email).success).toBe(true);
      for (const phone of Object.values(row.phones))
        expect([phone, isValidPhoneNumber(phone)]).toEqual([phone, true]);
    }
  });

  test("nobody is under age, nobody joined in the future", async () => {
    for (const row of await people()) {
      expect(row.created_at.getTime()).toBeLessThan(app.clock.now().getTime());
      if (row.birthday) expect(row.birthday < "2008-03-04").toBe(true);
    }
  });
});

test.each([
  ["nimbus", 60, 5],
  ["cimenta", 25, 2],
])("%s sells at least %d products of its own brands, in %d groups of stores", async (slug, count, groups) => {
  const products = await plant(app, (tx) =>
    tx
      .selectFrom("products as p")
      .innerJoin("clients as c", "c.id", "p.client_id")
      .select(["p.sku", "p.active", "p.picture_file_id"])
      .where("c.slug", "=", slug)
      .execute(),
  );
  expect(products.length).toBeGreaterThanOrEqual(count);
  expect(products.filter(({ active }) => active).length).toBeGreaterThanOrEqual(count - 2);
  expect(products.filter((product) => !product.picture_file_id)).toEqual([]);
  const filled = await plant(app, (tx) =>
    tx
      .selectFrom("store_group_stores as s")
      .innerJoin("clients as c", "c.id", "s.client_id")
      .select("s.group_id")
      .distinct()
      .where("c.slug", "=", slug)
      .execute(),
  );
  expect(filled).toHaveLength(groups);
});

test("every picture lies in the store", async () => {
  const files = await plant(app, (tx) => tx.selectFrom("files").selectAll().execute());
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    for (const key of [file.storage_key, ...Object.values(file.variants).map((variant) => variant.key)]) {
      expect([key, (await app.parts.outside.store.size(key)) ?? 0]).not.toEqual([key, 0]);
    }
  }
});

test("nothing waits to be sent", async () => {
  await app.runJobs();
  expect(app.outside.mails).toEqual([]);
  const states = await plant(app, (tx) =>
    tx.selectFrom("outbox_messages").select("state").distinct().execute(),
  );
  expect(states.map(({ state }) => state).sort()).toEqual(["dead", "sent"]);
});

describe("the printed accounts", () => {
  test("have a password both programmes accept", () => {
    expect(checkPassword(demoPassword, { minLength: 8, strength: "medium" })).toBeUndefined();
    expect(new Set(accounts.map(({ password }) => password))).toEqual(new Set([demoPassword]));
  });

  test("sign in as what they are", async () => {
    const signIn = async (username: string) => {
      const { clientId, clientSecret } = app.settings.oauth;
      const reply = await app.http.inject({
        method: "POST",
        url: "/o/token/",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        },
        payload: new URLSearchParams({ grant_type: "password", username, password: demoPassword }).toString(),
      });
      return reply.statusCode === 200 ? "in" : String(reply.json().code);
    };
    const refused: Record<string, string> = {
      candidato: "identity.awaiting_approval",
      bloqueada: "identity.blocked",
    };
    for (const { username } of accounts)
      expect([username, await signIn(username)]).toEqual([username, refused[username] ?? "in"]);
  });
});

describe("rewards", () => {
  test("have names in four languages, a picture and a price in every country", async () => {
    const rewards = await plant(app, (tx) =>
      tx.selectFrom("rewards").select(["id", "name", "picture_file_ids"]).execute(),
    );
    const prices = await plant(app, (tx) => tx.selectFrom("reward_countries").select("reward_id").execute());
    expect(rewards.length).toBeGreaterThan(30);
    for (const { id, name, picture_file_ids } of rewards) {
      expect(Object.keys(name).sort()).toEqual([...locales].sort());
      expect(picture_file_ids).toHaveLength(1);
      expect([1, 7]).toContain(prices.filter(({ reward_id }) => reward_id === id).length);
    }
  });

  test("go where parcels can go", () => {
    for (const [country, place] of Object.entries(deliveryPlaces)) {
      const known = country as keyof typeof deliveryPlaces;
      expect(checkAddress({ country: known, recipient: "Ana", ...place }, known), country).toEqual([]);
    }
  });

  test("were ordered, to every state of an order, one of them with points under audit", async () => {
    const orders = await plant(app, (tx) =>
      tx.selectFrom("orders").select(["state", "waiting_points"]).execute(),
    );
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(orderStates));
    expect(orders.filter(({ waiting_points }) => waiting_points > 0)).toHaveLength(1);
  });

  test("books, stock and orders agree", async () => {
    const checks = [
      ...(await verifyLedger(app.parts.db)),
      await verifyStock(app.parts.db),
      await verifyOrders(app.parts.db),
    ];
    expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
  });
});

test("levels: some have one, and one sale makes somebody eligible", async () => {
  const levels = await plant(app, (tx) =>
    tx
      .selectFrom("person_levels as p")
      .innerJoin("users as u", "u.id", "p.user_id")
      .select(["u.username", "p.level"])
      .execute(),
  );
  expect(new Set(levels.map(({ level }) => level))).toEqual(new Set(["creator", "influencer"]));
  const near = await plant(app, (tx) =>
    tx
      .selectFrom("ledger_accounts as a")
      .innerJoin("users as u", "u.id", "a.user_id")
      .innerJoin("campaigns as c", "c.id", "a.pot_id")
      .select(["a.balance"])
      .where("u.username", "=", "promotora")
      .where("a.kind", "=", "xp")
      .where("c.state", "=", "running")
      .where("c.budget", "is not", null)
      .executeTakeFirstOrThrow(),
  );
  expect(levels.map(({ username }) => username)).not.toContain("promotora");
  expect(near.balance).toBeGreaterThan(380);
  expect(near.balance).toBeLessThan(450);
});

test("§validation#brand-companies brands belong to companies, and people signed up with those of theirs", async () => {
  const ties = await plant(app, (tx) =>
    tx
      .selectFrom("brand_companies as o")
      .innerJoin("brands as b", "b.id", "o.brand_id")
      .select(["b.client_id", "b.name", "o.company_id"])
      .execute(),
  );
  expect(new Set(ties.map(({ name }) => name)).size).toBe(4);
  const enrolments = await plant(app, (tx) =>
    tx.selectFrom("campaign_enrolments").select(["client_id", "company_id", "brands"]).execute(),
  );
  const strangers = enrolments.filter(({ client_id, company_id, brands }) =>
    brands.some((brand) => {
      const owners = ties.filter((tie) => tie.client_id === client_id && tie.name === brand);
      return owners.length > 0 && !owners.some((tie) => tie.company_id === company_id);
    }),
  );
  expect(strangers).toEqual([]);
});
