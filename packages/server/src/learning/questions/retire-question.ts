import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  restoreQuestion as restoreSpec,
  retireQuestion as retireSpec,
} from "@trilha/contract/learning/questions/endpoints.ts";
import type { OfficeQuestion, QuestionState } from "@trilha/contract/learning/questions/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { presentQuestion } from "./present-question.ts";
import { questionById, writeState } from "./questions.queries.ts";

/** Takes a question out of what is drawn by chance; tests that were published with it by name go on asking it. */
export const retireQuestion: UseCase<typeof retireSpec> = (call, { params }) =>
  call.write((tx) => turn(tx, call, params.id, "retired"));

/** Lets a retired question be drawn again. */
export const restoreQuestion: UseCase<typeof restoreSpec> = (call, { params }) =>
  call.write((tx) => turn(tx, call, params.id, "active"));

async function turn(
  tx: Tx,
  call: MemberCall,
  id: string,
  state: QuestionState,
): Promise<OfficeQuestion | Refusal> {
  const { clientId, userId, name } = call.actor;
  const before = await questionById(tx, clientId, id, true);
  if (!before) return refuse(genericProblems.notFound);
  if (before.state === state) return presentQuestion(call, before);
  await writeState(tx, clientId, { userId, name, at: call.now }, { id, state });
  await recordAudit(tx, call, {
    action: state === "retired" ? "questions.retire" : "questions.restore",
    entity: "question",
    entityId: id,
    entityName: textIn(before.prompt, call.locale).slice(0, 120),
    before: { state: before.state },
    after: { state },
  });
  const after = await questionById(tx, clientId, id);
  if (!after) throw new Error("a question vanished inside a transaction");
  return presentQuestion(call, after);
}
