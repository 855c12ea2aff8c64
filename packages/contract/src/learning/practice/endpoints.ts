import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { calendarDate, id, searchText, version } from "../../core/shapes.ts";
import { answer } from "../questions/answers.ts";
import { drillProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });
const { notFound, conflict } = genericProblems;

export const askDaily = endpoint({
  id: "drills.ask_daily",
  method: "POST",
  path: "/api/drills/day",
  summary:
    "The streak and the question of the day: drawn once, of what the caller has learned and is about to forget",
  access: "participant",
  module: learningModules,
  answer: shape.daily,
});

export const answerDaily = endpoint({
  id: "drills.answer_daily",
  method: "POST",
  path: "/api/drills/day/answer",
  summary: "Answer the question of the day, once; repeated, it answers what came of the first",
  access: "participant",
  module: learningModules,
  body: z.strictObject({ day: calendarDate, answer }),
  answer: shape.daily,
  problems: [
    drillProblems.dayOver,
    drillProblems.nothingAsked,
    drillProblems.wrongKind,
    drillProblems.inTest,
  ],
});

export const listMyDrills = endpoint({
  id: "drills.mine",
  method: "GET",
  path: "/api/drills",
  summary: "Drills that are open to the caller, and the one home tells of",
  access: "participant",
  module: learningModules,
  answer: shape.myDrills,
});

export const openDrill = endpoint({
  id: "drills.open",
  method: "POST",
  path: "/api/drills/:id/open",
  summary: "Begin a drill, or go on: its questions are drawn once for the caller",
  access: "participant",
  module: learningModules,
  params: byId,
  answer: shape.drillView,
  problems: [notFound, drillProblems.closed, drillProblems.noQuestions],
});

export const answerDrill = endpoint({
  id: "drills.answer",
  method: "POST",
  path: "/api/drills/:id/answers",
  summary: "Answer one question of a drill, once; what is right is told at once",
  access: "participant",
  module: learningModules,
  params: byId,
  body: z.strictObject({ question: z.int().check(z.minimum(0), z.maximum(29)), answer }),
  answer: shape.drillView,
  problems: [
    notFound,
    drillProblems.closed,
    drillProblems.notInDrill,
    drillProblems.wrongKind,
    drillProblems.inTest,
  ],
});

export const closeBanner = endpoint({
  id: "drills.close_banner",
  method: "POST",
  path: "/api/drills/:id/banner-closed",
  summary: "Close the banner of a mandatory drill: home does not show it again",
  access: "participant",
  module: learningModules,
  params: byId,
  problems: [notFound],
});

export const listDrills = endpoint({
  id: "drills.list",
  method: "GET",
  path: "/api/drills/office",
  summary: "Drills of the client with how many began and finished each, the newest first",
  access: "drills.read",
  module: learningModules,
  query: z.strictObject({ state: z._default(z.enum([...shape.drillStates, "all"]), "active"), ...pageQuery }),
  answer: page(shape.drillItem),
});

export const readDrill = endpoint({
  id: "drills.read",
  method: "GET",
  path: "/api/drills/office/:id",
  summary: "One drill as its author edits it, and whom it reaches",
  access: "drills.read",
  module: learningModules,
  params: byId,
  answer: shape.officeDrill,
  problems: [notFound],
});

export const createDrill = endpoint({
  id: "drills.create",
  method: "POST",
  path: "/api/drills/office",
  summary: "Make a drill of a bank's questions for some people",
  access: "drills.edit",
  module: learningModules,
  body: shape.drillWrite,
  answer: z.strictObject({ id }),
  problems: [notFound],
  idempotent: true,
});

export const editDrill = endpoint({
  id: "drills.edit",
  method: "PUT",
  path: "/api/drills/office/:id",
  summary: "Change a drill; who began it keeps the questions drawn for them",
  access: "drills.edit",
  module: learningModules,
  params: byId,
  body: z.strictObject({ ...shape.drillWrite.shape, version }),
  answer: shape.officeDrill,
  problems: [notFound, conflict],
});

export const listDrilled = endpoint({
  id: "drills.people",
  method: "GET",
  path: "/api/drills/office/:id/people",
  summary: "Whom a drill is for and who did it, by name",
  access: "drills.read",
  module: learningModules,
  params: byId,
  query: z.strictObject({
    state: z.optional(z.enum(shape.drilledStates)),
    search: searchText,
    ...pageQuery,
  }),
  answer: page(shape.drilledPerson),
  problems: [notFound],
});

export const drillEndpoints: readonly EndpointSpec[] = [
  askDaily,
  answerDaily,
  listMyDrills,
  openDrill,
  answerDrill,
  closeBanner,
  listDrills,
  readDrill,
  createDrill,
  editDrill,
  listDrilled,
];
