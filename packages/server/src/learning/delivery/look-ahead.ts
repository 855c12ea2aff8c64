import type { lookAhead as spec } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { worthOf } from "./course-worth.ts";
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
    const { locale, now } = call;
    const [target, worth] = await Promise.all([
      findActivity(tx, {
        ...{ clientId, userId, locale, courseId: params.id, now },
        ...{ order: params.order, held: false },
      }),
      worthOf(tx, { clientId, userId, locale, now }, [params.id]),
    ]);
    if (isRefusal(target)) return target;
    const activity = { clientId, enrolmentId: target.learner.id, activityId: target.activity.id };
    const [shown, done] = await Promise.all([
      whatIsShown(tx, call, target, { sittingId: null, worth }),
      progressOf(tx, activity),
    ]);
    return presentActivity(target, shown, done);
  });
