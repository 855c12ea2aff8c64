import type { Input } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aGroup, aMember, type Client, type Member, plant } from "../../../test/builders.ts";
import {
  aCourse,
  aLabel,
  aModule,
  aTrail,
  enrolled,
  republished,
  type TestCourse,
} from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";
import { learningRoutes } from "./index.ts";

const app = useApp({ routes: learningRoutes, env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let member: Member;

beforeAll(async () => {
  client = await aClient(app);
  member = await aMember(app, { client });
});

test.each([
  ["trails", { has_trails: false }],
  ["courses", { has_courses: false }],
] as const)(
  "§roles#module-access %s switched off are in no list and at no address; a trail still shows its courses",
  async (_, flags) => {
    const own = await aClient(app, flags);
    const who = await aMember(app, { client: own });
    const course = await aCourse(app, own);
    const trail = await aTrail(app, own, { courses: [course] });
    const [shown, hidden] = "has_trails" in flags ? [course, trail] : [trail, course];
    expect(await ids({}, who)).toEqual([shown.id]);
    expect((await page(shown.id, who)).id).toBe(shown.id);
    const { refusal } = await app.request(
      contract.readCourse,
      { params: { id: hidden.id }, query: {} },
      { as: who },
    );
    expect(refusal).toBe("404 request.not_found");
    if (shown === trail) expect((await page(course.id, who, trail.id)).id).toBe(course.id);
  },
);

type Query = Partial<Input<typeof contract.listCourses>["query"]>;
const list = async (query: Query = {}, as = member) =>
  (await app.request(contract.listCourses, { query: { limit: 100, sort: "recommended", ...query } }, { as }))
    .answer;
const ids = async (query: Query = {}, as = member) => (await list(query, as)).items.map(({ id }) => id);
const page = async (id: string, as = member, trailId?: string) =>
  (await app.request(contract.readCourse, { params: { id }, query: trailId ? { trailId } : {} }, { as }))
    .answer;
const enrol = (id: string, as = member) =>
  app.request(contract.enrolInCourse, { params: { id }, body: {} }, { as });
const leave = (id: string, as = member) =>
  app.request(contract.unenrolFromCourse, { params: { id } }, { as });

describe("§entities#filters of courses and trails", () => {
  let own: Client;
  let who: Member;
  let begun: TestCourse;
  let due: TestCourse;
  let done: TestCourse;
  let must: TestCourse;
  let fresh: TestCourse;
  let trail: TestCourse;
  let area: { id: string };
  let tag: { id: string };

  beforeAll(async () => {
    own = await aClient(app);
    who = await aMember(app, { client: own });
    area = await aLabel(app, own, { name: "Vendas" });
    tag = await aLabel(app, own, { kind: "tag", name: "Novidade" });
    const at = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000);
    begun = await aCourse(app, own, {
      title: { "pt-BR": "Atenção ao cliente" },
      publishedAt: at(50),
      labelIds: [area.id],
      popularity: 7,
    });
    due = await aCourse(app, own, { title: { "pt-BR": "Segurança" }, publishedAt: at(40) });
    done = await aCourse(app, own, { title: { "pt-BR": "Boas-vindas" }, publishedAt: at(30), popularity: 9 });
    must = await aCourse(app, own, {
      title: { "pt-BR": "Código de conduta" },
      publishedAt: at(20),
      mandatory: true,
      subscription: "approval",
    });
    fresh = await aCourse(app, own, {
      title: { "en-US": "Zebra techniques" },
      publishedAt: at(10),
      labelIds: [area.id, tag.id],
      defaultLocale: "en-US",
    });
    trail = await aTrail(app, own, {
      title: { "pt-BR": "Trilha de vendas" },
      courses: [begun, fresh],
      publishedAt: at(60),
      labelIds: [tag.id],
    });
    await enrolled(app, who, begun, { state: "in_progress", last_at: at(1), percent: 40 });
    await enrolled(app, who, due, { due_on: "2030-01-10" });
    await enrolled(app, who, done, { state: "finished", last_at: at(2) });
    await app.request(contract.favourCourse, { params: { id: fresh.id } }, { as: who });
  });

  test("§learning#recommended: due, mandatory, begun, new, done", async () => {
    expect(await ids({}, who)).toEqual([due, must, begun, fresh, trail, done].map(({ id }) => id));
  });

  test.each<[string, Query, () => TestCourse[]]>([
    ["kind", { kind: "trail" }, () => [trail]],
    ["progress", { progress: "in_progress" }, () => [begun]],
    ["progress, several", { progress: "in_progress,finished" }, () => [begun, done]],
    ["favorite", { favorite: "true" }, () => [fresh]],
    ["subscription type", { subscription: "approval,invitation" }, () => [must]],
    ["search without accents", { search: "codigo" }, () => [must]],
    ["search with a slip", { search: "segurnaça" }, () => [due]],
    ["search in another language", { search: "tecnique" }, () => [fresh]],
    ["search for nothing there", { search: "xadrez" }, () => []],
    ["newest", { sort: "newest" }, () => [fresh, must, done, due, begun, trail]],
    ["popularity", { sort: "popular", progress: "in_progress,finished" }, () => [done, begun]],
    ["title", { sort: "title", kind: "course" }, () => [begun, done, must, due, fresh]],
  ])("%s", async (_, query, expected) => {
    expect(await ids(query, who)).toEqual(expected().map(({ id }) => id));
  });

  test("labels: any of one kind, and all kinds asked for", async () => {
    expect(await ids({ areas: area.id }, who)).toEqual([begun.id, fresh.id]);
    expect(await ids({ areas: area.id, tags: tag.id }, who)).toEqual([fresh.id]);
    expect(await ids({ tags: `${tag.id},${area.id}` }, who)).toEqual([begun.id, fresh.id, trail.id]);
  });

  test.each(["recommended", "newest", "title", "popular"] as const)("%s, page by page", async (sort) => {
    const whole = await ids({ sort }, who);
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await list({ sort, limit: 2, ...(cursor && { cursor }) }, who);
      expect(part.total).toBe(whole.length);
      titles.push(...part.items.map(({ id }) => id));
      cursor = part.nextCursor ?? undefined;
    } while (cursor);
    expect(titles).toEqual(whole);
  });

  test("a card says what it is to the reader, in their language or the nearest", async () => {
    const { items } = await list({ search: "zebra" }, who);
    expect(items[0]).toMatchObject({
      ...{ title: "Zebra techniques", locale: "en-US", state: "not_started", percent: 0, favourite: true },
      labels: [
        { kind: "area", name: "Vendas" },
        { kind: "tag", name: "Novidade" },
      ],
    });
    expect((await list({ progress: "in_progress" }, who)).items[0]).toMatchObject({
      state: "in_progress",
      percent: 40,
    });
  });

  test("how many there are of each", async () => {
    const { answer } = await app.request(contract.readCourseFilters, { query: {} }, { as: who });
    expect(answer).toMatchObject({
      ...{ total: 6, favourites: 1 },
      areas: [{ id: area.id, name: "Vendas", courses: 2 }],
      tags: [{ id: tag.id, courses: 2 }],
      progress: { not_started: 4, in_progress: 1, finished: 1, reproved: 0, blocked: 0 },
      subscriptions: { open: 5, approval: 1, invitation: 0 },
    });
  });

  test("a favourite is one tap there and back, and another client's course is none", async () => {
    const params = { id: begun.id };
    await app.request(contract.favourCourse, { params }, { as: who });
    await app.request(contract.favourCourse, { params }, { as: who });
    expect(await ids({ favorite: "true" }, who)).toEqual([begun.id, fresh.id]);
    await app.request(contract.unfavourCourse, { params }, { as: who });
    expect(await ids({ favorite: "true" }, who)).toEqual([fresh.id]);
    expect((await app.request(contract.favourCourse, { params }, { as: member })).problem.code).toBe(
      "request.not_found",
    );
  });

  test("§routes#screen-home home: what to go on with, what has to be done, what is due", async () => {
    const { answer } = await app.request(contract.readNext, {}, { as: who });
    const [first] = answer.continue;
    expect(answer.continue).toHaveLength(1);
    expect(first).toMatchObject({ course: { id: begun.id }, next: { courseId: begun.id, order: 1 } });
    expect(answer.mandatory.map(({ id }) => id)).toEqual([must.id]);
    expect(answer.calendar).toHaveLength(14);
  });
});

