import { readFileSync } from "node:fs";
import { identityProblems as identity } from "@trilha/contract/accounts/identity/problems.ts";
import { fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { registrationProblems } from "@trilha/contract/members/registration/problems.ts";
import { expect, test } from "vitest";

/** §messages#validation "Login and password" and "Validation": each message, and the journey that sees it on a screen. */
const seen: readonly [string, string][] = [
  [identity.signInFailed.title["pt-BR"], "sign-in-page"],
  [identity.passwordNotSet.title["pt-BR"], "password-messages"],
  [identity.passwordNotChanged.title["pt-BR"], "profile"],
  [identity.linkInvalid.title["pt-BR"], "recovery"],
  [identity.userNotFound.title["pt-BR"], "recovery"],
  [identity.noRegisteredPhone.title["pt-BR"], "recovery"],
  [identity.numberMismatch.title["pt-BR"], "recovery"],
  [identity.codeInvalid.title["pt-BR"], "recovery"],
  [identity.noAccess.title["pt-BR"], "sign-in-methods"],
  [identity.blocked.title["pt-BR"], "sign-in-page"],
  [identity.codeNotSent.title["pt-BR"], "recovery"],
  [fieldTexts.email_invalid["pt-BR"], "registration"],
  [fieldTexts.document_invalid["pt-BR"], "registration"],
  [registrationProblems.documentUsed.title["pt-BR"], "registration"],
  [fieldTexts.phone_invalid["pt-BR"], "registration"],
  [fieldTexts.emails_differ["pt-BR"], "registration"],
  [fieldTexts.too_long["pt-BR"].replace("{{maximum}}", "256"), "registration"],
  [fieldTexts.mandatory_incomplete["pt-BR"], "registration"],
];

test.each(seen)("§messages#handling “%s” is seen by the journey %s", (message, journey) => {
  const file = new URL(`../../packages/web/e2e/${journey}.spec.ts`, import.meta.url);
  // The whole sentence or its first one: what follows says what to do.
  const [sentence = ""] = message.split(". ");
  expect(readFileSync(file, "utf8").includes(sentence)).toBe(true);
});
