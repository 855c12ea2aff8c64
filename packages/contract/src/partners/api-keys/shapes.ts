import * as z from "zod/mini";
import { documentLimit } from "../../core/limits.ts";
import { country, email, id, moment, text, version } from "../../core/shapes.ts";
import { partnerNameLimit } from "./limits.ts";

/** At most two keys of a partner work at once: the old one until the partner has taken over the new. */
export const keysAtOnce = 2;
/** How long the old key may go on beside a new one, in days. */
export const oldKeyDays = { default: 7, max: 30 } as const;

/** By what a partner knows somebody. */
export const personNamings = ["document", "email", "username", "externalId"] as const;
export type PersonNaming = (typeof personNamings)[number];

/** Person a partner sends: exactly one of these. */
const askedPerson = z
  .strictObject({
    /** With or without its punctuation. */
    document: z.optional(text(documentLimit)),
    email: z.optional(email),
    username: z.optional(text()),
    /** GMIN number, CADV code or SAP code of their membership. */
    externalId: z.optional(text(64)),
  })
  .check(
    z.refine((person) => Object.values(person).filter((value) => value !== undefined).length === 1, {
      error: "required",
    }),
  );

/** §states#webservice-login: who comes, and which module they come for. */
export const sessionRequest = z.strictObject({
  person: askedPerson,
  /** Country of the document, where two countries know the number. */
  country: z.optional(country),
  module: z.optional(z.string().check(z.regex(/^[a-z][a-z_-]{0,39}$/))),
  id: z.optional(text(64)),
});

/** Where to send the person: once, within the minute. */
export const sessionAddress = z.strictObject({
  url: z.string(),
  expiresAt: moment,
  /** Seconds. */
  expiresIn: z.int(),
});

const keyStates = ["active", "ending", "ended", "revoked"] as const;
export type KeyState = (typeof keyStates)[number];

export const partnerKey = z.strictObject({
  id,
  /** User name of the partner's requests; no secret. */
  keyId: z.string(),
  /** `ending`: works until `endsAt`, because a newer one took over. */
  state: z.enum(keyStates),
  createdAt: moment,
  createdBy: z.string(),
  endsAt: z.nullable(moment),
  revokedAt: z.nullable(moment),
  lastUsedAt: z.nullable(moment),
  lastUsedFrom: z.nullable(z.string()),
});

export const partnerItem = z.strictObject({
  id,
  name: z.string(),
  active: z.boolean(),
  /** Keys that work now. */
  keys: z.int(),
  lastUsedAt: z.nullable(moment),
  createdAt: moment,
});

export const partner = z.strictObject({
  id,
  name: z.string(),
  active: z.boolean(),
  version,
  createdAt: moment,
  /** Where it asks, on this installation. */
  endpoint: z.string(),
  keys: z.array(partnerKey),
  can: z.strictObject({ addKey: z.boolean() }),
});

export const partnerWrite = z.strictObject({ name: text(partnerNameLimit) });
export const partnerEdit = z.strictObject({ version, name: text(partnerNameLimit), active: z.boolean() });
export const keyRequest = z.strictObject({
  /** How long the key before it goes on. */
  oldKeyDays: z.int().check(z.minimum(1), z.maximum(oldKeyDays.max)),
});
/** The one time the secret is told. */
export const newKey = z.strictObject({ key: partnerKey, secret: z.string() });

/** How an asking ended. */
export const useOutcomes = [
  "issued",
  "unknown_person",
  "ambiguous_person",
  "blocked",
  "awaiting_approval",
  "staff",
  "too_often",
] as const;
export type UseOutcome = (typeof useOutcomes)[number];

export const partnerUse = z.strictObject({
  id,
  at: moment,
  outcome: z.enum(useOutcomes),
  namedBy: z.enum(personNamings),
  keyId: z.string(),
  /** Person of the request, where the programme knows them. */
  person: z.nullable(z.strictObject({ membershipId: id, name: z.string() })),
  module: z.nullable(z.string()),
  item: z.nullable(z.string()),
  from: z.nullable(z.string()),
});
