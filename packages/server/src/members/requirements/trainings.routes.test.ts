import * as contract from "@trilha/contract/members/requirements/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  aUser,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";
import { completeTraining } from "./complete-training.ts";
import { trainingsNamed } from "./trainings-named.queries.ts";

const app = useApp();
let client: Client;
let staff: Member;
let ana: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
  ana = await aParticipant(app, client);
});

const create = (title: Record<string, string>, link: string | null = null) =>
  app.request(contract.createTraining, { body: { title, link } }, { as: staff });
const complete = (id: string, body: { userIds: string[]; completedOn?: string }) =>
  app.request(contract.completeTraining, { params: { id }, body }, { as: staff });
const completions = async (id: string) =>
  (await app.request(contract.listCompletions, { params: { id }, query: {} }, { as: staff })).answer.items;

describe("§validation#required-training training", () => {
  test("is added, changed, taken out of use and found in any language", async () => {
    const made = (await create({ "pt-BR": "Vender bem", "en-US": "Selling well" }, "https://ex.com/a"))
      .answer;
    expect(made).toMatchObject({ active: true, completed: 0, version: 1 });
    const { id } = made;
    const edit = (version: number) =>
      app.request(
        contract.editTraining,
        {
          params: { id },
          body: { version, title: { "pt-BR": "Vender ótimo" }, link: "/courses/1", active: false },
        },
        { as: staff },
      );
    expect((await edit(1)).answer).toMatchObject({ version: 2, active: false, link: "/courses/1" });
    expect((await edit(1)).refusal).toBe("409 request.conflict");
    const search = async (query: { search?: string; active?: "true" | "false" }) =>
      (await app.request(contract.listTrainings, { query }, { as: staff })).answer.items.map((one) => one.id);
    expect(await search({ search: "OTIMO" })).toEqual([id]);
    expect(await search({ search: "otimo", active: "true" })).toEqual([]);
  });

  test.each([
    [{}, null],
    [{ "pt-BR": "" }, null],
    [{ "pt-BR": "x" }, "javascript:alert(1)"],
    [{ "pt-BR": "x" }, "//evil.example"],
    [{ "pt-BR": "x" }, "http://ex.com"],
  ])("%j, %s is refused", async (title, link) => {
    expect((await create(title, link)).refusal).toBe("422 request.invalid");
  });

  test("is completed once; the earlier day stays; it can be taken back", async () => {
    const { id } = (await create({ "pt-BR": "Atendimento" })).answer;
    const rui = await aParticipant(app, client);
    const day = "2026-01-05";
    expect((await complete(id, { userIds: [ana.userId], completedOn: day })).answer).toEqual({
      completed: 1,
    });
    const again = { userIds: [ana.userId, rui.userId, rui.userId] };
    expect((await complete(id, again)).answer).toEqual({ completed: 1 });
    const done = await completions(id);
    const anas = done.find(({ userId }) => userId === ana.userId);
    expect([done.length, anas?.completedAt]).toEqual([2, "2026-01-05T03:00:00.000Z"]);
    const undo = () =>
      app.request(contract.undoCompletion, { params: { id, userId: rui.userId } }, { as: staff });
    expect((await undo()).status).toBe(204);
    expect((await undo()).refusal).toBe("404 request.not_found");
    expect(await completions(id)).toHaveLength(1);
  });

  test("the newest are shown first, each once, page by page; those of one day and those of a name too", async () => {
    const { id } = (await create({ "pt-BR": "Vitrine" })).answer;
    const days = ["2026-01-05", "2026-01-07", "2026-01-06", "2026-01-06", "2026-01-06"];
    const people: { userId: string; day: string }[] = [];
    for (const [index, day] of days.entries()) {
      const user = await aUser(app, { first_name: index < 2 ? "Íris" : "Davi", last_name: String(index) });
      const { userId } = await aMember(app, { client, user });
      await complete(id, { userIds: [userId], completedOn: day });
      people.push({ userId, day });
    }
    const walk = async (search?: string) => {
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const query = { limit: 2, ...(search && { search }), ...(cursor && { cursor }) };
        const { answer } = await app.request(
          contract.listCompletions,
          { params: { id }, query },
          { as: staff },
        );
        seen.push(...answer.items.map(({ userId }) => userId));
        if (!answer.nextCursor) return seen;
        cursor = answer.nextCursor;
      }
    };
    const newest = people
      .toSorted((a, b) => (a.day + a.userId < b.day + b.userId ? 1 : -1))
      .map(({ userId }) => userId);
    expect(await walk()).toEqual(newest);
    expect(await walk("iris")).toEqual([people[1]?.userId, people[0]?.userId]);
    expect(await walk("nobody of this name")).toEqual([]);
  });

  test("nobody of elsewhere completes it, and nobody tomorrow", async () => {
    const { id } = (await create({ "pt-BR": "Segurança" })).answer;
    const stranger = await aUser(app);
    const wrong = await complete(id, { userIds: [ana.userId, stranger.id], completedOn: "2999-01-01" });
    expect(wrong.problem.fields).toMatchObject([
      { path: "body.userIds.1", code: "not_an_option" },
      { path: "body.completedOn", code: "date_invalid" },
    ]);
    expect(await completions(id)).toEqual([]);
  });

  test("a file is checked, then brought in whole; with one bad line nothing is", async () => {
    const { id } = (await create({ "pt-BR": "Produtos novos", "es-ES": "Productos nuevos" })).answer;
    const rui = await aParticipant(app, client);
    const bring = async (dryRun: boolean, ...lines: string[]) => {
      const content = ["Pessoa;Treinamento;Data", ...lines].join("\r\n");
      const fileId = await anImportFile(app, staff, content);
      return app.request(contract.importCompletions, { body: { fileId, dryRun } }, { as: staff });
    };
    const good = [
      `${ana.username};produtos novos;05/01/2026`,
      `${rui.username}@example.com;Productos nuevos;`,
    ];
    const bad = [`nadie;Produtos novos;`, `${ana.username};Outro;`, `${ana.username};PRODUTOS NOVOS;`];
    const wrong = (await bring(false, ...good, ...bad)).answer;
    expect(wrong.errors.map(({ line, code }) => [line, code])).toEqual([
      [4, "reference_unknown"],
      [5, "reference_one_of"],
      [6, "duplicate_in_file"],
    ]);
    expect([wrong.ok, wrong.imported, (await completions(id)).length]).toEqual([false, false, 0]);
    expect((await bring(true, ...good)).answer).toMatchObject({ created: 2, ok: true, imported: false });
    expect((await bring(false, ...good)).answer).toMatchObject({ created: 2, unchanged: 0, imported: true });
    expect((await bring(false, ...good)).answer).toMatchObject({ created: 0, unchanged: 2, imported: true });
    expect((await completions(id)).map(({ source }) => source)).toEqual(["import", "import"]);
  });
});

test("§validation#required-training training: what is locked names it, and the programme's own courses write it too", async () => {
  const { id } = (await create({ "pt-BR": "Base" }, "/courses/2")).answer;
  const about = {
    clientId: client.id,
    trainingId: id,
    completedAt: app.clock.now(),
    source: "learning",
  } as const;
  const complete = () => plant(app, (tx) => completeTraining(tx, about, [ana.userId]));
  expect([await complete(), await complete()]).toEqual([1, 0]);
  const named = await plant(app, (tx) => trainingsNamed(tx, client.id, [id, crypto.randomUUID()]));
  expect([...named]).toEqual([[id, { title: { "pt-BR": "Base" }, link: "/courses/2", active: true }]]);
});
