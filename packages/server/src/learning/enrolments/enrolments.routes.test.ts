import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import { readOfficeHome } from "@trilha/contract/home/office/endpoints.ts";
import { enrolInCourse } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import * as contract from "@trilha/contract/learning/enrolments/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aGroup,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aCourse, aTrail, enrolled, type TestCourse } from "../../../test/builders-courses.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let client: Client;
let staff: Member;
let ana: Member;
let rui: Member;
let lia: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
  ana = await aParticipant(app, client);
  rui = await aParticipant(app, client);
  lia = await aParticipant(app, client);
});

type Listed = Parameters<typeof app.request<typeof contract.listEnrolments>>[1]["query"];
const list = async ({ id }: { id: string }, query: Listed = {}) =>
  (await app.request(contract.listEnrolments, { params: { id }, query }, { as: staff })).answer;
const statesIn = async (course: TestCourse) =>
  Object.fromEntries((await list(course)).items.map(({ userId, state }) => [userId, state]));
const enrol = ({ id }: { id: string }, body: object) =>
  app.request(contract.enrolMany, { params: { id }, body: { dryRun: false, ...body } }, { as: staff });
const change = ({ id }: { id: string }, userId: string, body: object) =>
  app.request(contract.changeEnrolment, { params: { id, userId }, body: body as never }, { as: staff });
const request = (course: TestCourse, as: Member) =>
  app.request(enrolInCourse, { params: { id: course.id }, body: {} }, { as });
const requests = async (query = {}) =>
  (await app.request(contract.listRequests, { query }, { as: staff })).answer.items;
const decide = (enrolmentIds: string[], decision: "approve" | "refuse", reason = "", as = staff) =>
  app.request(contract.decideRequests, { body: { enrolmentIds, decision, reason } }, { as });
const newsOf = async (as: Member) => {
  const { answer } = await app.request(listNotifications, { query: {} }, { as, locale: "pt-BR" });
  return answer.items.map(({ title, body }) => `${title} ${body}`);
};
const deedsIn = ({ id }: { id: string }) =>
  plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["action", "reason"])
      .where("entity_id", "=", id)
      .orderBy("id")
      .execute(),
  );

