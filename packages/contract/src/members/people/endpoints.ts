import * as z from "zod/mini";
import { identityProblems } from "../../accounts/identity/problems.ts";
import { correctedDocument } from "../../accounts/identity/shapes.ts";
import { endpoint } from "../../core/endpoint.ts";
import { fileProblems } from "../../core/files/problems.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { country, id, text, version } from "../../core/shapes.ts";
import { roles } from "../../permissions.ts";
import { issueAccessCodes } from "./access-codes.ts";
import * as invitations from "./invitations.ts";
import { decisionLimit } from "./limits.ts";
import { peopleProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

export const listPeople = endpoint({
  id: "people.list",
  method: "GET",
  path: "/api/people",
  summary: "People of the selected client, by name; of a search that needs several pages, the newest first",
  access: "people.read",
  module: "always",
  query: z.strictObject({ ...shape.peopleFilter.shape, ...pageQuery }),
  answer: page(shape.listedPerson),
});

export const readPerson = endpoint({
  id: "people.read",
  method: "GET",
  path: "/api/people/:id",
  summary: "One person in the selected client",
  access: "people.read",
  module: "always",
  params: z.strictObject({ id }),
  answer: shape.person,
  problems: [genericProblems.notFound],
});

export const invitePerson = endpoint({
  id: "people.invite",
  method: "POST",
  path: "/api/people/invite",
  summary:
    "Bring a person into the selected client by mail: who has an account answers for themself before they are in it",
  access: "people.invite",
  module: "always",
  body: shape.invitation,
  answer: z.strictObject({ id }),
  problems: [peopleProblems.alreadyMember],
  idempotent: true,
});

export const resendInvitation = endpoint({
  id: "people.resend_invitation",
  method: "POST",
  path: "/api/people/:id/invitation",
  summary: "Send the mail with the link to set a password once more",
  access: "people.invite",
  module: "always",
  params: z.strictObject({ id }),
  problems: [genericProblems.notFound, peopleProblems.wrongState],
  rate: "code",
});

/** People invited within a day are left out: nobody is invited twice by two clicks. */
export const inviteWaiting = endpoint({
  id: "people.invite_waiting",
  method: "POST",
  path: "/api/people/invitations",
  summary: "Send the invitation to everybody who has an e-mail address and has never come",
  access: "people.invite",
  module: "always",
  body: z.strictObject({ dryRun: z.boolean() }),
  answer: z.strictObject({ people: z.number() }),
  idempotent: true,
  rate: "code",
});

export const editPerson = endpoint({
  id: "people.edit",
  method: "PATCH",
  path: "/api/people/:id",
  summary: "Change a person's profile, store, groups and codes in the selected client",
  access: "people.edit",
  module: "always",
  params: z.strictObject({ id }),
  body: shape.personEdit,
  answer: shape.person,
  problems: [genericProblems.notFound, genericProblems.conflict],
});

export const assignRoles = endpoint({
  id: "people.assign_roles",
  method: "PUT",
  path: "/api/people/:id/roles",
  summary: "Give or take staff roles; effective at once",
  access: "people.assign_roles",
  module: "always",
  params: z.strictObject({ id }),
  body: z.strictObject({ version, roles: z.array(z.enum(roles)).check(z.maxLength(roles.length)) }),
  answer: shape.person,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    peopleProblems.ownMembership,
    peopleProblems.superuserUntouchable,
  ],
});

export const decideOnPeople = endpoint({
  id: "people.decide",
  method: "POST",
  path: "/api/people/decisions",
  summary: "Approve, block or unblock one person or many; all or none",
  access: "people.decide",
  module: "always",
  body: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(decisionLimit)),
    decision: z.enum(shape.decisions),
    /** Needed to block; the person's file and the audit trail keep it. */
    reason: z.optional(text()),
  }),
  answer: z.strictObject({ changed: z.number() }),
  problems: [
    genericProblems.notFound,
    peopleProblems.wrongState,
    peopleProblems.ownMembership,
    peopleProblems.superuserUntouchable,
  ],
  idempotent: true,
});

/** Security row 8: for who lost their second factor; never one's own. */
export const removeFactors = endpoint({
  id: "people.remove_factors",
  method: "POST",
  path: "/api/people/:id/factors/removal",
  summary: "Take away every second factor of somebody who lost theirs; the person is told",
  access: "people.remove_factors",
  module: "always",
  params: z.strictObject({ id }),
  body: z.strictObject({ reason: text() }),
  problems: [
    genericProblems.notFound,
    identityProblems.noFactor,
    identityProblems.proofNeeded,
    peopleProblems.ownMembership,
    peopleProblems.staffElsewhere,
    peopleProblems.superuserUntouchable,
  ],
});

/** §validation#document-correction: of whose account no other programme knows. */
export const correctPersonDocument = endpoint({
  id: "people.correct_document",
  method: "PUT",
  path: "/api/people/:id/document",
  summary: "Correct the document of somebody who is in this programme alone; the person is told",
  access: "people.edit",
  module: "always",
  params: z.strictObject({ id }),
  body: z.strictObject({ ...correctedDocument.shape, reason: text() }),
  answer: shape.person,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    identityProblems.proofNeeded,
    peopleProblems.ownMembership,
    peopleProblems.ownedByPerson,
    peopleProblems.superuserUntouchable,
  ],
});

/** §states#new-password: of whose account no other programme knows. */
export const askNewPassword = endpoint({
  id: "people.ask_new_password",
  method: "POST",
  path: "/api/people/:id/new-password",
  summary: "Ask somebody who is in this programme alone to choose a new password before anything else",
  access: "people.edit",
  module: "always",
  params: z.strictObject({ id }),
  answer: shape.person,
  problems: [
    genericProblems.notFound,
    peopleProblems.wrongState,
    peopleProblems.ownMembership,
    peopleProblems.ownedByPerson,
    peopleProblems.superuserUntouchable,
  ],
});

export const importPeople = endpoint({
  id: "people.import",
  method: "POST",
  path: "/api/people/import",
  summary: "Check a people file, or bring it in, whole or its good lines alone",
  access: "people.import",
  module: "always",
  body: z.strictObject({
    ...importFile,
    invite: z._default(z.boolean(), false),
    /** Country of people whose line names none. */
    country: z.optional(country),
  }),
  answer: importReport,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    importProblems.unreadable,
    importProblems.tooLong,
    fileProblems.typeRefused,
  ],
  rate: "upload",
  idempotent: true,
});

export const peopleEndpoints = [
  listPeople,
  readPerson,
  invitePerson,
  resendInvitation,
  inviteWaiting,
  editPerson,
  assignRoles,
  decideOnPeople,
  removeFactors,
  correctPersonDocument,
  askNewPassword,
  importPeople,
  issueAccessCodes,
  invitations.listInvitations,
  invitations.withdrawInvitation,
  invitations.listOwnInvitations,
  invitations.answerInvitation,
];
