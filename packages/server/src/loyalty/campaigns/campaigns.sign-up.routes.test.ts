import type { Request } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { describe, expect, test } from "vitest";
import type { Caller, CallOptions } from "../../../test/app.ts";
import { aClient, aGroup, aMember, aStore, aUser, plant, unique } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, type CampaignOptions } from "../../../test/builders-campaigns.ts";
import { useApp } from "../../../test/use-app.ts";
import { participantRoutes } from "./campaigns.routes.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" }, routes: participantRoutes });
type SignUp = Request<typeof contract.signUp>["body"];
const now = "2026-11-21T12:00:00Z";
const days = { beginsOn: "2026-10-01", endsOn: "2026-12-15" };

const form = (id: string, as: Caller, options: CallOptions = {}) =>
  app.request(contract.readSignUp, { params: { id } }, { as, ...options });
const signUp = (id: string, body: SignUp, as: Caller, options: CallOptions = {}) =>
  app.request(contract.signUp, { params: { id }, body }, { as, ...options });

/** A campaign, somebody who may sign up, and what they would send. */
async function aScene(options: CampaignOptions = {}, birthday: string | null = "1990-05-17") {
  app.clock.set(now);
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { days, ...options });
  const user = await aUser(app, { birthday });
  const store = await aStore(app, client, { city: "Recife" });
  const tenant = { client_id: client.id };
  const { company, brand } = await plant(app, async (tx) => ({
    company: await tx
      .insertInto("companies")
      .values({ ...tenant, kind: "agency", name: unique("agency") })
      .returning("id")
      .executeTakeFirstOrThrow(),
    brand: await tx
      .insertInto("brands")
      .values({ ...tenant, name: "Nimbus" })
      .returning("id")
      .executeTakeFirstOrThrow(),
  }));
  const person = await aMember(app, {
    client,
    user,
    company_id: company.id,
    brand_id: brand.id,
    retailer_id: store.retailerId,
    store_id: store.id,
  });
  const whole: SignUp = {
    companyId: company.id,
    brands: ["Nimbus"],
    retailers: [{ retailerId: store.retailerId, storeIds: [store.id] }],
    termsVersion: 1,
    termsAccepted: true,
  };
  return { client, campaign, person, store, company, brand, whole };
}

const enrolmentsOf = (campaignId: string) =>
  plant(app, (tx) =>
    tx.selectFrom("campaign_enrolments").selectAll().where("campaign_id", "=", campaignId).execute(),
  );

