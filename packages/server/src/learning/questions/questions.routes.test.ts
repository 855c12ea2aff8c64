import type { Locale } from "@trilha/contract/core/locale.ts";
import * as banks from "@trilha/contract/learning/questions/bank-endpoints.ts";
import * as spec from "@trilha/contract/learning/questions/endpoints.ts";
import type { QuestionBody, QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
  unique,
} from "../../../test/builders.ts";
import { aBank, aChoice, aQuestion } from "../../../test/builders-questions.ts";
import { aPicture } from "../../../test/builders-sales.ts";
import { useApp } from "../../../test/use-app.ts";
import { mayBeDrawn, poolOf, questionVersions, versionName } from "./index.ts";

const app = useApp();
let client: Client;
let staff: Member;
let instructor: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
  instructor = await aStaffMember(app, client, "instructor");
});

const nowhere = "0192f0c1-2345-7abc-8def-0123456789ab";
const make = (bankId: string, body: QuestionBody, more: { tags?: string[]; difficulty?: 1 | 2 | 3 } = {}) =>
  app.request(
    spec.createQuestion,
    { body: { bankId, tags: more.tags ?? [], difficulty: more.difficulty ?? 3, body } },
    { as: staff },
  );
const list = async (query: Parameters<typeof app.request<typeof spec.listQuestions>>[1]["query"]) =>
  (await app.request(spec.listQuestions, { query }, { as: staff })).answer.items;
const audited = (id: string) =>
  plant(app, (tx) =>
    tx.selectFrom("audit_trail").select("action").where("entity_id", "=", id).orderBy("id").execute(),
  ).then((rows) => rows.map(({ action }) => action));

test("§learning#question-banks questions whose pictures nobody put into words are found, so that they can be mended", async () => {
  const bank = await aBank(app, client);
  const fileId = await aPicture(app, staff);
  const part = { text: {}, share: 0, feedback: {} };
  const right = { id: "certa", text: { "pt-BR": "Certa" }, fileId: null, share: 100, feedback: {} };
  const bodies = {
    older: aChoice({ fileId }),
    part: aChoice({ options: [right, { id: "foto", ...part, fileId }] }),
    decorates: aChoice({ fileId, alt: null }),
    told: aChoice({ options: [right, { id: "foto", ...part, fileId, alt: { "pt-BR": "Um cabo" } }] }),
    plain: aChoice(),
  };
  const ids = new Map<string, string>();
  for (const [name, body] of Object.entries(bodies))
    ids.set((await aQuestion(app, client, bank, { body })).id, name);
  const page = await list({ bankId: bank.id, pictures: "without_words" });
  expect(page.map(({ id }) => ids.get(id)).toSorted()).toEqual(["older", "part"]);
});

