import { createHash } from "node:crypto";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as participant from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import * as contract from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { canonicalRuleSet } from "@trilha/contract/loyalty/earning/hash.ts";
import { emptyRuleSet, type Multiplier, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aParticipant,
  aProduct,
  aStaffMember,
  aStore,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aCampaign, anEnrolled, sixtyEach } from "../../../test/builders-campaigns.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";
import { participantRoutes } from "./campaigns.routes.ts";
import { officeRoutes } from "./office.routes.ts";

const app = useApp({
  env: { RATE_LIMIT_FACTOR: "1000" },
  routes: [...participantRoutes, ...officeRoutes],
});
const nowhere = "0192f0c1-2345-7abc-8def-0123456789ab";
type Edit = Request<typeof contract.editCampaign>["body"];

const read = async (id: string, as: Caller) =>
  (await app.request(contract.readCampaign, { params: { id } }, { as })).answer;
const create = async (as: Caller, body: Partial<Request<typeof contract.createCampaign>["body"]> = {}) =>
  (
    await app.request(
      contract.createCampaign,
      { body: { title: { "pt-BR": "Nova", "es-ES": "Nueva" }, ...body } },
      { as },
    )
  ).answer.id;
const saveRules = (id: string, document: RuleSet, version: number, as: Caller) =>
  app.request(contract.editRules, { params: { id }, body: { version, document } }, { as });
const propose = (id: string, version: number, as: Caller) =>
  app.request(contract.proposeRules, { params: { id }, body: { version } }, { as });
type Decision = Request<typeof contract.decideRules>["body"];
/** Decides on the campaign as it is, unless a version is named. */
const decide = async (id: string, body: Omit<Decision, "version"> & { version?: number }, as: Caller) => {
  const version = body.version ?? (await read(id, as)).version;
  return app.request(contract.decideRules, { params: { id }, body: { ...body, version } }, { as });
};
const withdraw = (id: string, as: Caller) =>
  app.request(contract.withdrawCampaign, { params: { id }, body: { reason: "prêmios" } }, { as });

async function edit(id: string, as: Caller, change: Partial<Edit> = {}) {
  const now = await read(id, as);
  const { title, countries, companyIds, brands, retailerIds, audience, settlementDays, reportingDays } = now;
  const { sampleRate, budget, terms, version } = now;
  const body = {
    ...{
      version,
      title,
      countries,
      companyIds,
      brands,
      retailerIds,
      audience,
      settlementDays,
      reportingDays,
    },
    ...{ sampleRate, budget, terms, ...change },
  };
  return app.request(contract.editCampaign, { params: { id }, body }, { as });
}

/** Two administrators of a client, at a known time. */
async function anOffice(): Promise<{ client: Client; ana: Member; bia: Member }> {
  app.clock.set("2026-11-21T12:00:00Z");
  const client = await aClient(app, { countries: ["BR", "CL"] });
  const [ana, bia] = [
    await aStaffMember(app, client, "program_administrator"),
    await aStaffMember(app, client, "program_administrator"),
  ];
  return { client, ana, bia };
}

/** A draft that could be proposed. */
async function aDraft(as: Caller): Promise<string> {
  const id = await create(as);
  await edit(id, as, { terms: { "pt-BR": "Regulamento", "es-ES": "Bases" } });
  const saved = await saveRules(id, sixtyEach, (await read(id, as)).version, as);
  expect(saved.answer.faults).toEqual([]);
  return id;
}

const openVersion = async (id: string, as: Caller) => (await read(id, as)).ruleSets.at(-1)?.id ?? "";
async function approved(id: string, ana: Caller, bia: Caller) {
  await propose(id, (await read(id, ana)).version, ana);
  const ruleSetVersionId = await openVersion(id, ana);
  return (await decide(id, { ruleSetVersionId, decision: "approve" }, bia)).answer;
}

