import * as spec from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { listQuestions, readQuestion } from "@trilha/contract/learning/questions/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { aBank, aChoice, aQuestion } from "../../../test/builders-questions.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp();
let client: Client;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
});

type Format = "csv" | "gift";
const bringIn = async (
  bankId: string,
  text: string,
  more: { format?: Format; dryRun?: boolean; as?: Member } = {},
) => {
  const { format = "gift", dryRun = false, as = staff } = more;
  const fileId = await anImportFile(app, as, text);
  return app.request(
    spec.importQuestions,
    { params: { id: bankId }, body: { fileId, format, language: "pt-BR", dryRun } },
    { as },
  );
};
const exported = async (id: string, format: Format) =>
  (
    await app.request(
      spec.exportQuestions,
      { params: { id }, query: { format, language: "pt-BR" } },
      { as: staff },
    )
  ).answer;
const inBank = async (bankId: string) =>
  (await app.request(listQuestions, { query: { bankId, limit: 100 } }, { as: staff })).answer.items;

const gift = `// [tag:cpu]
Quantos núcleos? {#=8:0 =%50%4..16#quase}

$CATEGORY: Linha/Telas

Qual é OLED? {=A ~B ~C}

A tela é {=nítida =clara} de dia

Explique {}
`;

describe("§api#question-files files of questions", () => {
  test("a dry run says what would come, then all of it comes at once, and once more nothing", async () => {
    const bank = await aBank(app, client);
    const dry = await bringIn(bank.id, gift, { dryRun: true });
    expect(dry.answer).toMatchObject({
      ...{ lines: 4, created: 4, updated: 0, unchanged: 0, ok: true, imported: false, errors: [], notes: [] },
    });
    expect(await inBank(bank.id)).toEqual([]);
    expect((await bringIn(bank.id, gift)).answer).toMatchObject({ created: 4, imported: true });
    expect((await inBank(bank.id)).map(({ kind, tags }) => `${kind} ${tags.join("+")}`).toSorted()).toEqual([
      "essay linha+telas",
      "numeric cpu",
      "one linha+telas",
      "short_text linha+telas",
    ]);
    expect((await bringIn(bank.id, gift)).answer).toMatchObject({ created: 0, unchanged: 4 });
    const trail = await plant(app, (tx) =>
      tx
        .selectFrom("audit_trail")
        .select(["action", "after"])
        .where("entity_id", "=", bank.id)
        .orderBy("id")
        .execute(),
    );
    expect(trail[0]).toMatchObject({ action: "questions.import", after: { format: "gift", created: 4 } });
  });

  test("with one bad line nothing comes; each is told in the caller's words", async () => {
    const bank = await aBank(app, client);
    const { answer } = await bringIn(bank.id, `${gift}\nq {=a ~\n\nr {~%150%a =b}\n`);
    expect(answer).toMatchObject({ ok: false, imported: false });
    expect(answer.errors.map(({ line, code }) => [line, code])).toEqual([
      [12, "question_unreadable"],
      [14, "question_weight"],
    ]);
    expect(answer.errors[1]?.title).toBe("O peso vai de −100 a 100");
    expect(await inBank(bank.id)).toEqual([]);
  });

  test("§validation#imports the good questions of a GIFT file come in; bad ones go back as they stand", async () => {
    const bank = await aBank(app, client);
    const text = `$CATEGORY: Telas\n\n// [tag:cpu]\nq {=a ~\n\n${gift}\nr {~%150%a =b}\n`;
    const fileId = await anImportFile(app, staff, text);
    const body = { fileId, format: "gift", language: "pt-BR", dryRun: false, goodLines: true } as const;
    const { answer } = await app.request(
      spec.importQuestions,
      { params: { id: bank.id }, body },
      { as: staff },
    );
    expect(answer).toMatchObject({ ok: false, imported: true, lines: 6, created: 4, bad: 2, headings: [] });
    expect(answer.rejected).toEqual([
      { line: 4, cells: ["$CATEGORY: Telas\n\n// [tag:cpu]\nq {=a ~"] },
      { line: 17, cells: ["$CATEGORY: Linha/Telas\n\nr {~%150%a =b}"] },
    ]);
    expect(await inBank(bank.id)).toHaveLength(4);
  });

  test("§validation#imports every fault of a question is told at once", async () => {
    const bank = await aBank(app, client);
    const long = "x".repeat(5_000);
    const { answer } = await bringIn(bank.id, `${long} {=${long} ~b\u0007}\n`);
    expect(answer.errors.map(({ line, code }) => [line, code])).toEqual([
      [1, "too_long"],
      [1, "unprintable"],
    ]);
  });

  test("what a file shows and a question does not keeps nothing out, and is named by line", async () => {
    const bank = await aBank(app, client);
    const text = `${gift}\nsem chaves\n\nExplique {}\n\n[html]Veja <img src\\="a.png"> {T}\n`;
    const { answer } = await bringIn(bank.id, text);
    expect(answer).toMatchObject({ ok: true, imported: true, created: 5 });
    expect(answer.notes.map(({ line, title }) => `${line} ${title}`)).toEqual([
      "12 Texto sem respostas entre chaves { }: não é pergunta e fica de fora",
      "14 A mesma pergunta está na linha 10: entra uma vez só",
      "16 A imagem “a.png” não vem no arquivo: envie-a na pergunta depois de importar",
    ]);
    // The wrong language chosen the second time does not double the bank.
    const fileId = await anImportFile(app, staff, text);
    const body = { fileId, format: "gift", language: "en-US", dryRun: false } as const;
    const again = await app.request(spec.importQuestions, { params: { id: bank.id }, body }, { as: staff });
    expect(again.answer).toMatchObject({ created: 0, unchanged: 5 });
    expect(again.answer.notes.at(-1)?.title).toContain("em Português");
  });

  test("a CSV goes out and comes back: the same is unchanged, what was changed is a new version with parts that stay", async () => {
    const bank = await aBank(app, client);
    const { id } = await aQuestion(app, client, bank, {
      body: aChoice({ prompt: { "pt-BR": "Qual?" } }),
      tags: ["x"],
    });
    const file = await exported(bank.id, "csv");
    expect(file).toMatchObject({ leftOut: 0, name: expect.stringMatching(/^banco-.*\.csv$/) });
    expect((await bringIn(bank.id, file.text, { format: "csv" })).answer).toMatchObject({
      unchanged: 1,
      created: 0,
    });
    const read = async () => (await app.request(readQuestion, { params: { id } }, { as: staff })).answer;
    const before = await read();
    const changed = file.text.replace("Qual?", "Qual delas?").replace("Opção errada", "Outra");
    expect((await bringIn(bank.id, changed, { format: "csv" })).answer).toMatchObject({
      updated: 1,
      imported: true,
    });
    const after = await read();
    expect(after).toMatchObject({ bodyVersion: 2, prompt: { "pt-BR": "Qual delas?" } });
    const ids = (body: typeof before.body) =>
      body.kind === "one" ? body.options.map((option) => option.id) : [];
    expect(ids(after.body)[0]).toBe(ids(before.body)[0]);
    expect(ids(after.body)[1]).not.toBe(ids(before.body)[1]);
    const other = await aBank(app, client);
    expect((await bringIn(other.id, changed, { format: "csv" })).answer).toMatchObject({
      created: 1,
      imported: true,
    });
  });

  test("GIFT goes out without what it cannot hold, and says how much that is", async () => {
    const bank = await aBank(app, client);
    await aQuestion(app, client, bank);
    await aQuestion(app, client, bank, {
      body: {
        ...{ kind: "scale", prompt: { "pt-BR": "Gostou?" }, fileId: null, feedback: {}, points: 1 },
        ...{ steps: 5, low: {}, high: {} },
      },
    });
    const file = await exported(bank.id, "gift");
    expect(file).toMatchObject({ leftOut: 1, text: expect.stringContaining("=Opção certa") });
    const other = await aBank(app, client);
    expect((await bringIn(other.id, file.text)).answer).toMatchObject({ created: 1, imported: true });
  });
});