describe("§learning#question-banks banks of questions", () => {
  test("a bank is begun, renamed, put away and brought back, and all of it is in the trail", async () => {
    const name = unique("Notebooks");
    const made = await app.request(
      banks.createBank,
      { body: { name, description: "Linha 2026" } },
      { as: staff },
    );
    const { id } = made.answer;
    expect(made.answer).toMatchObject({ name, archived: false, active: 0, version: 1 });
    const twin = { body: { name: name.toUpperCase(), description: "" } };
    expect((await app.request(banks.createBank, twin, { as: staff })).refusal).toBe(
      "409 questions.bank_name_used",
    );
    const edit = { params: { id }, body: { version: 1, name: `${name} e telas`, description: "" } };
    expect((await app.request(banks.editBank, edit, { as: staff })).answer.version).toBe(2);
    expect((await app.request(banks.editBank, edit, { as: staff })).refusal).toBe("409 request.conflict");
    const archived = await app.request(banks.archiveBank, { params: { id } }, { as: staff });
    expect(archived.answer.archived).toBe(true);
    expect((await make(id, aChoice())).refusal).toBe("409 questions.bank_archived");
    const gone = await app.request(banks.listBanks, { query: { search: name } }, { as: staff });
    expect(gone.answer.items).toEqual([]);
    const put = await app.request(banks.listBanks, { query: { search: name, state: "all" } }, { as: staff });
    expect(put.answer.items.map((bank) => bank.id)).toEqual([id]);
    await app.request(banks.restoreBank, { params: { id } }, { as: staff });
    await app.request(banks.restoreBank, { params: { id } }, { as: staff });
    expect((await app.request(banks.readBank, { params: { id } }, { as: instructor })).answer.archived).toBe(
      false,
    );
    expect(await audited(id)).toEqual([
      "questions.create_bank",
      "questions.edit_bank",
      "questions.archive_bank",
      "questions.restore_bank",
    ]);
  });

  test("banks come by name, page by page", async () => {
    const mark = unique("Ordem");
    for (const name of ["c", "a", "b"]) await aBank(app, client, `${mark} ${name}`);
    const names: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { search: mark, limit: 1, ...(cursor && { cursor }) };
      const page = await app.request(banks.listBanks, { query }, { as: staff });
      names.push(...page.answer.items.map(({ name }) => name.replace(`${mark} `, "")));
      cursor = page.answer.nextCursor;
    } while (cursor);
    expect(names).toEqual(["a", "b", "c"]);
  });

  test("whoever sets a test up sees how many questions of each sort a bank can give", async () => {
    const bank = await aBank(app, client);
    await aQuestion(app, client, bank, { tags: ["cpu", "tela"], difficulty: 1 });
    await aQuestion(app, client, bank, { tags: ["cpu"], difficulty: 1 });
    await aQuestion(app, client, bank, { tags: ["cpu"], difficulty: 1, state: "retired" });
    const pool = (language?: "en-US") =>
      app.request(
        banks.readBankPool,
        { params: { id: bank.id }, query: language ? { language } : {} },
        { as: instructor },
      );
    expect((await pool()).answer).toEqual({
      tags: [
        { tag: "cpu", questions: 2 },
        { tag: "tela", questions: 1 },
      ],
      groups: [
        { tags: ["cpu"], difficulty: 1, kind: "one", questions: 1 },
        { tags: ["cpu", "tela"], difficulty: 1, kind: "one", questions: 1 },
      ],
    });
    expect((await pool("en-US")).answer.groups).toEqual([]);
  });
});

