import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { genericProblems } from "../../core/problems.ts";
import { id } from "../../core/shapes.ts";
import { identityProblems } from "./problems.ts";
import * as shape from "./shapes.ts";

/** §api#token sign-in and refresh. Errors are RFC 6749's (`tokenError`), with our code and text beside them. */
export const token = endpoint({
  id: "identity.token",
  method: "POST",
  path: "/o/token/",
  summary: "Sign in with a password, or trade a refresh token for new ones",
  access: "app",
  module: "always",
  form: true,
  body: shape.tokenRequest,
  answer: shape.tokenAnswer,
  problems: [
    identityProblems.signInFailed,
    identityProblems.secondFactorNeeded,
    identityProblems.awaitingApproval,
    identityProblems.blocked,
    identityProblems.noAccess,
    identityProblems.captchaNeeded,
    genericProblems.maintenance,
    identityProblems.sessionEnded,
  ],
  rate: "sign_in",
});

/** §api#reload-tokens `/accounts/reload_user_tokens/`; with a client id, that client becomes the selected one. */
export const reloadUserTokens = endpoint({
  id: "identity.reload_user_tokens",
  method: "POST",
  path: "/accounts/reload_user_tokens/",
  summary: "New tokens for the running session, and another selected client if one is named",
  access: "signed_in",
  module: "always",
  reach: "membership",
  beforeFactor: true,
  beforeNewPassword: true,
  body: z.strictObject({ id_user_client_selected: z.optional(id) }),
  answer: shape.tokenAnswer,
  problems: [
    identityProblems.noAccess,
    identityProblems.ownProofNeeded,
    identityProblems.blocked,
    identityProblems.awaitingApproval,
    genericProblems.maintenance,
    identityProblems.sessionEnded,
  ],
});

/** §states#token-in-address a `?token=` of an address, used once. */
export const exchangeToken = endpoint({
  id: "identity.exchange_token",
  method: "POST",
  path: "/api/session/exchange",
  summary: "Trade a single-use token from an address for a session",
  access: "app",
  module: "always",
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  answer: shape.tokenAnswer,
  problems: [
    identityProblems.tokenInvalid,
    identityProblems.secondFactorNeeded,
    identityProblems.blocked,
    identityProblems.awaitingApproval,
    identityProblems.noAccess,
    genericProblems.maintenance,
  ],
  rate: "sign_in",
});

export const signOut = endpoint({
  id: "identity.sign_out",
  method: "DELETE",
  path: "/api/session",
  summary: "End the running session and its refresh tokens",
  access: "signed_in",
  module: "always",
  reach: "membership",
  beforeFactor: true,
  beforeNewPassword: true,
});

export const listSessions = endpoint({
  id: "identity.list_sessions",
  method: "GET",
  path: "/api/sessions",
  summary: "The caller's running sessions",
  access: "signed_in",
  module: "always",
  reach: "person",
  beforeFactor: true,
  answer: z.strictObject({ items: z.array(shape.sessionItem) }),
});

export const endSession = endpoint({
  id: "identity.end_session",
  method: "DELETE",
  path: "/api/sessions/:id",
  summary: "End one of the caller's sessions",
  access: "signed_in",
  module: "always",
  reach: "person",
  params: z.strictObject({ id }),
  problems: [genericProblems.notFound],
});

export const endOtherSessions = endpoint({
  id: "identity.end_other_sessions",
  method: "DELETE",
  path: "/api/sessions",
  summary: "End all of the caller's sessions but this one",
  access: "signed_in",
  module: "always",
  reach: "person",
});

export const readProfile = endpoint({
  id: "identity.read_profile",
  method: "GET",
  path: "/api/profile",
  summary: "The caller's own data",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: shape.profile,
});

export const editProfile = endpoint({
  id: "identity.edit_profile",
  method: "PATCH",
  path: "/api/profile",
  summary: "Change the plain fields of the caller's own data",
  access: "signed_in",
  module: "always",
  reach: "person",
  body: shape.profileEdit,
  answer: shape.profile,
  problems: [genericProblems.conflict],
});

export const correctDocument = endpoint({
  id: "identity.correct_document",
  method: "PUT",
  path: "/api/profile/document",
  summary: "Correct the caller's own document, after a fresh proof",
  access: "signed_in",
  module: "always",
  reach: "person",
  body: shape.correctedDocument,
  answer: shape.profile,
  problems: [identityProblems.proofNeeded, genericProblems.conflict],
  rate: "code",
});

export const setAvatar = endpoint({
  id: "identity.set_avatar",
  method: "PUT",
  path: "/api/profile/avatar",
  summary: "Use an uploaded picture as avatar, or none",
  access: "signed_in",
  module: "always",
  reach: "person",
  body: z.strictObject({ fileId: z.nullable(id) }),
  answer: z.strictObject({ imageUrl: z.nullable(z.string()) }),
  problems: [genericProblems.notFound],
});

export const changePassword = endpoint({
  id: "identity.change_password",
  method: "POST",
  path: "/api/profile/password",
  summary: "Change the caller's password; all other sessions end",
  access: "signed_in",
  module: "always",
  reach: "person",
  beforeFactor: true,
  beforeNewPassword: true,
  body: shape.newPassword,
  problems: [identityProblems.passwordNotChanged],
  rate: "sign_in",
});

export const checkPasswordLink = endpoint({
  id: "identity.check_password_link",
  method: "POST",
  path: "/api/password/check",
  summary: "Whether a set-password link still works, and what the password must be like",
  access: "app",
  module: "always",
  body: z.omit(shape.setPassword, { password: true }),
  answer: shape.passwordRules,
  problems: [identityProblems.linkInvalid],
  rate: "code",
});

export const setPassword = endpoint({
  id: "identity.set_password",
  method: "POST",
  path: "/api/password/set",
  summary: "Set a password by the link from an invitation or a recovery",
  access: "app",
  module: "always",
  body: shape.setPassword,
  problems: [identityProblems.linkInvalid],
  unexpected: identityProblems.passwordNotSet,
  rate: "code",
});

export const identityEndpoints = [
  token,
  reloadUserTokens,
  exchangeToken,
  signOut,
  listSessions,
  endSession,
  endOtherSessions,
  readProfile,
  editProfile,
  correctDocument,
  setAvatar,
  changePassword,
  checkPasswordLink,
  setPassword,
];
