import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { fileProblems } from "../../core/files/problems.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { eligibility } from "../eligibility/conditions.ts";
import { groupProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });

export const listPeopleGroups = endpoint({
  id: "groups.list",
  method: "GET",
  path: "/api/people-groups",
  summary: "Groups of people, by name",
  access: "people.read",
  module: "always",
  query: z.strictObject({ search: searchText, ...pageQuery }),
  answer: page(shape.peopleGroup),
});

export const createPeopleGroup = endpoint({
  id: "groups.create",
  method: "POST",
  path: "/api/people-groups",
  summary: "Make a group of people",
  access: "people.edit",
  module: "always",
  body: shape.groupCreate,
  answer: shape.peopleGroup,
  problems: [groupProblems.nameUsed],
  idempotent: true,
});

export const readPeopleGroup = endpoint({
  id: "groups.read",
  method: "GET",
  path: "/api/people-groups/:id",
  summary: "One group of people",
  access: "people.read",
  module: "always",
  params: byId,
  answer: shape.peopleGroup,
  problems: [genericProblems.notFound],
});

export const editPeopleGroup = endpoint({
  id: "groups.edit",
  method: "PATCH",
  path: "/api/people-groups/:id",
  summary: "Rename a group of people",
  access: "people.edit",
  module: "always",
  params: byId,
  body: shape.groupEdit,
  answer: shape.peopleGroup,
  problems: [genericProblems.notFound, genericProblems.conflict, groupProblems.nameUsed],
});

export const removePeopleGroup = endpoint({
  id: "groups.remove",
  method: "DELETE",
  path: "/api/people-groups/:id",
  summary: "Remove a group of people that opens nothing",
  access: "people.edit",
  module: "always",
  params: byId,
  problems: [genericProblems.notFound, groupProblems.inUse],
});

export const listGroupMembers = endpoint({
  id: "groups.members",
  method: "GET",
  path: "/api/people-groups/:id/members",
  summary: "Who is in a group, by name; of a search, the newest first",
  access: "people.read",
  module: "always",
  params: byId,
  query: z.strictObject({ search: searchText, ...pageQuery }),
  answer: page(shape.groupMember),
  problems: [genericProblems.notFound],
});

export const changeGroupMembers = endpoint({
  id: "groups.change_members",
  method: "POST",
  path: "/api/people-groups/:id/members",
  summary: "Put people into a group, and take people out",
  access: "people.edit",
  module: "always",
  params: byId,
  body: shape.groupMemberChange,
  answer: z.strictObject({ added: z.number(), removed: z.number() }),
  problems: [genericProblems.notFound],
});

export const importGroupMembers = endpoint({
  id: "groups.import",
  method: "POST",
  path: "/api/people-groups/:id/import",
  summary: "Check a file of people, or put them into a group, all or those of the good lines alone",
  access: "people.edit",
  module: "always",
  params: byId,
  body: z.strictObject(importFile),
  answer: importReport,
  problems: [
    genericProblems.notFound,
    importProblems.unreadable,
    importProblems.tooLong,
    fileProblems.typeRefused,
  ],
  rate: "upload",
  idempotent: true,
});

export const readAudience = endpoint({
  id: "groups.audience",
  method: "POST",
  path: "/api/audience",
  summary: "How many people a rule opens to, with the first of them by name",
  access: "people.read",
  module: "always",
  body: z.strictObject({ eligibility }),
  answer: shape.audience,
  problems: [genericProblems.notFound],
});

export const groupEndpoints: readonly EndpointSpec[] = [
  listPeopleGroups,
  createPeopleGroup,
  readPeopleGroup,
  editPeopleGroup,
  removePeopleGroup,
  listGroupMembers,
  changeGroupMembers,
  importGroupMembers,
  readAudience,
];
