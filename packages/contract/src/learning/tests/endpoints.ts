import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { playerProblems } from "../delivery/problems.ts";
import { attemptProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const ofSitting = z.strictObject({ sittingId: id });
const sittingProblems = [
  genericProblems.notFound,
  playerProblems.sittingOver,
  playerProblems.activityGone,
  playerProblems.notEnrolled,
  playerProblems.blocked,
];

export const readStanding = endpoint({
  id: "attempts.read_standing",
  method: "GET",
  path: "/api/attempts/standing",
  summary: "What a test asks, what is at stake, and what somebody has done of it",
  access: "participant",
  module: learningModules,
  query: ofSitting,
  answer: shape.testStanding,
  problems: [...sittingProblems, attemptProblems.notATest],
});

export const startAttempt = endpoint({
  id: "attempts.start",
  method: "POST",
  path: "/api/attempts",
  summary: "Begin an attempt, or go on with the one that runs: questions, order and deadline are fixed here",
  access: "participant",
  module: learningModules,
  body: ofSitting,
  answer: shape.testAttempt,
  problems: [
    ...sittingProblems,
    playerProblems.locked,
    playerProblems.awaitsInstructor,
    attemptProblems.notATest,
    attemptProblems.noneLeft,
    attemptProblems.alreadyPassed,
    attemptProblems.closed,
    attemptProblems.waitsForMark,
    attemptProblems.notEnoughQuestions,
  ],
});

const oneAttempt = z.strictObject({ id });
/** One opening on one device, made there: its steps are counted apart from those of another. */
const device = id;

export const readAttempt = endpoint({
  id: "attempts.read",
  method: "GET",
  path: "/api/attempts/:id",
  summary: "One's own attempt as it stands: questions, answers, time left, and the result once there is one",
  access: "participant",
  module: learningModules,
  params: oneAttempt,
  answer: shape.testAttempt,
  problems: [genericProblems.notFound],
});

export const sendAnswers = endpoint({
  id: "attempts.answer",
  method: "POST",
  path: "/api/attempts/:id/answers",
  summary: "Add answers; may be repeated, late and in any order, none is ever overwritten",
  access: "participant",
  module: learningModules,
  rate: "progress",
  params: oneAttempt,
  body: z.strictObject({ device, steps: z.array(shape.answerStep).check(z.minLength(1), z.maxLength(50)) }),
  bodyLimit: 1024 * 1024,
  answer: shape.answersTaken,
  problems: [
    genericProblems.notFound,
    attemptProblems.notInAttempt,
    attemptProblems.wrongKind,
    attemptProblems.stepReused,
  ],
});

export const submitAttempt = endpoint({
  id: "attempts.submit",
  method: "POST",
  path: "/api/attempts/:id/submit",
  summary: "Hand an attempt in, with answers still on the way; repeated, it answers the same result",
  access: "participant",
  module: learningModules,
  params: oneAttempt,
  body: z.strictObject({ device, steps: z.array(shape.answerStep).check(z.maxLength(50)) }),
  bodyLimit: 1024 * 1024,
  answer: shape.submitted,
  problems: [
    genericProblems.notFound,
    attemptProblems.notInAttempt,
    attemptProblems.wrongKind,
    attemptProblems.stepReused,
    attemptProblems.isVoid,
  ],
});

export const readTimeline = endpoint({
  id: "attempts.read_timeline",
  method: "GET",
  path: "/api/attempts/:id/timeline",
  summary: "Every step of one's own attempt, with what each answer said and when it arrived",
  access: "participant",
  module: learningModules,
  params: oneAttempt,
  answer: shape.attemptTimeline,
  problems: [genericProblems.notFound],
});

export const grantAttempts = endpoint({
  id: "attempts.grant",
  method: "POST",
  path: "/api/attempt-grants",
  summary: "Give one person more attempts at a test, or more minutes for it, with a reason they read",
  access: "attempts.grant",
  module: learningModules,
  body: shape.attemptGrant,
  answer: shape.attemptGranted,
  problems: [genericProblems.notFound, attemptProblems.notATest, attemptProblems.nothingToGrant],
  idempotent: true,
});

export const attemptEndpoints: readonly EndpointSpec[] = [
  readStanding,
  startAttempt,
  readAttempt,
  sendAnswers,
  submitAttempt,
  readTimeline,
  grantAttempts,
];
