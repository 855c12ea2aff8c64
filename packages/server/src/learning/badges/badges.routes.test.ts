import * as contract from "@trilha/contract/learning/badges/endpoints.ts";
import type { Eligibility, EligibilityCondition } from "@trilha/contract/members/eligibility/conditions.ts";
import { isEligible } from "@trilha/contract/members/eligibility/evaluate.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aBadge } from "../../../test/builders-certificates.ts";
import { aCourse, aTrail, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";
import { eligibilityFactsOf, peopleOpenTo } from "../../members/eligibility/index.ts";
import { countFacts, factsRow } from "./badges.queries.ts";
import { badgeJobs } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const sweep = () => badgeJobs["badges.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
const staffOf = (client: Client) => aStaffMember(app, client, "program_administrator");
const own = async (as: Member) => (await app.request(contract.listOwnBadges, {}, { as })).answer.items;
const notified = (who: Member) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", who.userId)
      .execute();
    return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("badges."));
  });
const written = (rule: Eligibility) => ({
  ...{ name: { "pt-BR": "Maratona" }, text: {}, rule, state: "on" as const },
  picture: { kind: "drawn", shape: "shield", icon: "flame", tone: "secondary" } as const,
});

/** Two people, one of whom finished two courses. */
async function aScene() {
  const client = await aClient(app);
  const [ana, bia] = [await aParticipant(app, client), await aParticipant(app, client)];
  for (let done = 0; done < 2; done += 1)
    await enrolled(app, ana, await aCourse(app, client), { state: "finished" });
  return { client, ana, bia };
}

describe("§learning#badges: awarded by rule", () => {
  test("once, to whoever meets it, with a message; the others see what is missing", async () => {
    const { client, ana, bia } = await aScene();
    const { name } = await aBadge(app, client, { rule: { courses: 2 } });
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await own(ana)).toMatchObject([{ name, fresh: true, missing: [], awardedAt: expect.any(String) }]);
    expect(await own(bia)).toMatchObject([
      { awardedAt: null, missing: [{ leaf: { courses: 2 }, have: 0, want: 2 }] },
    ]);
    expect([await notified(ana), await notified(bia)]).toEqual([["badges.awarded"], []]);
    await app.request(contract.seeBadges, {}, { as: ana });
    expect(await own(ana)).toMatchObject([{ fresh: false }]);
  });

  test("one that is off, or of a client without badges, is given to nobody", async () => {
    const { client, ana } = await aScene();
    await aBadge(app, client, { rule: { courses: 1 }, state: "off" });
    await sweep();
    expect(await own(ana)).toEqual([]);
  });

  test("a preview says how many and who, before anything is saved", async () => {
    const { client, bia } = await aScene();
    const as = await staffOf(client);
    const ask = (rule: Eligibility, badgeId: string | null = null) =>
      app.request(contract.previewBadge, { body: { rule, badgeId } }, { as });
    expect((await ask({ courses: 2 })).answer).toMatchObject({
      people: 1,
      gain: 1,
      lose: 0,
      first: [expect.any(String)],
    });
    expect((await ask({ not: { courses: 1 } })).answer).toMatchObject({ people: 2 });
    const { id } = await aBadge(app, client, { rule: { courses: 2 } });
    await sweep();
    expect((await ask({ courses: 3 }, id)).answer).toMatchObject({ people: 0, gain: 0, lose: 1 });
    expect((await ask({ all: [] })).status).toBe(422);
    expect((await ask({ courses: 0 })).status).toBe(422);
    expect(
      (
        await app.request(
          contract.previewBadge,
          { body: { rule: { courses: 1 }, badgeId: null } },
          { as: bia },
        )
      ).status,
    ).toBe(403);
  });

  test("a stricter rule asks what becomes of those who have it; taken, it is said", async () => {
    const { client, ana } = await aScene();
    const as = await staffOf(client);
    const { id } = (
      await app.request(contract.createBadge, { body: written({ courses: 2 }) }, { as, ...key() })
    ).answer;
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ has_badges: true }).where("id", "=", client.id).execute(),
    );
    await app.runJobs();
    const edit = (version: number, rule: Eligibility, holders?: "keep" | "take") =>
      app.request(
        contract.editBadge,
        { params: { id }, body: { ...written(rule), version, ...(holders && { holders }) } },
        { as },
      );
    expect((await edit(1, { courses: 5 })).refusal).toBe("409 badges.say_what_becomes");
    expect((await edit(1, { courses: 5 }, "keep")).answer).toMatchObject({ version: 2, people: 1 });
    expect((await edit(2, { courses: 6 }, "take")).answer).toMatchObject({ version: 3, people: 0 });
    expect((await edit(2, { courses: 6 })).refusal).toBe("409 request.conflict");
    expect(await notified(ana)).toEqual(["badges.awarded", "badges.taken"]);
  });

  test("staff see who has it; another client's names in a rule are none", async () => {
    const { client, ana } = await aScene();
    const as = await staffOf(client);
    const { id } = await aBadge(app, client, { rule: { courses: 1 } });
    await sweep();
    const people = await app.request(contract.listAwarded, { params: { id }, query: {} }, { as });
    expect(people.answer.items).toMatchObject([{ userId: ana.userId }]);
    const foreign = await aCourse(app, await aClient(app));
    const reply = await app.request(
      contract.createBadge,
      { body: written({ training: foreign.id }) },
      { as, ...key() },
    );
    expect(reply.refusal).toBe("404 request.not_found");
  });
});