describe("§learning#questions are versioned", () => {
  test("a question is kept cleaned, its parts named by chance, with the languages it can be asked in", async () => {
    const bank = await aBank(app, client);
    const body = aChoice({ prompt: { "pt-BR": "Qual\r\né?", "en-US": "" } });
    const made = await make(bank.id, body, { tags: [" CPU ", "cpu", "Tela"] });
    expect(made.answer).toMatchObject({
      bankId: bank.id,
      prompt: { "pt-BR": "Qual\né?" },
      locales: ["pt-BR"],
      tags: ["cpu", "tela"],
      version: 1,
      bodyVersion: 1,
      can: { edit: true },
    });
    const { options } = made.answer.body as QuestionOf<"one">;
    expect(options.map(({ share }) => share)).toEqual([100, 0]);
    for (const { id } of options) expect(id).toMatch(/^[0-9a-f]{10}$/);
  });

  test("writing it anew makes a version, old ones stay; tags alone make none", async () => {
    const bank = await aBank(app, client);
    const { id, body } = (await make(bank.id, aChoice())).answer;
    const edit = (version: number, tags: string[], body: QuestionBody) =>
      app.request(
        spec.editQuestion,
        { params: { id }, body: { version, bankId: bank.id, tags, difficulty: 2, body: body } },
        { as: instructor },
      );
    const tagged = (await edit(1, ["x"], body)).answer;
    expect([tagged.version, tagged.bodyVersion, tagged.body]).toEqual([2, 1, body]);
    const anew = { ...body, prompt: { "pt-BR": "Outra" } };
    expect((await edit(2, ["x"], anew)).answer).toMatchObject({ version: 3, bodyVersion: 2, body: anew });
    expect((await edit(2, ["x"], body)).refusal).toBe("409 request.conflict");
    const common = { prompt: { "pt-BR": "Certo?" }, fileId: null, feedback: {}, points: 1 };
    const truth: QuestionBody = { kind: "true_false", ...common, right: true, whenTrue: {}, whenFalse: {} };
    expect((await edit(3, [], truth)).refusal).toBe("409 questions.kind_stays");
    const versions = await app.request(
      spec.listQuestionVersions,
      { params: { id }, query: {} },
      { as: staff },
    );
    expect(versions.answer.items.map((one) => [one.version, one.body])).toEqual([
      [2, anew],
      [1, body],
    ]);
    const refs = [1, 2, 3].map((version) => ({ questionId: id, version }));
    const bodies = await plant(app, (tx) => questionVersions(tx, client.id, refs));
    expect(refs.map((ref) => bodies.get(versionName(ref)))).toEqual([body, anew, undefined]);
    const elsewhere = await aClient(app);
    expect((await plant(app, (tx) => questionVersions(tx, elsewhere.id, refs))).size).toBe(0);
    expect(await audited(id)).toEqual(["questions.create", "questions.edit", "questions.edit"]);
  });

  test("a retired question is drawn no more, and comes back", async () => {
    const bank = await aBank(app, client);
    const { id } = await aQuestion(app, client, bank);
    expect((await app.request(spec.retireQuestion, { params: { id } }, { as: staff })).answer.state).toBe(
      "retired",
    );
    expect((await list({ bankId: bank.id, state: "active" })).length).toBe(0);
    expect((await app.request(spec.restoreQuestion, { params: { id } }, { as: staff })).answer.state).toBe(
      "active",
    );
    expect(await audited(id)).toEqual(["questions.retire", "questions.restore"]);
  });

  test.each<[string, Partial<QuestionOf<"one">>, string]>([
    ["no language is whole", { prompt: {} }, "422 questions.not_usable"],
    [
      "nothing is right",
      { options: aChoice().options.map((one) => ({ ...one, share: 0 })) },
      "422 questions.not_usable",
    ],
    ["a picture nobody sent", { fileId: nowhere, alt: null }, "422 questions.picture_unknown"],
    ["a picture of which nothing is said", { fileId: nowhere }, "422 questions.not_usable"],
    ["a picture said nothing of", { fileId: nowhere, alt: {} }, "422 questions.not_usable"],
    ["a single option", { options: aChoice().options.slice(0, 1) }, "422 request.invalid"],
    [
      "a weight above all",
      { options: aChoice().options.map((one) => ({ ...one, share: 101 })) },
      "422 request.invalid",
    ],
  ])("refused: %s", async (_, fields, refusal) => {
    const bank = await aBank(app, client);
    expect((await make(bank.id, aChoice(fields))).refusal).toBe(refusal);
  });

  test("pictures are those of questions, and are shown by signed addresses", async () => {
    const bank = await aBank(app, client);
    const avatar = await aPicture(app, staff, { kind: "avatar" });
    expect((await make(bank.id, aChoice({ fileId: avatar, alt: null }))).refusal).toBe(
      "422 questions.picture_unknown",
    );
    const fileId = await aPicture(app, staff, { kind: "question_picture" });
    const alt = { "pt-BR": "Um cabo com duas pontas" };
    const made = await make(bank.id, aChoice({ fileId, alt }));
    expect(made.answer.pictures).toEqual([{ fileId, url: expect.stringContaining(fileId) }]);
    expect(made.answer.pictureUrl).toContain(fileId);
    const stranger = await aStaffMember(app, await aClient(app), "program_administrator");
    const ask = {
      body: { body: aChoice({ fileId, alt }), locale: "pt-BR", fallback: "pt-BR", answer: null },
    } as const;
    const seen = async (as: Member) =>
      (await app.request(spec.previewQuestion, ask, { as })).answer.shown.pictureUrl;
    expect(await seen(instructor)).toContain(fileId);
    const { shown } = (await app.request(spec.previewQuestion, ask, { as: instructor })).answer;
    expect(shown.pictureAlt).toBe("Um cabo com duas pontas");
    expect(await seen(stranger)).toBeNull();
  });
});

