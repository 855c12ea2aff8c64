import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aReward, aStockCorrection, someCodes } from "../../../test/builders-rewards.ts";
import { useApp } from "../../../test/use-app.ts";
import { keysFrom } from "../../core/keys.ts";
import { openCode } from "./code-seal.ts";
import {
  codesOfOrder,
  type OrderUnits,
  releaseUnits,
  reserveUnits,
  returnUnits,
  shipUnits,
} from "./order-units.ts";
import { moveStock, unitsOnHand } from "./stock.queries.ts";
import { verifyStock } from "./verify-stock.ts";

const app = useApp({ routes: [] });
let client: Client;
let staff: Member;

beforeAll(async () => {
  client = await aClient(app);
  staff = await aMember(app, { client });
});

const orderOf = (reward: { id: string }, fields: Partial<OrderUnits> = {}): OrderUnits => ({
  ...{ clientId: client.id, orderId: crypto.randomUUID(), rewardId: reward.id, country: "BR", units: 1 },
  ...{ delivery: "shipped", by: { userId: staff.userId, name: "Bia" }, at: app.clock.now() },
  ...fields,
});
const act = <T>(work: Parameters<typeof app.parts.db.write<T>>[1]) =>
  app.parts.db.write({ clientId: client.id }, work);
const onHand = (reward: { id: string }) =>
  act((tx) => unitsOnHand(tx, { clientId: client.id, rewardId: reward.id, country: "BR" }));
const faultsOf = async (clientId: string) => (await verifyStock(app.parts.db, { clientId })).faults;
const faults = () => faultsOf(client.id);

describe("§validation#redemption-rush enough stock", () => {
  test("an order takes units, and none are left for the next", async () => {
    const reward = await aReward(app, client, { units: 3 });
    expect(await act((tx) => reserveUnits(tx, orderOf(reward, { units: 2 })))).toBe(true);
    expect(await act((tx) => reserveUnits(tx, orderOf(reward, { units: 2 })))).toBe(false);
    expect(await onHand(reward)).toBe(1);
  });

  test("an item that never came in is not there", async () => {
    const reward = await aReward(app, client);
    expect(await act((tx) => reserveUnits(tx, orderOf(reward)))).toBe(false);
  });

  test("of forty at once, ten get the ten there are", async () => {
    const reward = await aReward(app, client, { units: 10 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => act((tx) => reserveUnits(tx, orderOf(reward)))),
    );
    expect(answers.filter((enough) => enough === true)).toHaveLength(10);
    expect(await onHand(reward)).toBe(0);
  });

  test("a step repeated is one step; the same key for other units is a bug", async () => {
    const reward = await aReward(app, client, { units: 5 });
    const order = orderOf(reward, { units: 2 });
    for (const _ of [1, 2]) expect(await act((tx) => reserveUnits(tx, order))).toBe(true);
    expect(await onHand(reward)).toBe(3);
    await expect(act((tx) => reserveUnits(tx, { ...order, units: 1 }))).rejects.toThrow("stock key reused");
    for (const _ of [1, 2]) await act((tx) => releaseUnits(tx, order));
    expect(await onHand(reward)).toBe(5);
  });

  test("what came back is on hand again", async () => {
    const reward = await aReward(app, client, { units: 1 });
    const order = orderOf(reward);
    for (const step of [reserveUnits, shipUnits, returnUnits]) await act<unknown>((tx) => step(tx, order));
    expect(await onHand(reward)).toBe(1);
  });

  test("nobody but the one function moves stock, and nobody another client's", async () => {
    const reward = await aReward(app, client, { units: 1 });
    const forbidden = [
      sql`update reward_stocks set received = 9 where reward_id = ${reward.id}`,
      sql`insert into stock_moves (client_id, reward_id, country, kind, units, key, actor_name, at)
        values (${client.id}, ${reward.id}, 'BR', 'receive', 1, 'x', 'x', now())`,
      sql`delete from stock_moves where reward_id = ${reward.id}`,
    ];
    for (const query of forbidden) {
      await expect(act((tx) => query.execute(tx))).rejects.toThrow("permission denied");
    }
    const intruding = app.parts.db.write({ clientId: (await aClient(app)).id }, (tx) =>
      reserveUnits(tx, orderOf(reward)),
    );
    await expect(intruding).rejects.toThrow("not this client's stock");
  });

  test("a correction without an approval moves nothing", async () => {
    const reward = await aReward(app, client, { units: 1 });
    const id = await aStockCorrection(app, staff, reward);
    const move = act((tx) =>
      moveStock(tx, {
        ...orderOf(reward, { units: 5 }),
        orderId: null,
        correctionId: id,
        kind: "correct",
        key: "c",
      }),
    );
    await expect(move).rejects.toThrow("has no approval");
  });
});

