import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { audienceModules } from "../../core/modules.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText, version } from "../../core/shapes.ts";
import { segmentProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });
const { notFound, conflict } = genericProblems;

export const listSegments = endpoint({
  id: "segments.list",
  method: "GET",
  path: "/api/segments",
  summary: "Segments of the client by name, with how many people each is met by and how many things use it",
  access: "segments.read",
  module: audienceModules,
  query: z.strictObject({
    search: searchText,
    state: z._default(z.enum([...shape.segmentStates, "all"]), "all"),
    /** Used by something that is not over, or by nothing. */
    used: z.optional(z.enum(["true", "false"])),
    ...pageQuery,
  }),
  answer: page(shape.segmentItem),
});

export const listSegmentChoices = endpoint({
  id: "segments.choices",
  method: "GET",
  path: "/api/segments/choices",
  summary: "Segments as an editor of conditions offers and names them",
  access: "segments.read",
  module: audienceModules,
  answer: z.strictObject({ items: z.array(shape.segmentChoice) }),
});

export const createSegment = endpoint({
  id: "segments.create",
  method: "POST",
  path: "/api/segments",
  summary: "Save conditions under a name, to be used by many things",
  access: "segments.edit",
  module: audienceModules,
  body: shape.segmentCreate,
  answer: shape.segment,
  problems: [notFound, segmentProblems.nameUsed, segmentProblems.tooMany],
  idempotent: true,
});

export const readSegment = endpoint({
  id: "segments.read",
  method: "GET",
  path: "/api/segments/:id",
  summary: "One segment, with where it is used",
  access: "segments.read",
  module: audienceModules,
  params: byId,
  answer: shape.segment,
  problems: [notFound],
});

export const editSegment = endpoint({
  id: "segments.edit",
  method: "PUT",
  path: "/api/segments/:id",
  summary: "Change a segment; whatever uses it keeps the conditions it was approved with",
  access: "segments.edit",
  module: audienceModules,
  params: byId,
  body: shape.segmentEdit,
  answer: shape.segment,
  problems: [notFound, conflict, segmentProblems.nameUsed],
});

export const archiveSegment = endpoint({
  id: "segments.archive",
  method: "POST",
  path: "/api/segments/:id/archive",
  summary: "Offer a segment no longer; one that is in use stays",
  access: "segments.edit",
  module: audienceModules,
  params: byId,
  body: z.strictObject({ version }),
  answer: shape.segment,
  problems: [notFound, conflict, segmentProblems.inUse],
});

export const restoreSegment = endpoint({
  id: "segments.restore",
  method: "POST",
  path: "/api/segments/:id/restore",
  summary: "Offer an archived segment again",
  access: "segments.edit",
  module: audienceModules,
  params: byId,
  body: z.strictObject({ version }),
  answer: shape.segment,
  problems: [notFound, conflict, segmentProblems.tooMany],
});

export const listSegmentPeople = endpoint({
  id: "segments.people",
  method: "GET",
  path: "/api/segments/:id/people",
  summary: "People a segment is met by now, by name",
  access: "people.read",
  module: audienceModules,
  params: byId,
  query: z.strictObject({ search: searchText, ...pageQuery }),
  answer: page(shape.segmentPerson),
  problems: [notFound],
});

export const segmentEndpoints: readonly EndpointSpec[] = [
  listSegments,
  listSegmentChoices,
  createSegment,
  readSegment,
  editSegment,
  archiveSegment,
  restoreSegment,
  listSegmentPeople,
];
