import type { lookAhead as spec } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { findActivity } from "./find-activity.ts";
import { progressOf } from "./player.queries.ts";
import { presentActivity, whatIsShown } from "./present-activity.ts";

/**
 * §learning#locks What opening an activity would show now, so that the next one is there when it is wanted. It only reads: no sitting,
 * no beginning, no version entered, nothing completed. Refuses like an opening.
 */
export const lookAhead: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const found = await findActivity(tx, {
      ...{ clientId, userId, locale: call.locale, courseId: params.id, now: call.now },
      ...{ order: params.order, held: false },
    });
    if (isRefusal(found)) return found;
    const of = { clientId, enrolmentId: found.learner.id, activityId: found.activity.id };
    const [shown, done] = await Promise.all([whatIsShown(tx, call, found, null), progressOf(tx, of)]);
    return presentActivity(found, shown, done);
  });
