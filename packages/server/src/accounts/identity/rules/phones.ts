import { codePhone } from "@trilha/contract/accounts/identity/code-phone.ts";

// §entities#profile-contact Contact: phones by kind. A code goes to one of them; another number there is not verified any more.

type Phones = Readonly<Record<string, string>>;

/** Kinds that are named replace what was there; an empty one takes the number away. */
export function mergePhones(before: Phones, named: Phones): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...before, ...named }).filter(([, number]) => number !== ""));
}

/** Whether a verified phone stays verified after a change. */
export function staysVerified(before: Phones, after: Phones): boolean {
  return codePhone(after) !== undefined && codePhone(before) === codePhone(after);
}