describe("§learning#badges: counted the same in code and in the database", () => {
  test("random rules open to the same people", async () => {
    const client = await aClient(app);
    const courses = [await aCourse(app, client), await aCourse(app, client), await aCourse(app, client)];
    const trail = await aTrail(app, client, { courses: courses.slice(0, 1) });
    const people: Member[] = [];
    for (let at = 0; at < 12; at += 1) {
      const person = await aMember(app, { client, country: at % 2 ? "BR" : "AR" });
      people.push(person);
      for (const [place, course] of courses.entries())
        if (at % (place + 2) === 0) await enrolled(app, person, course, { state: "finished" });
      if (at % 3 === 0) await enrolled(app, person, trail, { state: "finished" });
    }
    await plant(app, async (tx) => {
      for (const [at, { userId }] of people.entries())
        await sql`insert into streaks (client_id, user_id, days, longest)
          values (${client.id}, ${userId}, 0, ${at * 3})`.execute(tx);
    });
    const now = app.clock.now();
    const known = await plant(app, async (tx) => {
      const names = [];
      for (const { userId } of people) {
        const who = { clientId: client.id, userId };
        const facts = eligibilityFactsOf(await factsRow(tx, { ...who, now }), now);
        names.push({ userId, facts: { ...facts, counts: await countFacts(tx, who) } });
      }
      return names;
    });
    expect(new Set(known.map(({ facts }) => facts.counts.courses)).size).toBeGreaterThan(2);
    const many = fc.integer({ min: 1, max: 4 });
    const leaves = fc.oneof<fc.Arbitrary<EligibilityCondition>[]>(
      many.map((courses) => ({ courses })),
      fc.constant({ trails: 1 }),
      fc.integer({ min: 1, max: 36 }).map((streak) => ({ streak })),
      fc.constantFrom<EligibilityCondition>(
        { games: 1 },
        { sales: 1 },
        { tests: 1, percent: 70 },
        { country: ["BR"] },
      ),
      fc.constantFrom(...courses).map(({ id }) => ({ training: id })),
    );
    const { tree } = fc.letrec<{ tree: Eligibility }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        leaves,
        fc.array(tie("tree"), { maxLength: 3 }).map((all) => ({ all })),
        fc.array(tie("tree"), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
        tie("tree").map((not) => ({ not })),
      ),
    }));
    await plant(app, (tx) =>
      fc.assert(
        fc.asyncProperty(tree, async (eligibility) => {
          const expected = known
            .filter(({ facts }) => isEligible(eligibility, facts))
            .map(({ userId }) => userId);
          const open = await peopleOpenTo(
            tx,
            { clientId: client.id, eligibility, now },
            { after: null, rows: 100 },
          );
          expect(open).toEqual(expected.toSorted());
        }),
        { numRuns: 200 },
      ),
    );
  });
});

describe("§learning#shared-badges a badge on a page of its own", () => {
  const shared = async (url: string) =>
    app.request(contract.readSharedBadge, { params: { key: url.split("/").at(-1) ?? "" } }, {});

  test("by its holder's choice, with their name and the badge alone, until they take it away", async () => {
    const { client, ana, bia } = await aScene();
    const { id, name } = await aBadge(app, client, { rule: { courses: 2 } });
    await sweep();
    expect((await own(ana))[0]?.sharedUrl).toBeNull();
    const params = { id };
    const [one, other] = [
      await app.request(contract.shareBadge, { params }, { as: ana }),
      await app.request(contract.shareBadge, { params }, { as: ana }),
    ];
    expect(other.answer.url).toBe(one.answer.url);
    expect((await own(ana))[0]?.sharedUrl).toBe(one.answer.url);
    const { answer } = await shared(one.answer.url);
    expect(Object.keys(answer).toSorted()).toEqual(["locale", "name", "person", "picture", "text"]);
    expect(answer).toMatchObject({ name, locale: "pt-BR", picture: { kind: "drawn" } });

    expect((await app.request(contract.shareBadge, { params }, { as: bia })).refusal).toBe(
      "404 request.not_found",
    );
    await app.request(contract.unshareBadge, { params }, { as: bia });
    expect((await shared(one.answer.url)).status).toBe(200);
    await app.request(contract.unshareBadge, { params }, { as: ana });
    expect((await shared(one.answer.url)).refusal).toBe("404 request.not_found");
    const again = await app.request(contract.shareBadge, { params }, { as: ana });
    expect(again.answer.url).not.toBe(one.answer.url);
  });

  test("not of somebody blocked, nor of a client that gives no badges any more; nobody shares without a token", async () => {
    const { client, ana } = await aScene();
    const { id } = await aBadge(app, client, { rule: { courses: 2 } });
    await sweep();
    const { url } = (await app.request(contract.shareBadge, { params: { id } }, { as: ana })).answer;
    const setBlocked = (status: "active" | "blocked") =>
      plant(app, (tx) =>
        tx.updateTable("memberships").set({ status }).where("user_id", "=", ana.userId).execute(),
      );
    await setBlocked("blocked");
    expect((await shared(url)).status).toBe(404);
    await setBlocked("active");
    expect((await shared(url)).status).toBe(200);
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ has_badges: false }).where("id", "=", client.id).execute(),
    );
    expect((await shared(url)).status).toBe(404);
    expect((await app.request(contract.shareBadge, { params: { id } }, {})).status).toBe(401);
  });
});
