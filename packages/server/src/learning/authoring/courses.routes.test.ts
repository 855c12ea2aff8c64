import * as contract from "@trilha/contract/learning/authoring/endpoints.ts";
import * as labels from "@trilha/contract/learning/authoring/label-endpoints.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { editTraining, listTrainings } from "@trilha/contract/members/requirements/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aCourse, aDraft, aLabel, anActivity, aTrail, enrolled } from "../../../test/builders-courses.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let client: Client;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
});

type Kind = "course" | "trail";
const create = async (kind: Kind = "course", title = "Vender bem", as = staff) =>
  (
    await app.request(
      contract.createCourse,
      { body: { kind, title: { "pt-BR": title }, defaultLocale: "pt-BR" } },
      { as },
    )
  ).answer.id;
const read = async (id: string, as = staff) =>
  (await app.request(contract.readOfficeCourse, { params: { id } }, { as })).answer;
const save = (id: string, version: number, draft: CourseDraft, as = staff) =>
  app.request(contract.saveDraft, { params: { id }, body: { version, draft } }, { as });
const archive = (id: string) => app.request(contract.archiveCourse, { params: { id } }, { as: staff });
const restore = (id: string) => app.request(contract.restoreCourse, { params: { id } }, { as: staff });
const remove = (id: string) => app.request(contract.removeCourse, { params: { id } }, { as: staff });
const trailOf = (id: string) =>
  plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["action", "after"])
      .where("entity_id", "=", id)
      .orderBy("id")
      .execute(),
  );

