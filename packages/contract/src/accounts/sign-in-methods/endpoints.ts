import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { identityProblems } from "../identity/problems.ts";
import { linkParts } from "../recovery/shapes.ts";
import { signInMethodProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

/** Refusals for a person who is proved and may not enter all the same. */
const denials = [
  identityProblems.secondFactorNeeded,
  identityProblems.blocked,
  identityProblems.awaitingApproval,
  identityProblems.noAccess,
  genericProblems.maintenance,
];

/** §api#document-and-birth-date Step one of two: never a way in alone. */
export const startDocumentEntry = endpoint({
  id: "entrances.start_document",
  method: "POST",
  path: "/etraining_login/alternative_login/document/",
  summary: "Ask for a code by document and birth date; the answer is the same whoever asks",
  access: "app",
  module: "always",
  form: true,
  body: shape.documentEntry,
  answer: shape.documentEntered,
  problems: [
    signInMethodProblems.methodClosed,
    identityProblems.captchaNeeded,
    identityProblems.userNotFound,
    identityProblems.noRegisteredPhone,
  ],
  rate: "code",
});

export const finishDocumentEntry = endpoint({
  id: "entrances.finish_document",
  method: "POST",
  path: "/etraining_login/alternative_login/document/code/",
  summary: "Sign in with the code that was sent",
  access: "app",
  module: "always",
  form: true,
  body: shape.documentCode,
  answer: shape.entered,
  problems: [identityProblems.codeInvalid, ...denials],
  rate: "code",
});

export const startOidc = endpoint({
  id: "entrances.start_oidc",
  method: "POST",
  path: "/etraining_login/alternative_login/oidc/start/",
  summary: "Where to send the browser for the client's OpenID provider (PKCE, state, nonce)",
  access: "app",
  module: "always",
  form: true,
  body: shape.oidcStart,
  answer: shape.oidcStarted,
  problems: [signInMethodProblems.methodClosed, signInMethodProblems.providerFailed],
  rate: "sign_in",
});

export const finishOidc = endpoint({
  id: "entrances.finish_oidc",
  method: "POST",
  path: "/etraining_login/alternative_login/oidc/",
  summary: "Sign in with the code the provider sent back",
  access: "app",
  module: "always",
  form: true,
  body: shape.oidcReturn,
  answer: shape.entered,
  problems: [
    signInMethodProblems.notCompleted,
    signInMethodProblems.providerFailed,
    signInMethodProblems.linkNeedsProof,
    ...denials,
  ],
  rate: "sign_in",
});

/** People loaded in advance. The same answer whoever is asked for, unless the client shows plain messages. */
export const askFirstAccess = endpoint({
  id: "entrances.first_access",
  method: "POST",
  path: "/etraining_login/alternative_login/first_access/",
  summary: "Send somebody who was loaded in advance the link that sets their password",
  access: "app",
  module: "always",
  form: true,
  body: shape.firstAccess,
  problems: [
    signInMethodProblems.methodClosed,
    identityProblems.captchaNeeded,
    identityProblems.userNotFound,
  ],
  rate: "code",
});

/** Refused in one way, whatever is wrong. The answer sets a password and lets nobody in by itself. */
export const redeemAccessCode = endpoint({
  id: "entrances.redeem_access_code",
  method: "POST",
  path: "/etraining_login/alternative_login/first_access/code/",
  summary:
    "Trade an access code, with document and birth date, for the parts of a link that sets a first password",
  access: "app",
  module: "always",
  form: true,
  body: shape.accessCodeEntry,
  answer: linkParts,
  problems: [
    signInMethodProblems.methodClosed,
    signInMethodProblems.accessCodeInvalid,
    identityProblems.captchaNeeded,
  ],
  rate: "code",
});

export const enterFromVendor = endpoint({
  id: "entrances.vendor_redirect",
  method: "POST",
  path: "/etraining_login/alternative_login/vendor_redirect/",
  summary: "Trade the single-use token a vendor's page sent people with for a session",
  access: "app",
  module: "always",
  form: true,
  body: shape.vendorReturn,
  answer: shape.entered,
  problems: [identityProblems.tokenInvalid, ...denials],
  rate: "sign_in",
});

/** The ticket of a sign-in by a provider that needed the person's own proof (`entrances.link_needs_proof`). */
export const linkIdentity = endpoint({
  id: "entrances.link_identity",
  method: "POST",
  path: "/api/profile/identities",
  summary: "Link an account at a client's provider to the caller, who has just proved who they are",
  access: "signed_in",
  module: "always",
  reach: "person",
  body: z.strictObject({ ticket: z.string().check(z.minLength(1), z.maxLength(2048)) }),
  /** The programme the account signs in to from now on, and where the visit wanted to go. */
  answer: z.strictObject({ clientId: id, target: z.nullable(z.string()) }),
  problems: [signInMethodProblems.linkOver, identityProblems.proofNeeded],
  rate: "code",
});

export const listIdentities = endpoint({
  id: "entrances.list_identities",
  method: "GET",
  path: "/api/profile/identities",
  summary: "Accounts at clients' providers that sign in as the caller, each in its own programme",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: z.strictObject({ items: z.array(shape.linkedIdentity) }),
});

export const unlinkIdentity = endpoint({
  id: "entrances.unlink_identity",
  method: "DELETE",
  path: "/api/profile/identities/:id",
  summary: "Let an account at a provider sign in as the caller no more; the sessions it opened end",
  access: "signed_in",
  module: "always",
  reach: "person",
  params: z.strictObject({ id }),
  problems: [genericProblems.notFound],
});

const client = z.strictObject({ id });

export const readSignInMethods = endpoint({
  id: "entrances.read_ways",
  method: "GET",
  path: "/api/clients/:id/ways-in",
  summary: "How people get into a client's programme; secrets are never shown",
  access: "client.configure",
  module: "always",
  params: client,
  answer: shape.signInMethods,
  problems: [genericProblems.notFound],
});

export const editSignInMethods = endpoint({
  id: "entrances.edit_ways",
  method: "PUT",
  path: "/api/clients/:id/ways-in",
  summary: "Change the ways into a client's programme: providers, test for robots, document, first access",
  access: "client.configure",
  module: "always",
  params: client,
  body: shape.signInMethodsEdit,
  answer: shape.signInMethods,
  problems: [genericProblems.notFound, genericProblems.conflict],
});

export const testProvider = endpoint({
  id: "entrances.test_provider",
  method: "POST",
  path: "/api/clients/:id/ways-in/test",
  summary: "Look at an OpenID provider as typed: what stands in the way of signing in there",
  access: "client.configure",
  module: "always",
  params: client,
  body: shape.providerTest,
  answer: shape.providerTested,
  problems: [genericProblems.notFound],
});

export const signInMethodEndpoints = [
  startDocumentEntry,
  finishDocumentEntry,
  startOidc,
  finishOidc,
  askFirstAccess,
  redeemAccessCode,
  enterFromVendor,
  linkIdentity,
  listIdentities,
  unlinkIdentity,
  readSignInMethods,
  editSignInMethods,
  testProvider,
];
