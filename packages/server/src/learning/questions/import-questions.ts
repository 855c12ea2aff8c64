import type { Input } from "@trilha/contract/core/endpoint.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importQuestions as spec } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { questionProblems } from "@trilha/contract/learning/questions/problems.ts";
import { questionFileBytes, questionFileLimit } from "@trilha/contract/learning/questions/shapes.ts";
import { picturesOf } from "@trilha/contract/learning/questions/show.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { areReady, lineErrorsInWords, openSheet, openText, writeAll } from "../../core/files/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { type BankRow, lockBank } from "./banks.queries.ts";
import { readQuestionHeader } from "./csv-columns.ts";
import type { ImportedQuestion } from "./imported.ts";
import { planImport, type QuestionImportPlan } from "./plan-import.ts";
import { insertQuestions, questionsOfBank, updateQuestion } from "./questions.queries.ts";
import { readQuestionRows } from "./read-csv.ts";
import { readGift } from "./read-gift.ts";
import { sameBody } from "./rules/same-body.ts";
import { writtenQuestion } from "./write-question.ts";

type Body = Input<typeof spec>["body"];
interface FileRead {
  good: ImportedQuestion[];
  errors: LineError[];
  /** Parts of the file that do not come along. */
  notes?: LineError[];
  /** Questions, good and bad. */
  found: number;
}

/** Rows a question takes at most, with room for each part it may have. */
const mostRows = questionFileLimit * 30;

/** Checks a file of questions, or brings it in whole; with one bad line nothing is imported. */
export const importQuestions: UseCase<typeof spec> = async (call, { params, body }) => {
  const read = body.format === "gift" ? await readText(call, body) : await readTable(call, body);
  if (isRefusal(read)) return read;
  if (read.found > questionFileLimit) return refuse(importProblems.tooLong, { maximum: questionFileLimit });
  if (read.found === 0 && read.errors.length === 0) return refuse(importProblems.unreadable);
  return call.write(async (tx) => {
    const bank = await lockBank(tx, call.actor.clientId, params.id);
    if (!bank) return refuse(genericProblems.notFound);
    if (bank.archived) return refuse(questionProblems.bankArchived);
    return bringIn(tx, call, bank, { body, read });
  });
};

async function readText(call: MemberCall, body: Body): Promise<FileRead | Refusal> {
  const text = await openText(call, body.fileId, questionFileBytes);
  return isRefusal(text) ? text : readGift(text, body.language);
}

async function readTable(call: MemberCall, body: Body): Promise<FileRead | Refusal> {
  const sheet = await openSheet(call, body.fileId, { lines: mostRows, bytes: questionFileBytes });
  if (isRefusal(sheet)) return sheet;
  const read = readQuestionHeader(sheet.header);
  if (!read) return refuse(importProblems.unreadable);
  if ("errors" in read) return { good: [], errors: read.errors, found: 0 };
  return readQuestionRows(sheet.lines, read.header);
}

async function bringIn(
  tx: Tx,
  call: MemberCall,
  bank: BankRow,
  { body, read }: { body: Body; read: FileRead },
) {
  const { clientId } = call.actor;
  const known = await questionsOfBank(tx, clientId, bank.id, ["active", "retired"]);
  const pictures = await readyPictures(tx, clientId, read.good);
  const language = body.format === "gift" ? body.language : null;
  const plan = planImport(read.good, { known, pictures, language });
  const errors = [...read.errors, ...plan.errors];
  const report = (imported: boolean) => ({
    lines: read.found,
    created: plan.creates.length,
    updated: plan.updates.length,
    unchanged: plan.unchanged,
    ok: errors.length === 0,
    imported,
    errors: lineErrorsInWords(errors.slice(0, mostErrors), call),
    notes: lineErrorsInWords([...(read.notes ?? []), ...plan.notes].slice(0, mostErrors), call),
  });
  if (errors.length > 0 || body.dryRun) return report(false);
  if (!(await write(tx, call, bank.id, plan))) return refuse(genericProblems.conflict);
  await recordAudit(tx, call, {
    ...{ action: "questions.import", entity: "question_bank", entityId: bank.id, entityName: bank.name },
    after: {
      ...{ format: body.format, created: plan.creates.length, updated: plan.updates.length },
      unchanged: plan.unchanged,
    },
  });
  return report(true);
}

/** Bound of errors read. */
const mostErrors = 1_000;

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