describe("§learning#versions a course is written as a draft", () => {
  test("it begins empty, as a training nobody is offered, and says what may be done with it", async () => {
    const id = await create();
    expect(await read(id)).toMatchObject({
      state: "draft",
      version: 1,
      draft: { title: { "pt-BR": "Vender bem" }, locales: ["pt-BR"], modules: [] },
      publishedVersion: null,
      changed: true,
      can: { edit: true, publish: true, archive: true, restore: false, remove: true },
    });
    const trainings = await app.request(listTrainings, { query: { search: "vender bem" } }, { as: staff });
    expect(trainings.answer.items).toContainEqual(
      expect.objectContaining({ id, active: false, link: `/online-courses/${id}` }),
    );
    const byHand = { version: 1, title: { "pt-BR": "Outro" }, link: null, active: true };
    const edited = await app.request(editTraining, { params: { id }, body: byHand }, { as: staff });
    expect(edited.refusal).toBe("409 trainings.follows_course");
    const instructor = await aStaffMember(app, client, "instructor");
    expect((await read(id, instructor)).can).toMatchObject({ edit: false, publish: false, remove: false });
    const { status } = await save(id, 1, aDraft(), instructor);
    expect(status).toBe(403);
  });

  test("it is kept unfinished, cleaned, whole; who saved before is told with the conflict", async () => {
    const id = await create();
    const dirty = { kind: "text", html: { "pt-BR": "<p onclick=x>a<script>1</script></p>", "en-US": "" } };
    const draft = aDraft({
      title: { "pt-BR": "Vender", "en-US": "" },
      modules: [{ title: {}, activities: [{ title: {}, data: dirty, completion: null }] }],
    });
    const saved = (await save(id, 1, draft)).answer;
    expect(saved.version).toBe(2);
    expect(saved.draft?.title).toEqual({ "pt-BR": "Vender" });
    expect(saved.draft?.modules[0]?.activities[0]?.data).toEqual({
      kind: "text",
      html: { "pt-BR": "<p>a</p>" },
    });
    // A repeated save is the same save.
    expect((await save(id, 1, draft)).answer.version).toBe(2);
    const other = await aStaffMember(app, client, "program_administrator");
    const late = await save(id, 1, aDraft(), other);
    expect(late.refusal).toBe("409 courses.draft_taken");
    expect(late.problem.params).toMatchObject({ name: expect.stringContaining("Ana"), at: saved.savedAt });
    expect((await save(id, 2, aDraft(), other)).answer).toMatchObject({ version: 3, draft: null });
  });

  test("one sitting of writing is one entry in the trail", async () => {
    const id = await create();
    const draft = aDraft();
    for (const version of [1, 2, 3])
      await save(id, version, { ...draft, summary: { "pt-BR": `Resumo ${version}` } });
    const other = await aStaffMember(app, client, "program_administrator");
    await save(id, 4, draft, other);
    const actions = (await trailOf(id)).map(({ action }) => action);
    expect(actions).toEqual(["courses.create", "courses.save_draft", "courses.save_draft"]);
  });

  test.each<[string, (one: string) => Partial<CourseDraft>, string]>([
    ["an item of a trail", () => ({ items: [anItem()] }), "body.draft.items"],
    ["a language twice", () => ({ locales: ["pt-BR", "pt-BR"] }), "body.draft.locales.1"],
    ["a label of elsewhere", (one) => ({ labelIds: [one] }), "body.draft.labelIds.0"],
    [
      "a course of elsewhere before it",
      (one) => ({ prerequisiteIds: [one] }),
      "body.draft.prerequisiteIds.0",
    ],
    ["a cover of elsewhere", (one) => ({ coverFileId: one }), "body.draft.coverFileId"],
    ["an audience of elsewhere", (one) => ({ audience: { retailer: [one] } }), "body.draft.audience"],
  ])("%s is refused where it stands", async (_, wrong, path) => {
    const id = await create();
    const reply = await save(id, 1, { ...aDraft(), ...wrong(crypto.randomUUID()) });
    expect(reply.refusal).toBe("422 request.invalid");
    expect(reply.problem.fields?.map((field) => field.path)).toEqual([path]);
  });

  test("files and packages are the client's own and of the sort their place asks for", async () => {
    const elsewhere = await aClient(app);
    const theirs = await aStaffMember(app, elsewhere, "program_administrator");
    const id = await create();
    const aFile = (owner: Member, kind: string) =>
      plant(app, (tx) =>
        tx
          .insertInto("files")
          .values({
            ...{ client_id: owner.clientId, owner_id: owner.userId, kind, state: "ready", name: "a.pdf" },
            ...{ declared_type: "application/pdf", declared_size: 10, created_at: new Date() },
            storage_key: crypto.randomUUID(),
          })
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
    const withPdf = (fileId: string) =>
      aDraft({ modules: [{ activities: [{ type: "pdf", data: { files: { "pt-BR": fileId } } }] }] });
    const path = "body.draft.modules.0.activities.0.data.files.pt-BR";
    for (const file of [await aFile(theirs, "course_pdf"), await aFile(staff, "invoice")]) {
      const reply = await save(id, 1, withPdf(file.id));
      expect(reply.problem.fields?.map((field) => field.path)).toEqual([path]);
    }
    const own = await aFile(staff, "course_pdf");
    const { files } = (await save(id, 1, withPdf(own.id))).answer;
    expect(files).toMatchObject([{ id: own.id, name: "a.pdf", pages: null, url: expect.any(String) }]);
  });

  test("what nobody means is refused before anything is looked up", async () => {
    const id = await create();
    const draft = aDraft();
    const many = Array.from({ length: 10_000 }, () => ({ ...draft.modules[0], id: crypto.randomUUID() }));
    const sent = (body: unknown) =>
      app.request(
        contract.saveDraft,
        { params: { id }, body: { version: 1, draft: body as CourseDraft } },
        { as: staff },
      );
    expect((await sent({ ...draft, modules: many })).status).toBe(413);
    expect((await sent({ ...draft, modules: many.slice(0, 61) })).refusal).toBe("422 request.invalid");
    expect((await sent({ ...draft, title: { "pt-BR": "x".repeat(1_000_000) } })).refusal).toBe(
      "422 request.invalid",
    );
    expect((await sent({ ...draft, evil: true })).refusal).toBe("422 request.invalid");
    let deep: unknown = { training: crypto.randomUUID() };
    for (let level = 0; level < 500; level += 1) deep = { not: deep };
    expect((await sent({ ...draft, audience: deep })).refusal).toBe("422 request.invalid");
    const twice = anActivity();
    const reply = await sent(aDraft({ modules: [{ activities: [twice, twice] }] }));
    expect(reply.problem.fields?.[0]?.path).toBe("body.draft.modules.0.activities.1.id");
  });
});

const anItem = () => ({
  ...{ id: crypto.randomUUID(), kind: "course" as const, referenceId: null, title: {} },
  ...{ mandatory: true, requires: [] },
});

describe("§routes#courses in the office", () => {
  test("are found by title in any language, kind, state and label, the last written first", async () => {
    const own = await aClient(app);
    const boss = await aStaffMember(app, own, "program_administrator");
    const label = await aLabel(app, own);
    const course = await aCourse(app, own, { title: { "en-US": "Selling" }, labelIds: [label.id] });
    const trail = await aTrail(app, own, { courses: [course], title: { "pt-BR": "Trilha São" } });
    const draft = await create("course", "Rascunho", boss);
    for (const state of ["in_progress", "finished", "unenrolled"] as const)
      await enrolled(app, await aParticipant(app, own), course, { state });
    const list = async (
      query: Parameters<typeof app.request<typeof contract.listOfficeCourses>>[1]["query"],
    ) => (await app.request(contract.listOfficeCourses, { query }, { as: boss })).answer;
    expect((await list({})).items.map(({ id }) => id).toSorted()).toEqual(
      [course.id, draft, trail.id].toSorted(),
    );
    expect((await list({ search: "sao" })).items).toMatchObject([
      { id: trail.id, kind: "trail", activityCount: 1 },
    ]);
    expect((await list({ state: "draft" })).items.map(({ id }) => id)).toEqual([draft]);
    expect((await list({ labelId: label.id })).items).toMatchObject([
      { id: course.id, learners: 2, finishedPercent: 50, changed: false },
    ]);
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...second.items]).toHaveLength(3);
    expect(second.nextCursor).toBeNull();
  });

  test("are copied with ids of their own, which require each other as before", async () => {
    const first = anActivity();
    const second = anActivity({ requires: [first.id] });
    const course = await aCourse(app, client, {
      title: { "pt-BR": "x".repeat(120) },
      modules: [{ activities: [first, second] }],
    });
    const { id } = (await app.request(contract.copyCourse, { params: { id: course.id } }, { as: staff }))
      .answer;
    const copy = await read(id);
    const [one, two] = copy.draft.modules[0]?.activities ?? [];
    expect(copy).toMatchObject({ state: "draft", publishedVersion: null });
    expect(copy.draft.title["pt-BR"]).toBe(`${"x".repeat(112)} (cópia)`);
    expect(one?.id).not.toBe(first.id);
    expect(two?.requires).toEqual([one?.id]);
  });

  test("are archived unless something published needs them, and restored after what they need", async () => {
    const basic = await aCourse(app, client, { title: { "pt-BR": "Básico" } });
    const next = await aCourse(app, client, { prerequisiteIds: [basic.id] });
    const held = await archive(basic.id);
    expect(held.refusal).toBe("409 courses.is_used");
    expect((await archive(next.id)).answer).toEqual({ state: "archived" });
    expect((await archive(next.id)).answer).toEqual({ state: "archived" });
    expect((await save(next.id, 1, next.draft)).refusal).toBe("409 courses.archived");
    expect((await archive(basic.id)).answer).toEqual({ state: "archived" });
    expect((await restore(next.id)).refusal).toBe("409 courses.needs_archived");
    expect((await restore(basic.id)).answer).toEqual({ state: "published" });
    expect((await restore(next.id)).answer).toEqual({ state: "published" });
    expect((await trailOf(next.id)).map(({ action }) => action)).toEqual([
      "courses.archive",
      "courses.restore",
    ]);
  });

  test("are deleted only as drafts never published that nothing names", async () => {
    const id = await create();
    const dependent = await create();
    await save(dependent, 1, aDraft({ prerequisiteIds: [id] }));
    expect((await remove(id)).refusal).toBe("409 courses.is_used");
    expect((await remove(dependent)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).refusal).toBe("404 request.not_found");
    const course = await aCourse(app, client);
    expect((await remove(course.id)).refusal).toBe("409 courses.was_published");
  });
});