describe("§learning#question-banks many questions are changed in one call", () => {
  const change = (
    ids: readonly string[],
    more: Omit<Parameters<typeof app.request<typeof spec.changeQuestions>>[1]["body"], "ids">,
    as: Member = staff,
  ) => app.request(spec.changeQuestions, { body: { ids: [...ids], ...more } }, { as });

  test("tags, difficulty and use; what they say stays, each change has its line in the trail", async () => {
    const bank = await aBank(app, client);
    const one = await aQuestion(app, client, bank, { tags: ["portas", "velha"] });
    const other = await aQuestion(app, client, bank, { tags: ["portas"], difficulty: 5 });
    const ids = [one.id, other.id];
    const { answer } = await change(ids, { add: ["Balcão "], remove: ["VELHA"], difficulty: 5 });
    expect(answer.changed.toSorted()).toEqual(ids.toSorted());
    const after = await list({ bankId: bank.id, tag: "balcão" });
    expect(new Set(after.map(({ tags }) => tags.join()))).toEqual(new Set(["balcão,portas"]));
    expect(after.map(({ difficulty }) => difficulty)).toEqual([5, 5]);
    expect(await list({ bankId: bank.id, search: "balcao" })).toHaveLength(2);
    const stored = await app.request(spec.readQuestion, { params: { id: one.id } }, { as: staff });
    expect(stored.answer).toMatchObject({ version: 2, bodyVersion: 1, body: one.body });

    expect((await change([one.id], { state: "retired" })).answer.changed).toEqual([one.id]);
    expect((await change(ids, { state: "retired" })).answer.changed).toEqual([other.id]);
    expect((await change(ids, { state: "active" })).answer.changed.toSorted()).toEqual(ids.toSorted());
    expect((await change(ids, { state: "active", add: ["portas"] })).answer.changed).toEqual([]);
    expect(await audited(one.id)).toEqual(["questions.edit", "questions.retire", "questions.restore"]);
  });

  test("all or none: a stranger's question, an archived bank and too many tags stop all of it", async () => {
    const bank = await aBank(app, client);
    const tags = Array.from({ length: 20 }, (_, at) => `t${at}`);
    const full = await aQuestion(app, client, bank, { tags });
    const plain = await aQuestion(app, client, bank);
    const others = await aClient(app);
    const foreign = await aQuestion(app, others, await aBank(app, others));
    const retire = { state: "retired" as const };
    expect((await change([plain.id, foreign.id], retire)).refusal).toBe("404 request.not_found");
    expect((await change([plain.id, nowhere], retire)).refusal).toBe("404 request.not_found");
    expect((await change([plain.id, full.id], { add: ["mais"] })).refusal).toBe(
      "422 questions.too_many_tags",
    );
    const participant = await aParticipant(app, client);
    expect((await change([plain.id], retire, participant)).refusal).toBe("403 request.forbidden");
    await app.request(banks.archiveBank, { params: { id: bank.id } }, { as: staff });
    expect((await change([plain.id], retire)).refusal).toBe("409 questions.bank_archived");
    expect(await list({ bankId: bank.id, state: "retired" })).toEqual([]);
    expect(await list({ bankId: bank.id, tag: "mais" })).toEqual([]);
  });
});

