import * as contract from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import * as stock from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aReward, someCodes, type TestReward } from "../../../test/builders-rewards.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";
import { fileJobs } from "../../core/files/index.ts";
import { keysFrom } from "../../core/keys.ts";
import { openCode } from "./code-seal.ts";
import { reseal } from "./jobs.ts";
import { reserveUnits } from "./order-units.ts";
import { verifyStock } from "./verify-stock.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let staff: Member;
let second: Member;

beforeAll(async () => {
  client = await aClient(app);
  [staff, second] = [
    await aStaffMember(app, client, "program_administrator"),
    await aStaffMember(app, client, "program_administrator"),
  ];
});

const faults = async () => (await verifyStock(app.parts.db, { clientId: client.id })).faults;
const onHand = async ({ id }: TestReward) => {
  const { answer } = await app.request(stock.listStock, { query: { rewardId: id } }, { as: staff });
  return answer.items.map((row) => row.onHand);
};

describe("stock as a ledger of units", () => {
  const receive = (reward: TestReward, units: number, key?: string) =>
    app.request(
      stock.receiveStock,
      { body: { rewardId: reward.id, country: "BR", units, note: "NF 12" } },
      { as: staff, ...(key && { key }) },
    );

  test("what came in is on hand, once a key, and every move is told", async () => {
    const reward = await aReward(app, client);
    const key = crypto.randomUUID();
    expect((await receive(reward, 5, key)).answer).toMatchObject({ received: 5, onHand: 5 });
    expect((await receive(reward, 5, key)).answer).toMatchObject({ onHand: 5 });
    expect((await receive(reward, 2)).answer).toMatchObject({ received: 7, onHand: 7 });
    const { items } = (
      await app.request(stock.listStockMoves, { query: { rewardId: reward.id } }, { as: staff })
    ).answer;
    expect(items.map(({ kind, units, reason }) => [kind, units, reason])).toEqual([
      ["receive", 2, "NF 12"],
      ["receive", 5, "NF 12"],
    ]);
  });

  test("comes in only where the item has a price, and never by hand for a digital one", async () => {
    const foreign = await aReward(app, client, { prices: { AR: 10 } });
    expect((await receive(foreign, 1)).refusal).toBe("409 rewards.not_in_country");
    const digital = await aReward(app, client, { delivery: "digital" });
    expect((await receive(digital, 1)).refusal).toBe("409 stock.digital_by_codes");
    expect((await receive({ ...digital, id: client.id }, 1)).refusal).toBe("404 request.not_found");
    expect((await receive(await aReward(app, client), -1)).refusal).toBe("422 request.invalid");
  });
});