describe("a campaign begins", () => {
  test("§limits#campaign-quarter empty, in the next quarter, in every country of the client", async () => {
    const { ana } = await anOffice();
    const campaign = await read(await create(ana), ana);
    expect(campaign).toMatchObject({
      state: "draft",
      title: { "pt-BR": "Nova", "es-ES": "Nueva" },
      countries: [
        { country: "BR", timeZone: "America/Sao_Paulo", beginsOn: "2027-01-01", endsOn: "2027-03-15" },
        { country: "CL", timeZone: "America/Santiago", beginsOn: "2027-01-01", endsOn: "2027-03-15" },
      ],
      beginsAt: "2027-01-01T03:00:00.000Z",
      endsAt: "2027-03-16T03:00:00.000Z",
      ruleSets: [{ version: 1, state: "draft", effectiveFrom: "2027-01-01", document: emptyRuleSet }],
      transitions: [{ from: null, to: "draft", by: "Ana Silva" }],
      can: { edit: true, editRules: true, propose: true, remove: true, approve: false, withdraw: false },
    });
  });

  test("§loyalty#campaigns as a copy: dates, promotions, terms, levels and participants move behind the last end", async () => {
    const { client, ana } = await anOffice();
    const store = await aStore(app, client);
    const source = await aCampaign(app, client, {
      days: { beginsOn: "2026-10-01", endsOn: "2026-12-15" },
      retailer_ids: [store.retailerId],
      budget: 5000,
      ruleSet: { ...sixtyEach, multipliers: [promotion("p", "2026-10-02", "2026-10-03")] },
    });
    const copy = await read(await create(ana, { cloneOf: source.id }), ana);
    expect(copy).toMatchObject({
      state: "draft",
      countries: [{ country: "BR", beginsOn: "2027-01-01", endsOn: "2027-03-17" }],
      retailerIds: [store.retailerId],
      budget: 5000,
      terms: { "pt-BR": "Regulamento" },
      clonedFrom: { id: source.id },
    });
    expect(copy.ruleSets[0]?.document.multipliers).toMatchObject([{ from: "2027-01-02", to: "2027-01-03" }]);
    const reply = await app.request(
      contract.createCampaign,
      { body: { title: {}, cloneOf: nowhere } },
      { as: ana },
    );
    expect(reply.refusal).toBe("404 request.not_found");

    const levelsOf = (id: string) =>
      plant(app, (tx) =>
        tx
          .selectFrom("campaign_levels")
          .select(["level", "threshold"])
          .where("campaign_id", "=", id)
          .orderBy("threshold")
          .execute(),
      );
    const planned = await aCampaign(app, client, { state: "draft" });
    await plant(app, (tx) =>
      tx
        .updateTable("campaign_levels")
        .set({ threshold: 5_000 })
        .where("campaign_id", "=", planned.id)
        .where("level", "=", "influencer")
        .execute(),
    );
    expect(await levelsOf(await create(ana, { cloneOf: planned.id }))).toEqual([
      { level: "creator", threshold: 1_000 },
      { level: "influencer", threshold: 5_000 },
    ]);
  });
});