describe("§learning#enrolling enrolment management: many at once", () => {
  test("people come in with a last day; who is in stays as they are, and all of it is told and written down", async () => {
    const course = await aCourse(app, client, { title: { "pt-BR": "Vender bem" } });
    await enrolled(app, ana, course, { state: "in_progress" });
    const userIds = [ana.userId, rui.userId, lia.userId];
    const dry = (await enrol(course, { userIds, dryRun: true })).answer;
    expect(dry).toMatchObject({ people: 3, joined: 2, untouched: 1, missing: 0, outside: 0 });
    expect(Object.keys(await statesIn(course))).toEqual([ana.userId]);
    const done = (await enrol(course, { userIds, dueOn: "2027-12-31" })).answer;
    expect(done).toMatchObject({ people: 3, joined: 2, untouched: 1, run: null });
    expect(await statesIn(course)).toEqual({
      [ana.userId]: "in_progress",
      [rui.userId]: "enrolled",
      [lia.userId]: "enrolled",
    });
    const [first] = (await list(course)).items;
    expect(first).toMatchObject({ source: "staff", dueOn: "2027-12-31", overdue: false });
    expect(first?.can).toEqual({ decide: false, extend: true, block: false, lift: false, unenrol: true });
    expect(await newsOf(rui)).toContainEqual(expect.stringContaining("Vender bem"));
    expect(await deedsIn(course)).toEqual([{ action: "teaching.enrol", reason: null }]);
    expect((await enrol(course, { userIds })).answer).toMatchObject({ joined: 0, untouched: 3 });
  });

  test("prerequisites and audience are told, not enforced for staff", async () => {
    const before = await aCourse(app, client);
    const course = await aCourse(app, client, {
      prerequisiteIds: [before.id],
      audience: { group: [(await aGroup(app, client, ana)).id] },
    });
    await enrolled(app, rui, before, { state: "finished" });
    const report = (await enrol(course, { userIds: [ana.userId, rui.userId, lia.userId] })).answer;
    expect(report).toMatchObject({ joined: 3, missing: 2, outside: 2 });
  });

  test("strangers, archived courses, drafts and days that are over are refused; nobody comes in", async () => {
    const course = await aCourse(app, client);
    const stranger = await aParticipant(app, await aClient(app));
    const strange = await enrol(course, { userIds: [ana.userId, stranger.userId] });
    expect(strange.problem.fields?.map(({ path }) => path)).toEqual(["body.userIds.1"]);
    const past = await enrol(course, { userIds: [ana.userId], dueOn: "2020-01-01" });
    expect(past.problem.fields?.map(({ path }) => path)).toEqual(["body.dueOn"]);
    expect((await enrol(course, {})).status).toBe(422);
    expect((await enrol(course, { userIds: [ana.userId], eligibility: { all: [] } })).status).toBe(422);
    const archived = await aCourse(app, client, { state: "archived" });
    expect((await enrol(archived, { userIds: [ana.userId] })).refusal).toBe("409 teaching.not_published");
    const draft = await aCourse(app, client, { state: "draft" });
    expect((await enrol(draft, { userIds: [ana.userId] })).refusal).toBe("404 request.not_found");
    expect((await list(course)).items).toEqual([]);
    const elsewhere = await aGroup(app, await aClient(app));
    expect((await enrol(course, { eligibility: { group: [elsewhere.id] } })).refusal).toBe(
      "404 request.not_found",
    );
  });

  test("everybody a rule opens to comes in by a job that says how far it is", async () => {
    const course = await aCourse(app, client);
    const eligibility = { group: [(await aGroup(app, client, ana, rui)).id] };
    expect((await enrol(course, { eligibility, dryRun: true })).answer).toMatchObject({
      people: 2,
      run: null,
    });
    const begun = (await enrol(course, { eligibility, dueOn: null })).answer;
    expect(begun).toMatchObject({ people: 2, joined: null, run: { done: 0, total: 2, endedAt: null } });
    expect((await enrol(course, { eligibility })).refusal).toBe("409 teaching.running");
    await app.runJobs();
    const { run } = await list(course);
    expect(run).toMatchObject({ done: 2, total: 2, joined: 2, endedAt: expect.any(String) });
    expect(await statesIn(course)).toEqual({ [ana.userId]: "enrolled", [rui.userId]: "enrolled" });
  });

  test("invited, they come in by accepting", async () => {
    const course = await aCourse(app, client, { subscription: "invitation" });
    expect((await request(course, ana)).refusal).toBe("409 learning.invitation_only");
    const body = { userIds: [ana.userId], dryRun: false };
    const invited = await app.request(
      contract.inviteMany,
      { params: { id: course.id }, body },
      { as: staff },
    );
    expect(invited.answer).toMatchObject({ joined: 1 });
    expect(await statesIn(course)).toEqual({ [ana.userId]: "invited" });
    expect((await request(course, ana)).answer.state).toBe("enrolled");
  });

  test("whoever finished a trail's courses has finished it with coming in", async () => {
    const course = await aCourse(app, client);
    const trail = await aTrail(app, client, { courses: [course] });
    await enrolled(app, ana, course, { state: "finished" });
    await enrol(trail, { userIds: [ana.userId, rui.userId] });
    expect(await statesIn(trail)).toEqual({ [ana.userId]: "finished", [rui.userId]: "enrolled" });
  });
});