describe("§validation#campaign-sign-up campaign sign-up", () => {
  test("offers what there is, suggests what the profile says", async () => {
    const { campaign, person, store, company } = await aScene();
    const { answer } = await form(campaign.id, person, { locale: "es-ES" });
    // §interface#language-mark Nobody wrote it in Spanish.
    expect(answer.campaign.locale).toBe("pt-BR");
    expect(answer).toMatchObject({
      campaign: { id: campaign.id, title: "Primavera", ...days, state: "running", daysLeft: 25 },
      terms: { version: 1, locale: "pt-BR", body: "Regulamento" },
      companies: [{ id: company.id, kind: "agency" }],
      brands: [{ name: "Nimbus", companyIds: [] }],
      retailers: [{ id: store.retailerId, stores: [{ id: store.id, city: "Recife" }] }],
      suggested: { companyId: company.id, brands: ["Nimbus"], storeIds: [store.id] },
      adult: true,
      closed: null,
    });
  });

  test("keeps what was chosen, and which text was accepted in which language", async () => {
    const { campaign, person, store, whole } = await aScene();
    const { answer } = await signUp(campaign.id, whole, person, { locale: "fr-FR" });
    expect(answer).toMatchObject({
      campaign: { enrolled: true, can: { signUp: false, report: true } },
      stores: [{ id: store.id, photosAllowed: true, timeZone: "America/Sao_Paulo", groupIds: [] }],
      termsVersion: 1,
      enrolledAt: "2026-11-21T12:00:00.000Z",
    });
    expect(await enrolmentsOf(campaign.id)).toMatchObject([
      { user_id: person.userId, country: "BR", terms_version: 1, terms_locale: "pt-BR" },
    ]);
    const enrolment = await app.request(
      contract.readEnrolment,
      { params: { id: campaign.id } },
      { as: person },
    );
    expect(enrolment.answer).toEqual(answer);
    expect((await form(campaign.id, person)).answer.closed).toBe("enrolled");
  });

  test.each<[string, Partial<SignUp>, string, string]>([
    ["a company or agency", { companyId: null }, "body.companyId", "required"],
    ["a brand", { brands: [] }, "body.brands", "too_few"],
    ["a chain", { retailers: [] }, "body.retailers", "too_few"],
    ["the terms", { termsAccepted: false }, "body.termsAccepted", "required"],
  ])("needs %s", async (_, change, path, code) => {
    const { campaign, person, whole } = await aScene();
    const reply = await signUp(campaign.id, { ...whole, ...change }, person, { locale: "en-US" });
    expect(reply.refusal).toBe("422 campaigns.incomplete");
    expect(reply.problem.title).toBe("Make sure all mandatory fields are completed");
    expect(reply.problem.fields).toMatchObject([{ path, code }]);
    expect(await enrolmentsOf(campaign.id)).toEqual([]);
  });

  test("needs a store of every chain chosen", async () => {
    const { client, campaign, person, whole } = await aScene();
    const other = await aStore(app, client);
    const retailers = [...whole.retailers, { retailerId: other.retailerId, storeIds: [] }];
    const reply = await signUp(campaign.id, { ...whole, retailers }, person);
    expect(reply.problem.fields).toMatchObject([{ path: "body.retailers.1.storeIds", code: "too_few" }]);
  });

  test("takes exactly one company or agency", async () => {
    const { campaign, person, whole, company } = await aScene();
    const two = { ...whole, companyId: [company.id, company.id] as never };
    expect((await signUp(campaign.id, two, person)).refusal).toBe("422 request.invalid");
  });

  test("takes nothing that is not offered here", async () => {
    const { campaign, person, whole, client } = await aScene();
    const elsewhere = await aScene();
    const closed = await aStore(app, client, { active: false });
    const abroad = await aStore(app, client, { country: "AR", time_zone: "America/Argentina/Buenos_Aires" });
    const changes: [Partial<SignUp>, string][] = [
      [{ companyId: elsewhere.company.id }, "body.companyId"],
      [{ brands: ["Nimbus", "Nobody"] }, "body.brands.1"],
      [{ retailers: elsewhere.whole.retailers }, "body.retailers.0.retailerId"],
      [
        { retailers: [{ retailerId: closed.retailerId, storeIds: [closed.id] }] },
        "body.retailers.0.retailerId",
      ],
      [
        { retailers: [{ retailerId: abroad.retailerId, storeIds: [abroad.id] }] },
        "body.retailers.0.retailerId",
      ],
    ];
    for (const [change, path] of changes) {
      const reply = await signUp(campaign.id, { ...whole, ...change }, person);
      expect(reply.refusal).toBe("422 request.invalid");
      expect(reply.problem.fields).toMatchObject([{ path, code: "not_an_option" }]);
    }
  });

  test("§validation#brand-companies takes brands of the chosen company; who is in stays", async () => {
    const { client, campaign, person, company, brand, whole } = await aScene();
    const own = { client_id: client.id, brand_id: brand.id };
    const other = await plant(app, (tx) =>
      tx
        .insertInto("companies")
        .values({ client_id: client.id, kind: "company", name: "Other" })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const tie = (company_id: string) =>
      plant(app, (tx) =>
        tx
          .insertInto("brand_companies")
          .values({ ...own, company_id })
          .execute(),
      );
    await tie(other.id);
    const offered = async () => (await form(campaign.id, person)).answer.brands;
    expect(await offered()).toEqual([{ name: "Nimbus", companyIds: [other.id] }]);
    const refused = await signUp(campaign.id, whole, person, { locale: "en-US" });
    expect(refused.refusal).toBe("422 campaigns.brand_of_others");
    expect(refused.problem.fields).toMatchObject([{ path: "body.brands.0", code: "not_an_option" }]);
    expect(await enrolmentsOf(campaign.id)).toEqual([]);

    await tie(company.id);
    expect((await signUp(campaign.id, whole, person)).status).toBe(200);
    await plant(app, (tx) => tx.deleteFrom("brand_companies").where("company_id", "=", company.id).execute());
    expect(await enrolmentsOf(campaign.id)).toMatchObject([{ brands: ["Nimbus"], company_id: company.id }]);
  });

  test("§validation#brand-companies offers no brand that is switched off", async () => {
    const { campaign, person, brand, whole } = await aScene();
    await plant(app, (tx) =>
      tx.updateTable("brands").set({ active: false }).where("id", "=", brand.id).execute(),
    );
    expect((await form(campaign.id, person)).answer).toMatchObject({ brands: [], suggested: { brands: [] } });
    expect((await signUp(campaign.id, whole, person)).refusal).toBe("422 request.invalid");
  });

  test("offers only what the campaign is for", async () => {
    const scene = await aScene();
    const campaign = await aCampaign(app, scene.client, {
      days,
      company_ids: [crypto.randomUUID()],
      brands: ["Vertex"],
      retailer_ids: [crypto.randomUUID()],
    });
    const { answer } = await form(campaign.id, scene.person);
    expect(answer).toMatchObject({
      companies: [],
      brands: [],
      retailers: [],
      suggested: { companyId: null, brands: [], storeIds: [] },
    });
  });

  test("asks for terms as they are now", async () => {
    const { client, campaign, person, whole } = await aScene();
    const text = { client_id: client.id, campaign_id: campaign.id, version: 2 };
    await plant(app, (tx) =>
      tx
        .insertInto("campaign_terms")
        .values({ ...text, locale: "fr-FR", body: "Règlement" })
        .execute(),
    );
    expect((await signUp(campaign.id, whole, person)).refusal).toBe("409 campaigns.terms_changed");
    expect((await form(campaign.id, person)).answer.terms).toEqual({
      version: 2,
      locale: "fr-FR",
      body: "Règlement",
    });
    await signUp(campaign.id, { ...whole, termsVersion: 2 }, person);
    expect(await enrolmentsOf(campaign.id)).toMatchObject([{ terms_version: 2, terms_locale: "fr-FR" }]);
  });
});

describe("§validation#campaign-sign-up campaign sign-up: 18 or older", () => {
  test.each([
    // In São Paulo it is still the 20th.
    ["2008-11-20", true],
    ["2008-11-21", false],
  ])("born %s, on the local date: %s", async (birthday, adult) => {
    const { campaign, person, whole } = await aScene({}, birthday);
    app.clock.set("2026-11-21T02:30:00Z");
    expect((await form(campaign.id, person)).answer).toMatchObject({
      adult,
      closed: adult ? null : "minor",
    });
    const reply = await signUp(campaign.id, whole, person);
    expect(adult ? reply.status : reply.refusal).toBe(adult ? 200 : "422 campaigns.too_young");
  });

  test("a birthday the profile lacks is asked for and taken into it", async () => {
    const { campaign, person, whole } = await aScene({}, null);
    expect((await form(campaign.id, person)).answer.adult).toBeNull();
    const missing = await signUp(campaign.id, whole, person);
    expect(missing.problem.fields).toMatchObject([{ path: "body.birthday", code: "required" }]);
    const future = await signUp(campaign.id, { ...whole, birthday: "2030-01-01" }, person);
    expect(future.problem.fields).toMatchObject([{ path: "body.birthday", code: "birthday_invalid" }]);
    const young = await signUp(campaign.id, { ...whole, birthday: "2015-01-01" }, person);
    expect(young.refusal).toBe("422 campaigns.too_young");
    expect(await birthdayOf(person.userId)).toBeNull();
    await signUp(campaign.id, { ...whole, birthday: "1985-02-03" }, person);
    expect(await birthdayOf(person.userId)).toBe("1985-02-03");
  });

  test("the profile's own birthday counts, whatever is sent", async () => {
    const { campaign, person, whole } = await aScene({}, "2012-01-01");
    const reply = await signUp(campaign.id, { ...whole, birthday: "1985-02-03" }, person);
    expect(reply.refusal).toBe("422 campaigns.too_young");
    expect(await birthdayOf(person.userId)).toBe("2012-01-01");
  });

  const birthdayOf = async (id: string) =>
    (
      await plant(app, (tx) =>
        tx.selectFrom("users").select("birthday").where("id", "=", id).executeTakeFirstOrThrow(),
      )
    ).birthday;
});

describe("§validation#campaign-sign-up each campaign needs its own registration", () => {
  test("once: a second one is refused, a repeat of the first is not", async () => {
    const { campaign, person, whole } = await aScene();
    const key = crypto.randomUUID();
    const first = await signUp(campaign.id, whole, person, { key });
    const again = await signUp(campaign.id, whole, person, { key });
    expect(again.answer).toEqual(first.answer);
    expect((await signUp(campaign.id, whole, person)).refusal).toBe("409 campaigns.already_enrolled");
  });

  test("twenty devices at once make one", async () => {
    const { campaign, person, whole } = await aScene();
    const replies = await Promise.all(Array.from({ length: 20 }, () => signUp(campaign.id, whole, person)));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await enrolmentsOf(campaign.id)).toHaveLength(1);
  });

  test("before it begins, never after its end, by the clock of the country", async () => {
    const { campaign, person, whole } = await aScene({ state: "scheduled" });
    // The state still says scheduled: approval and time decide.
    app.clock.set("2026-12-16T03:00:00Z");
    expect((await form(campaign.id, person)).answer).toMatchObject({ closed: "ended" });
    expect((await signUp(campaign.id, whole, person)).refusal).toBe("409 campaigns.not_open");
    app.clock.set("2026-12-16T02:59:59Z");
    expect((await form(campaign.id, person)).answer.campaign.daysLeft).toBe(1);
    app.clock.set("2026-09-01T12:00:00Z");
    expect((await form(campaign.id, person)).answer.campaign).toMatchObject({
      state: "upcoming",
      daysLeft: 76,
    });
    expect((await signUp(campaign.id, whole, person)).answer.campaign.can.report).toBe(false);
  });

  test("not where it does not run, and not before it is approved", async () => {
    const { client, campaign, person, whole } = await aScene({
      days: { ...days, zones: { CL: "America/Santiago" } },
    });
    expect((await form(campaign.id, person)).answer).toMatchObject({ closed: "country" });
    expect((await signUp(campaign.id, whole, person)).refusal).toBe("409 campaigns.not_open");
    const draft = await aCampaign(app, client, { days, state: "validated" });
    expect((await signUp(draft.id, whole, person)).refusal).toBe("404 request.not_found");
  });

  test("whose who is blocked is denied", async () => {
    const { client, campaign, whole } = await aScene();
    const blocked = await aMember(app, { client, status: "blocked", status_reason: "x" });
    expect((await signUp(campaign.id, whole, blocked)).refusal).toBe("403 identity.blocked");
  });
});

