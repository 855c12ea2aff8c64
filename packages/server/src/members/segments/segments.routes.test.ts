import type { Answer } from "@trilha/contract/core/endpoint.ts";
import * as drills from "@trilha/contract/learning/practice/endpoints.ts";
import { readCampaign } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { readAudience, removePeopleGroup } from "@trilha/contract/members/groups/endpoints.ts";
import * as contract from "@trilha/contract/members/segments/endpoints.ts";
import { segmentLimit } from "@trilha/contract/members/segments/limits.ts";
import type { SegmentWrite } from "@trilha/contract/members/segments/shapes.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aGroup,
  aMember,
  aSegment,
  aStaffMember,
  type Client,
  type Member,
  plant,
  unique,
} from "../../../test/builders.ts";
import { aCampaign } from "../../../test/builders-campaigns.ts";
import { aBadge } from "../../../test/builders-certificates.ts";
import { aCourse } from "../../../test/builders-courses.ts";
import { aDrill, aDrillOf } from "../../../test/builders-drills.ts";
import { anEvent } from "../../../test/builders-live-sessions.ts";
import { aBank } from "../../../test/builders-questions.ts";
import { aReward } from "../../../test/builders-rewards.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
});

const sellers: Eligibility = { all: [{ jobProfile: ["seller"] }] };
const inBrazil: Eligibility = { all: [{ country: ["BR"] }, { jobProfile: ["seller"] }] };
const written = (fields: Partial<SegmentWrite> = {}): SegmentWrite => ({
  ...{ name: unique("Segmento"), description: "", conditions: sellers },
  ...fields,
});
const create = (body: SegmentWrite, as: Caller = staff) =>
  app.request(contract.createSegment, { body }, { as });
const read = async (id: string, as: Caller = staff) =>
  (await app.request(contract.readSegment, { params: { id } }, { as })).answer;
const edit = (id: string, body: SegmentWrite & { version: number }) =>
  app.request(contract.editSegment, { params: { id }, body }, { as: staff });
const archive = (id: string, version = 1) =>
  app.request(contract.archiveSegment, { params: { id }, body: { version } }, { as: staff });
const list = async (query: object = {}, as: Caller = staff) =>
  (await app.request(contract.listSegments, { query: { state: "active", limit: 20, ...query } }, { as }))
    .answer.items;
const people = (id: string, query: object = {}) =>
  app.request(contract.listSegmentPeople, { params: { id }, query: { limit: 20, ...query } }, { as: staff });

/** Conditions of a segment as something that uses it holds them. */
const copyOf = (
  { id, conditions }: Pick<Answer<typeof contract.readSegment>, "id" | "conditions">,
  version = 1,
): Eligibility => ({ all: [{ ...conditions, segment: { id, version } } as Eligibility] });

