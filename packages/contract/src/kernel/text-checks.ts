// §5 Texts, e-mail addresses, numbers and links: pure checks that both sides run. Length is looked at first, so that
// a text of any size costs no more than a short one.
import * as z from "zod/mini";
import type { FieldCode } from "./field-problems.ts";
import { email, textLimit } from "./shapes.ts";

/** §5: over 256 characters is refused. */
export function isTooLong(text: string, limit = textLimit): boolean {
  return text.length > limit;
}

/** §5: an address mail can be sent to. Takes it as typed; blanks around it do not count. */
export function checkEmail(typed: string): FieldCode | undefined {
  if (isTooLong(typed.trim())) return "too_long";
  return z.safeParse(email, typed).success ? undefined : "email_invalid";
}

/** §5: the address and its confirmation are the same; capitals make no other address. */
export function emailsMatch(address: string, confirmation: string): boolean {
  return address.trim().toLowerCase() === confirmation.trim().toLowerCase();
}

/**
 * §5 Numeric string check: invalid is what is not a number, and a string without a numeric start. "12" and "1.5" and
 * 7 are numbers; "", " ", "12a", "a12", true, null, NaN are none, nor are digits of another script.
 */
export function isNumeric(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "string" || isTooLong(value)) return false;
  return Number.isFinite(Number(value)) && !Number.isNaN(Number.parseFloat(value));
}

const linkLength = 50;

/** §5: links are shown with 50 characters at most, and an ellipsis where something was left out. */
export function shownLink(address: string): string {
  if (address.length <= linkLength) return address;
  const characters = [...address.slice(0, 2 * linkLength + 2)];
  return characters.length <= linkLength ? address : `${characters.slice(0, linkLength).join("")}…`;
}