describe("the list of campaigns", () => {
  const list = (as: Caller, query: Request<typeof contract.listCampaigns>["query"] = {}) =>
    app.request(contract.listCampaigns, { query }, { as });

  test("has what runs first, then what comes, then what was, page by page", async () => {
    const { client, campaign, person } = await aScene();
    const at = (beginsOn: string, endsOn: string) => aCampaign(app, client, { days: { beginsOn, endsOn } });
    const older = await at("2026-01-10", "2026-03-25");
    const old = await at("2026-04-10", "2026-06-25");
    const next = await at("2027-01-10", "2027-03-25");
    await aCampaign(app, client, { state: "draft" });
    await aCampaign(app, client, { days: { ...days, zones: { PE: "America/Lima" } } });
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { answer } = await list(person, { limit: 1, ...(cursor && { cursor }) });
      ids.push(...answer.items.map(({ id }) => id));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(ids).toEqual([campaign.id, next.id, old.id, older.id]);
    const previous = await list(person, { previous: "true" });
    expect(previous.answer.items.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
      [old.id, 0],
      [older.id, 0],
    ]);
    const current = await list(person, { previous: "false" });
    expect(current.answer.items.map(({ state }) => state)).toEqual(["running", "upcoming"]);
  });

  test("follows the country somebody signed up in", async () => {
    const zones = { BR: "America/Sao_Paulo", MX: "America/Mexico_City" };
    const { client, campaign } = await aScene({ days: { ...days, zones } });
    const person = await anEnrolled(app, client, campaign, { country: "MX" });
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ country: "BR" }).where("id", "=", person.membershipId).execute(),
    );
    expect((await list(person)).answer.items).toMatchObject([
      { timeZone: "America/Mexico_City", enrolled: true, points: { available: 0, underAudit: 0 } },
    ]);
  });
});

