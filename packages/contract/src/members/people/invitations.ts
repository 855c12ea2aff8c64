import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, moment } from "../../core/shapes.ts";
import { jobProfiles, roles } from "../../permissions.ts";

/** Invitation by staff, before its answer; of who answers, they see nothing before. */
export const invitationItem = z.strictObject({
  id,
  name: z.string(),
  /** Null: a file named a document and no address. */
  email: z.nullable(z.string()),
  roles: z.array(z.enum(roles)),
  jobProfile: z.nullable(z.enum(jobProfiles)),
  createdAt: moment,
  mailedAt: z.nullable(moment),
});

export const listInvitations = endpoint({
  id: "people.list_invitations",
  method: "GET",
  path: "/api/people/invitations",
  summary: "People who were invited and have not answered yet, the newest first",
  access: "people.read",
  module: "always",
  query: z.strictObject(pageQuery),
  answer: page(invitationItem),
});

export const withdrawInvitation = endpoint({
  id: "people.withdraw_invitation",
  method: "DELETE",
  path: "/api/people/invitations/:id",
  summary: "Take back an invitation nobody has answered",
  access: "people.invite",
  module: "always",
  params: z.strictObject({ id }),
  problems: [genericProblems.notFound],
});

/** A programme that would like the caller to join it. */
export const ownInvitation = z.strictObject({
  id,
  client: z.string(),
  roles: z.array(z.enum(roles)),
  jobProfile: z.nullable(z.enum(jobProfiles)),
  createdAt: moment,
});

export const listOwnInvitations = endpoint({
  id: "people.list_own_invitations",
  method: "GET",
  path: "/api/session/invitations",
  summary: "Programmes that invite the caller",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: z.strictObject({ items: z.array(ownInvitation) }),
});

export const answerInvitation = endpoint({
  id: "people.answer_invitation",
  method: "POST",
  path: "/api/session/invitations/:id/answer",
  summary: "Join a programme that invites the caller, or decline; joining opens one's own data to its staff",
  access: "signed_in",
  module: "always",
  reach: "person",
  params: z.strictObject({ id }),
  body: z.strictObject({ accept: z.boolean() }),
  /** The programme that was joined and may be selected now; null: declined, or its staff decide first. */
  answer: z.strictObject({ clientId: z.nullable(id) }),
  problems: [genericProblems.notFound],
});