test("stock moves agree with the stock after any steps, in any order", async () => {
  const reward = await aReward(app, client, { units: 6 });
  const orders = Array.from({ length: 4 }, (_, index) => orderOf(reward, { units: index + 1 }));
  const steps = { reserveUnits, releaseUnits, shipUnits, returnUnits };
  const step = fc.record({
    order: fc.constantFrom(...orders),
    name: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  });
  // Next steps of an order; everything else its own rule refuses.
  const next: Record<string, string[]> = {
    none: ["reserveUnits"],
    reserveUnits: ["releaseUnits", "shipUnits"],
    shipUnits: ["returnUnits"],
  };
  const stands = new Map<OrderUnits, string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (tried) => {
      for (const { order, name } of tried) {
        if (!next[stands.get(order) ?? "none"]?.includes(name)) continue;
        const done = await act<unknown>((tx) => steps[name](tx, order));
        if (done !== false) stands.set(order, name);
      }
      expect(await faults()).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

describe("codes at rest", () => {
  test("are sealed; an order's are its own, and opened once they are given", async () => {
    const reward = await aReward(app, client, { delivery: "digital" });
    const codes = await someCodes(app, client, reward, { units: 3, by: staff });
    const order = orderOf(reward, { units: 2, delivery: "digital" });
    const mine = () => act((tx) => codesOfOrder(tx, app.parts.keys, order));
    await act((tx) => reserveUnits(tx, order));
    expect(await mine()).toEqual([]);
    await act((tx) => shipUnits(tx, order));
    expect(await mine()).toEqual(codes.slice(0, 2));
    expect(await faults()).toEqual([]);

    const { rows } = await plant(app, (tx) =>
      sql<{
        row: string;
      }>`select c::text as row from reward_codes c where c.reward_id = ${reward.id}`.execute(tx),
    );
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(Buffer.from(code).toString("hex"));
    const stolen = await plant(app, (tx) =>
      tx.selectFrom("reward_codes").select("sealed").limit(1).execute(),
    );
    expect(() => openCode(keysFrom(["x".repeat(32)]), stolen[0]?.sealed ?? Buffer.alloc(0))).toThrow();
  });

  test("go back with the order, and never once they are given", async () => {
    const reward = await aReward(app, client, { delivery: "digital" });
    await someCodes(app, client, reward, { units: 1, by: staff });
    const [first, second] = [
      orderOf(reward, { delivery: "digital" }),
      orderOf(reward, { delivery: "digital" }),
    ];
    await act((tx) => reserveUnits(tx, first));
    expect(await act((tx) => reserveUnits(tx, second))).toBe(false);
    await act((tx) => releaseUnits(tx, first));
    await act((tx) => reserveUnits(tx, second));
    await act((tx) => shipUnits(tx, second));
    const taken = act((tx) =>
      tx
        .updateTable("reward_codes")
        .set({ state: "free", order_id: null })
        .where("reward_id", "=", reward.id)
        .execute(),
    );
    await expect(taken).rejects.toThrow("is given");
    expect(await faults()).toEqual([]);
  });

  test("that do not agree with the stock are a fault that is told", async () => {
    const other = await aClient(app);
    const reward = await aReward(app, other, { delivery: "digital", units: 2 });
    expect(await faultsOf(other.id)).toEqual([expect.stringContaining(reward.id)]);
  });
});
