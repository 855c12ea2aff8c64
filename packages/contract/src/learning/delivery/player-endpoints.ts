import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, locale } from "../../core/shapes.ts";
import * as shape from "./player-shapes.ts";
import { playerProblems } from "./problems.ts";
import { progressSteps } from "./steps.ts";

const oneActivity = z.strictObject({
  id,
  /** Counts through the course from 1 (§routes#hierarchy-order hierarchy_order). */
  order: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9_999)),
});

export const openActivity = endpoint({
  id: "learning.open_activity",
  method: "POST",
  path: "/api/learning/courses/:id/activities/:order/open",
  summary: "Open an activity: what to show, where to go on, and a sitting to send progress for",
  access: "participant",
  module: learningModules,
  params: oneActivity,
  body: z.strictObject({
    /** The trail it is opened from. */
    trailId: z.optional(id),
    /** The language of the content; else the caller's. */
    locale: z.optional(locale),
  }),
  answer: shape.openedActivity,
  problems: [genericProblems.notFound, ...Object.values(playerProblems)],
});

export const lookAhead = endpoint({
  id: "learning.look_ahead",
  method: "GET",
  path: "/api/learning/courses/:id/activities/:order/ahead",
  summary:
    "What opening an activity will show, for whoever comes to it next; nothing begins, nothing is kept",
  access: "participant",
  module: learningModules,
  params: oneActivity,
  answer: shape.activityAhead,
  problems: [genericProblems.notFound, ...Object.values(playerProblems)],
});

export const sendSteps = endpoint({
  id: "learning.send_steps",
  method: "POST",
  path: "/api/learning/steps",
  summary: "Say what was seen of an activity; may be repeated, late and in any order",
  access: "participant",
  module: learningModules,
  rate: "progress",
  body: progressSteps,
  answer: shape.progressed,
  problems: [
    genericProblems.notFound,
    playerProblems.sittingOver,
    playerProblems.activityGone,
    playerProblems.notEnrolled,
    playerProblems.blocked,
  ],
});

export const listAuthorisations = endpoint({
  id: "learning.list_authorisations",
  method: "GET",
  path: "/api/learning/authorisations",
  summary: "Courses with activities that open when the live instructor says so, and how many wait",
  access: "live.authorise",
  module: learningModules,
  answer: shape.authorisedCourses,
});

const authorisation = z.strictObject({ id, activityId: id });

export const listPeopleBefore = endpoint({
  id: "learning.list_people_before",
  method: "GET",
  path: "/api/learning/courses/:id/authorisations/:activityId/people",
  summary: "People who have reached an activity the instructor opens, and have not finished it",
  access: "live.authorise",
  module: learningModules,
  params: authorisation,
  answer: shape.peopleBefore,
  problems: [genericProblems.notFound],
});

export const authoriseActivity = endpoint({
  id: "learning.authorise_activity",
  method: "PUT",
  path: "/api/learning/courses/:id/authorisations/:activityId",
  summary: "Open an activity to everybody in the course",
  access: "live.authorise",
  module: learningModules,
  params: authorisation,
  problems: [genericProblems.notFound],
});

export const withdrawAuthorisation = endpoint({
  id: "learning.withdraw_authorisation",
  method: "DELETE",
  path: "/api/learning/courses/:id/authorisations/:activityId",
  summary: "Close an activity again to whoever has not finished it",
  access: "live.authorise",
  module: learningModules,
  params: authorisation,
  problems: [genericProblems.notFound],
});

const personAuthorisation = z.strictObject({ id, activityId: id, userId: id });

export const authorisePerson = endpoint({
  id: "learning.authorise_person",
  method: "PUT",
  path: "/api/learning/courses/:id/authorisations/:activityId/people/:userId",
  summary: "Open an activity to one person in the course",
  access: "live.authorise",
  module: learningModules,
  params: personAuthorisation,
  problems: [genericProblems.notFound],
});

export const withdrawFromPerson = endpoint({
  id: "learning.withdraw_from_person",
  method: "DELETE",
  path: "/api/learning/courses/:id/authorisations/:activityId/people/:userId",
  summary: "Close an activity again that was opened to one person",
  access: "live.authorise",
  module: learningModules,
  params: personAuthorisation,
  problems: [genericProblems.notFound],
});

export const playerEndpoints: readonly EndpointSpec[] = [
  openActivity,
  lookAhead,
  sendSteps,
  listAuthorisations,
  listPeopleBefore,
  authoriseActivity,
  withdrawAuthorisation,
  authorisePerson,
  withdrawFromPerson,
];
