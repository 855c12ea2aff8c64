// Surroundings of an order: who may redeem what, a fresh proof, the warehouse's answer, and what is forgotten.

import { proveSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import * as contract from "@trilha/contract/loyalty/orders/endpoints.ts";
import { describe, expect, test } from "vitest";
import { plant } from "../../../test/builders.ts";
import { anOrder, aRedemption, aShop, type Shop } from "../../../test/builders-orders.ts";
import { aPicture } from "../../../test/builders-sales.ts";
import { homeAddress } from "../../../test/home-address.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashPassword } from "../../accounts/identity/index.ts";
import { routes } from "../../routes.ts";
import { orderJobs, verifyOrders } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes });
const redeem = (shop: Shop, fields: Parameters<typeof aRedemption>[1] = {}) =>
  app.request(contract.redeem, { body: aRedemption(shop, fields) }, { as: shop.buyer });
const approve = (shop: Shop, ids: string[]) =>
  app.request(contract.decideOnOrders, { body: { ids, decision: "approve" } }, { as: shop.office });

describe("§validation#redemption who may redeem", () => {
  test("a required training opens the item once it is completed", async () => {
    const shop = await aShop(app);
    const training = await plant(app, async (tx) => {
      const { id } = await tx
        .insertInto("trainings")
        .values({ client_id: shop.client.id, title: JSON.stringify({ "pt-BR": "Linha 2027" }) })
        .returning("id")
        .executeTakeFirstOrThrow();
      const eligibility = JSON.stringify({ training: id });
      await tx.updateTable("rewards").set({ eligibility }).where("id", "=", shop.reward.id).execute();
      return id;
    });
    const refused = await redeem(shop);
    expect(refused.refusal).toBe("409 orders.training_missing");
    expect(refused.problem.title).toBe("Conclua antes: Linha 2027");
    await plant(app, (tx) =>
      tx
        .insertInto("training_completions")
        .values({
          ...{ client_id: shop.client.id, training_id: training, user_id: shop.buyer.userId },
          ...{ completed_at: app.clock.now(), source: "staff" },
        })
        .execute(),
    );
    expect((await redeem(shop)).status).toBe(200);
  });

  test("a level opens it for whoever reached it; a window says when", async () => {
    const restricted = await aShop(app, { reward: { units: 1, eligibility: { level: "creator" } } });
    expect((await redeem(restricted)).problem).toMatchObject({
      ...{ code: "orders.level_missing", params: { level: "Creator" } },
    });
    const later = new Date(app.clock.now().getTime() + 86_400_000);
    const closed = await aShop(app, { reward: { units: 1, redeem_from: later } });
    expect((await redeem(closed)).refusal).toBe("409 orders.not_open");
    const over = await aShop(app, { reward: { units: 1, redeem_until: new Date("2026-01-01T00:00:00Z") } });
    expect((await redeem(over)).refusal).toBe("409 orders.closed");
  });

  test("too few points say how many are missing; too few units, that there are too few", async () => {
    const shop = await aShop(app, { reward: { units: 3 }, points: 250 });
    const poor = await redeem(shop, { quantity: 3 });
    expect(poor.problem).toMatchObject({ code: "orders.insufficient_points", params: { missing: 50 } });
    expect((await redeem(shop, { quantity: 4 })).refusal).toBe("409 orders.not_enough_stock");
  });
});

describe("a fresh proof", () => {
  test("is asked for where a parcel goes to a place nobody named before, and counts for a while", async () => {
    const shop = await aShop(app);
    const password_hash = await hashPassword("Senha-forte-1");
    await plant(app, (tx) =>
      tx.updateTable("users").set({ password_hash }).where("id", "=", shop.buyer.userId).execute(),
    );
    const elsewhere = { ...homeAddress, street: "Rua Augusta" };
    const prove = (password: string) => app.request(proveSession, { body: { password } }, { as: shop.buyer });
    expect((await redeem(shop, { address: elsewhere })).refusal).toBe("403 identity.proof_needed");
    expect((await prove("wrong")).refusal).toBe("422 identity.proof_wrong");
    expect((await redeem(shop, { address: elsewhere })).refusal).toBe("403 identity.proof_needed");
    expect((await prove("Senha-forte-1")).status).toBe(204);
    expect((await redeem(shop, { address: elsewhere })).status).toBe(200);
    app.clock.pass({ hours: 1 });
    // Where the last one went is known; another place is not.
    expect((await redeem(shop, { address: elsewhere })).status).toBe(200);
    const third = { ...homeAddress, street: "Rua Bela Cintra" };
    expect((await redeem(shop, { address: third })).refusal).toBe("403 identity.proof_needed");
  });
});

