import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { createTraining as spec } from "@trilha/contract/members/requirements/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentTraining } from "./present-training.ts";
import { insertTraining, trainingById } from "./trainings.queries.ts";

/** Adds a training that may be required. */
export const createTraining: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const id = await insertTraining(tx, clientId, body);
    await recordAudit(tx, call, {
      action: "trainings.create",
      entity: "training",
      entityId: id,
      entityName: Object.values(body.title)[0] ?? "",
      after: body,
    });
    const training = await trainingById(tx, clientId, id);
    return training ? presentTraining(training) : refuse(genericProblems.notFound);
  });
