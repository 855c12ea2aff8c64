import type { DocumentCountry } from "../../core/country.ts";
import type { FieldCode } from "../../core/field-problems.ts";
import { passwordFloor } from "../../core/text-checks.ts";
import { passwordCeiling, passwordLimit } from "./limits.ts";

// §validation#document Documents, passwords, birthdays: pure checks that both sides run. The server always runs them again.

/** No document in the world is longer as it is written; what is longer is not looked at any closer. */
const longestDocument = 64;

/**
 * §validation#document: spaces, dots and dashes are removed before a document is looked at or kept. Letters are kept as capitals, so
 * that one document is not two.
 */
export function normalizeDocument(document: string): string {
  if (document.length > 4 * longestDocument) return document.slice(0, 4 * longestDocument);
  return document.replace(/[\s.\p{Pd}]/gu, "").toUpperCase();
}

/** A document as it may be stored: spreadsheets drop the zeros a CPF begins with. */
export function documentsLike(written: string): string[] {
  const bare = normalizeDocument(written);
  if (!bare) return [];
  return /^\d{8,10}$/.test(bare) ? [bare, bare.padStart(11, "0")] : [bare];
}

/** §validation#document-brazil Brazilian document (CPF): 11 digits, not all the same, both check digits right. */
export function isCpf(document: string): boolean {
  const digits = normalizeDocument(document);
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false;
  return [9, 10].every((length) => {
    let sum = 0;
    for (let index = 0; index < length; index += 1) sum += Number(digits[index]) * (length + 1 - index);
    return ((sum * 10) % 11) % 10 === Number(digits[length]);
  });
}

/**
 * §validation#document: BRA by its check digits; ARG and URY exactly eight digits; other countries are not checked, except that a
 * document is written with plain digits and letters: a mark nobody sees would make two of one. Takes it as typed.
 */
export function checkDocument(document: string, country: DocumentCountry): FieldCode | undefined {
  if (country === "BR") return isCpf(document) ? undefined : "document_invalid";
  if (country === "AR" || country === "UY") {
    return /^\d{8}$/.test(normalizeDocument(document)) ? undefined : "document_invalid";
  }
  return /^[0-9A-Z/]{1,25}$/.test(normalizeDocument(document)) ? undefined : "document_invalid";
}

/** §validation#input-masks, `#` for a digit; undefined where the document is free text up to 25 characters. */
export function documentMask(country: DocumentCountry): string | undefined {
  if (country === "BR") return "###.###.###-##";
  if (country === "AR" || country === "UY") return "########";
  return undefined;
}

export const passwordStrengths = ["weak", "medium", "strong"] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/**
 * §validation#password: medium has upper case, lower case and digits; strong has symbols too; anything else is weak.
 * Letters of any script count.
 */
export function passwordStrength(password: string): PasswordStrength {
  const medium = /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password);
  if (!medium) return "weak";
  return /[^\p{L}\p{N}\s]/u.test(password) ? "strong" : "medium";
}

/**
 * Length in characters (code points) and strength of a new password.
 * Whether it is common or the programme's own word is checked on the server.
 */
export function checkPassword(
  password: string,
  rules: { minLength: number; strength: PasswordStrength },
): { code: FieldCode; params?: Record<string, number> } | undefined {
  // A character is four code units at most where people see one; counting millions of them would take long.
  const length = password.length > passwordLimit ? passwordCeiling + 1 : [...password].length;
  const minimum = Math.max(rules.minLength, passwordFloor);
  if (length < minimum) return { code: "too_short", params: { minimum } };
  if (length > passwordCeiling) return { code: "too_long", params: { maximum: passwordCeiling } };
  const enough =
    passwordStrengths.indexOf(passwordStrength(password)) >= passwordStrengths.indexOf(rules.strength);
  return enough ? undefined : { code: "password_too_weak" };
}

/** §validation#birthday: a birthday is a whole date; year, month and day come together and name a day that exists in the past. */
export function checkBirthday(
  parts: { year?: number | null; month?: number | null; day?: number | null },
  today: string,
): FieldCode | undefined {
  const given = [parts.year, parts.month, parts.day].filter((part) => part !== undefined && part !== null);
  if (given.length === 0) return undefined;
  if (given.length < 3) return "birthday_incomplete";
  const { year, month, day } = parts as { year: number; month: number; day: number };
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!exists || year < 1900 || date.toISOString().slice(0, 10) >= today) return "birthday_invalid";
  return undefined;
}

/** §validation#birthday, §limits#age: the minimum age. */
export const adultAge = 18;

/** 18 or older on a calendar day; a birthday on 29 February counts from 1 March on. Both are YYYY-MM-DD. */
export function isAdult(birthday: string, today: string): boolean {
  const year = Number(birthday.slice(0, 4)) + adultAge;
  return `${String(year).padStart(4, "0")}${birthday.slice(4)}` <= today;
}
