import type { sendSteps as spec } from "@trilha/contract/learning/player-endpoints.ts";
import { mergeStep } from "@trilha/contract/learning/steps.ts";
import type { UseCase } from "../../http/bind.ts";
import { takeProgress } from "./take-progress.ts";

/** §4 Takes in what a player saw. Steps are single by nature: repeated, late or out of order they change nothing twice. */
export const sendSteps: UseCase<typeof spec> = (call, { body }) => {
  const { clientId, userId } = call.actor;
  const { locale, now } = call;
  const time = now.getTime();
  return call.write((tx) =>
    takeProgress(tx, { clientId, userId, sittingId: body.sittingId, locale, now, alone: true }, (work) => ({
      ...work,
      record: body.steps.reduce((record, step) => mergeStep(record, step, time), work.record),
    })),
  );
};