describe("§roles#segments saved conditions", () => {
  test("are made, changed and found; names are not shared, and only changed conditions are a new version", async () => {
    const made = (await create(written({ name: "Vendedores", description: "Das lojas" }))).answer;
    expect(made).toMatchObject({ state: "active", conditionsVersion: 1, version: 1, uses: [] });
    expect((await create(written({ name: "Vendedores" }))).refusal).toBe("409 segments.name_used");
    const renamed = await edit(made.id, {
      ...{ name: "Vendedores de loja", description: "Das lojas", conditions: sellers, version: 1 },
    });
    expect(renamed.answer).toMatchObject({ name: "Vendedores de loja", conditionsVersion: 1, version: 2 });
    const changed = await edit(made.id, {
      ...{ name: "Vendedores de loja", description: "", conditions: inBrazil, version: 2 },
    });
    expect(changed.answer).toMatchObject({ conditions: inBrazil, conditionsVersion: 2, version: 3 });
    expect((await edit(made.id, { ...written(), version: 2 })).refusal).toBe("409 request.conflict");
    expect((await list({ search: "vendedores de" })).map(({ id }) => id)).toEqual([made.id]);
    expect(await list({ search: "vendedores de", used: "true" })).toEqual([]);
  });

  test.each<[string, Eligibility]>([
    ["nothing", { all: [] }],
    ["one condition without a group", { level: "creator" }],
    [
      "a copy of another segment",
      copyOf({ id: "0192f0c1-2345-7abc-8def-0123456789ab", conditions: sellers }),
    ],
    ["groups as deep as a whole tree", { all: [{ any: [{ not: { level: "creator" } }] }] }],
  ])("are not %s", async (_, conditions) => {
    expect((await create(written({ conditions }))).refusal).toBe("422 request.invalid");
  });

  test("count the people who are listed, and for nobody who may not know of people", async () => {
    const place = await aClient(app);
    const boss = await aStaffMember(app, place, "program_administrator");
    const teacher = await aStaffMember(app, place, "instructor");
    const members = await Promise.all([1, 2, 3].map(() => aMember(app, { client: place })));
    const { id } = await aSegment(app, place, {
      any: [{ group: [(await aGroup(app, place, ...members)).id] }],
    });
    const sized = await read(id, boss);
    const page = async (query: object = {}) =>
      (
        await app.request(
          contract.listSegmentPeople,
          { params: { id }, query: { limit: 2, ...query } },
          { as: boss },
        )
      ).answer;
    const first = await page();
    const next = await page({ cursor: first.nextCursor });
    const listed = [...first.items, ...next.items].map(({ membershipId }) => membershipId);
    expect(new Set(listed)).toEqual(new Set(members.map(({ membershipId }) => membershipId)));
    expect([sized.people, listed.length]).toEqual([3, 3]);
    const other = await aSegment(app, place, { not: sized.conditions });
    const sizes = new Map((await list({}, boss)).map((one) => [one.id, one.people]));
    const counted = await app.request(
      readAudience,
      { body: { eligibility: { not: sized.conditions } } },
      { as: boss },
    );
    expect(sizes.get(id)).toBe(3);
    expect(sizes.get(other.id)).toBe(counted.answer.people);
    expect(await list({}, teacher)).toMatchObject([{ people: null }, { people: null }]);
    expect(
      (
        await app.request(
          contract.listSegmentPeople,
          { params: { id }, query: { limit: 2 } },
          { as: teacher },
        )
      ).refusal,
    ).toBe("403 request.forbidden");
  });

  test("are one client's: neither read, used nor changed from another, and made by administrators alone", async () => {
    const elsewhere = await aClient(app);
    const theirs = await aSegment(app, elsewhere, sellers);
    expect(
      (await app.request(contract.readSegment, { params: { id: theirs.id } }, { as: staff })).refusal,
    ).toBe("404 request.not_found");
    expect((await archive(theirs.id)).refusal).toBe("404 request.not_found");
    expect((await people(theirs.id)).refusal).toBe("404 request.not_found");
    const bank = await aBank(app, client);
    const audience = copyOf({ id: theirs.id, conditions: sellers });
    expect((await createDrill(aDrillOf(bank.id, { audience }))).refusal).toBe("422 request.invalid");
    const group = await aGroup(app, elsewhere);
    expect((await create(written({ conditions: { all: [{ group: [group.id] }] } }))).refusal).toBe(
      "404 request.not_found",
    );
    for (const role of ["instructor", "auditor", "moderator"] as const)
      expect((await create(written(), await aStaffMember(app, client, role))).refusal, role).toBe(
        "403 request.forbidden",
      );
  });
});

const createDrill = (body: ReturnType<typeof aDrillOf>) =>
  app.request(drills.createDrill, { body }, { as: staff });