describe("§states#account approval queue", () => {
  test("requests of all courses wait in their order; approving and refusing are told; home counts them", async () => {
    const before = await aCourse(app, client, { title: { "pt-BR": "Antes" } });
    const one = await aCourse(app, client, { subscription: "approval", prerequisiteIds: [before.id] });
    const two = await aCourse(app, client, { subscription: "approval" });
    for (const [course, person] of [
      [one, ana],
      [two, rui],
      [two, lia],
    ] as const)
      expect((await request(course, person)).answer.state).toBe("requested");
    const waiting = await requests();
    expect(waiting.map(({ course, userId, missing }) => [course.id, userId, missing])).toEqual([
      [one.id, ana.userId, ["Antes"]],
      [two.id, rui.userId, []],
      [two.id, lia.userId, []],
    ]);
    expect((await requests({ courseId: two.id })).map(({ userId }) => userId)).toEqual([
      rui.userId,
      lia.userId,
    ]);
    const { queues } = (await app.request(readOfficeHome, {}, { as: staff })).answer;
    expect(queues).toContainEqual(expect.objectContaining({ queue: "requests", count: 3, more: false }));
    const [first = "", second = "", third = ""] = waiting.map(({ id }) => id);
    expect((await decide([third], "refuse")).problem.fields?.[0]?.path).toBe("body.reason");
    expect((await decide([first, second], "approve")).answer).toEqual({ decided: 2, passedOver: 0 });
    expect((await decide([second, third], "refuse", "Turma cheia")).answer).toEqual({
      decided: 1,
      passedOver: 1,
    });
    expect(await requests()).toEqual([]);
    expect([await statesIn(one), await statesIn(two)]).toEqual([
      { [ana.userId]: "enrolled" },
      { [rui.userId]: "enrolled", [lia.userId]: "unenrolled" },
    ]);
    expect((await newsOf(rui))[0]).toContain("Inscrição aprovada");
    expect((await newsOf(lia))[0]).toContain("Turma cheia");
    expect(await deedsIn(two)).toEqual([
      { action: "teaching.approve", reason: null },
      { action: "teaching.refuse", reason: "Turma cheia" },
    ]);
  });

  test("nobody is let into what was archived meanwhile; no is said all the same", async () => {
    const course = await aCourse(app, client, { state: "archived", subscription: "approval" });
    const { id } = await enrolled(app, ana, course, { state: "requested" });
    expect((await decide([id], "approve")).refusal).toBe("409 teaching.not_published");
    expect((await decide([id], "refuse", "Encerrado")).answer).toEqual({ decided: 1, passedOver: 0 });
  });

  test("one id that is not the client's own and nothing is decided", async () => {
    const course = await aCourse(app, client, { subscription: "approval" });
    await request(course, ana);
    const [mine] = await requests({ courseId: course.id });
    expect((await decide([mine?.id ?? "", crypto.randomUUID()], "approve")).refusal).toBe(
      "404 request.not_found",
    );
    expect(await requests({ courseId: course.id })).toHaveLength(1);
    const instructor = await aStaffMember(app, client, "instructor");
    expect((await decide([mine?.id ?? ""], "approve", "", instructor)).status).toBe(403);
    expect((await decide([mine?.id ?? ""], "approve")).answer.decided).toBe(1);
  });
});