describe("the warehouse's answer", () => {
  const send = async (shop: Shop, csv: string, dryRun = false) => {
    const file = {
      kind: "import",
      name: "a.csv",
      sniffed_type: "text/csv",
      bytes: Buffer.from(csv),
    } as const;
    const fileId = await aPicture(app, shop.office, file);
    return (await app.request(contract.importOrders, { body: { fileId, dryRun } }, { as: shop.office }))
      .answer;
  };
  const read = async (shop: Shop, id: string) =>
    (await app.request(contract.readOrder, { params: { id } }, { as: shop.office })).answer;

  test("ships, delivers and takes back whole files, after a look at what it would do", async () => {
    const shop = await aShop(app);
    const [one, other] = [await anOrder(app, shop), await anOrder(app, shop)];
    await approve(shop, [one.id, other.id]);
    const csv = `Pedido;Situação;Transportadora;Rastreio\n${one.code};enviado;Correios;BR1\n${other.code};enviado;Correios;BR2`;
    expect(await send(shop, csv, true)).toMatchObject({ ok: true, imported: false, updated: 2 });
    expect((await read(shop, one.id)).state).toBe("approved");
    expect(await send(shop, csv)).toMatchObject({ ok: true, imported: true });
    expect(await read(shop, other.id)).toMatchObject({
      state: "shipped",
      carrier: "Correios",
      tracking: "BR2",
    });
    const after = `code,state\n${one.code},delivered\n${other.code},returned`;
    expect(await send(shop, after)).toMatchObject({ imported: true });
    expect(await read(shop, one.id)).toMatchObject({ state: "delivered" });
    expect((await read(shop, other.id)).history.at(-1)).toMatchObject({ to: "shipped", returned: true });
    expect((await verifyOrders(app.parts.db)).faults).toEqual([]);
  });

  test("with one bad line changes nothing, and says every one", async () => {
    const shop = await aShop(app);
    const [one, awaiting] = [await anOrder(app, shop), await anOrder(app, shop)];
    await approve(shop, [one.id]);
    const csv = [
      "code,state,carrier,date",
      `${one.code},shipped,Correios,`,
      `${one.code},shipped,Correios,`,
      `${awaiting.code},shipped,Correios,`,
      "ZZZZZZZZ,shipped,Correios,",
      ",shipped,,",
    ].join("\n");
    const report = await send(shop, csv);
    expect(report).toMatchObject({ ok: false, imported: false });
    expect(report.errors.map(({ line, code }) => `${line} ${code}`)).toEqual([
      ...["3 duplicate_in_file", "4 order_wrong_state", "5 order_unknown", "6 required", "6 required"],
    ]);
    expect((await read(shop, one.id)).state).toBe("approved");
  });
});

test("where a parcel went is forgotten half a year after its order ended", async () => {
  const shop = await aShop(app);
  const [ended, lives] = [await anOrder(app, shop), await anOrder(app, shop)];
  const cancel = { params: { id: ended.id }, body: { version: 1 } };
  await app.request(contract.cancelOwnOrder, cancel, { as: shop.buyer });
  const erase = () => orderJobs["orders.erase_addresses"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
  const addresses = () =>
    plant(app, (tx) =>
      tx
        .selectFrom("orders")
        .select(["id", "address", "address_erased_at as at"])
        .where("client_id", "=", shop.client.id)
        .execute(),
    );
  app.clock.pass({ days: 179 });
  await erase();
  expect((await addresses()).filter(({ address }) => address)).toHaveLength(2);
  app.clock.pass({ days: 2 });
  await erase();
  const left = await addresses();
  expect(left.find(({ id }) => id === ended.id)).toMatchObject({ address: null, at: expect.any(Date) });
  expect(left.find(({ id }) => id === lives.id)?.address).toMatchObject({ city: "São Paulo" });
});
