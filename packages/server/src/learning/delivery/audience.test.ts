import type { Eligibility, EligibilityCondition } from "@trilha/contract/members/eligibility/conditions.ts";
import { isEligible } from "@trilha/contract/members/eligibility/evaluate.ts";
import { readAudience } from "@trilha/contract/members/groups/endpoints.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import {
  aClient,
  aGroup,
  aMember,
  aStaffMember,
  aStore,
  aStoreGroup,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aCampaign, around, enrol } from "../../../test/builders-campaigns.ts";
import { aLevel } from "../../../test/builders-levels.ts";
import { useApp } from "../../../test/use-app.ts";
import { countAudience, eligibilityFactsOf, peopleOpenTo } from "../../members/eligibility/index.ts";
import { learnerRow } from "./learner.queries.ts";

const app = useApp();
let client: Client;
let staff: Member;
/** Participants, with what lists judge them by. */
let people: { userId: string; facts: ReturnType<typeof eligibilityFactsOf> }[];
let known: Record<"store" | "retailer" | "storeGroup" | "group" | "brand" | "company" | "training", string[]>;

beforeAll(async () => {
  client = await aClient(app);
  const client_id = client.id;
  staff = await aStaffMember(app, client, "program_administrator");
  const stores = [
    await aStore(app, client, { area_code: "SP" }),
    await aStore(app, client, { area_code: "RJ" }),
    await aStore(app, client, { country: "AR", area_code: "C" }),
    await aStore(app, client),
  ];
  const [first, second, third, fourth] = stores;
  if (!first || !second || !third || !fourth) throw new Error("stores");
  const storeGroups = [
    await aStoreGroup(app, client, first.id, third.id),
    await aStoreGroup(app, client, second.id),
  ];
  const [brands, companies, trainings] = await plant(app, async (tx) => [
    await tx
      .insertInto("brands")
      .values(["Aro", "Nimbus"].map((name) => ({ client_id, name })))
      .returning(["id", "name"])
      .execute(),
    await tx
      .insertInto("companies")
      .values(["A", "B"].map((name) => ({ client_id, name, kind: "company" as const })))
      .returning("id")
      .execute(),
    await tx
      .insertInto("trainings")
      .values(
        ["1", "2"].map((title) => ({ client_id, title: JSON.stringify({ "pt-BR": title }), link: null })),
      )
      .returning("id")
      .execute(),
  ]);
  const running = await aCampaign(app, client, {
    days: {
      ...around(app.clock.now()),
      zones: { BR: "America/Sao_Paulo", AR: "America/Argentina/Buenos_Aires" },
    },
  });
  const groups: string[] = [];
  const members: Member[] = [];
  for (let index = 0; index < 24; index += 1) {
    const store = stores[index % 5];
    members.push(
      await aMember(app, {
        ...{ client, country: index % 3 === 0 ? "AR" : "BR", job_profile: jobProfiles[index % 4] ?? null },
        ...{ store_id: store?.id ?? null, retailer_id: index % 2 ? (store?.retailerId ?? null) : null },
        ...{ brand_id: brands[index % 3]?.id ?? null, company_id: companies[index % 3]?.id ?? null },
        status: index === 23 ? "blocked" : "active",
      }),
    );
  }
  for (const at of [2, 3])
    groups.push((await aGroup(app, client, ...members.filter((_, index) => index % at === 0))).id);
  for (const [index, member] of members.entries())
    if (index % 4 === 1)
      await enrol(
        app,
        running,
        member,
        index % 8 === 1 ? [first, second] : [third],
        index % 8 === 1 ? "BR" : "AR",
      );
  await plant(app, async (tx) => {
    for (const [index, { userId }] of members.entries()) {
      const training = trainings[index % 3];
      if (training)
        await tx
          .insertInto("training_completions")
          .values({
            client_id,
            training_id: training.id,
            user_id: userId,
            source: "staff",
            completed_at: app.clock.now(),
          })
          .execute();
    }
  });
  for (const [index, member] of members.entries())
    if (index % 5 === 2) await aLevel(app, member, running, index % 2 ? "creator" : "influencer");
  known = {
    store: stores.map(({ id }) => id),
    retailer: stores.map(({ retailerId }) => retailerId),
    storeGroup: storeGroups.map(({ id }) => id),
    group: groups,
    brand: brands.map(({ id }) => id),
    company: companies.map(({ id }) => id),
    training: trainings.map(({ id }) => id),
  };
  const now = app.clock.now();
  people = await plant(app, async (tx) => {
    const ids = [];
    for (const { userId } of [staff, ...members.slice(0, 23)]) {
      const row = await learnerRow(tx, { clientId: client.id, userId, now, known: null });
      ids.push({ userId, facts: eligibilityFactsOf(row.facts, now) });
    }
    return ids;
  });
});