describe("what a campaign is worth", () => {
  test("§routes#points-table: searched, narrowed, with its fingerprint", async () => {
    const promotion = {
      id: "double",
      name: { "pt-BR": "Em dobro" },
      factor: { numerator: 2, denominator: 1 },
      from: "2026-11-20",
      to: "2026-11-25",
      match: { brand: "Vertex" },
      countries: ["AR" as const],
      storeGroupIds: [],
      levels: ["creator" as const],
      experienceToo: false,
      stacks: false,
    };
    const { campaign, person } = await aScene({
      ruleSet: {
        schema: 1,
        base: [
          { id: "v", match: { productType: "Notebook", brand: "Vertex" }, points: 90, experience: 60 },
          { id: "a", match: { productType: "Notebook", brand: "Aurora" }, points: 60, experience: 40 },
          { id: "m", match: { productType: "Monitor" }, points: 20, experience: 10 },
        ],
        activities: [{ id: "photo", kind: "photo", points: 15, experience: 5, once: "per_week" }],
        multipliers: [promotion],
        caps: [],
      },
    });
    const table = (query: Request<typeof contract.readPointsTable>["query"]) =>
      app.request(contract.readPointsTable, { params: { id: campaign.id }, query }, { as: person });
    const { answer } = await table({});
    expect(answer).toMatchObject({
      frozen: true,
      version: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      productTypes: ["Monitor", "Notebook"],
      brands: ["Aurora", "Vertex"],
      promotions: [
        { id: "double", state: "running", forMe: false, scope: ["Vertex", "Argentina", "Creator"] },
      ],
      activities: [{ kind: "photo", points: 15 }],
    });
    expect(answer.items.map(({ ruleId }) => ruleId)).toEqual(["m", "a", "v"]);
    const pages = await table({ limit: 2 });
    const rest = await table({ limit: 2, cursor: pages.answer.nextCursor ?? "" });
    expect(rest.answer.items.map(({ ruleId }) => ruleId)).toEqual(["v"]);
    expect((await table({ search: "vertex note" })).answer.items).toHaveLength(1);
    expect((await table({ productType: "Notebook" })).answer.items).toHaveLength(2);
  });

  test("the rules are given whole, so that both sides compute the same", async () => {
    const { campaign, person } = await aScene();
    const { answer } = await app.request(contract.readRules, { params: { id: campaign.id } }, { as: person });
    expect(answer.versions).toMatchObject([
      {
        id: campaign.ruleSetVersionId,
        version: 1,
        effectiveFrom: days.beginsOn,
        document: { base: [{ points: 60 }] },
      },
    ]);
    expect(answer.frozen).toBe(true);
  });
});

