import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importPeople as spec } from "@trilha/contract/members/people/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { importFile } from "../../core/imports/index.ts";
import { refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { inviteLater } from "./invite-many.ts";
import { planFile } from "./plan-file.ts";
import { peopleFile } from "./rules/import-header.ts";
import type { ImportPlan } from "./rules/import-plan.ts";
import { writePlan } from "./write-plan.ts";

type Body = Input<typeof spec>["body"];

/** Checks a people file, or brings it in. */
export const importPeople: UseCase<typeof spec> = (call, { body }) =>
  // Two who bring one document at the same moment: one looks again.
  unlessTaken(genericProblems.conflict, () =>
    importFile(call, body, {
      kind: "people",
      columns: peopleFile,
      plan: (tx, sheet) => planFile(tx, call, sheet, body.country),
      figures: ({ creates, joins, updates, unchanged }) => ({
        ...{ created: creates.length + joins.length, updated: updates.length, unchanged },
      }),
      more: () => ({}),
      write: async (tx, plan) => {
        const written = await writePlan(tx, call, plan);
        if (!written) return refuse(genericProblems.conflict);
        if (body.invite) await inviteLater(tx, call.actor.clientId, written, call.now);
        await audit(tx, call, body, plan);
        return undefined;
      },
    }),
  );

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
