import type { sendSteps as spec } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { mergeStep, type StepClock } from "@trilha/contract/learning/delivery/steps.ts";
import { runBatched } from "../../core/batch.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { ActivityWork } from "./rules/activity-after.ts";
import { progressBatch, takeProgress } from "./take-progress.ts";

/**
 * §states#orders Takes in what a player saw. Steps are single by nature: repeated, late or out of order they change nothing twice. What
 * the server's clock does not allow yet is answered with the seconds after which it will.
 */
export const sendSteps: UseCase<typeof spec> = async (call, { body }) => {
  const { clientId, userId } = call.actor;
  const { locale, now } = call;
  const change = (work: ActivityWork, clock: StepClock): ActivityWork => ({
    ...work,
    record: body.steps.reduce((record, step) => mergeStep(record, step, clock), work.record),
  });
  const sitting = { clientId, userId, sittingId: body.sittingId, locale, now };
  const taken = await runBatched(call.parts.db, clientId, progressBatch, { ...sitting, change });
  return taken ?? call.write((tx) => takeProgress(tx, sitting, change));
};
