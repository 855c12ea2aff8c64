import * as contract from "@trilha/contract/loyalty/leaderboards/endpoints.ts";
import {
  type RankingMeasure,
  type RankingScope,
  rankingScopes,
} from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { anAward, movesOn } from "../../../test/books.ts";
import { aClient, aMember, aParticipant, aStaffMember, aStore, plant } from "../../../test/builders.ts";
import { aCampaign, anEnrolled, type TestCampaign } from "../../../test/builders-campaigns.ts";
import { aCourse, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";
import { isRefusal } from "../../core/refusal.ts";
import { awardMany } from "../ledger/index.ts";
import { standingJobs, standingRoutes } from "./index.ts";

const app = useApp({ routes: standingRoutes, env: { RATE_LIMIT_FACTOR: "1000" } });
const fold = () =>
  standingJobs["leaderboards.count_scores"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });

type Asked = { scope?: RankingScope; measure?: RankingMeasure; limit?: number; cursor?: string };
const list = async (as: Caller, campaign: TestCampaign, filters: Asked = {}) => {
  const query = { campaignId: campaign.id, ...filters };
  return (await app.request(contract.listRanking, { query }, { as })).answer;
};
const choose = async (as: Caller, shown: "name" | "nickname" | "hidden") =>
  (await app.request(contract.chooseRankingName, { body: { shown } }, { as })).answer;