describe("a draft is written", () => {
  test("its dates mean local midnights; a change of terms is a new version", async () => {
    const { ana } = await anOffice();
    const id = await create(ana);
    const countries = [
      { country: "CL", timeZone: "America/Santiago", beginsOn: "2026-12-01", endsOn: "2027-04-03" },
    ] as const;
    await edit(id, ana, { countries: [...countries], terms: { "pt-BR": "um", "en-US": "" } });
    await edit(id, ana, { terms: { "pt-BR": "um" } });
    const { answer } = await edit(id, ana, { terms: { "pt-BR": "dois", "es-ES": "dos" }, settlementDays: 5 });
    expect(answer).toMatchObject({
      countries,
      beginsAt: "2026-12-01T03:00:00.000Z",
      // Clocks of Santiago go back that night: its midnight lies an hour later in UTC.
      endsAt: "2027-04-04T04:00:00.000Z",
      termsVersion: 2,
      terms: { "pt-BR": "dois", "es-ES": "dos" },
      settlementDays: 5,
    });
    expect(answer.ruleSets[0]?.effectiveFrom).toBe("2026-12-01");
  });

  test("wrong fields are named", async () => {
    const { ana } = await anOffice();
    const id = await create(ana);
    const day = { beginsOn: "2027-01-01", endsOn: "2027-01-02" };
    const reply = await edit(id, ana, {
      countries: [
        { country: "BR", timeZone: "America/Lima", ...day },
        { country: "PE", timeZone: "America/Lima", ...day },
      ],
      companyIds: [nowhere],
      brands: ["Nobody"],
      retailerIds: [nowhere],
    });
    expect(reply.problem.fields?.map(({ path }) => path)).toEqual([
      "body.countries.0.timeZone",
      "body.countries.1.country",
      "body.companyIds.0",
      "body.brands.0",
      "body.retailerIds.0",
    ]);
  });

  test("two people at once: the second one hears of it", async () => {
    const { ana, bia } = await anOffice();
    const id = await create(ana);
    const { version } = await read(id, ana);
    const both = await Promise.all([
      saveRules(id, sixtyEach, version, ana),
      saveRules(id, emptyRuleSet, version, bia),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("§earning-rules#rule-set-life faults of its rules are told, not refused, and keep it from being proposed", async () => {
    const { client, ana } = await anOffice();
    await plant(app, async (tx) => {
      await tx.insertInto("brands").values({ client_id: client.id, name: "Vertex" }).execute();
      await tx
        .insertInto("products")
        .values({
          ...{
            client_id: client.id,
            sku: "VX-1",
            name: "Vertex One",
            product_type: "Notebook",
            brand: "Vertex",
          },
          processor: "Helix 7",
        })
        .execute();
    });
    const id = await create(ana);
    const ambiguous: RuleSet = {
      ...emptyRuleSet,
      base: [
        { id: "a", match: { productType: "Notebook", brand: "Vertex" }, points: 10, experience: 10 },
        { id: "b", match: { brand: "vertex", productType: "NOTEBOOK" }, points: 20, experience: 20 },
      ],
    };
    const { answer } = await saveRules(id, ambiguous, 1, ana);
    expect(answer.faults).toMatchObject([
      { kind: "terms_missing", path: "terms", params: { locale: "pt-BR" } },
      { kind: "terms_missing", path: "terms", params: { locale: "es-ES" } },
      { kind: "base_ambiguous", ruleIds: ["a", "b"], basket: { sku: "VX-1", quantity: 1 } },
    ]);
    const reply = await propose(id, answer.campaign.version, ana);
    expect(reply.refusal).toBe("422 campaigns.faults");
    expect(reply.problem.params).toEqual({ count: 3 });
  });

  test("each line says how many of the client's active products it fits", async () => {
    const { client, ana } = await anOffice();
    await aProduct(app, client, { sku: "FIT-1", brand: "Aurora" });
    await aProduct(app, client, { sku: "FIT-2", brand: "Aurora", active: false });
    await aProduct(app, (await anOffice()).client, { sku: "FIT-1", brand: "Aurora" });
    const matches = [{ brand: "aurora" }, { sku: "fit-2" }, {}];
    const { answer } = await app.request(contract.countProductFits, { body: { matches } }, { as: ana });
    expect(answer).toEqual({ fits: [1, 0, 1] });
  });

  test("the budget is a limit of the rules, whatever was typed into them", async () => {
    const { ana } = await anOffice();
    const id = await create(ana);
    await edit(id, ana, { budget: 90_000 });
    const typed: RuleSet = { ...sixtyEach, caps: [{ id: "mine", kind: "budget", limit: 1 }] };
    const { answer } = await saveRules(id, typed, (await read(id, ana)).version, ana);
    expect(answer.campaign.ruleSets[0]?.document.caps).toEqual([
      { id: "mine", kind: "budget", limit: 90_000 },
    ]);
    await edit(id, ana, { budget: null });
    expect((await read(id, ana)).ruleSets[0]?.document.caps).toEqual([]);
  });

  test("is thrown away; nothing later is", async () => {
    const { client, ana } = await anOffice();
    const id = await create(ana);
    const remove = (id: string) => app.request(contract.removeCampaign, { params: { id } }, { as: ana });
    expect((await remove(id)).status).toBe(204);
    const running = await aCampaign(app, client);
    expect((await remove(running.id)).refusal).toBe("409 campaigns.wrong_state");
  });
});

describe("§validation#imports rules come from a spreadsheet", () => {
  type Fields = { goodLines?: boolean; dryRun?: boolean; columns?: (string | null)[] };
  const bring = async (id: string, csv: string, as: Caller, more: Fields = {}) => {
    const body = { fileId: await anImportFile(app, as, csv), dryRun: true, ...more };
    return app.request(contract.importRules, { params: { id }, body }, { as });
  };
  const csv =
    "\uFEFFTipo de produto;Marca;SKU;De;Até;Pontos;Experiência\r\n" +
    "Notebook;Vertex;;;;90;60\r\n" +
    "Câmera;;;2;;1.200;\r\n" +
    ";;VX-1;5;2;muitos;60;sobra\r\n";

  test("semicolons or commas; every fault of a line is told; nothing is saved", async () => {
    const { ana } = await anOffice();
    const id = await create(ana);
    const { answer } = await bring(id, csv, ana);
    expect(answer).toMatchObject({ lines: 3, created: 2, bad: 1, ok: false, imported: false });
    expect(answer.rows).toMatchObject([
      { productType: "Notebook", brand: "Vertex", quantity: null, points: 90, experience: 60 },
      { productType: "Câmera", quantity: { from: 2, to: null }, points: 1200, experience: 1200 },
    ]);
    expect(answer.errors.map(({ line, column, code, value }) => [line, column, code, value])).toEqual([
      [4, null, "unknown", "sobra"],
      [4, "Pontos", "invalid", "muitos"],
      [4, "Até", "invalid", "2"],
    ]);
    expect(answer.rejected).toEqual([
      { line: 4, cells: ["", "", "VX-1", "5", "2", "muitos", "60", "sobra"] },
    ]);
    const commas = await bring(id, "Brand,Points\nVertex,10", ana);
    expect(commas.answer).toMatchObject({ rows: [{ brand: "Vertex", points: 10 }], errors: [] });
    expect((await read(id, ana)).version).toBe(1);
  });

  test("good lines are taken alone, and a heading that was chosen is remembered", async () => {
    const { ana } = await anOffice();
    const id = await create(ana);
    const own = "Linha;Valor\nNotebook;90\nCâmera;-\n";
    const before = await bring(id, `Produto;Valor\nNotebook;90\n`, ana);
    expect(before.answer.errors.map(({ code }) => code)).toEqual(["column_missing"]);
    const columns = ["product_type", "points"];
    const taken = await bring(id, own, ana, { columns, goodLines: true, dryRun: false });
    expect(taken.answer).toMatchObject({ imported: true, created: 1, bad: 1 });
    const again = await bring(id, own, ana);
    expect(again.answer.rows).toMatchObject([{ productType: "Notebook", points: 90 }]);
    expect(again.answer.headings.map(({ column }) => column)).toEqual(columns);
  });

  test.each(["", "no header here", "Points\n".repeat(6000), "\u0000\u0001"])(
    "hostile file %#",
    async (hostile) => {
      const { ana } = await anOffice();
      const { refusal } = await bring(await create(ana), hostile, ana);
      expect(refusal).toMatch(/^422 import\./);
    },
  );

  test("of another client, or of someone who may not", async () => {
    const { ana } = await anOffice();
    const other = await anOffice();
    const id = await create(ana);
    expect((await bring(id, csv, other.ana)).refusal).toBe("404 request.not_found");
    const seller = await aParticipant(app, await aClient(app));
    expect((await bring(id, csv, seller)).refusal).toMatch(/^403/);
  });
});

describe("a second person approves", () => {
  test("what was proposed, with its hash; then people see it", async () => {
    const { client, ana, bia } = await anOffice();
    const id = await aDraft(ana);
    const seller = await aParticipant(app, client);
    const list = () => app.request(participant.listCampaigns, { query: {} }, { as: seller });
    const proposed = await propose(id, (await read(id, ana)).version, ana);
    expect(proposed.answer.campaign).toMatchObject({
      state: "validated",
      ruleSets: [
        {
          state: "proposed",
          proposedBy: "Ana Silva",
          hash: createHash("sha256").update(canonicalRuleSet(sixtyEach)).digest("hex"),
        },
      ],
      can: { approve: false, withdraw: true },
    });
    const body = { ruleSetVersionId: await openVersion(id, ana), decision: "approve" } as const;
    expect((await decide(id, body, ana)).refusal).toBe("403 campaigns.second_person");
    expect((await list()).answer.items).toEqual([]);
    expect((await read(id, bia)).can.approve).toBe(true);
    expect((await decide(id, body, bia)).answer).toMatchObject({
      state: "scheduled",
      ruleSets: [{ state: "approved", decidedBy: "Ana Silva" }],
      transitions: [{ to: "draft" }, { to: "validated" }, { from: "validated", to: "scheduled" }],
      can: { edit: false, withdraw: true },
    });
    expect((await list()).answer.items).toMatchObject([{ id, state: "upcoming" }]);
    expect((await decide(id, body, bia)).refusal).toBe("409 campaigns.wrong_state");
    const trail = await plant(app, (tx) =>
      tx.selectFrom("audit_trail").select("action").where("entity_id", "=", id).orderBy("id").execute(),
    );
    expect(trail.map(({ action }) => action)).toEqual([
      "campaigns.create",
      "campaigns.edit",
      "campaigns.edit_rules",
      "campaigns.propose",
      "campaigns.approve",
    ]);
  });

  test("what was changed and proposed again after they looked is not approved unseen", async () => {
    const { ana, bia } = await anOffice();
    const id = await aDraft(ana);
    await propose(id, (await read(id, ana)).version, ana);
    const looked = await read(id, bia);
    const dearer = { ...sixtyEach, base: [{ id: "all", match: {}, points: 6_000, experience: 60 }] };
    await saveRules(id, dearer, looked.version, ana);
    expect((await propose(id, (await read(id, ana)).version, ana)).status).toBe(200);
    const ruleSetVersionId = looked.ruleSets.at(-1)?.id ?? "";
    const approved = { ruleSetVersionId, version: looked.version, decision: "approve" } as const;
    expect((await decide(id, approved, bia)).refusal).toBe("409 request.conflict");
    expect((await read(id, bia)).state).toBe("validated");
  });

  test("or refuses with a reason; what was refused stays, a copy may be mended", async () => {
    const { ana, bia } = await anOffice();
    const id = await aDraft(ana);
    await propose(id, (await read(id, ana)).version, ana);
    const ruleSetVersionId = await openVersion(id, ana);
    const silent = await decide(id, { ruleSetVersionId, decision: "refuse" }, bia);
    expect(silent.problem.fields).toMatchObject([{ path: "body.reason", code: "reason_required" }]);
    const { answer } = await decide(id, { ruleSetVersionId, decision: "refuse", reason: "caro" }, bia);
    expect(answer).toMatchObject({
      state: "draft",
      ruleSets: [
        { version: 1, state: "refused", decisionReason: "caro" },
        { version: 2, state: "draft", document: sixtyEach },
      ],
    });
    expect((await approved(id, ana, bia)).ruleSets.map(({ state }) => state)).toEqual([
      "refused",
      "approved",
    ]);
  });

  test("an edit takes a proposal back", async () => {
    const { ana, bia } = await anOffice();
    const id = await aDraft(ana);
    await propose(id, (await read(id, ana)).version, ana);
    const ruleSetVersionId = await openVersion(id, ana);
    const { answer } = await edit(id, bia, { sampleRate: 100 });
    expect(answer).toMatchObject({ state: "draft", ruleSets: [{ state: "draft", hash: null }] });
    const reply = await decide(id, { ruleSetVersionId, decision: "approve" }, bia);
    expect(reply.refusal).toBe("409 campaigns.wrong_state");
  });

  test("a scheduled one is withdrawn until it starts, to the second and before any job", async () => {
    const { ana, bia } = await anOffice();
    const id = await aDraft(ana);
    await approved(id, ana, bia);
    expect((await edit(id, ana)).refusal).toBe("409 campaigns.frozen");
    app.clock.set("2027-01-01T02:59:59Z");
    expect((await withdraw(id, ana)).answer).toMatchObject({
      state: "draft",
      ruleSets: [{ state: "draft" }],
      transitions: [{}, {}, {}, { from: "scheduled", to: "draft", reason: "prêmios" }],
    });
    await approved(id, ana, bia);
    app.clock.set("2027-01-01T03:00:00Z");
    expect((await withdraw(id, ana)).refusal).toBe("409 campaigns.frozen");
    expect((await saveRules(id, emptyRuleSet, 1, ana)).refusal).toBe("409 campaigns.frozen");
  });

  test("no two campaigns of one country at a time, even approved at once", async () => {
    const { ana, bia } = await anOffice();
    const [first, second] = [await aDraft(ana), await aDraft(ana)];
    const { countries } = await read(first, ana);
    await edit(second, ana, { countries });
    for (const id of [first, second]) await propose(id, (await read(id, ana)).version, ana);
    const replies = await Promise.all(
      [first, second].map(async (id) =>
        decide(id, { ruleSetVersionId: await openVersion(id, ana), decision: "approve" }, bia),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: "campaigns.overlapping", params: { country: "Brasil" } });
    const loser = replies[0]?.status === 409 ? first : second;
    const moved = [{ ...countries[0], beginsOn: "2027-03-16", endsOn: "2027-05-30" }] as Edit["countries"];
    expect((await edit(loser, ana, { countries: moved })).status).toBe(200);
    const touching = [{ ...countries[0], beginsOn: "2027-03-15", endsOn: "2027-05-30" }] as Edit["countries"];
    expect((await edit(loser, ana, { countries: touching })).refusal).toBe("409 campaigns.overlapping");
  });
});

const promotion = (id: string, from: string, to: string, numerator = 2): Multiplier => ({
  ...{ id, from, to, name: { "pt-BR": "Em dobro" }, factor: { numerator, denominator: 2 } },
  ...{ match: {}, countries: [], storeGroupIds: [], levels: [], experienceToo: false, stacks: false },
});

describe("§purpose#values-fixed values are fixed once a campaign starts; promotions may come", () => {
  const add = (id: string, multipliers: Multiplier[], as: Caller) =>
    app.request(contract.addPromotion, { params: { id }, body: { multipliers } }, { as });
  const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };

  test("from tomorrow on, by a second person, as a version of its own", async () => {
    const { client, ana, bia } = await anOffice();
    const { id } = await aCampaign(app, client, { days });
    const added = await add(id, [promotion("xmas", "2026-11-22", "2026-11-24", 3)], ana);
    expect(added.answer.campaign.ruleSets).toMatchObject([
      { version: 1, state: "approved" },
      { version: 2, state: "proposed", effectiveFrom: "2026-11-22" },
    ]);
    const again = await add(id, [promotion("more", "2026-11-22", "2026-11-24")], ana);
    expect(again.refusal).toBe("409 campaigns.wrong_state");
    const body = { ruleSetVersionId: await openVersion(id, ana), decision: "approve" } as const;
    expect((await decide(id, body, ana)).refusal).toBe("403 campaigns.second_person");
    expect((await decide(id, body, bia)).answer).toMatchObject({
      state: "running",
      ruleSets: [{ state: "approved" }, { state: "approved" }],
    });
  });

  test("without waiting for sales that are being written", async () => {
    const { client, ana } = await anOffice();
    const { id } = await aCampaign(app, client, { days });
    await plant(app, async (tx) => {
      await sql`select from campaigns where id = ${id} for key share`.execute(tx);
      expect((await add(id, [promotion("xmas", "2026-11-22", "2026-11-24", 3)], ana)).status).toBe(200);
    });
  });

  test("never for a day somebody lives in already, never lower", async () => {
    const { client, ana } = await anOffice();
    const { id } = await aCampaign(app, client, { days });
    for (const wrong of [
      [promotion("today", "2026-11-21", "2026-11-24")],
      [promotion("half", "2026-11-22", "2026-11-24", 1)],
      [promotion("all", "2026-11-22", "2026-11-24")],
      [promotion("twice", "2026-11-22", "2026-11-24"), promotion("twice", "2026-11-25", "2026-11-26")],
    ]) {
      expect((await add(id, wrong, ana)).refusal).toBe("422 campaigns.faults");
    }
    expect((await add(id, [], ana)).refusal).toBe("422 request.invalid");
    const planned = await aCampaign(app, client, { days, state: "validated" });
    const early = await add(planned.id, [promotion("p", "2026-11-22", "2026-11-24")], ana);
    expect(early.refusal).toBe("409 campaigns.wrong_state");
  });

  test("one that lay until its day came is not approved any more, and refusing it leaves the campaign as it was", async () => {
    const { client, ana, bia } = await anOffice();
    const { id } = await aCampaign(app, client, { days });
    await add(id, [promotion("late", "2026-11-22", "2026-11-24")], ana);
    app.clock.set("2026-11-22T03:00:00Z");
    const ruleSetVersionId = await openVersion(id, ana);
    const approve = await decide(id, { ruleSetVersionId, decision: "approve" }, bia);
    expect(approve.refusal).toBe("422 campaigns.faults");
    const { answer } = await decide(id, { ruleSetVersionId, decision: "refuse", reason: "tarde" }, bia);
    expect(answer).toMatchObject({
      state: "running",
      ruleSets: [{ state: "approved" }, { state: "refused" }],
    });
    expect((await add(id, [promotion("next", "2026-11-23", "2026-11-24")], ana)).status).toBe(200);
  });
});

describe("a campaign is closed", () => {
  const settle = (id: string, as: Caller) =>
    app.request(contract.settleCampaign, { params: { id }, body: {} }, { as });

  test("when its time to settle is over everywhere and nothing waits", async () => {
    const { client, ana } = await anOffice();
    const campaign = await aCampaign(app, client, {
      days: { beginsOn: "2026-08-01", endsOn: "2026-11-10" },
      state: "ended",
      settlement_days: 10,
    });
    await anEnrolled(app, client, campaign);
    app.clock.set("2026-11-21T02:59:59Z");
    expect((await settle(campaign.id, ana)).refusal).toBe("409 campaigns.wrong_state");
    app.clock.set("2026-11-21T03:00:00Z");
    expect((await settle(campaign.id, ana)).answer).toMatchObject({
      state: "settled",
      totals: { issued: 0, people: 0 },
      enrolled: 1,
      transitions: [{ from: "ended", to: "settled", by: "Ana Silva" }],
    });
  });
});

test("the list says what each waits for", async () => {
  const { client, ana, bia } = await anOffice();
  const draft = await create(ana);
  const waiting = await aDraft(ana);
  await propose(waiting, (await read(waiting, ana)).version, ana);
  const ended = await aCampaign(app, client, {
    days: { beginsOn: "2026-05-01", endsOn: "2026-07-15" },
    state: "ended",
  });
  const list = (query: Request<typeof contract.listOfficeCampaigns>["query"]) =>
    app.request(contract.listOfficeCampaigns, { query }, { as: bia });
  const items = [];
  let cursor: string | undefined;
  do {
    const { answer } = await list({ limit: 1, ...(cursor && { cursor }) });
    items.push(...answer.items.map(({ id, waitsFor }) => [id, waitsFor]));
    cursor = answer.nextCursor ?? undefined;
  } while (cursor);
  expect(items).toEqual([
    [waiting, "approval"],
    [draft, null],
    [ended.id, "settlement"],
  ]);
  expect((await list({ state: "ended" })).answer.items).toMatchObject([{ id: ended.id, countries: ["BR"] }]);
});

describe("hostile rule documents", () => {
  const send = async (document: unknown) => {
    const { ana } = await anOffice();
    const id = await create(ana);
    return saveRules(id, document as RuleSet, 1, ana);
  };

  test.each<[string, unknown]>([
    ["no document", null],
    ["NaN for points", { ...sixtyEach, base: [{ ...sixtyEach.base[0], points: Number.NaN }] }],
    ["half a point", { ...sixtyEach, base: [{ ...sixtyEach.base[0], points: 0.5 }] }],
    ["minus", { ...sixtyEach, base: [{ ...sixtyEach.base[0], experience: -1 }] }],
    ["code", { ...sixtyEach, base: [{ ...sixtyEach.base[0], points: "process.exit()" }] }],
    ["unknown fields", { ...sixtyEach, expression: "1+1" }],
    ["a deep object", { ...sixtyEach, base: [deep(1_000)] }],
    ["too many rows", { ...sixtyEach, base: Array.from({ length: 5_001 }, (_, i) => row(i)) }],
  ])("%s", async (_, document) => {
    const { status, text } = await send(document);
    expect(status).toBe(422);
    expect(text).not.toMatch(/node_modules|\.ts:/);
  });

  test("5,000 rows are checked and kept", async () => {
    const base = Array.from({ length: 5_000 }, (_, index) => row(index));
    const { answer } = await send({ ...sixtyEach, base });
    expect(answer.campaign.ruleSets[0]?.document.base).toHaveLength(5_000);
    expect(answer.faults.map(({ kind }) => kind)).toEqual(["terms_missing", "terms_missing"]);
  }, 20_000);

  test("more than 4 MB is not read", async () => {
    const base = Array.from({ length: 5_000 }, (_, index) => ({ ...row(index), note: "x".repeat(1_000) }));
    expect((await send({ ...sixtyEach, base })).status).toBe(413);
  });
});

const row = (index: number) => ({
  ...{ id: `r-${index}`, match: { sku: `SKU-${index}` }, points: index, experience: 1 },
});

function deep(levels: number): unknown {
  let inner: unknown = {};
  for (let level = 0; level < levels; level += 1) inner = { match: inner };
  return inner;
}