describe("§api#files that should not be", () => {
  test.each<[string, string, Format, string]>([
    ["nothing in it but comments", "// olá\n", "gift", "422 import.unreadable"],
    ["a NUL", "q {T}\u0000", "gift", "422 import.unreadable"],
    ["no header", "a;b\n1;2\n", "csv", "422 import.unreadable"],
    ["too many questions", "q {T}\n\n".repeat(5_001), "gift", "422 import.too_long"],
    ["more than five megabytes", "q {T} ".repeat(1_000_000), "gift", "413 files.too_large"],
  ])("%s", async (_, text, format, refusal) => {
    const bank = await aBank(app, client);
    expect((await bringIn(bank.id, text, { format })).refusal).toBe(refusal);
  });

  test("into a bank that is put away, or by someone who may not", async () => {
    const bank = await aBank(app, client);
    await app.request(spec.archiveBank, { params: { id: bank.id } }, { as: staff });
    expect((await bringIn(bank.id, "q {T}")).refusal).toBe("409 questions.bank_archived");
  });

  test("a picture the client does not have, an id of another kind, a question twice", async () => {
    const bank = await aBank(app, client);
    const { id } = await aQuestion(app, client, bank);
    const rows = (...lines: string[]) => ["row;text_pt;right;picture;id", ...lines].join("\n");
    const text = rows(
      `true_false;a;yes;${crypto.randomUUID()};`,
      `true_false;b;yes;;${id}`,
      "true_false;c;yes;;",
      "true_false;c;yes;;",
    );
    const { answer } = await bringIn(bank.id, text, { format: "csv" });
    expect(answer.errors.map(({ line, code }) => [line, code])).toEqual([
      [2, "reference_unknown"],
      [3, "question_other_kind"],
    ]);
    expect(answer.notes.map(({ line, code }) => [line, code])).toEqual([[5, "question_twice_left"]]);
  });
});
