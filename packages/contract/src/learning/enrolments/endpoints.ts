import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { fileProblems } from "../../core/files/problems.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { learningModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { namedCourse } from "../delivery/shapes.ts";
import { decideFlags, listFlags, readFlag } from "./flag-endpoints.ts";
import { teachingProblems } from "./problems.ts";
import { reportEndpoints } from "./report-endpoints.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });
const { notFound } = genericProblems;
const { notPublished, running, cannotHappen } = teachingProblems;

export const listEnrolments = endpoint({
  id: "teaching.enrolments",
  method: "GET",
  path: "/api/courses/:id/enrolments",
  summary: "Who is in a course or trail and how far they are, the newest first",
  access: "courses.enrol",
  module: learningModules,
  params: byId,
  query: z.strictObject({
    search: searchText,
    state: z.optional(shape.enrolmentState),
    overdue: z.optional(z.enum(["true", "false"])),
    storeId: z.optional(id),
    groupId: z.optional(id),
    ...pageQuery,
  }),
  answer: z.strictObject({
    ...page(shape.enrolledPerson).shape,
    course: namedCourse,
    /** Latest run that took in everybody who meets given conditions. */
    run: z.nullable(shape.enrolmentRun),
  }),
  problems: [notFound],
});

export const enrolMany = endpoint({
  id: "teaching.enrol",
  method: "POST",
  path: "/api/courses/:id/enrolments",
  summary: "Enrol people, or everybody a rule opens to; who is in stays as they are",
  access: "courses.enrol",
  module: learningModules,
  params: byId,
  body: shape.enrolling,
  answer: shape.enrollingAnswer,
  problems: [notFound, notPublished, running],
  idempotent: true,
});

export const inviteMany = endpoint({
  id: "teaching.invite",
  method: "POST",
  path: "/api/courses/:id/invitations",
  summary: "Invite people, or everybody a rule opens to; who is in or invited stays as they are",
  access: "courses.enrol",
  module: learningModules,
  params: byId,
  body: shape.inviting,
  answer: shape.enrollingAnswer,
  problems: [notFound, notPublished, running],
  idempotent: true,
});

export const changeEnrolment = endpoint({
  id: "teaching.change",
  method: "PATCH",
  path: "/api/courses/:id/enrolments/:userId",
  summary: "Give one person longer, take them out, block them or lift that, with a reason",
  access: "courses.enrol",
  module: learningModules,
  params: z.strictObject({ id, userId: id }),
  body: shape.enrolmentChange,
  answer: shape.enrolledPerson,
  problems: [notFound, cannotHappen],
  idempotent: true,
});

export const importEnrolments = endpoint({
  id: "teaching.import",
  method: "POST",
  path: "/api/enrolments/import",
  summary: "Check a file of enrolments, or bring it in, whole or its good lines alone",
  access: "courses.enrol",
  module: learningModules,
  body: z.strictObject(importFile),
  answer: importReport,
  problems: [notFound, importProblems.unreadable, importProblems.tooLong, fileProblems.typeRefused],
  rate: "upload",
  idempotent: true,
});

export const listRequests = endpoint({
  id: "teaching.requests",
  method: "GET",
  path: "/api/enrolment-requests",
  summary: "Who asks to be enrolled, over all courses and trails, the longest waiting first",
  access: "courses.enrol",
  module: learningModules,
  query: z.strictObject({ courseId: z.optional(id), search: searchText, ...pageQuery }),
  answer: page(shape.enrolmentRequest),
});

export const decideRequests = endpoint({
  id: "teaching.decide",
  method: "POST",
  path: "/api/enrolment-requests/decide",
  summary: "Approve or refuse requests; those decided meanwhile are passed over",
  access: "courses.enrol",
  module: learningModules,
  body: shape.deciding,
  answer: z.strictObject({ decided: z.int(), passedOver: z.int() }),
  problems: [notFound, notPublished],
  idempotent: true,
});

export const teachingEndpoints: readonly EndpointSpec[] = [
  listEnrolments,
  enrolMany,
  inviteMany,
  changeEnrolment,
  importEnrolments,
  listRequests,
  decideRequests,
  listFlags,
  readFlag,
  decideFlags,
  ...reportEndpoints,
];
