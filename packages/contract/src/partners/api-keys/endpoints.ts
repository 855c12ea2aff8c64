import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { partnerProblems as problem } from "./problems.ts";
import * as shape from "./shapes.ts";

const byId = z.strictObject({ id });
const { notFound, conflict } = genericProblems;

/** §states#webservice-login, the partner's side: HTTP Basic with the key as user name and its secret as password. */
export const askSession = endpoint({
  id: "partners.ask_session",
  method: "POST",
  path: "/api/partners/sessions",
  summary:
    "For partner systems: an address that signs one person in, once, within a minute, and leads to a module. Basic credentials: key and secret of the partner",
  access: "partner",
  module: "always",
  body: shape.sessionRequest,
  answer: shape.sessionAddress,
  problems: [
    problem.keyInvalid,
    problem.unknownPerson,
    problem.ambiguousPerson,
    problem.personBlocked,
    problem.personAwaiting,
    problem.personIsStaff,
  ],
  rate: "partner",
});

export const listPartners = endpoint({
  id: "partners.list",
  method: "GET",
  path: "/api/partners",
  summary: "Partner systems that may send people, and when each did last",
  access: "partners.edit",
  module: "always",
  query: z.strictObject(pageQuery),
  answer: page(shape.partnerItem),
});

export const createPartner = endpoint({
  id: "partners.create",
  method: "POST",
  path: "/api/partners",
  summary: "Add a partner system; it gets its key by a call of its own",
  access: "partners.edit",
  module: "always",
  body: shape.partnerWrite,
  answer: z.strictObject({ id }),
  problems: [problem.nameUsed],
  idempotent: true,
});

export const readPartner = endpoint({
  id: "partners.read",
  method: "GET",
  path: "/api/partners/:id",
  summary: "One partner system with its keys",
  access: "partners.edit",
  module: "always",
  params: byId,
  answer: shape.partner,
  problems: [notFound],
});

export const editPartner = endpoint({
  id: "partners.edit",
  method: "PATCH",
  path: "/api/partners/:id",
  summary: "Rename a partner system, or let it pause: none of its keys works then",
  access: "partners.edit",
  module: "always",
  params: byId,
  body: shape.partnerEdit,
  answer: shape.partner,
  problems: [notFound, conflict, problem.nameUsed],
});

/** Takes no Idempotency-Key: its answer would be kept, and this secret is kept nowhere. */
export const addKey = endpoint({
  id: "partners.add_key",
  method: "POST",
  path: "/api/partners/:id/keys",
  summary: "A new key, told once; the one before goes on for some days",
  access: "partners.edit",
  module: "always",
  params: byId,
  body: shape.keyRequest,
  answer: shape.newKey,
  problems: [notFound, problem.twoKeys],
});

export const revokeKey = endpoint({
  id: "partners.revoke_key",
  method: "POST",
  path: "/api/partner-keys/:id/revoke",
  summary: "End a key at once",
  access: "partners.edit",
  module: "always",
  params: byId,
  answer: shape.partnerKey,
  problems: [notFound],
});

export const listUses = endpoint({
  id: "partners.uses",
  method: "GET",
  path: "/api/partners/:id/uses",
  summary: "What a partner asked for lately, the newest first",
  access: "partners.edit",
  module: "always",
  params: byId,
  query: z.strictObject({ outcome: z.optional(z.enum(shape.useOutcomes)), ...pageQuery }),
  answer: page(shape.partnerUse),
  problems: [notFound],
});

export const partnerEndpoints: readonly EndpointSpec[] = [
  askSession,
  listPartners,
  createPartner,
  readPartner,
  editPartner,
  addKey,
  revokeKey,
  listUses,
];