describe("§learning#labels: areas, groups, categories, tags", () => {
  const list = async (kind: "area" | "tag") =>
    (await app.request(labels.listLabels, { query: { kind } }, { as: staff })).answer.items;
  const add = (name: string, kind: "area" | "tag" = "area") =>
    app.request(labels.createLabel, { body: { kind, name: { "pt-BR": name } } }, { as: staff });

  test("are added at the end, renamed, ordered whole, and kept apart by name", async () => {
    const one = (await add("Ventas")).answer;
    const two = (await add("Técnica")).answer;
    expect((await add("TECNICA")).refusal).toBe("409 courses.label_name_used");
    expect((await add("Técnica", "tag")).status).toBe(200);
    const edit = (version: number) =>
      app.request(
        labels.editLabel,
        { params: { id: one.id }, body: { version, name: { "pt-BR": "Vendas" }, active: false } },
        { as: staff },
      );
    expect((await edit(1)).answer).toMatchObject({ name: { "pt-BR": "Vendas" }, active: false, version: 2 });
    expect((await edit(1)).refusal).toBe("409 request.conflict");
    const order = (ids: string[]) =>
      app.request(labels.orderLabels, { body: { kind: "area", ids } }, { as: staff });
    const all = (await list("area")).map(({ id }) => id);
    expect(all.slice(-2)).toEqual([one.id, two.id]);
    expect((await order(all.slice(1))).refusal).toBe("409 request.conflict");
    expect((await order([...all.slice(1), crypto.randomUUID()])).refusal).toBe("404 request.not_found");
    expect((await order(all.toReversed())).answer.items.map(({ id }) => id)).toEqual(all.toReversed());
  });

  test("are deleted only when nothing wears them", async () => {
    const label = await aLabel(app, client, { kind: "tag" });
    const course = await aCourse(app, client, { labelIds: [label.id] });
    const drop = () => app.request(labels.removeLabel, { params: { id: label.id } }, { as: staff });
    expect((await drop()).problem.params).toEqual({ count: 1 });
    await save(course.id, 1, { ...course.draft, labelIds: [] });
    // Learners still find what is published by it.
    expect((await drop()).refusal).toBe("409 courses.label_used");
    const free = (await add("Livre", "tag")).answer;
    expect((await app.request(labels.removeLabel, { params: { id: free.id } }, { as: staff })).status).toBe(
      204,
    );
  });
});
