import { issueAccessCodes as codesSpec } from "@trilha/contract/members/people/access-codes.ts";
import { listConsents as consentsSpec } from "@trilha/contract/members/people/consents.ts";
import * as contract from "@trilha/contract/members/people/endpoints.ts";
import * as invitations from "@trilha/contract/members/people/invitations.ts";
import { type Route, route } from "../../core/use-case.ts";
import { answerInvitation, listOwnInvitations } from "./answer-invitation.ts";
import { askNewPassword } from "./ask-new-password.ts";
import { assignRoles } from "./assign-roles.ts";
import { correctPersonDocument } from "./correct-person-document.ts";
import { decideOnPeople } from "./decide-on-people.ts";
import { editPerson } from "./edit-person.ts";
import { importPeople } from "./import-people.ts";
import { invitePerson } from "./invite-person.ts";
import { inviteWaiting } from "./invite-waiting.ts";
import { issueAccessCodes } from "./issue-access-codes.ts";
import { listConsents } from "./list-consents.ts";
import { listInvitations, withdrawInvitation } from "./list-invitations.ts";
import { listPeople } from "./list-people.ts";
import { readPerson } from "./read-person.ts";
import { removeFactors } from "./remove-factors.ts";
import { resendInvitation } from "./resend-invitation.ts";

export const peopleRoutes: readonly Route[] = [
  route(contract.listPeople, listPeople),
  route(contract.readPerson, readPerson),
  route(contract.invitePerson, invitePerson),
  route(contract.resendInvitation, resendInvitation),
  route(contract.inviteWaiting, inviteWaiting),
  route(contract.editPerson, editPerson),
  route(contract.assignRoles, assignRoles),
  route(contract.decideOnPeople, decideOnPeople),
  route(contract.removeFactors, removeFactors),
  route(contract.correctPersonDocument, correctPersonDocument),
  route(contract.askNewPassword, askNewPassword),
  route(contract.importPeople, importPeople),
  route(codesSpec, issueAccessCodes),
  route(consentsSpec, listConsents),
  route(invitations.listInvitations, listInvitations),
  route(invitations.withdrawInvitation, withdrawInvitation),
  route(invitations.listOwnInvitations, listOwnInvitations),
  route(invitations.answerInvitation, answerInvitation),
];