describe("§learning#question-language texts of many questions are put in another language", () => {
  const change = (
    ids: readonly string[],
    as: Member = staff,
    [from, to]: readonly [Locale, Locale] = ["pt-BR", "en-US"],
  ) => app.request(spec.changeQuestionLanguage, { body: { ids: [...ids], from, to } }, { as });
  const inPortuguese = (text: string) =>
    aChoice({
      prompt: { "pt-BR": text },
      options: ["A", "B"].map((name, at) => ({
        ...{ id: `p${at}`, text: { "pt-BR": name }, fileId: null, share: at === 0 ? 100 : 0, feedback: {} },
      })),
    });

  test("those that say something in both stay as they are and are named; each change has its version and its line", async () => {
    const bank = await aBank(app, client);
    const one = await aQuestion(app, client, bank, { body: inPortuguese("Which cable?") });
    const both = await aQuestion(app, client, bank, {
      body: aChoice({ prompt: { "pt-BR": "Qual?", "en-US": "Which?" } }),
    });
    const ids = [one.id, both.id];
    const { answer } = await change(ids);
    expect(answer).toMatchObject({ changed: [one.id], kept: [{ id: both.id }] });
    const stored = await app.request(spec.readQuestion, { params: { id: one.id } }, { as: staff });
    expect(stored.answer).toMatchObject({
      ...{ bodyVersion: 2, locales: ["en-US"] },
      body: { prompt: { "en-US": "Which cable?" } },
    });
    expect(await audited(one.id)).toEqual(["questions.edit"]);
    expect(await audited(both.id)).toEqual([]);
    // Again nothing is left to change, and the way back leads to what was there.
    expect((await change(ids)).answer.changed).toEqual([]);
    expect((await change([one.id], staff, ["en-US", "pt-BR"])).answer.changed).toEqual([one.id]);
    const back = await app.request(spec.readQuestion, { params: { id: one.id } }, { as: staff });
    expect(back.answer).toMatchObject({ bodyVersion: 3, body: one.body });
  });

  test("a stranger's question, an archived bank and who may not stop all of it", async () => {
    const bank = await aBank(app, client);
    const one = await aQuestion(app, client, bank, { body: inPortuguese("Which?") });
    const others = await aClient(app);
    const foreign = await aQuestion(app, others, await aBank(app, others));
    expect((await change([one.id, foreign.id])).refusal).toBe("404 request.not_found");
    expect((await change([one.id], await aParticipant(app, client))).refusal).toBe("403 request.forbidden");
    await app.request(banks.archiveBank, { params: { id: bank.id } }, { as: staff });
    expect((await change([one.id])).refusal).toBe("409 questions.bank_archived");
  });
});

describe("§learning#question-banks finding questions", () => {
  test("by bank, kind, tag, difficulty and words, accents and a slip forgiven", async () => {
    const bank = await aBank(app, client);
    const ask = (text: string) => aChoice({ prompt: { "pt-BR": text, "en-US": `${text} in English` } });
    const memory = await aQuestion(app, client, bank, {
      body: ask("Quanta memória há?"),
      tags: ["ram"],
      difficulty: 1,
    });
    const paint = await aQuestion(app, client, bank, { body: ask("Qual demão de tinta?"), difficulty: 2 });
    const ids = async (query: object) => (await list({ bankId: bank.id, ...query })).map(({ id }) => id);
    expect(await ids({})).toEqual(expect.arrayContaining([memory.id, paint.id]));
    expect(await ids({ search: "MEMORIA" })).toEqual([memory.id]);
    expect(await ids({ search: "memoira" })).toEqual([memory.id]);
    expect(await ids({ search: "demao tinta" })).toEqual([paint.id]);
    expect(await ids({ search: "ram" })).toEqual([memory.id]);
    expect(await ids({ search: "xadrez" })).toEqual([]);
    expect(await ids({ search: "100%_" })).toEqual([]);
    expect(await ids({ tag: "RAM" })).toEqual([memory.id]);
    expect(await ids({ difficulties: "2,3" })).toEqual([paint.id]);
    expect(await ids({ kinds: "essay,scale" })).toEqual([]);
    expect(await ids({ kinds: "one" })).toHaveLength(2);
  });

  test("page by page, each once", async () => {
    const bank = await aBank(app, client);
    const made = [];
    for (let at = 0; at < 3; at += 1) made.push((await aQuestion(app, client, bank)).id);
    const listed: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { bankId: bank.id, limit: 2, ...(cursor && { cursor }) };
      const page = await app.request(spec.listQuestions, { query }, { as: staff });
      listed.push(...page.answer.items.map(({ id }) => id));
      cursor = page.answer.nextCursor;
    } while (cursor);
    expect(listed.toSorted()).toEqual(made.toSorted());
  });
});