describe("four eyes on corrections of stock", () => {
  const propose = (reward: TestReward, units: number) =>
    app.request(
      stock.proposeStockCorrection,
      { body: { rewardId: reward.id, country: "BR", units, reason: "Contagem" } },
      { as: staff },
    );
  const decide = (as: Member, id: string, decision: "approve" | "refuse", reason?: string) =>
    app.request(
      stock.decideStockCorrection,
      { params: { id }, body: { version: 1, decision, ...(reason && { reason }) } },
      { as },
    );

  test("nothing moves before a second person agrees; whoever proposed never decides", async () => {
    const reward = await aReward(app, client, { units: 5 });
    const { id, can } = (await propose(reward, -2)).answer;
    expect(can).toEqual({ decide: false, withdraw: true });
    expect(await onHand(reward)).toEqual([5]);
    expect((await decide(staff, id, "approve")).refusal).toBe("403 stock.second_person");
    expect((await decide(second, id, "refuse")).refusal).toBe("422 request.invalid");
    expect((await decide(second, id, "approve")).answer).toMatchObject({ state: "approved", onHand: 3 });
    expect((await decide(second, id, "approve")).refusal).toBe("409 stock.decided");
    expect(await onHand(reward)).toEqual([3]);
    expect(await faults()).toEqual([]);
  });

  test("of two who decide at once, one counts", async () => {
    const reward = await aReward(app, client, { units: 5 });
    const third = await aStaffMember(app, client, "program_administrator");
    const { id } = (await propose(reward, 3)).answer;
    const answers = await Promise.all([decide(second, id, "approve"), decide(third, id, "refuse", "Não")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await faults()).toEqual([]);
  });

  test("nobody corrects below zero, also not when an order came between", async () => {
    const reward = await aReward(app, client, { units: 5 });
    const refused = await propose(reward, -6);
    expect([refused.problem.code, refused.problem.params]).toEqual(["stock.below_zero", { onHand: 5 }]);
    const { id } = (await propose(reward, -5)).answer;
    await plant(app, (tx) =>
      reserveUnits(tx, {
        ...{
          clientId: client.id,
          orderId: crypto.randomUUID(),
          rewardId: reward.id,
          country: "BR",
          units: 1,
        },
        ...{ delivery: "shipped", by: { userId: null, name: "" }, at: app.clock.now() },
      }),
    );
    const late = await decide(second, id, "approve");
    expect([late.problem.code, late.problem.params]).toEqual(["stock.below_zero", { onHand: 4 }]);
    const waiting = await app.request(
      stock.listStockCorrections,
      { query: { state: "proposed", rewardId: reward.id } },
      { as: second },
    );
    expect(waiting.answer.items).toMatchObject([{ id, can: { decide: true, withdraw: false } }]);
    expect((await decide(second, id, "refuse", "Conte de novo")).answer).toMatchObject({ state: "refused" });
    expect(await faults()).toEqual([]);
  });

  test("whoever proposed may take it back, and nobody else", async () => {
    const reward = await aReward(app, client, { units: 1 });
    const { id } = (await propose(reward, 1)).answer;
    const withdraw = (as: Member) =>
      app.request(stock.withdrawStockCorrection, { params: { id }, body: { version: 1 } }, { as });
    expect((await withdraw(second)).refusal).toBe("403 stock.not_proposer");
    expect((await withdraw(staff)).answer).toMatchObject({ state: "withdrawn", decidedBy: null });
    expect((await decide(second, id, "approve")).refusal).toBe("409 stock.decided");
  });

  test("the database says so too", async () => {
    const reward = await aReward(app, client, { units: 1 });
    const { id } = (await propose(reward, 1)).answer;
    const alone = plant(app, (tx) =>
      sql`update stock_corrections set state = 'approved', decided_by = proposed_by, decided_at = now()
        where id = ${id}`.execute(tx),
    );
    await expect(alone).rejects.toThrow("violates check constraint");
  });
});

describe("a file of codes", () => {
  const bring = async (reward: { id: string }, content: string, options: { dryRun?: boolean } = {}) => {
    const fileId = await anImportFile(app, staff, content);
    const { dryRun = false } = options;
    return app.request(
      contract.importCodes,
      { params: { id: reward.id }, body: { fileId, country: "BR", dryRun } },
      { as: staff },
    );
  };

  test("is stock, once it is brought in; every bad line is told by its number, and then nothing is", async () => {
    const reward = await aReward(app, client, { delivery: "digital" });
    const good = ["código", "AAAA-1111", "BBBB-2222", "=CCCC"].join("\n");
    expect((await bring(reward, good, { dryRun: true })).answer).toMatchObject({
      created: 3,
      imported: false,
    });
    expect(await onHand(reward)).toEqual([0]);
    expect((await bring(reward, good)).answer).toMatchObject({ created: 3, ok: true, imported: true });
    expect(await onHand(reward)).toEqual([3]);

    const bad = await bring(
      reward,
      ["code", "DDDD", "aaaa 1111", "dd-dd", "x".repeat(300), "EEEE"].join("\n"),
    );
    expect(bad.answer).toMatchObject({ imported: false, ok: false });
    expect(bad.answer.errors.map(({ line, code, value }) => [line, code, value])).toEqual([
      [3, "code_known", ""],
      [4, "duplicate_in_file", ""],
      [5, "too_long", ""],
    ]);
    expect(bad.text).not.toMatch(/AAAA|aaaa|DDDD|xxx/);
    expect(await onHand(reward)).toEqual([3]);
    const { items } = (
      await app.request(contract.listCodeBatches, { params: { id: reward.id } }, { as: staff })
    ).answer;
    expect(items).toMatchObject([{ codes: 3, free: 3, reserved: 0, given: 0, fileName: "list.csv" }]);
    expect(await faults()).toEqual([]);
  });

  test("is for digital items only, in a country they are sold in, with a header", async () => {
    expect((await bring(await aReward(app, client), "code\nx")).refusal).toBe("409 codes.digital_only");
    const abroad = await aReward(app, client, { delivery: "digital", prices: { AR: 1 } });
    expect((await bring(abroad, "code\nx")).refusal).toBe("409 rewards.not_in_country");
    const reward = await aReward(app, client, { delivery: "digital" });
    expect((await bring(reward, "AAAA\nBBBB")).refusal).toBe("422 import.unreadable");
  });

  test("is gone once it was brought in; the same call again hears the same", async () => {
    const reward = await aReward(app, client, { delivery: "digital" });
    const fileId = await anImportFile(app, staff, "code\nGONE-1");
    const key = crypto.randomUUID();
    const body = { fileId, country: "BR", dryRun: false } as const;
    const ask = () =>
      app.request(contract.importCodes, { params: { id: reward.id }, body }, { as: staff, key });
    expect((await ask()).answer).toMatchObject({ imported: true });
    expect((await ask()).answer).toMatchObject({ imported: true });
    const file = (columns: "state" | "storage_key") =>
      plant(app, (tx) => tx.selectFrom("files").select(columns).where("id", "=", fileId).executeTakeFirst());
    const stored = (await file("storage_key"))?.storage_key ?? "";
    expect(await app.parts.outside.store.size(stored)).toBeDefined();
    app.clock.pass({ hours: 2 });
    await fileJobs["files.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect(await file("state")).toBeUndefined();
    expect(await app.parts.outside.store.size(stored)).toBeUndefined();
  });

  test("brought in twice at once is brought in once", async () => {
    const reward = await aReward(app, client, { delivery: "digital" });
    const other = await aReward(app, client, { delivery: "digital" });
    const replies = await Promise.all([bring(reward, "code\nTWICE"), bring(other, "code\ntwice")]);
    const once = replies.filter(({ status, text }) => status === 200 && JSON.parse(text).imported);
    expect(once).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });

  test("codes at rest stay known and open while keys are changed, until the old key is gone", async () => {
    const [old, next] = ["o".repeat(32), "n".repeat(32)];
    const reward = await aReward(app, client, { delivery: "digital" });
    const before = { ...app, parts: { ...app.parts, keys: keysFrom([old]) }, clock: app.clock };
    const [code = ""] = await someCodes(before, client, reward, { units: 1, by: staff });
    const sealed = async () =>
      (
        await plant(app, (tx) =>
          tx
            .selectFrom("reward_codes")
            .select("sealed")
            .where("reward_id", "=", reward.id)
            .executeTakeFirstOrThrow(),
        )
      ).sealed;
    // Codes of other tests are of the app's own key.
    const keys = keysFrom([next, old, ...app.parts.settings.signing.keys]);
    await reseal({ ...app.parts, keys }, {}, { attempt: 1, maxAttempts: 1 });
    expect(openCode(keysFrom([next]), await sealed())).toBe(code);
    await reseal(
      { ...app.parts, keys: keysFrom([...app.parts.settings.signing.keys, next]) },
      {},
      { attempt: 1, maxAttempts: 1 },
    );
    expect(openCode(app.parts.keys, await sealed())).toBe(code);
    expect((await bring(reward, `code\n${code}`)).answer.errors).toMatchObject([{ code: "code_known" }]);
  });
});
