import * as office from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import type { RewardFields } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import * as sections from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { openToEverybody } from "@trilha/contract/members/eligibility/conditions.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aStaffMember, type Client, type Member, plant, unique } from "../../../test/builders.ts";
import { aReward, aSection, type TestSection } from "../../../test/builders-rewards.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";
import { offerFor } from "./offer.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let staff: Member;
let section: TestSection;

beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
  section = await aSection(app, client, "Áudio");
});

const fields = (own: Partial<RewardFields> = {}): RewardFields => ({
  sku: unique("FONE"),
  name: { "pt-BR": "Fone", "en-US": "" },
  description: {},
  conditions: {},
  categoryId: section.categoryId,
  delivery: "shipped",
  pictureFileIds: [],
  eligibility: openToEverybody,
  visibleFrom: null,
  visibleUntil: null,
  redeemFrom: null,
  redeemUntil: null,
  countries: [{ country: "BR", price: 100, active: true }],
  limits: [],
  ...own,
});
const as = () => ({ as: staff });
const create = (own?: Partial<RewardFields>) => app.request(office.createReward, { body: fields(own) }, as());
const read = async (id: string) => (await app.request(office.readReward, { params: { id } }, as())).answer;
const edit = async (id: string, own: Partial<RewardFields> & { version?: number }) => {
  const now = await read(id);
  const body = Object.fromEntries(
    Object.keys(fields()).map((name) => [name, now[name as keyof RewardFields]]),
  );
  const edited = { ...body, version: now.version, ...own } as never;
  return app.request(office.editReward, { params: { id }, body: edited }, as());
};
const switchTo = (state: "published" | "archived", ...ids: string[]) =>
  app.request(office.switchRewards, { body: { ids, state } }, as());
const list = async (query: object) =>
  (await app.request(office.listRewards, { query }, as())).answer.items.map(({ sku }) => sku);