describe("§roles#segments copies of a segment", () => {
  test("say the truth of where they come from", async () => {
    const segment = (await create(written())).answer;
    const bank = await aBank(app, client);
    const statusOf = async (audience: Eligibility) =>
      (await createDrill(aDrillOf(bank.id, { audience }))).status;
    expect(await statusOf(copyOf(segment))).toBe(200);
    expect(await statusOf(copyOf(segment, 2))).toBe(422);
    expect(await statusOf(copyOf({ id: segment.id, conditions: inBrazil }))).toBe(422);
    await edit(segment.id, { ...written(), conditions: inBrazil, version: 1 });
    expect(await statusOf(copyOf(segment))).toBe(200);
    expect(await statusOf(copyOf({ id: segment.id, conditions: inBrazil }, 2))).toBe(200);
  });

  test("stay as they were approved, whatever becomes of the segment", async () => {
    const segment = (await create(written())).answer;
    const audience = copyOf(segment);
    const campaign = await aCampaign(app, client, { audience: JSON.stringify(audience) });
    await edit(segment.id, { ...written(), conditions: inBrazil, version: 1 });
    const held = await app.request(readCampaign, { params: { id: campaign.id } }, { as: staff });
    expect(held.answer.audience).toEqual(audience);
    expect(await read(segment.id)).toMatchObject({
      conditionsVersion: 2,
      uses: [{ kind: "campaign", id: campaign.id, version: 1 }],
    });
  });

  test("keep the segment from being archived while what has them is not over", async () => {
    const segment = (await create(written())).answer;
    const trees = JSON.stringify(copyOf(segment));
    const course = await aCourse(app, client, { audience: copyOf(segment) });
    const reward = await aReward(app, client, { eligibility: copyOf(segment) });
    const badge = await aBadge(app, client, { rule: copyOf(segment) });
    const event = await anEvent(app, staff, { audience: copyOf(segment) });
    const drill = await aDrill(app, client, (await aBank(app, client)).id, { audience: copyOf(segment) });
    const campaign = await aCampaign(app, client, { audience: trees });
    await aCampaign(app, client, { audience: trees, state: "ended" });
    const { uses } = await read(segment.id);
    expect(uses.map(({ kind, id }) => [kind, id])).toEqual([
      ["badge", badge.id],
      ["campaign", campaign.id],
      ["course", course.id],
      ["drill", drill],
      ["event", event.id],
      ["reward", reward.id],
    ]);
    expect(await list({ used: "true", search: segment.name })).toMatchObject([{ id: segment.id, uses: 6 }]);
    expect((await archive(segment.id)).refusal).toBe("409 segments.in_use");

    const free = (await create(written())).answer;
    expect((await archive(free.id)).answer).toMatchObject({ state: "archived", version: 2 });
    expect((await list({ search: free.name })).length).toBe(0);
    expect(await list({ search: free.name, state: "archived" })).toMatchObject([{ id: free.id }]);
    const choices = (await app.request(contract.listSegmentChoices, {}, { as: staff })).answer.items;
    expect(choices.find(({ id }) => id === free.id)).toMatchObject({
      state: "archived",
      conditions: sellers,
    });
    const restored = await app.request(
      contract.restoreSegment,
      { params: { id: free.id }, body: { version: 2 } },
      { as: staff },
    );
    expect(restored.answer).toMatchObject({ state: "active", version: 3 });
  });

  test("their groups of people stay while a segment asks for them", async () => {
    const group = await aGroup(app, client);
    const { id } = await aSegment(app, client, { all: [{ group: [group.id] }] });
    const remove = () => app.request(removePeopleGroup, { params: { id: group.id } }, { as: staff });
    expect((await remove()).refusal).toBe("409 groups.in_use");
    await archive(id);
    expect((await remove()).status).toBe(204);
  });
});

test("§limits#segments no more segments are active than a choice offers", async () => {
  const place = await aClient(app);
  const boss = await aStaffMember(app, place, "program_administrator");
  await plant(app, async (tx) => {
    const rows = Array.from({ length: segmentLimit }, (_, index) => ({
      ...{ client_id: place.id, name: `s${index}`, changed_at: app.clock.now() },
    }));
    await tx.insertInto("segments").values(rows).execute();
  });
  expect((await create(written(), boss)).refusal).toBe("409 segments.too_many");
});

test("§roles#segments every act of a segment is in the audit trail", async () => {
  const place = await aClient(app);
  const boss = await aStaffMember(app, place, "program_administrator");
  const { id } = (await create(written({ name: "Trilha" }), boss)).answer;
  const params = { id };
  const body = { ...written({ name: "Trilha", conditions: inBrazil }), version: 1 };
  await app.request(contract.editSegment, { params, body }, { as: boss });
  await app.request(contract.archiveSegment, { params, body: { version: 2 } }, { as: boss });
  await app.request(contract.restoreSegment, { params, body: { version: 3 } }, { as: boss });
  const acts = await plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["action", "before", "after"])
      .where("entity_id", "=", id)
      .orderBy("id")
      .execute(),
  );
  expect(acts.map(({ action }) => action)).toEqual([
    ...["segments.create", "segments.edit", "segments.archive", "segments.restore"],
  ]);
  expect(acts[1]).toMatchObject({ before: { conditions: sellers }, after: { conditions: inBrazil } });
});