describe("§loyalty#campaign-audience a campaign for some people", () => {
  test("nobody else sees it or signs up; whoever signed up stays in", async () => {
    const { client, campaign, person, whole } = await aScene();
    const group = await aGroup(app, client, person);
    const open = async (audience: Eligibility) =>
      (await aCampaign(app, client, { days, audience: JSON.stringify(audience) })).id;
    const members = await open({ all: [{ group: [group.id] }] });
    const shoppers = await open({ any: [{ store: whole.retailers[0]?.storeIds ?? [] }] });
    const others = await open({ not: { group: [group.id] } });
    const listed = async (as: Caller) =>
      (await app.request(contract.listCampaigns, { query: {} }, { as })).answer.items
        .map(({ id }) => id)
        .sort();
    expect(await listed(person)).toEqual([campaign.id, members, shoppers].sort());
    expect(await listed(await aMember(app, { client }))).toEqual([campaign.id, others].sort());
    expect((await form(others, person)).status).toBe(404);
    expect((await signUp(others, whole, person)).status).toBe(404);

    expect((await signUp(members, whole, person)).status).toBe(200);
    await plant(app, (tx) => tx.deleteFrom("membership_groups").where("group_id", "=", group.id).execute());
    expect(await listed(person)).toContain(members);
  });
});
