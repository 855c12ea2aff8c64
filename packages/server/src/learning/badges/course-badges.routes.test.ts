import { listCourseBadges } from "@trilha/contract/learning/badges/endpoints.ts";
import { describe, expect, test, vi } from "vitest";
import { aClient, aMember, type Member, plant } from "../../../test/builders.ts";
import { aBadge } from "../../../test/builders-certificates.ts";
import { aCourse, aTrail, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";
import { badgeJobs } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const ask = (as: Member, { id }: { id: string }) =>
  app.request(listCourseBadges, { params: { id }, query: {} }, { as });
const listed = async (as: Member, course: { id: string }) =>
  (await ask(as, course)).answer.items.map(({ name, missing, awardedAt }) => ({
    ...{ name, missing, mine: awardedAt !== null },
  }));

describe("§earning-rules#training-points what a course gives: the badges that lean on it", () => {
  test("those whose rule names it, with what else they ask, and theirs once they came", async () => {
    const client = await aClient(app);
    const ana = await aMember(app, { client });
    const [course, other] = [
      await aCourse(app, client),
      await aCourse(app, client, { title: { "pt-BR": "Estoque" } }),
    ];
    const alone = await aBadge(app, client, { rule: { training: course.id } });
    const both = await aBadge(app, client, {
      rule: { all: [{ training: course.id }, { training: other.id }] },
    });
    await aBadge(app, client, { rule: { training: other.id } });
    await aBadge(app, client, { rule: { training: course.id }, state: "off" });
    const missing = [
      expect.objectContaining({ leaf: { training: other.id }, names: ["Estoque"], not: false }),
    ];
    expect(await listed(ana, course)).toEqual([
      { name: alone.name, missing: [], mine: false },
      { name: both.name, missing, mine: false },
    ]);
    await enrolled(app, ana, course, { state: "finished" });
    await badgeJobs["badges.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect(await listed(ana, course)).toEqual([
      { name: alone.name, missing: [], mine: true },
      { name: both.name, missing, mine: false },
    ]);
  });

  test("what counts courses, where this is the last one; a trail counts as a trail", async () => {
    const client = await aClient(app);
    const ana = await aMember(app, { client });
    const [first, second] = [await aCourse(app, client), await aCourse(app, client)];
    const trail = await aTrail(app, client, { courses: [first, second] });
    const { name } = await aBadge(app, client, { rule: { courses: 2 } });
    const walker = await aBadge(app, client, { rule: { trails: 1 } });
    expect(await listed(ana, second)).toEqual([]);
    await enrolled(app, ana, first, { state: "finished" });
    expect(await listed(ana, second)).toEqual([{ name, missing: [], mine: false }]);
    expect(await listed(ana, first)).toEqual([]);
    expect(await listed(ana, trail)).toEqual([{ name: walker.name, missing: [], mine: false }]);
  });

  test("nothing in a client without badges, and not of what is not for them", async () => {
    const client = await aClient(app);
    const ana = await aMember(app, { client });
    const course = await aCourse(app, client);
    await aBadge(app, client, { rule: { training: course.id } });
    const hidden = await aCourse(app, client, { audience: { not: { all: [] } } });
    expect((await ask(ana, hidden)).refusal).toBe("404 request.not_found");
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ has_badges: false }).where("id", "=", client.id).execute(),
    );
    await vi.waitFor(async () => expect((await ask(ana, course)).refusal).toBe("404 request.module_off"));
  });
});