test("§routes#screen-home home: a day of the calendar names what is due on it", async () => {
  const soon = await aCourse(app, client, { daysToFinish: 3 });
  await enrol(soon.id, member);
  const after = (await app.request(contract.readNext, {}, { as: member })).answer.calendar;
  expect(after[3]?.due).toMatchObject([{ id: soon.id, mandatory: false }]);
});

describe("§learning#catalogue whom a course is for", () => {
  test("the audience, as long as nobody is in it; who is enrolled keeps it", async () => {
    const group = await aGroup(app, client);
    const other = await aMember(app, { client });
    const course = await aCourse(app, client, { audience: { group: [group.id] } });
    expect(await ids()).not.toContain(course.id);
    expect(
      (await app.request(contract.readCourse, { params: { id: course.id }, query: {} }, { as: member }))
        .problem.code,
    ).toBe("request.not_found");
    expect((await enrol(course.id)).problem.code).toBe("request.not_found");
    await plant(app, (tx) =>
      tx
        .insertInto("membership_groups")
        .values({ client_id: client.id, membership_id: member.membershipId, group_id: group.id })
        .execute(),
    );
    expect(await ids()).toContain(course.id);
    expect(await ids({}, other)).not.toContain(course.id);
    expect((await enrol(course.id)).answer.state).toBe("enrolled");
    await plant(app, (tx) => tx.deleteFrom("membership_groups").where("group_id", "=", group.id).execute());
    expect(await ids()).toContain(course.id);
    await leave(course.id);
    expect(await ids()).not.toContain(course.id);
  });

  test("neither drafts nor what is archived, unless one is in it", async () => {
    const draft = await aCourse(app, client, { state: "draft" });
    const archived = await aCourse(app, client, { state: "archived" });
    const archivedCourse = await aCourse(app, client, { state: "archived" });
    await enrolled(app, member, archivedCourse);
    const listed = await ids();
    expect(listed).toContain(archivedCourse.id);
    expect(listed).not.toContain(archived.id);
    expect(listed).not.toContain(draft.id);
    for (const { id } of [draft, archived]) expect((await enrol(id)).problem.code).toBe("request.not_found");
  });
});