/** A campaign in two countries, with people who have these points (audited) and this experience. */
async function crowd(people: readonly Given[]) {
  const client = await aClient(app);
  const zones = { BR: "America/Sao_Paulo", MX: "America/Mexico_City" };
  const campaign = await aCampaign(app, client, {
    days: { beginsOn: "2026-01-01", endsOn: "2031-01-01", zones },
  });
  const stores = [await aStore(app, client), await aStore(app, client), await aStore(app, client)];
  // Two stores of one chain.
  const chains = [stores[0]?.retailerId, stores[0]?.retailerId, stores[2]?.retailerId];
  const rows = people.map((person) => {
    const store = stores[person.store];
    const country = person.abroad ? ("MX" as const) : ("BR" as const);
    return {
      ...person,
      country,
      client: client.id,
      userId: crypto.randomUUID(),
      storeId: store?.id,
      chain: chains[person.store],
    };
  });
  await plant(app, async (tx) => {
    await sql`update stores set retailer_id = ${chains[1]} where id = ${stores[1]?.id}`.execute(tx);
    const company = await tx
      .insertInto("companies")
      .values({ client_id: client.id, kind: "company", name: "Any" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const column = (value: (row: (typeof rows)[number]) => unknown) => rows.map(value);
    const [ids, countries] = [column((row) => row.userId), column((row) => row.country)];
    await sql`insert into users (id, username, first_name, country)
      select u, u::text, 'Ana', c from unnest(${ids}::uuid[], ${countries}::text[]) as x (u, c)`.execute(tx);
    await sql`insert into memberships (client_id, user_id, status, country)
      select ${client.id}, u, case when b then 'blocked' else 'active' end, c
      from unnest(${ids}::uuid[], ${countries}::text[], ${column((row) => row.blocked)}::boolean[]) as x (u, c, b)`.execute(
      tx,
    );
    await sql`insert into campaign_enrolments (client_id, campaign_id, user_id, country, company_id, brands,
        retailer_ids, store_ids, terms_version, terms_locale, enrolled_at)
      select ${client.id}, ${campaign.id}, u, c, ${company.id}, '{X}', array[r], array[s], 1, 'pt-BR', now()
      from unnest(${ids}::uuid[], ${countries}::text[], ${column((row) => row.chain)}::uuid[],
        ${column((row) => row.storeId)}::uuid[]) as x (u, c, r, s)`.execute(tx);
    const awards = rows.flatMap(({ userId, points, experience }) => {
      const pocket = { clientId: client.id, potId: campaign.id, userId };
      return [
        anAward(pocket, { points, experience, audit: "cleared" as const }),
        // Not looked at yet: it stands beside and moves no place.
        anAward(pocket, { points: 9_999 }),
      ];
    });
    return isRefusal(await awardMany(tx, awards)) ? Promise.reject(new Error("refused")) : undefined;
  });
  await fold();
  return { client, campaign, people: rows };
}

/** Field of a scope. */
const fieldOf = {
  campaign: "client",
  level: "client",
  country: "country",
  chain: "chain",
  store: "storeId",
} as const satisfies Record<RankingScope, string>;

const score = fc.oneof(
  fc.integer({ min: 0, max: 6 }),
  fc.constantFrom(
    510,
    511,
    512,
    513,
    1_023,
    1_024,
    1_025,
    1_027,
    1_028,
    5_000,
    5_001,
    70_000,
    70_001,
    70_300,
  ),
);
const given = fc.record({
  points: score,
  experience: score,
  store: fc.integer({ min: 0, max: 2 }),
  abroad: fc.boolean(),
  blocked: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
type Given = NonNullable<typeof given extends fc.Arbitrary<infer One> ? One : never>;

describe("§loyalty#leaderboard ranking: the place", () => {
  test("is what a count by hand gives, in every scope, by both measures, on every page", async () => {
    const property = fc.asyncProperty(fc.array(given, { minLength: 6, maxLength: 30 }), async (facts) => {
      const { client, campaign, people } = await crowd(facts);
      const me = people.find(({ blocked }) => !blocked);
      if (!me) return;
      const as = { clientId: client.id, userId: me.userId };
      for (const scope of rankingScopes) {
        const group = people.filter((one) => !one.blocked && one[fieldOf[scope]] === me[fieldOf[scope]]);
        for (const measure of ["points", "experience"] as const) {
          const ordered = group.toSorted((a, b) => b[measure] - a[measure] || (a.userId < b.userId ? -1 : 1));
          const byHand = ordered.map((one) => ({
            rank: 1 + group.filter((other) => other[measure] > one[measure]).length,
            points: one.points,
            underAudit: 9_999,
            experience: one.experience,
            me: one === me,
          }));
          const answers: unknown[] = [];
          let page = await list(as, campaign, { scope, measure, limit: 7 });
          expect(page.people).toBe(group.length);
          const own = byHand.findIndex((row) => row.me);
          expect(page.mine).toMatchObject(byHand.slice(Math.max(own - 2, 0), own + 3));
          answers.push(...page.items);
          while (page.nextCursor) {
            page = await list(as, campaign, { scope, measure, limit: 7, cursor: page.nextCursor });
            answers.push(...page.items);
          }
          expect(answers).toMatchObject(byHand);
        }
      }
    });
    await fc.assert(property, { numRuns: 4 });
  }, 60_000);
});

describe("§loyalty#leaderboard ranking by training (group_training_use_score)", () => {
  test("best scores of finished courses, 100 where there is no test; only where the client ranks by it", async () => {
    const scene = async (ranks: boolean) => {
      const client = await aClient(app, { group_training_use_score: ranks });
      const campaign = await aCampaign(app, client);
      return { client, campaign, ana: await anEnrolled(app, client, campaign) };
    };
    const { client, campaign, ana } = await scene(true);
    const bia = await anEnrolled(app, client, campaign);
    const finished = async (as: typeof ana, score: number | null, state: "approved" | "in_progress") =>
      enrolled(app, as, await aCourse(app, client), { state, score, finished_at: app.clock.now() });
    await finished(ana, 72.6, "approved");
    await finished(ana, null, "approved");
    await finished(bia, 99, "approved");
    await finished(bia, 100, "in_progress");
    for (const { userId } of [ana, bia])
      await movesOn(app, { clientId: client.id, potId: campaign.id, userId }).give({ points: 1 });
    await fold();
    const ranking = await list(bia, campaign, { measure: "training" });
    expect(ranking.items.map(({ rank, training, me }) => [rank, training, me])).toEqual([
      [1, 173, false],
      [2, 99, true],
    ]);
    const other = await scene(false);
    const query = { campaignId: other.campaign.id, measure: "training" as const };
    const reply = await app.request(contract.listRanking, { query }, { as: other.ana });
    expect(reply.refusal).toBe("404 request.not_found");
  });
});

describe("§loyalty#leaderboard ranking: hidden, nickname or name", () => {
  test("others read what somebody chose, and the hidden keep their place without name, picture and store", async () => {
    const client = await aClient(app);
    const campaign = await aCampaign(app, client);
    const user = { first_name: "Ana", last_name: "Silva", nickname: "Aninha" };
    const ana = await anEnrolled(app, client, campaign, { user, store: { name: "Loja Sé" } });
    const bia = await anEnrolled(app, client, campaign, { user: { first_name: "Bia", last_name: "Reis" } });
    for (const [{ userId }, points] of [
      [ana, 80],
      [bia, 60],
    ] as const) {
      const pocket = { clientId: client.id, potId: campaign.id, userId };
      await movesOn(app, pocket).give({ points, audit: "cleared" });
    }
    await fold();
    const rows = async (as: Caller) =>
      (await list(as, campaign)).items.map(({ rank, name, store, me }) => [rank, name, store, me]);
    const biasStore = expect.stringMatching(/^Store/);
    expect(await rows(bia)).toEqual([
      [1, "Aninha", "Loja Sé", false],
      [2, "Bia R.", biasStore, true],
    ]);
    expect(await choose(ana, "name")).toEqual({ shown: "name", asName: "Ana S.", asNickname: "Aninha" });
    expect((await rows(bia))[0]).toEqual([1, "Ana S.", "Loja Sé", false]);
    await choose(ana, "hidden");
    expect((await rows(bia))[0]).toEqual([1, null, null, false]);
    expect((await list(bia, campaign)).mine[0]).toMatchObject({ rank: 1, name: null, imageUrl: null });
    const { nextCursor } = await list(bia, campaign, { limit: 1 });
    expect(Buffer.from(nextCursor ?? "", "base64url").toString()).not.toContain(ana.userId);
    expect((await rows(ana))[0]).toEqual([1, "Aninha", "Loja Sé", true]);
    expect((await app.request(contract.readRankingChoice, {}, { as: ana })).answer.shown).toBe("hidden");
    // A choice is of one programme.
    const elsewhere = await aMember(app, {
      client: await aClient(app),
      user: { id: ana.userId, username: ana.username, email: null },
    });
    const there = await app.request(contract.readRankingChoice, {}, { as: elsewhere });
    expect(there.answer.shown).toBe("nickname");
  });
});

describe("§loyalty#leaderboard ranking: who sees it", () => {
  test("somebody who did not sign up sees the campaign's, and nobody in groups they are not in", async () => {
    const { client, campaign } = await crowd([
      { points: 5, experience: 5, store: 0, abroad: false, blocked: false },
    ]);
    const looker = await aParticipant(app, client);
    expect(await list(looker, campaign)).toMatchObject({
      campaign: "Primavera",
      people: 1,
      mine: [],
      groups: { country: null, chain: null, store: null, level: null },
      items: [{ rank: 1, me: false, points: 5, underAudit: 9_999 }],
    });
    expect(await list(looker, campaign, { scope: "store" })).toMatchObject({ people: 0, items: [] });
  });

  test("a campaign nobody was told of, and one of another client, are not there", async () => {
    const client = await aClient(app);
    const [looker, foreign] = [await aStaffMember(app, client, "auditor"), await aClient(app)];
    const draft = await aCampaign(app, client, { state: "draft" });
    const elsewhere = await aCampaign(app, foreign);
    for (const { id } of [draft, elsewhere]) {
      const reply = await app.request(contract.listRanking, { query: { campaignId: id } }, { as: looker });
      expect(reply.refusal).toBe("404 request.not_found");
    }
    const coming = await aCampaign(app, client, { state: "scheduled" });
    expect(await list(looker, coming)).toMatchObject({ people: 0, items: [], countedAt: null });
  });
});
