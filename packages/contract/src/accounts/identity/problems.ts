import { declareProblems } from "../../core/problem.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** §messages#login-and-password. What would reveal an account is shown only where the client allows it (docs/decisions). */
export const identityProblems = {
  signInFailed: problem("identity.sign_in_failed", 400),
  awaitingApproval: problem("identity.awaiting_approval", 403),
  blocked: problem("identity.blocked", 403),
  noAccess: problem("identity.no_access", 403),
  captchaNeeded: problem("identity.captcha_needed", 403),
  userNotFound: problem("identity.user_not_found", 404),
  noRegisteredPhone: problem("identity.no_registered_phone", 404),
  numberMismatch: problem("identity.number_mismatch", 422),
  codeInvalid: problem("identity.code_invalid", 422),
  codeNotSent: problem("identity.code_not_sent", 503),
  passwordNotSet: problem("identity.password_not_set", 500),
  passwordNotChanged: problem("identity.password_not_changed", 422),
  passwordMustChange: problem("identity.password_must_change", 403),
  proofNeeded: problem("identity.proof_needed", 403),
  ownProofNeeded: problem("identity.own_proof_needed", 403),
  proofWrong: problem("identity.proof_wrong", 422),
  secondFactorNeeded: problem("identity.second_factor_needed", 403),
  challengeOver: problem("identity.challenge_over", 410),
  factorWrong: problem("identity.factor_wrong", 422),
  factorMustBeEnrolled: problem("identity.factor_must_be_enrolled", 403),
  factorExists: problem("identity.factor_exists", 409),
  passkeyNotAccepted: problem("identity.passkey_not_accepted", 422),
  tooManyPasskeys: problem("identity.too_many_passkeys", 422),
  noFactor: problem("identity.no_factor", 409),
  linkInvalid: problem("identity.link_invalid", 410),
  /** Token of an address (§states#token-in-address): it came from elsewhere, where alone there is another. */
  tokenInvalid: problem("session.token_invalid", 410),
  sessionEnded: problem("session.ended", 401),
} as const;
