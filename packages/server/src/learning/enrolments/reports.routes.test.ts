import { readExport, startExport } from "@trilha/contract/core/exports/endpoints.ts";
import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import * as contract from "@trilha/contract/learning/enrolments/report-endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aGroup,
  aMember,
  aStaffMember,
  aStore,
  type Client,
  type Member,
} from "../../../test/builders.ts";
import { aCourse, anActivity, enrolled, type TestCourse } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const activity = anActivity({ title: { "pt-BR": "Assista" } });
let client: Client;
let staff: Member;
let ana: Member;
let rui: Member;
let first: TestCourse;
let second: TestCourse;
let store: { id: string; retailerId: string };
let group: { id: string; name: string };
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
  store = await aStore(app, client);
  ana = await aMember(app, {
    ...{ client, store_id: store.id, retailer_id: store.retailerId },
    ...{ user: { birthday: "1950-06-01" }, personal_data_open: true },
  });
  rui = await aMember(app, { client });
  group = await aGroup(app, client, ana, rui);
  first = await aCourse(app, client, {
    title: { "pt-BR": "A primeiro" },
    modules: [{ activities: [activity] }],
  });
  second = await aCourse(app, client, { title: { "pt-BR": "B segundo" } });
  await enrolled(app, ana, first, { state: "finished", finished: [activity], score: 80, seconds: 600 });
  await enrolled(app, ana, second, { state: "in_progress", percent: 50, due_on: "2020-01-01", seconds: 60 });
  await enrolled(app, rui, first, { state: "in_progress", percent: 20 });
  // Neither is in it.
  await enrolled(app, rui, second, { state: "unenrolled" });
  await enrolled(app, staff, second, { state: "requested" });
});

type Query = Parameters<typeof app.request<typeof contract.reportPeople>>[1]["query"];
const people = async (query: Query = {}) =>
  (await app.request(contract.reportPeople, { query }, { as: staff })).answer;
const courses = async (query: Query = {}) =>
  (await app.request(contract.reportCourses, { query }, { as: staff, locale: "pt-BR" })).answer.items;

describe("§learning#progress-reports", () => {
  test("by person: what they are in, how far and how late", async () => {
    const { items } = await people();
    const byId = new Map(items.map((row) => [row.userId, row]));
    expect([...byId.keys()].sort()).toEqual([ana.userId, rui.userId].sort());
    expect(byId.get(ana.userId)).toMatchObject({
      ...{ enrolled: 2, inProgress: 1, finished: 1, overdue: 1, finishedPercent: 50, percent: 75 },
      ...{ score: 80, seconds: 660 },
    });
    expect(byId.get(rui.userId)).toMatchObject({ enrolled: 1, finished: 0, percent: 20, score: null });
    const one = await people({ limit: 1 });
    const next = await people({ limit: 1, cursor: one.nextCursor ?? "" });
    expect([...one.items, ...next.items].map(({ userId }) => userId)).toEqual(
      items.map(({ userId }) => userId),
    );
  });

  test.each<[string, () => Query, () => string[]]>([
    ["course", () => ({ courseId: second.id }), () => [ana.userId]],
    ["store", () => ({ storeId: store.id }), () => [ana.userId]],
    ["chain", () => ({ chainId: store.retailerId }), () => [ana.userId]],
    ["group", () => ({ groupId: group.id }), () => [ana.userId, rui.userId]],
    ["age", () => ({ ageBand: "over_60" }), () => [ana.userId]],
    ["state", () => ({ state: "finished" }), () => [ana.userId]],
    ["what is late", () => ({ state: "overdue" }), () => [ana.userId]],
    ["days", () => ({ to: "2020-01-01" }), () => []],
    ["name", () => ({ search: "ninguém tem este nome" }), () => []],
  ])("narrowed by %s", async (_, query, expected) => {
    expect((await people(query())).items.map(({ userId }) => userId).sort()).toEqual(expected().sort());
  });

  test("by course, by title; also of the people of one store alone", async () => {
    expect(
      (await courses()).map(({ id, people: n, enrolled: all, finished }) => [id, n, all, finished]),
    ).toEqual([
      [first.id, 2, 2, 1],
      [second.id, 1, 1, 0],
    ]);
    expect((await courses({ storeId: store.id }))[0]).toMatchObject({ id: first.id, people: 1, finished: 1 });
  });

  test("§limits#age-bands by course of an age band, for who may read personal data", async () => {
    expect((await courses({ ageBand: "over_60" })).map(({ id, people: n }) => [id, n])).toEqual([
      [first.id, 1],
      [second.id, 1],
    ]);
    expect(await courses({ ageBand: "18_24" })).toEqual([]);
    const instructor = await aStaffMember(app, client, "instructor");
    const narrowed = { query: { ageBand: "over_60" as const } };
    for (const spec of [
      contract.reportPeople,
      contract.reportStores,
      contract.reportGroups,
      contract.reportCourses,
    ])
      expect((await app.request(spec, narrowed, { as: instructor })).refusal).toBe("403 request.forbidden");
  });

  test("by store and by group, of the people in them", async () => {
    const stores = (await app.request(contract.reportStores, { query: {} }, { as: staff })).answer.items;
    expect(stores).toEqual([expect.objectContaining({ id: store.id, people: 1, enrolled: 2, finished: 1 })]);
    const groups = (await app.request(contract.reportGroups, { query: {} }, { as: staff })).answer.items;
    expect(groups).toEqual([
      expect.objectContaining({
        id: group.id,
        name: group.name,
        people: 2,
        enrolled: 3,
        finishedPercent: 33,
      }),
    ]);
  });

  test("one person: all their courses, and each activity when asked", async () => {
    const params = { userId: ana.userId };
    const { answer } = await app.request(contract.reportPerson, { params }, { as: staff, locale: "pt-BR" });
    expect(answer.courses.map(({ course, state, overdue }) => [course.title, state, overdue]).sort()).toEqual(
      [
        ["A primeiro", "finished", false],
        ["B segundo", "in_progress", true],
      ],
    );
    const done = await app.request(
      contract.reportActivities,
      { params: { userId: ana.userId, id: first.id } },
      { as: staff, locale: "pt-BR" },
    );
    expect(done.answer.activities).toEqual([
      expect.objectContaining({
        id: activity.id,
        order: 1,
        title: "Assista",
        state: "finished",
        percent: 100,
      }),
    ]);
    const stranger = { userId: (await aMember(app, { client: await aClient(app) })).userId };
    const reply = await app.request(contract.reportPerson, { params: stranger }, { as: staff });
    expect(reply.refusal).toBe("404 request.not_found");
  });

  test.each<[ExportKind, boolean, () => Record<string, string>, number]>([
    ["enrolments", true, () => ({ id: first.id }), 2],
    ["learning_people", true, () => ({}), 2],
    ["learning_stores", false, () => ({}), 1],
    ["learning_groups", false, () => ({}), 1],
    ["learning_courses", false, () => ({ storeId: store.id }), 2],
  ])("%s as a file", async (kind, personal, params, rows) => {
    const start = (format: "csv" | "xlsx", reason?: string) =>
      app.request(
        startExport,
        { body: { kind, format, params: params(), ...(reason && { reason }) } },
        { as: staff },
      );
    if (personal) expect((await start("csv")).refusal).toMatch(/exports\.reason_needed/);
    for (const format of ["csv", "xlsx"] as const) {
      const { id } = (await start(format, personal ? "Reunião" : undefined)).answer;
      await app.runJobs();
      const read = await app.request(readExport, { params: { id } }, { as: staff });
      expect(read.answer).toMatchObject({ state: "done", rows });
    }
  });
});
