import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { genericProblems } from "../../core/problems.ts";
import { doorSlug, id } from "../../core/shapes.ts";
import * as shape from "./factor-shapes.ts";
import { identityProblems } from "./problems.ts";
import { tokenAnswer } from "./shapes.ts";

const challenge = z.string().check(z.minLength(1), z.maxLength(1024));
const refusedEntry = [identityProblems.awaitingApproval, identityProblems.blocked, identityProblems.noAccess];

/** The second step of whatever way in: `second_factor_needed` said which factors there are. */
export const showSecondFactor = endpoint({
  id: "identity.show_second_factor",
  method: "POST",
  path: "/api/session/second-factor",
  summary: "Turn a challenge and a second factor into tokens",
  access: "app",
  module: "always",
  body: z.strictObject({ challenge, factor: shape.factorProof }),
  answer: tokenAnswer,
  problems: [
    identityProblems.challengeOver,
    identityProblems.factorWrong,
    identityProblems.signInFailed,
    ...refusedEntry,
  ],
  rate: "sign_in",
});

export const askSecondFactor = endpoint({
  id: "identity.ask_second_factor",
  method: "POST",
  path: "/api/session/second-factor/passkey",
  summary: "What a passkey must sign to be the second factor of a sign-in",
  access: "app",
  module: "always",
  body: z.strictObject({ challenge }),
  answer: shape.passkeyQuestion,
  problems: [identityProblems.challengeOver],
  rate: "sign_in",
});

export const askPasskey = endpoint({
  id: "identity.ask_passkey",
  method: "POST",
  path: "/api/session/passkey/question",
  summary: "What a passkey must sign to come in with it",
  access: "app",
  module: "always",
  answer: shape.passkeyQuestion,
  rate: "read",
});

export const signInByPasskey = endpoint({
  id: "identity.sign_in_by_passkey",
  method: "POST",
  path: "/api/session/passkey",
  summary: "Come in with a passkey alone",
  access: "app",
  module: "always",
  body: z.strictObject({ passkey: shape.assertion, client: doorSlug }),
  answer: tokenAnswer,
  problems: [identityProblems.passkeyNotAccepted, identityProblems.signInFailed, ...refusedEntry],
  rate: "sign_in",
});

export const askProof = endpoint({
  id: "identity.ask_proof",
  method: "POST",
  path: "/api/session/proof/passkey",
  summary: "What one of the caller's passkeys must sign to prove once more who they are",
  access: "signed_in",
  module: "always",
  reach: "membership",
  beforeFactor: true,
  answer: shape.passkeyQuestion,
});

export const readFactors = endpoint({
  id: "identity.read_factors",
  method: "GET",
  path: "/api/profile/factors",
  summary: "How the caller's account is guarded beside the password",
  access: "signed_in",
  module: "always",
  reach: "person",
  beforeFactor: true,
  answer: shape.factors,
});

export const beginTotp = endpoint({
  id: "identity.begin_totp",
  method: "POST",
  path: "/api/profile/factors/totp",
  summary: "A new secret for an authenticator app; it counts once its first code is confirmed",
  access: "signed_in",
  module: "always",
  reach: "person",
  beforeFactor: true,
  answer: z.strictObject({
    secret: z.string(),
    address: z.string(),
    /** The address as the dark squares of a grid, one SVG path. */
    qr: z.strictObject({ size: z.number(), path: z.string() }),
  }),
  problems: [identityProblems.proofNeeded, identityProblems.factorExists],
});

export const confirmTotp = endpoint({
  id: "identity.confirm_totp",
  method: "POST",
  path: "/api/profile/factors/totp/confirmation",
  summary: "Confirm an authenticator app by its first code",
  access: "signed_in",
  module: "always",
  reach: "person",
  beforeFactor: true,
  body: z.strictObject({ code: shape.totpCode }),
  answer: z.strictObject({ recoveryCodes: shape.newRecoveryCodes }),
  problems: [identityProblems.proofNeeded, identityProblems.factorWrong],
  rate: "sign_in",
});

export const removeTotp = endpoint({
  id: "identity.remove_totp",
  method: "DELETE",
  path: "/api/profile/factors/totp",
  summary: "Stop using an authenticator app",
  access: "signed_in",
  module: "always",
  reach: "person",
  problems: [identityProblems.proofNeeded, identityProblems.noFactor],
});

export const offerPasskey = endpoint({
  id: "identity.offer_passkey",
  method: "POST",
  path: "/api/profile/factors/passkeys/offer",
  summary: "What a browser needs to make a new passkey",
  access: "signed_in",
  module: "always",
  reach: "person",
  beforeFactor: true,
  answer: shape.passkeyOffer,
  problems: [identityProblems.proofNeeded, identityProblems.tooManyPasskeys],
});

export const addPasskey = endpoint({
  id: "identity.add_passkey",
  method: "POST",
  path: "/api/profile/factors/passkeys",
  summary: "Keep a new passkey",
  access: "signed_in",
  module: "always",
  reach: "person",
  beforeFactor: true,
  body: z.strictObject({ name: shape.passkeyName, passkey: shape.attestation }),
  answer: z.strictObject({ id, recoveryCodes: shape.newRecoveryCodes }),
  problems: [
    identityProblems.proofNeeded,
    identityProblems.passkeyNotAccepted,
    identityProblems.tooManyPasskeys,
  ],
});

export const renamePasskey = endpoint({
  id: "identity.rename_passkey",
  method: "PATCH",
  path: "/api/profile/factors/passkeys/:id",
  summary: "Give a passkey another name",
  access: "signed_in",
  module: "always",
  reach: "person",
  params: z.strictObject({ id }),
  body: z.strictObject({ name: shape.passkeyName }),
  problems: [genericProblems.notFound],
});

export const removePasskey = endpoint({
  id: "identity.remove_passkey",
  method: "DELETE",
  path: "/api/profile/factors/passkeys/:id",
  summary: "Stop accepting a passkey",
  access: "signed_in",
  module: "always",
  reach: "person",
  params: z.strictObject({ id }),
  problems: [genericProblems.notFound, identityProblems.proofNeeded],
});

export const makeRecoveryCodes = endpoint({
  id: "identity.make_recovery_codes",
  method: "POST",
  path: "/api/profile/factors/recovery-codes",
  summary: "Ten new recovery codes, shown once; those before are void",
  access: "signed_in",
  module: "always",
  reach: "person",
  answer: z.strictObject({ codes: z.array(z.string()) }),
  problems: [identityProblems.proofNeeded, identityProblems.noFactor],
});

export const factorEndpoints = [
  showSecondFactor,
  askSecondFactor,
  askPasskey,
  signInByPasskey,
  askProof,
  readFactors,
  beginTotp,
  confirmTotp,
  removeTotp,
  offerPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  makeRecoveryCodes,
];