describe("§states#course enrolling", () => {
  test("an open course is entered with one tap, twice the same, and left with its progress kept", async () => {
    const course = await aCourse(app, client, { daysToFinish: 10 });
    expect((await page(course.id)).can).toMatchObject({
      enrol: true,
      request: false,
      unenrol: false,
      open: false,
    });
    const first = (await enrol(course.id)).answer;
    expect(first).toMatchObject({ state: "enrolled", attempt: 1 });
    expect(first.dueOn).not.toBeNull();
    expect((await enrol(course.id)).answer).toEqual(first);
    expect((await page(course.id)).can).toMatchObject({ enrol: false, unenrol: true, open: true });
    expect((await leave(course.id)).answer.state).toBe("unenrolled");
    expect((await leave(course.id)).answer.state).toBe("unenrolled");
    expect((await enrol(course.id)).answer.state).toBe("enrolled");
    const steps = await plant(app, (tx) =>
      tx
        .selectFrom("course_enrolment_steps as s")
        .innerJoin("course_enrolments as e", "e.id", "s.enrolment_id")
        .select(["s.event", "s.from_state", "s.to_state", "s.actor_id"])
        .where("e.course_id", "=", course.id)
        .orderBy("s.id")
        .execute(),
    );
    expect(steps.map(({ event, from_state, to_state }) => `${from_state} ${event} ${to_state}`)).toEqual([
      "not_started enrol enrolled",
      "enrolled unenrol unenrolled",
      "unenrolled enrol enrolled",
    ]);
    expect(new Set(steps.map(({ actor_id }) => actor_id))).toEqual(new Set([member.userId]));
  });

  test("where staff decide it is asked for; an invitation is accepted; without one nobody enters", async () => {
    const approval = await aCourse(app, client, { subscription: "approval" });
    expect((await page(approval.id)).can).toMatchObject({ enrol: false, request: true });
    expect((await enrol(approval.id)).answer.state).toBe("requested");
    expect((await enrol(approval.id)).answer.state).toBe("requested");
    const closed = await aCourse(app, client, { subscription: "invitation" });
    expect((await enrol(closed.id)).problem.code).toBe("learning.invitation_only");
    const invited = await aCourse(app, client, { subscription: "invitation" });
    await enrolled(app, member, invited, { state: "invited" });
    expect((await page(invited.id)).can).toMatchObject({ enrol: false, accept: true, unenrol: true });
    expect((await enrol(invited.id)).answer.state).toBe("enrolled");
  });

  test("what is finished is not left, what is blocked is not entered anew", async () => {
    const done = await aCourse(app, client);
    await enrolled(app, member, done, { state: "finished" });
    expect((await leave(done.id)).problem.code).toBe("learning.cannot_leave");
    const blocked = await aCourse(app, client);
    await enrolled(app, member, blocked, { state: "blocked" });
    expect((await enrol(blocked.id)).problem.code).toBe("learning.blocked");
    expect((await leave(blocked.id)).problem.code).toBe("learning.cannot_leave");
    expect((await leave((await aCourse(app, client)).id)).problem.code).toBe("request.not_found");
  });

  test("ten taps at once are one enrolment", async () => {
    const course = await aCourse(app, client);
    const states = await Promise.all(Array.from({ length: 10 }, () => enrol(course.id)));
    expect(new Set(states.map(({ answer }) => answer.state))).toEqual(new Set(["enrolled"]));
    const { length } = await plant(app, (tx) =>
      tx
        .selectFrom("course_enrolment_steps as s")
        .innerJoin("course_enrolments as e", "e.id", "s.enrolment_id")
        .select("s.id")
        .where("e.course_id", "=", course.id)
        .execute(),
    );
    expect(length).toBe(1);
  });
});

