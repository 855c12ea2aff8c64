import type { Input } from "@trilha/contract/core/endpoint.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importQuestions as spec } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { questionProblems } from "@trilha/contract/learning/questions/problems.ts";
import { questionFileBytes, questionFileLimit } from "@trilha/contract/learning/questions/shapes.ts";
import { picturesOf } from "@trilha/contract/learning/questions/show.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { areReady } from "../../core/files/index.ts";
import { importFile, lineErrorsInWords, openText, writeAll } from "../../core/imports/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { type BankRow, lockBank } from "./banks.queries.ts";
import { questionFile } from "./csv-columns.ts";
import type { ImportedQuestion, QuestionsRead } from "./imported.ts";
import { planImport, type QuestionImportPlan } from "./plan-import.ts";
import { insertQuestions, questionsOfBank, updateQuestion } from "./questions.queries.ts";
import { readQuestionRows } from "./read-csv.ts";
import { readGift } from "./read-gift.ts";
import { sameBody } from "./rules/same-body.ts";
import { writtenQuestion } from "./write-question.ts";

type Body = Input<typeof spec>["body"];

/** Rows a question takes at most, with room for each part it may have. */
const mostRows = questionFileLimit * 30;

/** Bound of notes read. */
const mostNotes = 1_000;

/** Checks a file of questions, or brings it in; a row in doubt costs its whole question. */
export const importQuestions: UseCase<typeof spec> = async (call, { params, body }) => {
  const gift = body.format === "gift" ? await readText(call, body) : undefined;
  if (isRefusal(gift)) return gift;
  return importFile(call, body, {
    kind: "questions",
    columns: questionFile,
    most: { lines: mostRows, bytes: questionFileBytes },
    ...(gift && { lines: linesOf(gift) }),
    plan: async (tx, sheet) => {
      const bank = await lockBank(tx, call.actor.clientId, params.id);
      if (!bank) return refuse(genericProblems.notFound);
      if (bank.archived) return refuse(questionProblems.bankArchived);
      const read = gift ? stillIn(gift, sheet) : readQuestionRows(sheet.lines, sheet.header);
      if (read.found > questionFileLimit)
        return refuse(importProblems.tooLong, { maximum: questionFileLimit });
      return { bank, ...(await planQuestions(tx, call, bank, { body, read })) };
    },
    figures: ({ creates, updates, unchanged }) => ({
      ...{ created: creates.length, updated: updates.length, unchanged },
    }),
    more: (plan) => ({
      notes: lineErrorsInWords([...(gift?.notes ?? []), ...(plan?.notes ?? [])].slice(0, mostNotes), call),
    }),
    write: async (tx, plan) => {
      const { bank, creates, updates, unchanged } = plan;
      if (!(await write(tx, call, bank.id, plan))) return refuse(genericProblems.conflict);
      await recordAudit(tx, call, {
        ...{ action: "questions.import", entity: "question_bank", entityId: bank.id, entityName: bank.name },
        after: { format: body.format, created: creates.length, updated: updates.length, unchanged },
      });
      return undefined;
    },
  });
};

async function readText(call: MemberCall, body: Body): Promise<Required<QuestionsRead> | Refusal> {
  const text = await openText(call, body.fileId, questionFileBytes);
  if (isRefusal(text)) return text;
  const read = await readGift(text, body.language);
  return read.found === 0 && read.errors.length === 0 ? refuse(importProblems.unreadable) : read;
}

/** Lines of a text at which its questions are told; the first of each carries the question as it stands. */
const linesOf = ({ sources }: Required<QuestionsRead>) =>
  sources.flatMap(({ text, lines }) =>
    [...lines].sort((a, b) => a - b).map((line, index) => ({ line, cells: index === 0 ? [text] : [] })),
  );

/** The questions of a text that have not fallen yet. */
function stillIn(read: Required<QuestionsRead>, { lines }: { lines: readonly { line: number }[] }) {
  const there = new Set(lines.map(({ line }) => line));
  const still = <Part extends { line: number }>(parts: readonly Part[]) =>
    parts.filter(({ line }) => there.has(line));
  const good = still(read.good);
  const errors = still(read.errors);
  const rowsOf = read.sources.map((source) => [...source.lines]);
  return { good, errors, found: errors.length > 0 ? read.found : good.length, rowsOf };
}

async function planQuestions(
  tx: Tx,
  call: MemberCall,
  bank: BankRow,
  { body, read }: { body: Body; read: QuestionsRead & { rowsOf: readonly (readonly number[])[] } },
) {
  const { clientId } = call.actor;
  const known = await questionsOfBank(tx, clientId, bank.id, ["active", "retired"]);
  const pictures = await readyPictures(tx, clientId, read.good);
  const language = body.format === "gift" ? body.language : null;
  const plan = planImport(read.good, { known, pictures, language });
  return {
    ...plan,
    errors: [...read.errors, ...plan.errors],
    things: read.found,
    together: (bad: ReadonlySet<number>) =>
      new Set([...bad, ...read.rowsOf.filter((rows) => rows.some((row) => bad.has(row))).flat()]),
  };
}

/** Which of the pictures a file names the client has. */
async function readyPictures(
  tx: Tx,
  clientId: string,
  questions: readonly ImportedQuestion[],
): Promise<ReadonlySet<string>> {
  const named = [...new Set(questions.flatMap(({ body }) => picturesOf(body)))];
  if (await areReady(tx, { clientId, fileIds: named, kind: "question_picture" })) return new Set(named);
  const ready = new Set<string>();
  for (const fileId of named)
    if (await areReady(tx, { clientId, fileIds: [fileId], kind: "question_picture" })) ready.add(fileId);
  return ready;
}

async function write(tx: Tx, call: MemberCall, bankId: string, plan: QuestionImportPlan): Promise<boolean> {
  const { clientId, userId, name } = call.actor;
  const author = { userId, name, at: call.now };
  const fresh = plan.creates.map(({ tags, difficulty, body }) =>
    writtenQuestion({ id: crypto.randomUUID(), bankId, tags, difficulty, body }, null),
  );
  for (const { before, after } of plan.updates) {
    const { tags, difficulty, body } = after;
    const written = writtenQuestion({ id: before.id, bankId, tags, difficulty, body }, before.body);
    const version = sameBody(written.body, before.body) ? null : before.body_version + 1;
    await updateQuestion(tx, clientId, author, written, version);
  }
  return writeAll(fresh, (batch) => insertQuestions(tx, clientId, author, batch));
}
