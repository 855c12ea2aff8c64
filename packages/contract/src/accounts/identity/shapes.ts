import * as z from "zod/mini";
import { addressLimits, documentLimit, phoneLimit } from "../../core/limits.ts";
import {
  country,
  documentCountry,
  doorSlug,
  email,
  id,
  locale,
  moment,
  optionalText,
  text,
  version,
} from "../../core/shapes.ts";
import { phoneKinds } from "./kinds.ts";
import { birthdayLimits, childrenLimit, passwordLimit } from "./limits.ts";

/** Half a character (a lone surrogate) would be another one by the time it is hashed. */
const whole = z.refine<string>((value) => value.isWellFormed(), { error: "unprintable", abort: true });

/** A password as typed: never trimmed, folded or cut. */
export const password = z.string().check(whole, z.minLength(1), z.maxLength(passwordLimit));

/** Captcha answer of the page (reCAPTCHA's response token). */
export const recaptcha = z.string().check(z.maxLength(8192), z.regex(/^[\w.:-]*$/));

/** §api#token `POST /o/token/`, form-encoded. */
export const tokenRequest = z.strictObject({
  grant_type: z.string().check(z.maxLength(64)),
  username: z.optional(optionalText()),
  password: z.optional(z.string().check(whole, z.maxLength(passwordLimit))),
  refresh_token: z.optional(z.string().check(z.maxLength(512))),
  scope: z.optional(z.string().check(z.maxLength(256))),
  /** The programme whose door it was (slug); decides which client is selected at first. */
  client: doorSlug,
  recaptcha: z.optional(recaptcha),
});

/** §api#token the answer of the token endpoint. */
export const tokenAnswer = z.strictObject({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  expires_in: z.number(),
  refresh_token: z.string(),
  scope: z.string(),
  user_firebase_token: z.string(),
});

/** RFC 6749 §5.2, with our code and text beside it. */
export const tokenError = z.strictObject({
  error: z.string(),
  error_description: z.string(),
  code: z.string(),
  /** Parameters of the refusal: a challenge, seconds to wait. */
  params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  requestId: z.string(),
});

/** Proof that opened a session: the person's own, or one that counts in a single client. */
export const sessionScopes = ["person", "membership"] as const;

/** Own or someone's session, for the list of devices. */
export const sessionItem = z.strictObject({
  id,
  current: z.boolean(),
  device: z.string(),
  ip: z.nullable(z.string()),
  /** The programme it is in. */
  client: z.nullable(z.string()),
  /** Opened by a partner's system. */
  isWebservice: z.boolean(),
  /** A second factor was shown. */
  withFactor: z.boolean(),
  /** Receives notifications. */
  pushes: z.boolean(),
  createdAt: moment,
  lastSeenAt: moment,
});

export const phones = z.partialRecord(
  z.enum(phoneKinds),
  z.string().check(z.trim(), z.maxLength(phoneLimit)),
);

export const address = z.strictObject({
  zipCode: z.optional(optionalText(addressLimits.zipCode)),
  state: z.optional(optionalText(addressLimits.state)),
  city: z.optional(optionalText(addressLimits.city)),
  neighborhood: z.optional(optionalText(addressLimits.neighborhood)),
  street: z.optional(optionalText(addressLimits.street)),
  number: z.optional(optionalText(addressLimits.number)),
  complement: z.optional(optionalText(addressLimits.complement)),
  country: z.optional(country),
});

/** §validation#birthday a birthday comes in its three parts; all or none. */
export const birthdayParts = z.strictObject({
  // A date no calendar has is refused in words by `birthdayFault`.
  year: z.nullable(z.int().check(z.minimum(0), z.maximum(birthdayLimits.year))),
  month: z.nullable(z.int().check(z.minimum(0), z.maximum(birthdayLimits.month))),
  day: z.nullable(z.int().check(z.minimum(0), z.maximum(birthdayLimits.day))),
});

/** §entities#user-profile: what the person may read. Program links are the membership's. */
export const profile = z.strictObject({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.nullable(z.string()),
  storeNickname: z.nullable(z.string()),
  email: z.nullable(z.string()),
  document: z.nullable(z.string()),
  documentCountry: z.nullable(documentCountry),
  gender: z.nullable(z.string()),
  maritalStatus: z.nullable(z.string()),
  children: z.nullable(z.number()),
  birthday: z.nullable(birthdayParts),
  profession: z.nullable(z.string()),
  phones,
  phoneVerified: z.boolean(),
  address,
  hasDisability: z.boolean(),
  disability: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  country,
  locale: z.nullable(locale),
  colorScheme: z.enum(["auto", "light", "dark"]),
  program: z.strictObject({
    jobProfile: z.nullable(z.string()),
    company: z.nullable(z.string()),
    brand: z.nullable(z.string()),
    retailer: z.nullable(z.string()),
    store: z.nullable(z.string()),
    groups: z.array(z.string()),
    gminNumber: z.nullable(z.string()),
    cadvCode: z.nullable(z.string()),
    sapCode: z.nullable(z.string()),
  }),
  /** Share of the plain fields that are filled in, 0 to 100. */
  completeness: z.number(),
  version: z.number(),
});
export type Profile = z.output<typeof profile>;

/** The plain fields a person edits; what is left out stays. E-mail, phone verification and document have their own ways. */
export const profileEdit = z.strictObject({
  version,
  firstName: z.optional(text()),
  lastName: z.optional(optionalText()),
  nickname: z.optional(z.nullable(optionalText())),
  storeNickname: z.optional(z.nullable(optionalText())),
  gender: z.optional(z.nullable(optionalText(32))),
  maritalStatus: z.optional(z.nullable(optionalText(32))),
  children: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(childrenLimit)))),
  birthday: z.optional(birthdayParts),
  profession: z.optional(z.nullable(optionalText(32))),
  phones: z.optional(phones),
  address: z.optional(address),
  hasDisability: z.optional(z.boolean()),
  disability: z.optional(z.nullable(optionalText())),
  /** Where they live. */
  country: z.optional(country),
  locale: z.optional(locale),
  colorScheme: z.optional(z.enum(["auto", "light", "dark"])),
});

/** §validation#document a document and the country that gave it. */
export const correctedDocument = z.strictObject({ document: text(documentLimit), documentCountry });

export const newPassword = z.strictObject({ currentPassword: password, password });

/** The three parts of a set-password link and the new password. */
export const setPassword = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(256)),
  uidb64: z.string().check(z.minLength(1), z.maxLength(128)),
  token: z.string().check(z.minLength(1), z.maxLength(128)),
  password,
});

/** First facts for the page that sets a password; the link is checked before anyone types. */
export const passwordRules = z.strictObject({
  firstName: z.string(),
  /** First sign-in with a password: a welcome follows. */
  first: z.boolean(),
  minLength: z.number(),
  strength: z.enum(["weak", "medium", "strong"]),
});

export { email };
