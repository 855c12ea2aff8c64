// §validation#texts, e-mail addresses, numbers and links: pure checks that both sides run. Length is looked at first, so that
// a text of any size costs no more than a short one. Without the schema library: phones load this before a form opens.
import type { FieldCode } from "./field-problems.ts";

/** §validation#texts: text over 256 characters is refused. */
export const textLimit = 256;

export function isTooLong(text: string, limit = textLimit): boolean {
  return text.length > limit;
}

// The schema library's pattern of an address, to the letter; a test compares the two.
const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** §validation#texts: an address mail can be sent to. Takes it as typed; blanks around it do not count. */
export function checkEmail(typed: string): FieldCode | undefined {
  const written = typed.trim();
  if (isTooLong(written)) return "too_long";
  return address.test(written) ? undefined : "email_invalid";
}

/** §validation#email: the address and its confirmation are the same; capitals make no other address. */
export function emailsMatch(email: string, confirmation: string): boolean {
  return email.trim().toLowerCase() === confirmation.trim().toLowerCase();
}

/**
 * §validation#numeric-string check: invalid is what is not a number, and a string without a numeric start. "12" and "1.5" and
 * 7 are numbers; "", " ", "12a", "a12", true, null, NaN are none, nor are digits of another script.
 */
export function isNumeric(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "string" || isTooLong(value)) return false;
  return Number.isFinite(Number(value)) && !Number.isNaN(Number.parseFloat(value));
}

const linkLength = 50;

/** §validation#links: links are shown with 50 characters at most, and an ellipsis where something was left out. */
export function shownLink(link: string): string {
  if (link.length <= linkLength) return link;
  const characters = [...link.slice(0, 2 * linkLength + 2)];
  return characters.length <= linkLength ? link : `${characters.slice(0, linkLength).join("")}…`;
}

/** §validation#password The shortest password any client may accept; a client may ask for more, and new clients ask for 8. */
export const passwordFloor = 6;
