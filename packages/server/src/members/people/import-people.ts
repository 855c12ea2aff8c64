import type { Input } from "@trilha/contract/core/endpoint.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importPeople as spec } from "@trilha/contract/members/people/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { lineErrorsInWords, openSheet, type Sheet } from "../../core/files/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { inviteLater } from "./invite-many.ts";
import { planFile } from "./plan-file.ts";
import type { ImportPlan } from "./rules/import-plan.ts";
import { writePlan } from "./write-plan.ts";

type Body = Input<typeof spec>["body"];

/** Checks a people file, or brings it in whole; with one bad line nothing is imported. */
export const importPeople: UseCase<typeof spec> = async (call, { body }) => {
  const sheet = await openSheet(call, body.fileId);
  if (isRefusal(sheet)) return sheet;
  // Two who bring one document at the same moment: one looks again.
  return unlessTaken(genericProblems.conflict, () => call.write((tx) => bringIn(tx, call, sheet, body)));
};

async function bringIn(tx: Tx, call: MemberCall, sheet: Sheet, body: Body) {
  const plan = await planFile(tx, call, sheet);
  if (!plan) return refuse(importProblems.unreadable);
  const bad = plan.errors.length > 0;
  const report = (imported: boolean) => ({
    lines: sheet.lines.length,
    created: plan.creates.length + plan.joins.length,
    updated: plan.updates.length,
    unchanged: plan.unchanged,
    ok: !bad,
    imported,
    errors: lineErrorsInWords(plan.errors, call),
  });
  if (bad || body.dryRun) return report(false);
  const written = await writePlan(tx, call, plan);
  if (!written) return refuse(genericProblems.conflict);
  if (body.invite) await inviteLater(tx, call.actor.clientId, written, call.now);
  await audit(tx, call, body, plan);
  return report(true);
}

async function audit(tx: Tx, call: MemberCall, body: Body, plan: ImportPlan): Promise<void> {
  const { creates, joins, updates, unchanged } = plan;
  const after = {
    created: creates.length,
    asked: joins.length,
    updated: updates.length,
    unchanged,
    invited: body.invite,
  };
  await recordAudit(tx, call, {
    action: "people.import",
    entity: "people_file",
    entityId: body.fileId,
    after,
  });
}