describe("§roles#permissions who may", () => {
  test("a participant neither reads nor writes questions", async () => {
    const someone = await aParticipant(app, client);
    const reply = await app.request(spec.listQuestions, { query: {} }, { as: someone });
    const begun = await app.request(
      banks.createBank,
      { body: { name: "x", description: "" } },
      { as: someone },
    );
    expect([reply.status, begun.status]).toEqual([403, 403]);
  });
});

describe("§learning#course-preview a preview", () => {
  test("shows nothing of what is right, and tells it once something was answered", async () => {
    const body = aChoice({
      feedback: { "pt-BR": "Em geral" },
      options: aChoice().options.map((one) => ({ ...one, feedback: { "pt-BR": `Sobre ${one.id}` } })),
    });
    const ask = (answer: { kind: "one"; option: string } | null) =>
      app.request(
        spec.previewQuestion,
        { body: { body, locale: "fr-FR", fallback: "pt-BR", answer } },
        { as: instructor },
      );
    const shown = await ask(null);
    expect(shown.answer.outcome).toBeNull();
    expect(shown.text).not.toMatch(/share|feedback|Sobre/);
    expect((await ask({ kind: "one", option: "errada" })).answer.outcome).toEqual({
      share: 0,
      waits: false,
      right: false,
      feedback: ["Sobre errada", "Em geral"],
      solution: { kind: "one", option: "certa" },
    });
  });
});

describe("§entities#course-test what a test may draw", () => {
  test("active questions in the course's language; by name those that are retired too; opinions only where asked", async () => {
    const bank = await aBank(app, client);
    const plain = await aQuestion(app, client, bank, { tags: ["x"], difficulty: 1 });
    const retired = await aQuestion(app, client, bank, { tags: ["x"], state: "retired" });
    const opinion: QuestionBody = {
      ...{ kind: "scale", prompt: { "pt-BR": "Gostou?" }, fileId: null, feedback: {}, points: 1 },
      ...{ steps: 5, low: {}, high: {} },
    };
    const scale = await aQuestion(app, client, bank, { body: opinion, tags: ["x"] });
    const from = { from: "bank", id: nowhere, bankId: bank.id, count: 1, moduleId: null } as const;
    const drawn = { ...from, tags: ["x"], difficulties: [] };
    const chosen: TestPart = { from: "chosen", id: nowhere, questionIds: [retired.id], moduleId: null };
    type Test = Parameters<typeof poolOf>[2];
    const pool = async (test: Partial<Test>) => {
      const source: Test = { parts: [drawn], type: "block_test", locale: "pt-BR", ...test };
      return (await plant(app, (tx) => poolOf(tx, client.id, source))).map(({ id }) => id).toSorted();
    };
    expect(await pool({})).toEqual([plain.id]);
    expect(await pool({ parts: [drawn, chosen] })).toEqual([plain.id, retired.id].toSorted());
    expect(await pool({ type: "reaction_evaluation" })).toEqual([plain.id, scale.id].toSorted());
    expect(await pool({ locale: "fr-FR" })).toEqual([]);
    expect(await pool({ parts: [{ ...drawn, difficulties: [2] }] })).toEqual([]);
    expect(await pool({ parts: [{ ...drawn, tags: ["x", "y"] }] })).toEqual([]);
    const [one] = await plant(app, (tx) =>
      poolOf(tx, client.id, { parts: [drawn], type: "block_test", locale: "pt-BR" }),
    );
    expect(one && mayBeDrawn(one, { type: "block_test", locale: "en-US" })).toBe(false);
  });
});
