import type { Route } from "../../core/use-case.ts";
import { courseListRoutes } from "./courses.routes.ts";
import { playerRoutes } from "./player.routes.ts";

export { applyPackageResult } from "./apply-package-result.ts";
/** Learning: find, enrol, work through activities, finish; each completion is told once. */
export { applyResult } from "./apply-result.ts";
export { releaseHeld, startOver } from "./decide-held.ts";
export { decideEnrolment, enrolPeople } from "./enrol-people.ts";
export {
  type CourseEnrolmentRow,
  type CourseTerms,
  courseTerms,
  extendEnrolment,
  joinCourse,
  lockEnrolment,
  lockEnrolmentById,
} from "./enrolments.queries.ts";
export { findActivity } from "./find-activity.ts";
export { believesRaise, flagActivity, flagPackage, holdCourse, hurryInOwnTime } from "./flag-hurry.ts";
export { decideFlag, insertFlag, paceOf } from "./flags.queries.ts";
export { kindFor } from "./knows-course.ts";
export { moveEnrolment } from "./move-enrolment.ts";
export { moveToVersion, type VersionMove } from "./move-to-version.ts";
export { notifyExtension } from "./notify-enrolment.ts";
export { askSitting, type OpenSitting, sittingOf } from "./open-sitting.ts";
export { previewActivity, previewCourse } from "./preview-course.ts";
export { lockClock } from "./progress.queries.ts";
export { hasToBePassed, placedIn, publishedCourse } from "./published-outline.ts";
export { readNext } from "./read-next.ts";
export { type Hurry, hurryOf } from "./rules/plausible.ts";
export { takeBackResult } from "./take-back-result.ts";
export { onOtherVersions, whoWouldLose } from "./versions.queries.ts";
export const learningRoutes: readonly Route[] = [...courseListRoutes, ...playerRoutes];
export { learningJobs } from "./jobs.ts";