describe("§entities#reward", () => {
  test("is a draft, is published, is archived, and is never gone", async () => {
    const { id } = (await create({ sku: "LIFE" })).answer;
    expect(await read(id)).toMatchObject({
      state: "draft",
      faults: [],
      name: { "pt-BR": "Fone" },
      version: 1,
    });
    expect((await switchTo("published", id)).answer).toEqual({ changed: 1 });
    expect((await switchTo("published", id)).answer).toEqual({ changed: 0 });
    expect((await switchTo("archived", id)).answer).toEqual({ changed: 1 });
    expect(await read(id)).toMatchObject({ state: "archived" });
    expect(await list({ search: "life", state: "archived" })).toEqual(["LIFE"]);
  });

  test("is published only with a name, a country and a section; all or none", async () => {
    const ready = (await create()).answer.id;
    const bare = (await create({ sku: "BARE", countries: [] })).answer.id;
    const { problem } = await switchTo("published", ready, bare);
    expect([problem.code, problem.params]).toEqual(["rewards.not_ready", { sku: "BARE" }]);
    expect(await read(ready)).toMatchObject({ state: "draft" });
    expect(await read(bare)).toMatchObject({ faults: ["no_country"] });
  });

  test("says in how many working days a parcel arrives in a country, or nothing", async () => {
    const sold = { country: "BR", price: 100, active: true } as const;
    const arrival = { from: 5, until: 10 };
    const { id } = (await create({ countries: [{ ...sold, arrival }] })).answer;
    expect((await read(id)).countries).toEqual([{ ...sold, arrival }]);
    expect((await edit(id, { countries: [sold] })).answer.countries).toEqual([sold]);
    const backwards = { countries: [{ ...sold, arrival: { from: 5, until: 4 } }] };
    expect((await edit(id, backwards)).refusal).toBe("422 request.invalid");
    expect((await read(id)).countries).toEqual([sold]);
  });

  test("keeps every price it had, by whoever changed it", async () => {
    const { id } = (await create()).answer;
    const countries = [
      { country: "BR" as const, price: 120, active: true },
      { country: "AR" as const, price: 90, active: true },
    ];
    const offer = () =>
      plant(app, (tx) =>
        offerFor(tx, { clientId: client.id, rewardId: id, country: "BR", now: app.clock.now() }),
      );
    const before = await offer();
    const changed = (await edit(id, { countries })).answer;
    expect(changed.prices).toMatchObject([
      { country: "AR", from: null, to: 90 },
      { country: "BR", from: 100, to: 120 },
      { country: "BR", from: null, to: 100 },
    ]);
    expect(await offer()).toMatchObject({ price: 120, priceVersion: (before?.priceVersion ?? 0) + 1 });
    // A country left out is switched off; its price stays known.
    expect((await edit(id, { countries: countries.slice(0, 1) })).answer.countries).toEqual([
      { country: "AR", price: 90, active: false },
      { country: "BR", price: 120, active: true },
    ]);
  });

  test("is edited on the newest version only, and its SKU is its own in any case of letters", async () => {
    const { id } = (await create({ sku: "Own" })).answer;
    await create({ sku: "OTHER" });
    expect((await edit(id, { version: 9 })).refusal).toBe("409 request.conflict");
    expect((await edit(id, { sku: "other" })).refusal).toBe("409 rewards.sku_used");
    expect((await create({ sku: "oWN" })).refusal).toBe("409 rewards.sku_used");
    expect((await edit(id, { sku: "own", limits: [{ period: "month", units: 2 }] })).answer).toMatchObject({
      ...{ sku: "own", version: 2, limits: [{ period: "month", units: 2 }] },
    });
  });

  const there = "2026-12-01T00:00:00.000Z";
  const then = "2026-12-31T00:00:00.000Z";
  const nowhere = "0192f0c1-2345-7abc-8def-0123456789ab";
  test.each<[string, Partial<RewardFields>, string]>([
    ["ordered after it is gone", { visibleUntil: there, redeemUntil: then }, "422 rewards.windows_wrong"],
    ["over before it begins", { redeemFrom: then, redeemUntil: there }, "422 rewards.windows_wrong"],
    ["a category nobody has", { categoryId: nowhere }, "404 request.not_found"],
    ["a picture nobody sent", { pictureFileIds: [nowhere] }, "404 request.not_found"],
    ["for a training nobody has", { eligibility: { training: nowhere } }, "404 request.not_found"],
    ["for a chain nobody has", { eligibility: { not: { retailer: [nowhere] } } }, "404 request.not_found"],
    ["a country twice", { countries: [...fieldsOf("BR"), ...fieldsOf("BR")] }, "422 request.invalid"],
    [
      "a period twice",
      {
        limits: [
          { period: "year", units: 1 },
          { period: "year", units: 2 },
        ],
      },
      "422 request.invalid",
    ],
    ["a price of nothing", { countries: [{ country: "BR", price: 0, active: true }] }, "422 request.invalid"],
  ])("is refused: %s", async (_, own, refusal) => {
    expect((await create(own)).refusal).toBe(refusal);
  });

  test("has pictures of its own kind", async () => {
    const [picture, avatar] = [
      await anImportFile(app, staff, "x", "reward_picture"),
      await anImportFile(app, staff, "x", "avatar"),
    ];
    expect((await create({ pictureFileIds: [avatar] })).refusal).toBe("404 request.not_found");
    const { id } = (await create({ pictureFileIds: [picture] })).answer;
    expect((await read(id)).pictures).toEqual([
      { fileId: picture, thumb: expect.stringContaining("/thumb"), large: expect.stringContaining("/large") },
    ]);
  });

  test("stays shipped or digital once units moved", async () => {
    const { id } = await aReward(app, client, { units: 1, section });
    expect((await edit(id, { delivery: "digital" })).refusal).toBe("409 rewards.delivery_fixed");
  });

  test("is found by what it is, and by what is sold out", async () => {
    const own = await aClient(app);
    const boss = await aStaffMember(app, own, "program_administrator");
    const search = async (query: object) =>
      (await app.request(office.listRewards, { query }, { as: boss })).answer.items.map(({ sku }) => sku);
    await aReward(app, own, { sku: "A", units: 1, name: "Ação" });
    await aReward(app, own, { sku: "B", delivery: "digital", prices: { BR: 5, AR: 5 } });
    await aReward(app, own, { sku: "C", state: "draft", prices: { AR: 5 }, units: 2 });
    expect(await search({ limit: 2 })).toEqual(["A", "B"]);
    expect(await search({ search: "acao" })).toEqual(["A"]);
    await aReward(app, own, { sku: "M", state: "draft", name: "Caneca térmica" });
    expect(await search({ search: "canca termca" })).toEqual(["M"]);
    expect(await search({ country: "AR" })).toEqual(["B", "C"]);
    expect(await search({ soldOut: "true" })).toEqual(["B", "M"]);
    expect(await search({ delivery: "digital" })).toEqual(["B"]);
    expect(await search({ state: "draft" })).toEqual(["C", "M"]);
  });
});

