import type { Route } from "../../core/use-case.ts";
import { countPopularity } from "./count-popularity.ts";
import { courseListRoutes } from "./courses.routes.ts";
import { forgetSittings } from "./forget-sittings.ts";
import { playerRoutes } from "./player.routes.ts";

/** What learners do: find, enrol, work through activities, finish; each completion is told once. */
export { applyResult } from "./apply-result.ts";
export { applyVerdict } from "./apply-verdict.ts";
export { releaseHeld, startOver } from "./decide-held.ts";
export { decideEnrolment, enrolPeople } from "./enrol-people.ts";
export {
  type CourseTerms,
  courseTerms,
  type EnrolmentRow,
  extendEnrolment,
  joinCourse,
  lockEnrolment,
  lockEnrolmentById,
} from "./enrolments.queries.ts";
export { findActivity } from "./find-activity.ts";
export { flagActivity, flagPackage, holdCourse } from "./flag-hurry.ts";
export { paceOf } from "./flags.queries.ts";
export { kindFor } from "./knows-course.ts";
export { moveEnrolment } from "./move-enrolment.ts";
export { moveToVersion, type VersionMove } from "./move-to-version.ts";
export { previewActivity, previewCourse } from "./preview-course.ts";
export { hasToBePassed, placedIn, publishedCourse } from "./published-outline.ts";
export { type Hurry, hurryOf } from "./rules/plausible.ts";
export { askSitting, type OpenSitting, sittingOf } from "./sitting-of.ts";
export { takeBackResult } from "./take-back-result.ts";
export { tellExtension } from "./tell-enrolment.ts";
export { onOtherVersions, whoWouldLose } from "./versions.queries.ts";
export const learningRoutes: readonly Route[] = [...courseListRoutes, ...playerRoutes];
export const learningJobs = {
  "learning.popularity": countPopularity,
  "learning.sweep": forgetSittings,
};
