import { describe, expect, it } from "vitest";
import { identityProblems as identity } from "./accounts/identity/problems.ts";
import { fieldTexts } from "./core/field-problems.ts";
import { type LocalizedText, locales } from "./core/locale.ts";
import { registrationProblems } from "./members/registration/problems.ts";

/** §messages#handling, two of its paragraphs: the spec's words, and how each is said. A journey shows each (scripts/testing). */
const loginAndPassword: readonly [string | RegExp, LocalizedText][] = [
  ["Error logging in. Check the user and password entered", identity.signInFailed.title],
  ["Error setting new password", identity.passwordNotSet.title],
  [/^Error changing password.*check the current password/i, identity.passwordNotChanged.title],
  [/link .*expired or .*invalid.*request a new one through .*forgot password/i, identity.linkInvalid.title],
  [/^user not found$/i, identity.userNotFound.title],
  [/no registered phone$/i, identity.noRegisteredPhone.title],
  [/number does not match the registered one$/i, identity.numberMismatch.title],
  ["The code sent is not valid", identity.codeInvalid.title],
  [/user has no access/i, identity.noAccess.title],
  [/^user blocked for inconsistent activity/i, identity.blocked.title],
  [/^error sending the verification code$/i, identity.codeNotSent.title],
];
const validation: readonly [string | RegExp, LocalizedText][] = [
  [/^invalid e-mail$/i, fieldTexts.email_invalid],
  [/^invalid document$/i, fieldTexts.document_invalid],
  ["Document already used", fieldTexts.document_used],
  ["Document already used", registrationProblems.documentUsed.title],
  [/^invalid phone$/i, fieldTexts.phone_invalid],
  [/e-mails (?:do not|don[’']t) match$/i, fieldTexts.emails_differ],
  ["Your text is longer than {{maximum}} characters", fieldTexts.too_long],
  ["Make sure all mandatory fields are completed", fieldTexts.mandatory_incomplete],
];

describe.each([
  ["Login and password", loginAndPassword],
  ["Validation", validation],
])("§messages#handling %s", (_, messages) => {
  it.each(messages)("%s, in four languages", (spec, texts) => {
    if (typeof spec === "string") expect(texts["en-US"]).toBe(spec);
    else expect(texts["en-US"]).toMatch(spec);
    for (const locale of locales) expect(texts[locale].trim()).not.toBe("");
    // A text differs in every language.
    expect(new Set(locales.map((locale) => texts[locale])).size).toBe(locales.length);
  });
});

it("§validation#document-brazil the Brazilian sentence stands as the spec writes it", () => {
  expect(fieldTexts.document_invalid["pt-BR"]).toBe("Documento inválido");
});