describe("§routes#screen-reward-store departments", () => {
  test("are written as a whole; none is left out, and each has a name of its own", async () => {
    const own = await aClient(app);
    const boss = { as: await aStaffMember(app, own, "program_administrator") };
    const put = (version: number, departments: object[]) =>
      app.request(sections.editSections, { body: { version, departments } as never }, boss);
    const [home, kitchen, bath] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const category = (id: string, name: string) => ({
      id,
      name: { "pt-BR": name, "fr-FR": "" },
      active: true,
    });
    const first = [{ ...category(home, "Casa"), categories: [category(kitchen, "Cozinha")] }];
    expect((await put(1, first)).answer).toMatchObject({
      version: 2,
      departments: [{ name: { "pt-BR": "Casa" }, categories: [{ name: { "pt-BR": "Cozinha" } }] }],
    });
    expect((await put(1, first)).refusal).toBe("409 request.conflict");
    const without = await put(2, [{ ...category(home, "Casa"), categories: [] }]);
    expect([without.problem.code, without.problem.params]).toEqual([
      "rewards.section_missing",
      { name: "Cozinha" },
    ]);
    const second = [
      { ...category(bath, "Banho"), categories: [category(kitchen, "Cozinha")] },
      { ...category(home, "Lar"), active: false, categories: [] },
    ];
    expect(
      (await put(2, second)).answer.departments.map(({ name, active }) => [name["pt-BR"], active]),
    ).toEqual([
      ["Banho", true],
      ["Lar", false],
    ]);
    // Another client's department.
    expect(
      (await put(3, [...second, { ...category(section.departmentId, "X"), categories: [] }])).refusal,
    ).toBe("404 request.not_found");
  });
});

describe("§validation#category-limit the category redemption limit", () => {
  test("is written for all categories as a whole", async () => {
    const put = (
      version: number,
      ...limits: { categoryId: string; period: "month" | "year"; units: number }[]
    ) => app.request(sections.editCategoryLimits, { body: { version, limits } }, as());
    const { categoryId } = section;
    expect((await put(1, { categoryId, period: "month", units: 2 })).answer).toEqual({
      version: 2,
      limits: [{ categoryId, period: "month", units: 2 }],
    });
    expect((await put(1)).refusal).toBe("409 request.conflict");
    expect((await put(2, { categoryId: client.id, period: "month", units: 2 })).refusal).toBe(
      "404 request.not_found",
    );
    const twice = { categoryId, period: "year", units: 1 } as const;
    expect((await put(2, twice, twice)).refusal).toBe("422 request.invalid");
    expect((await put(2, twice)).answer.limits).toEqual([twice]);
    const { id } = await aReward(app, client, { section, limits: [{ period: "ever", units: 5 }] });
    const offer = await plant(app, (tx) =>
      offerFor(tx, { clientId: client.id, rewardId: id, country: "BR", now: app.clock.now() }),
    );
    expect(offer?.limits.map(({ scope, period, units }) => [scope, period, units])).toEqual([
      ["category", "year", 1],
      ["reward", "ever", 5],
    ]);
    expect((await put(3)).answer.limits).toEqual([]);
  });
});

test("§routes#screen-reward-store a point is worth what the programme says, or nothing is shown in money", async () => {
  const put = (version: number, currency: string | null, pointValue: number | null) =>
    app.request(sections.editRewardSettings, { body: { version, currency, pointValue } }, as());
  expect((await put(1, "BRL", 0.05)).answer).toEqual({ version: 2, currency: "BRL", pointValue: 0.05 });
  expect((await put(1, "BRL", 0.06)).refusal).toBe("409 request.conflict");
  expect((await put(2, null, 0.06)).refusal).toBe("422 request.invalid");
  expect((await put(2, "real", 0.06)).refusal).toBe("422 request.invalid");
  expect((await app.request(sections.readRewardSettings, {}, as())).answer).toMatchObject({
    pointValue: 0.05,
  });
});

function fieldsOf(country: "BR") {
  return [{ country, price: 1, active: true }];
}