type ListLeaf = Exclude<keyof typeof known, "training">;
const some = (kind: ListLeaf): fc.Arbitrary<EligibilityCondition> =>
  fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 2 }).map(
    (places) =>
      ({
        [kind]: places.map((place) => known[kind][place % known[kind].length]),
      }) as unknown as EligibilityCondition,
  );
const leaves = fc.oneof<fc.Arbitrary<EligibilityCondition>[]>(
  ...(["store", "retailer", "storeGroup", "group", "brand", "company"] as const).map(some),
  fc.nat(1).map((place) => ({ training: known.training[place] ?? "" })),
  fc.constantFrom<EligibilityCondition>(
    { level: "creator" },
    { level: "influencer" },
    { country: ["AR"] },
    { country: ["BR", "CL"] },
  ),
  fc.constantFrom<EligibilityCondition>(
    { area: ["BR-SP"] },
    { area: ["AR-C", "BR-RJ"] },
    { enrolledFor: 1 },
    { enrolledFor: 300 },
  ),
  fc.subarray([...jobProfiles], { minLength: 1, maxLength: 3 }).map((jobProfile) => ({ jobProfile })),
);
const { tree: trees } = fc.letrec<{ tree: Eligibility }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaves,
    fc.array(tie("tree"), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
    tie("tree").map((not) => ({ not })),
  ),
}));

test("§learning#catalogue audiences: code and database open the same tree to the same people", async () => {
  const now = app.clock.now();
  await plant(app, (tx) =>
    fc.assert(
      fc.asyncProperty(trees, async (eligibility) => {
        const expected = people
          .filter(({ facts }) => isEligible(eligibility, facts))
          .map(({ userId }) => userId);
        const open = await peopleOpenTo(
          tx,
          { clientId: client.id, eligibility, now },
          { after: null, rows: 100 },
        );
        expect(open).toEqual(expected.toSorted());
        const counted = await countAudience(tx, { clientId: client.id, eligibility, now, names: 3 });
        expect(counted).toMatchObject({ people: expected.length });
        expect(counted.first).toHaveLength(Math.min(3, expected.length));
      }),
      { numRuns: 300 },
    ),
  );
});

test("§learning#catalogue audiences: each leaf opens to somebody here and not to all", async () => {
  const each: EligibilityCondition[] = [
    ...(["store", "retailer", "storeGroup", "group", "brand", "company"] as const).map(
      (kind) => ({ [kind]: known[kind].slice(0, 1) }) as unknown as EligibilityCondition,
    ),
    ...[{ training: known.training[0] ?? "" }, { level: "creator" } as const, { area: ["BR-SP"] }],
    ...[{ country: ["AR"] } as const, { jobProfile: [...jobProfiles.slice(0, 1)] }, { enrolledFor: 1 }].map(
      (leaf) => leaf as EligibilityCondition,
    ),
  ];
  for (const leaf of each) {
    const open = people.filter(({ facts }) => isEligible(leaf, facts)).length;
    expect([open > 0 || "enrolledFor" in leaf, open < people.length], JSON.stringify(leaf)).toEqual([
      true,
      true,
    ]);
  }
});

test("§learning#catalogue audiences: staff see how many, and the first names; nothing of another client", async () => {
  const ask = (eligibility: Eligibility) =>
    app.request(readAudience, { body: { eligibility } }, { as: staff });
  const { answer } = await ask({ all: [] });
  expect(answer.people).toBe(people.length);
  expect(answer.first).toHaveLength(10);
  const elsewhere = await aGroup(app, await aClient(app));
  expect((await ask({ not: { group: [elsewhere.id] } })).refusal).toBe("404 request.not_found");
});