describe("§learning#enrolling one person", () => {
  test("gets a personal extension with a reason, and reads both", async () => {
    const course = await aCourse(app, client);
    await enrolled(app, ana, course, { state: "in_progress", due_on: "2020-01-01" });
    expect((await list(course, { overdue: "true" })).items).toHaveLength(1);
    expect(
      (await change(course, ana.userId, { change: "extend", dueOn: "2027-06-30", reason: "" })).status,
    ).toBe(422);
    const past = await change(course, ana.userId, {
      change: "extend",
      dueOn: "2020-02-01",
      reason: "Férias",
    });
    expect(past.problem.fields?.[0]?.path).toBe("body.dueOn");
    const body = { change: "extend", dueOn: "2027-06-30", reason: "Férias" };
    expect((await change(course, ana.userId, body)).answer).toMatchObject({
      ...{ dueOn: "2027-06-30", extendedReason: "Férias", overdue: false, state: "in_progress" },
    });
    expect((await list(course, { overdue: "true" })).items).toEqual([]);
    expect((await newsOf(ana))[0]).toMatch(/30\/06\/2027.*Férias/);
    expect(await deedsIn(course)).toEqual([{ action: "teaching.extend", reason: "Férias" }]);
  });

  test("is blocked, freed and taken out with reasons; what cannot happen is refused", async () => {
    const course = await aCourse(app, client);
    await enrolled(app, rui, course, { state: "in_progress" });
    const act = (state: string, reason = "Motivo") => change(course, rui.userId, { change: state, reason });
    expect((await act("lift")).refusal).toBe("409 teaching.cannot_happen");
    expect((await act("block")).answer.state).toBe("blocked");
    expect((await act("lift", "Resolvido")).answer).toMatchObject({
      state: "in_progress",
      reason: "Resolvido",
    });
    expect((await act("unenrol", "Mudou de loja")).answer.state).toBe("unenrolled");
    expect((await newsOf(rui))[0]).toContain("Mudou de loja");
    expect((await act("unenrol")).refusal).toBe("409 teaching.cannot_happen");
    const extended = await change(course, rui.userId, { change: "extend", dueOn: null, reason: "x" });
    expect(extended.refusal).toBe("409 teaching.cannot_happen");
    expect((await change(course, lia.userId, { change: "lift", reason: "x" })).refusal).toBe(
      "404 request.not_found",
    );
  });

  test("is found by name, state, store and group, page by page", async () => {
    const course = await aCourse(app, client);
    await enrolled(app, ana, course, { state: "finished" });
    await enrolled(app, rui, course);
    const group = await aGroup(app, client, rui);
    const search = async (query: Listed) => (await list(course, query)).items.map(({ userId }) => userId);
    expect(await search({ state: "finished" })).toEqual([ana.userId]);
    expect(await search({ groupId: group.id })).toEqual([rui.userId]);
    expect(await search({ storeId: crypto.randomUUID() })).toEqual([]);
    expect(await search({ search: "ninguém tem este nome" })).toEqual([]);
    const first = await list(course, { limit: 1 });
    const next = await list(course, { limit: 1, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...next.items].map(({ userId }) => userId)).toEqual([rui.userId, ana.userId]);
    expect(next.nextCursor).toBeNull();
  });
});

describe("§learning#enrolling enrolments by CSV", () => {
  const bring = async (dryRun: boolean, ...lines: string[]) => {
    const fileId = await anImportFile(app, staff, ["Pessoa;Curso;Prazo", ...lines].join("\n"));
    return (await app.request(contract.importEnrolments, { body: { fileId, dryRun } }, { as: staff })).answer;
  };

  test("bad lines are named by number and nobody comes in; a dry run changes nothing; then all do", async () => {
    const title = `Importado ${crypto.randomUUID()}`;
    const course = await aCourse(app, client, { title: { "pt-BR": title } });
    await enrolled(app, lia, course);
    const good = [
      `${ana.username};${title};31/12/2027`,
      `${rui.username};${title.toUpperCase()};`,
      `${lia.username};${title};`,
    ];
    const bad = await bring(false, ...good, `ninguem;${title};`, `${ana.username};Outro;`, good[0] ?? "");
    expect(bad).toMatchObject({ ok: false, imported: false, lines: 6 });
    expect(bad.errors.map(({ line }) => line).sort()).toEqual([5, 6, 7]);
    expect(await bring(true, ...good)).toMatchObject({ ok: true, imported: false, created: 2, unchanged: 1 });
    expect(Object.keys(await statesIn(course))).toEqual([lia.userId]);
    expect(await bring(false, ...good)).toMatchObject({ imported: true, created: 2, unchanged: 1 });
    const rows = (await list(course)).items;
    expect(rows.find(({ userId }) => userId === ana.userId)).toMatchObject({
      ...{ source: "import", dueOn: "2027-12-31", state: "enrolled" },
    });
    expect(await bring(false, ...good)).toMatchObject({ created: 0, unchanged: 3 });
  });
});
