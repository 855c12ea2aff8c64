import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editTraining as spec } from "@trilha/contract/members/requirements/endpoints.ts";
import { trainingProblems } from "@trilha/contract/members/requirements/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentTraining } from "./present-training.ts";
import { trainingById, updateTraining } from "./trainings.queries.ts";

/** Changes a training, or takes it out of use; who completed it keeps that. */
export const editTraining: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { version, ...parts } = body;
    const before = await trainingById(tx, clientId, params.id);
    if (!before) return refuse(genericProblems.notFound);
    if (before.course) return refuse(trainingProblems.followsCourse);
    if (!(await updateTraining(tx, { clientId, id: params.id, version }, parts))) {
      return refuse(genericProblems.conflict);
    }
    const { title, link, active } = before;
    await recordAudit(tx, call, {
      action: "trainings.edit",
      entity: "training",
      entityId: params.id,
      entityName: Object.values(parts.title)[0] ?? "",
      before: { title, link, active },
      after: parts,
    });
    const after = await trainingById(tx, clientId, params.id);
    return after ? presentTraining(after) : refuse(genericProblems.notFound);
  });
