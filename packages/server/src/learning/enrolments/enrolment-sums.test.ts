import type { Country } from "@trilha/contract/core/country.ts";
import { reportCourses } from "@trilha/contract/learning/enrolments/report-endpoints.ts";
import { reportStates } from "@trilha/contract/learning/enrolments/states.ts";
import { expect, test } from "vitest";
import { aClient, aMember, aStaffMember, aStore, plant } from "../../../test/builders.ts";
import { aCourse, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";
import { teachingJobs } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const once = { attempt: 1, maxAttempts: 1 };
const sum = (atLeast: number) => teachingJobs["teaching.sum"].run(app.parts, { atLeast }, once);

const states = [
  ...(["enrolled", "in_progress", "finished", "approved", "restarted", "reproved", "blocked"] as const),
  ...(["requested", "unenrolled"] as const),
];

type Query = Parameters<typeof app.request<typeof reportCourses>>[1]["query"];

/** People of two countries and two chains, and one of none, in three courses, in every state. */
async function aScene() {
  const client = await aClient(app);
  const staff = await aStaffMember(app, client, "program_administrator");
  const courses = [await aCourse(app, client), await aCourse(app, client), await aCourse(app, client)];
  const stores = [await aStore(app, client), await aStore(app, client)];
  const people = [];
  for (let at = 0; at < 12; at += 1) {
    const store = stores[at % 3];
    const country: Country = at % 2 ? "BR" : "AR";
    const at_store = store && { store_id: store.id, retailer_id: store.retailerId };
    const person = await aMember(app, { client, country, ...at_store });
    people.push(person);
    for (const [place, course] of courses.entries())
      await enrolled(app, person, course, {
        state: states[(at * 2 + place) % states.length] ?? "enrolled",
        ...{ percent: (at * 7 + place * 13) % 101, seconds: at * 61 + place },
        ...(at % 3 === place && { score: 33.35 + at * 5 }),
        ...(at % 2 && { due_on: "2020-01-01" }),
      });
  }
  const ask = async (query: Query) => {
    const reply = await app.request(reportCourses, { query }, { as: staff });
    expect(reply.status).toBe(200);
    return reply.answer;
  };
  return { client, courses, stores, people, ask };
}

test("§learning#progress-reports reports by course of a large programme: sums that are kept say what live ones say, whatever they are narrowed to", async () => {
  const { courses, stores, ask } = await aScene();
  const narrowed: Query[] = [
    ...([{}, { limit: 2 }, { search: "ninguém" }] satisfies Query[]),
    ...(["BR", "AR", "CL"] as const).map((country) => ({ country })),
    ...stores.map(({ retailerId }) => ({ chainId: retailerId })),
    ...courses.map(({ id }) => ({ courseId: id })),
    ...reportStates.flatMap((state) => [{ state }, { state, country: "BR" as const }]),
  ];
  const live = [];
  for (const query of narrowed) live.push(await ask(query));
  expect(new Set(live.map(({ countedAt }) => countedAt))).toEqual(new Set([null]));
  await sum(1);
  for (const [place, query] of narrowed.entries()) {
    const { countedAt, ...stored } = await ask(query);
    expect(countedAt).not.toBeNull();
    expect({ ...stored, countedAt: null }).toEqual(live[place]);
  }
  for (const query of [{ storeId: stores[0]?.id ?? "" }, { from: "2020-01-01" }])
    expect((await ask(query)).countedAt).toBeNull();
});

test("§learning#progress-reports they are summed anew each time, people who moved included, and shown for an hour", async () => {
  const { client, courses, people, ask } = await aScene();
  const [course] = courses;
  const query: Query = { courseId: course?.id ?? "", country: "CL" };
  await sum(1);
  expect((await ask(query)).items).toEqual([]);
  await plant(app, (tx) =>
    tx
      .updateTable("memberships")
      .set({ country: "CL" })
      .where("user_id", "=", people[0]?.userId ?? "")
      .execute(),
  );
  expect((await ask(query)).items).toEqual([]);
  // Once a client is summed it stays so, however small: its reports do not change their age back and forth.
  await Promise.all([sum(1_000_000), sum(1_000_000)]);
  expect((await ask(query)).items).toMatchObject([{ enrolled: 1 }]);
  await plant(app, (tx) =>
    tx
      .updateTable("learning_counted")
      .set({ counted_at: new Date(app.clock.now().getTime() - 61 * 60_000) })
      .where("client_id", "=", client.id)
      .execute(),
  );
  expect((await ask(query)).countedAt).toBeNull();
});

test("§learning#progress-reports a small programme is summed as it is asked for", async () => {
  const { ask } = await aScene();
  await sum(1_000_000);
  expect((await ask({})).countedAt).toBeNull();
});