describe("§routes#course-page", () => {
  test("outline with state, locks and the reason for each; where to go on", async () => {
    const first = aModule({
      title: { "pt-BR": "Módulo 1" },
      activities: [{ title: { "pt-BR": "Um" } }, { title: { "pt-BR": "Dois" } }],
    });
    const second = aModule({
      title: { "pt-BR": "Módulo 2" },
      requires: [first.id],
      activities: [{ minutes: 7 }],
    });
    const course = await aCourse(app, client, { modules: [first, second], order: "free" });
    const [one, two, three] = course.activities;
    const before = await page(course.id);
    expect(before.modules[0]?.activities[0]?.locks).toMatchObject([{ lock: { reason: "enrol" } }]);
    expect(before).toMatchObject({ enrolment: null, next: null, minutesLeft: 17, version: 1 });
    await enrolled(app, member, course, { state: "in_progress", finished: one ? [one] : [] });
    const after = await page(course.id);
    expect(after.modules[0]?.activities).toMatchObject([
      { id: one?.id, order: 1, title: "Um", state: "finished", percent: 100, locks: [] },
      { id: two?.id, order: 2, state: "not_started", locks: [] },
    ]);
    expect(after.modules[1]?.activities).toMatchObject([
      {
        id: three?.id,
        order: 3,
        locks: [{ lock: { reason: "module", moduleId: first.id }, title: "Módulo 1" }],
      },
    ]);
    expect(after).toMatchObject({ minutesLeft: 12, next: { activityId: two?.id, order: 2 } });
    expect(after.enrolment).toMatchObject({ state: "in_progress", done: 1, total: 3 });
  });

  test("prerequisites do not stop enrolling, they lock; and the shortest way through them is told", async () => {
    const base = await aCourse(app, client, { title: { "pt-BR": "Base" } });
    const middle = await aCourse(app, client, { title: { "pt-BR": "Meio" }, prerequisiteIds: [base.id] });
    const goal = await aCourse(app, client, { prerequisiteIds: [middle.id] });
    expect((await enrol(goal.id)).answer.state).toBe("enrolled");
    const shut = await page(goal.id);
    expect(shut.prerequisites).toMatchObject([{ id: middle.id, title: "Meio", met: false }]);
    expect(shut.path.map(({ id }) => id)).toEqual([base.id, middle.id]);
    expect(shut.modules[0]?.activities[0]?.locks).toEqual([
      { lock: { reason: "course", courseId: middle.id }, title: "Meio" },
    ]);
    expect(shut.next).toBeNull();
    expect(shut.missing).toMatchObject([{ id: middle.id }]);
    await enrolled(app, member, middle, { state: "finished" });
    const open = await page(goal.id);
    expect(open).toMatchObject({ path: [], missing: [], next: { order: 1 } });
  });

  test("learners stay in the version they began", async () => {
    const course = await aCourse(app, client);
    await enrolled(app, member, course, { state: "in_progress" });
    await republished(app, client, course, { modules: [aModule(), aModule()] });
    expect(await page(course.id)).toMatchObject({ version: 1, modules: [{}] });
    const newcomer = await aMember(app, { client });
    expect((await page(course.id, newcomer)).modules).toHaveLength(2);
  });

  test("a trail: its courses with locks, and where to go on; its course is seen within it", async () => {
    const one = await aCourse(app, client, { title: { "pt-BR": "Primeiro" }, subscription: "approval" });
    const two = await aCourse(app, client, { audience: { level: "influencer" } });
    const trail = await aTrail(app, client, { courses: [one, two], order: "sequential" });
    await enrol(trail.id);
    const shown = await page(trail.id);
    expect(shown.items).toMatchObject([
      { done: false, locks: [], course: { id: one.id } },
      { done: false, locks: [{ lock: { reason: "item" }, title: "Primeiro" }], course: { id: two.id } },
    ]);
    expect(shown.next).toMatchObject({ courseId: one.id, order: 1 });
    // Opening is entering: nobody asks for a course of a trail they learn in.
    expect((await page(one.id, member, trail.id)).can).toMatchObject({
      enrol: false,
      request: false,
      open: true,
    });
    expect((await page(one.id)).can).toMatchObject({ enrol: false, request: true });
    const within = await page(two.id, member, trail.id);
    expect(within.trail).toMatchObject({ id: trail.id });
    expect(
      (await app.request(contract.readCourse, { params: { id: two.id }, query: {} }, { as: member })).problem
        .code,
    ).toBe("request.not_found");
    const elsewhere = await aTrail(app, client, { courses: [one] });
    expect(
      (
        await app.request(
          contract.readCourse,
          { params: { id: two.id }, query: { trailId: elsewhere.id } },
          { as: member },
        )
      ).problem.code,
    ).toBe("request.not_found");
  });

  test("a trail whose courses are finished is finished with entering it", async () => {
    const one = await aCourse(app, client);
    const trail = await aTrail(app, client, { courses: [one] });
    await enrolled(app, member, one, { state: "finished" });
    await enrol(trail.id);
    expect((await page(trail.id)).enrolment).toMatchObject({
      state: "finished",
      done: 1,
      total: 1,
      percent: 100,
    });
  });

  test("another client's course is none", async () => {
    const elsewhere = await aClient(app);
    const course = await aCourse(app, elsewhere);
    for (const { problem } of [
      await enrol(course.id),
      await leave(course.id),
      await app.request(contract.readCourse, { params: { id: course.id }, query: {} }, { as: member }),
    ])
      expect(problem.code).toBe("request.not_found");
  });
});
