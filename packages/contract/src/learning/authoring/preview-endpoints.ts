import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, locale } from "../../core/shapes.ts";
import { activityAhead } from "../delivery/player-shapes.ts";
import { course } from "../delivery/shapes.ts";
import { scormProblems } from "../scorm/problems.ts";
import { launchAnswer, scoId } from "../scorm/shapes.ts";
import { attemptProblems } from "../tests/problems.ts";
import { testStanding } from "../tests/shapes.ts";
import { attemptTried, triedAttempt } from "../tests/tried-shapes.ts";

// §learning#course-preview A draft as a learner meets it. All of it only reads: no enrolment, no sitting, no attempt, no points.

/** In which language the content is asked for; else the caller's. */
const language = z.optional(locale);
const oneActivity = z.strictObject({
  id,
  /** Counts through the course from 1. */
  order: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9_999)),
});

export const previewCourse = endpoint({
  id: "courses.preview",
  method: "GET",
  path: "/api/courses/:id/preview",
  summary: "The draft as the course page of somebody who has just enrolled",
  access: "courses.read",
  module: learningModules,
  params: z.strictObject({ id }),
  query: z.strictObject({ language }),
  answer: course,
  problems: [genericProblems.notFound],
});

export const openPreview = endpoint({
  id: "courses.preview_open",
  method: "POST",
  path: "/api/courses/:id/preview/:order/open",
  summary: "An activity of the draft as the player shows it: no sitting, and nothing counts",
  access: "courses.read",
  module: learningModules,
  rate: "read",
  params: oneActivity,
  body: z.strictObject({ language }),
  answer: activityAhead,
  problems: [genericProblems.notFound],
});

export const previewStanding = endpoint({
  id: "courses.preview_standing",
  method: "GET",
  path: "/api/courses/:id/preview/:order/standing",
  summary: "A test of the draft as whoever has not tried it yet meets it",
  access: "courses.read",
  module: learningModules,
  params: oneActivity,
  answer: testStanding,
  problems: [genericProblems.notFound, attemptProblems.notATest],
});

export const previewAttempt = endpoint({
  id: "courses.preview_attempt",
  method: "POST",
  path: "/api/courses/:id/preview/:order/attempt",
  summary: "An attempt at a test of the draft by what the caller says of it: drawn and graded, and not kept",
  access: "courses.read",
  module: learningModules,
  rate: "read",
  params: oneActivity,
  body: attemptTried,
  bodyLimit: 512 * 1024,
  answer: triedAttempt,
  problems: [
    genericProblems.notFound,
    attemptProblems.notATest,
    attemptProblems.notEnoughQuestions,
    attemptProblems.paperChanged,
  ],
});

export const previewLaunch = endpoint({
  id: "courses.preview_launch",
  method: "POST",
  path: "/api/courses/:id/preview/:order/launch",
  summary: "A package of the draft on the content origin; what it says is dropped",
  access: "courses.read",
  module: learningModules,
  rate: "read",
  params: oneActivity,
  body: z.strictObject({ language, sco: z.optional(scoId) }),
  answer: launchAnswer,
  problems: [
    genericProblems.notFound,
    scormProblems.notPackage,
    scormProblems.packageNotReady,
    scormProblems.unknownSco,
  ],
});

export const previewEndpoints = [previewCourse, openPreview, previewStanding, previewAttempt, previewLaunch];
