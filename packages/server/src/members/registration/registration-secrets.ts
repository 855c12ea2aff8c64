import type { RegistrationForm } from "@trilha/contract/members/registration/fields.ts";
import type { RegistrationValues } from "@trilha/contract/members/registration/shapes.ts";
import type { Keys } from "../../core/keys.ts";
import { seal, unseal } from "../../core/seal.ts";

/** Normalised values: phones in E.164, the document bare, the store found. */
export type NormalizedRegistration = RegistrationValues;

/** Lifetime of a mail's link. */
export const linkLifeMs = 3 * 24 * 60 * 60 * 1000;
/** Tries of documents behind one link: each tells whether somebody has it. */
export const mostTries = 5;

/** Which address, for counting, without being the address. */
export function addressMark(keys: Keys, email: string): Buffer {
  return keys.sign("registration-mark", `address ${email.trim().toLowerCase()}`);
}

/** Which request: the same one sent again has the same mark. */
export function markOfRequest(
  keys: Keys,
  request: { form: RegistrationForm; values: RegistrationValues; accepted: object },
): Buffer {
  const { form, values, accepted } = request;
  return keys.sign("registration-mark", `request ${JSON.stringify([form, values, accepted])}`);
}

export const sealValues = (keys: Keys, values: NormalizedRegistration): Buffer =>
  seal(keys, "registration", JSON.stringify(values));

export const openValues = (keys: Keys, sealed: Buffer): NormalizedRegistration =>
  JSON.parse(unseal(keys, "registration", sealed)) as NormalizedRegistration;
