import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  archiveBank as archiveSpec,
  createBank as createSpec,
  editBank as editSpec,
  restoreBank as restoreSpec,
} from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { questionProblems } from "@trilha/contract/learning/questions/problems.ts";
import type { QuestionBank } from "@trilha/contract/learning/questions/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { type BankRow, bankById, insertBank, lockBank, updateBank } from "./banks.queries.ts";
import { presentBank } from "./present-bank.ts";

/** Begins a bank; two of one name would be taken for each other. */
export const createBank: UseCase<typeof createSpec> = (call, { body }) =>
  unlessTaken(questionProblems.bankNameUsed, () =>
    call.write(async (tx) => {
      const { clientId, userId } = call.actor;
      const id = await insertBank(tx, clientId, { userId, at: call.now }, body);
      return recordChange(tx, call, { action: "questions.create_bank", id, before: null });
    }),
  );

/** Renames a bank, if nobody changed it since. */
export const editBank: UseCase<typeof editSpec> = (call, { params, body }) =>
  unlessTaken(questionProblems.bankNameUsed, () =>
    call.write(async (tx) => {
      const { clientId } = call.actor;
      const before = await lockBank(tx, clientId, params.id);
      if (!before) return refuse(genericProblems.notFound);
      if (before.version !== body.version) return refuse(genericProblems.conflict);
      const { name, description } = body;
      await updateBank(tx, clientId, params.id, { name, description, updated_at: call.now });
      return recordChange(tx, call, { action: "questions.edit_bank", id: params.id, before });
    }),
  );

/** Puts a bank away: nothing new draws from it, tests that are published go on. */
export const archiveBank: UseCase<typeof archiveSpec> = (call, { params }) =>
  call.write((tx) => turn(tx, call, params.id, true));

/** Brings a bank back, if its name is still free. */
export const restoreBank: UseCase<typeof restoreSpec> = (call, { params }) =>
  unlessTaken(questionProblems.bankNameUsed, () => call.write((tx) => turn(tx, call, params.id, false)));

async function turn(
  tx: Tx,
  call: MemberCall,
  id: string,
  archived: boolean,
): Promise<QuestionBank | Refusal> {
  const { clientId } = call.actor;
  const before = await lockBank(tx, clientId, id);
  if (!before) return refuse(genericProblems.notFound);
  if (before.archived === archived) return presentBank(before);
  await updateBank(tx, clientId, id, { archived_at: archived ? call.now : null, updated_at: call.now });
  const action = archived ? "questions.archive_bank" : "questions.restore_bank";
  return recordChange(tx, call, { action, id, before });
}

async function recordChange(
  tx: Tx,
  call: MemberCall,
  { action, id, before }: { action: AuditAct; id: string; before: BankRow | null },
): Promise<QuestionBank> {
  const after = await bankById(tx, call.actor.clientId, id);
  if (!after) throw new Error("a bank vanished inside a transaction");
  await recordAudit(tx, call, {
    ...{ action, entity: "question_bank", entityId: id, entityName: after.name },
    before: before && facts(before),
    after: facts(after),
  });
  return presentBank(after);
}

const facts = ({ name, description, archived }: BankRow) => ({ name, description, archived });
