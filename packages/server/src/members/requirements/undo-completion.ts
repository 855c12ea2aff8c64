import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { undoCompletion as spec } from "@trilha/contract/members/requirements/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { deleteCompletion } from "./completions.queries.ts";
import { trainingById } from "./trainings.queries.ts";

/** Takes back that somebody completed a training: it was said of the wrong person. */
export const undoCompletion: UseCase<typeof spec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { id: trainingId, userId } = params;
    const training = await trainingById(tx, clientId, trainingId);
    const undone = training && (await deleteCompletion(tx, { clientId, trainingId, userId }));
    if (!undone) return refuse(genericProblems.notFound);
    await recordAudit(tx, call, {
      action: "trainings.undo_completion",
      entity: "training",
      entityId: trainingId,
      entityName: Object.values(training.title)[0] ?? "",
      before: { person: userId },
    });
    await publishEvent(tx, "trainings.changed", { clientId, userId });
  });
