import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  favourCourse as spec,
  unfavourCourse as unfavourSpec,
} from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { addFavourite, removeFavourite } from "./learner.queries.ts";
import { learnerIn } from "./learner.ts";

/** Puts a course the caller sees among their favourites; there already, it stays. */
export const favour: UseCase<typeof spec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { learner, catalogue } = await learnerIn(tx, call);
    const course = catalogue.byId.get(params.id);
    if (!course || !learner.sees(course)) return refuse(genericProblems.notFound);
    await addFavourite(tx, { clientId, userId, courseId: course.id, at: call.now });
    return undefined;
  });

/** Takes a course out of the favourites; what is not among them is out. */
export const unfavour: UseCase<typeof unfavourSpec> = (call, { params }) => {
  const { clientId, userId } = call.actor;
  return call.write(async (tx) => {
    await removeFavourite(tx, { clientId, userId, courseId: params.id });
    return undefined;
  });
};
