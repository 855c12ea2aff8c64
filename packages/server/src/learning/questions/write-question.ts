import { randomBytes } from "node:crypto";
import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { bodyFaults, bodyFaultWords, usableLocales } from "@trilha/contract/learning/questions/check.ts";
import type {
  createQuestion as createSpec,
  editQuestion as editSpec,
} from "@trilha/contract/learning/questions/endpoints.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { questionProblems } from "@trilha/contract/learning/questions/problems.ts";
import type { OfficeQuestion, QuestionEdit } from "@trilha/contract/learning/questions/shapes.ts";
import { picturesOf } from "@trilha/contract/learning/questions/show.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { areReady } from "../../core/files/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { lockBank } from "./banks.queries.ts";
import { presentQuestion } from "./present-question.ts";
import {
  type FullQuestionRow,
  insertQuestions,
  questionById,
  updateQuestion,
  type WrittenQuestion,
} from "./questions.queries.ts";
import { cleanBody, cleanTags, partIdsOf, withAlts, withFreshIds } from "./rules/clean-body.ts";
import { sameBody } from "./rules/same-body.ts";
import { searchTextOf } from "./search-text.ts";

/** Adds a question to a bank. */
export const createQuestion: UseCase<typeof createSpec> = (call, { body }) =>
  call.write(async (tx) => {
    const id = crypto.randomUUID();
    const written = await weigh(tx, call, { ...body, id }, null);
    if (isRefusal(written)) return written;
    const { clientId, userId, name } = call.actor;
    await insertQuestions(tx, clientId, { userId, name, at: call.now }, [written]);
    return recordChange(tx, call, { action: "questions.create", id, before: null });
  });

/**
 * Writes a question anew, if nobody did since. What it says becomes a version of its own where it is another; attempts
 * keep the one they were given.
 */
export const editQuestion: UseCase<typeof editSpec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const before = await questionById(tx, clientId, params.id, true);
    if (!before) return refuse(genericProblems.notFound);
    if (before.version !== body.version) return refuse(genericProblems.conflict);
    if (before.kind !== body.body.kind) return refuse(questionProblems.kindStays);
    if (before.bank_archived) return refuse(questionProblems.bankArchived);
    const written = await weigh(tx, call, { ...body, id: before.id }, before.body);
    if (isRefusal(written)) return written;
    const version = sameBody(written.body, before.body) ? null : before.body_version + 1;
    await updateQuestion(tx, clientId, { userId, name, at: call.now }, written, version);
    return recordChange(tx, call, { action: "questions.edit", id: before.id, before });
  });

/** A question as it would be kept, or what speaks against it. */
async function weigh(
  tx: Tx,
  call: MemberCall,
  given: Omit<QuestionEdit, "version"> & { id: string },
  before: QuestionBody | null,
): Promise<WrittenQuestion | Refusal> {
  const { clientId } = call.actor;
  const bank = await lockBank(tx, clientId, given.bankId);
  if (!bank) return refuse(genericProblems.notFound);
  if (bank.archived) return refuse(questionProblems.bankArchived);
  const known = new Set(before ? picturesOf(before) : []);
  const cleaned = withAlts(cleanBody(given.body), known);
  const fault = faultNamed(cleaned, call.locale);
  if (fault !== undefined) return refuse(questionProblems.notUsable, { fault });
  const fileIds = picturesOf(cleaned).filter((fileId) => !known.has(fileId));
  if (!(await areReady(tx, { clientId, fileIds, kind: "question_picture" })))
    return refuse(questionProblems.pictureUnknown);
  return writtenQuestion({ ...given, body: cleaned }, before);
}

/** Columns of a question that can be asked. */
export function writtenQuestion(
  given: Pick<WrittenQuestion, "id" | "bankId" | "tags" | "difficulty" | "body">,
  before: QuestionBody | null,
): WrittenQuestion {
  const { id, bankId, difficulty } = given;
  const body = withFreshIds(given.body, new Set(before ? partIdsOf(before) : []), partIdByChance);
  const tags = cleanTags(given.tags);
  return {
    ...{ id, bankId, tags, difficulty, body },
    locales: usableLocales(body),
    searchText: searchTextOf(body, tags),
  };
}

const partIdByChance = () => randomBytes(6).toString("hex").slice(0, 10);

async function recordChange(
  tx: Tx,
  call: MemberCall,
  { action, id, before }: { action: AuditAct; id: string; before: FullQuestionRow | null },
): Promise<OfficeQuestion> {
  const after = await questionById(tx, call.actor.clientId, id);
  if (!after) throw new Error("a question vanished inside a transaction");
  await recordAudit(tx, call, {
    ...{
      action,
      entity: "question",
      entityId: id,
      entityName: textIn(after.prompt, call.locale).slice(0, 120),
    },
    before: before && auditFacts(before),
    after: auditFacts(after),
  });
  return presentQuestion(call, after);
}

/** Question in the trail of staff acts: its content lies in its versions. */
export function auditFacts(row: FullQuestionRow): Record<string, unknown> {
  const { kind, tags, difficulty, state, points, prompt } = row;
  return {
    bank: row.bank_name,
    ...{ kind, tags, difficulty, state, points, prompt },
    says: row.body_version,
  };
}

/** Fault of a question in any language, said of the one it is nearest in; undefined: nothing. */
function faultNamed(body: QuestionBody, reader: Locale): string | undefined {
  const faults = locales.map((locale) => bodyFaults(body, locale));
  if (faults.some((faults) => faults.length === 0)) return undefined;
  const [nearest = []] = faults.toSorted((one, other) => one.length - other.length);
  const [first] = nearest;
  return first && bodyFaultWords(first.code)[reader];
}
