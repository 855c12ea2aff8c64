import * as z from "zod/mini";
import { countries } from "../../core/country.ts";
import { moduleFlags } from "../../core/modules.ts";
import {
  color,
  country,
  id,
  locale,
  localizedText,
  moment,
  optionalText,
  text,
  version,
} from "../../core/shapes.ts";
import { learningPace } from "./learning-pace.ts";
import { menuWordLimit, welcomeLimits } from "./limits.ts";

export const flags = z.record(z.enum(moduleFlags), z.boolean());

/** Places a client's menu can hold (§roles#module-items). */
export const moduleItemKeys = [
  "home",
  "online-courses",
  "trails",
  "presential-courses",
  "webinars",
  "live-classes",
  "podcasts",
  "library",
  "news",
  "campaigns",
  "insert-sales",
  "upload-photos",
  "points-table",
  "reward-store",
  "events",
  "ranking",
  "faq",
  "support",
  "profile",
] as const;
export type ModuleItemKey = (typeof moduleItemKeys)[number];
export const moduleItem = z.strictObject({
  key: z.enum(moduleItemKeys),
  enabled: z.boolean(),
  /** The client's own word for it; empty means ours. */
  labels: localizedText(menuWordLimit),
});

const host = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(253), z.regex(/^[a-z0-9.-]+(?::\d+)?$/));

const welcome = z.partialRecord(
  locale,
  z.strictObject({ title: optionalText(welcomeLimits.title), text: optionalText(welcomeLimits.text) }),
);

const lookParts = {
  primaryColor: color,
  secondaryColor: color,
  tertiaryColor: color,
  defaultLocale: locale,
  passwordStrength: z.enum(["weak", "medium", "strong"]),
  publicFaq: z.boolean(),
  underMaintenance: z.boolean(),
  cookiesType: z.enum(["banner", "modal", "none"]),
  cookiesOptional: z.boolean(),
  supportUse: z.boolean(),
  supportEmail: z.nullable(optionalText()),
  usePortfolio: z.boolean(),
  welcome,
};

/** The ways in beside the password; edited by themselves, because their secrets are (`entrances`). */
const waysIn = {
  useRecaptcha: z.boolean(),
  recaptchaSiteKey: z.nullable(z.string()),
  oauth2: z.nullable(z.strictObject({ label: text(64), issuer: z.url(), clientId: text() })),
  useAzure: z.boolean(),
  /** A code can be asked for by document and birth date. */
  documentEntry: z.boolean(),
  /** People loaded in advance can ask for their link. */
  firstAccess: z.boolean(),
};

/** §entities#login-parameters, as anyone may read them before sign-in. */
export const branding = z.strictObject({
  /** Without an id: the installation's own door, where no client is meant; its slug is empty. */
  client: z.strictObject({ id: z.nullable(id), slug: z.string(), name: z.string() }),
  ...lookParts,
  /** Whether people may register themselves, and what the form asks beside name, e-mail and country. */
  registrationOpen: z.boolean(),
  registerFields: z.array(z.strictObject({ key: z.string(), mandatory: z.boolean() })),
  ...waysIn,
  /** Address of the logo by language; the nearest language or the name stands in for a missing one. */
  logos: z.partialRecord(locale, z.string()),
  backgroundUrl: z.nullable(z.string()),
  passwordMinLength: z.number(),
  /** The cookie policy in force, which a choice on this device is about; null: the client has none. */
  cookiesVersion: z.nullable(z.number()),
  /** Host of the robot test's script; null: the client asks for none. */
  recaptchaHost: z.nullable(z.string()),
  /** Basic credentials of the first-party app for the calls of §api#alternative-login that want them. */
  app: z.strictObject({ clientId: z.string(), clientSecret: z.string() }),
});

/** The look as its editor sends it; pictures are uploaded before and named by file id. */
export const brandingEdit = z.strictObject({
  version,
  ...lookParts,
  logoFileIds: z.optional(z.partialRecord(locale, z.nullable(id))),
  backgroundFileId: z.optional(z.nullable(id)),
});

const clientParts = {
  name: text(),
  homeRoute: z.string().check(z.regex(/^\/[a-z0-9/-]*$/), z.maxLength(128)),
  countries: z.array(country).check(z.minLength(1), z.maxLength(countries.length)),
  timeZone: text(64),
  passwordMinLength: z.int().check(z.minimum(6), z.maximum(64)),
  plainSignInMessages: z.boolean(),
  /** Staff act only with a second factor (security row 9). */
  staffNeedFactor: z.boolean(),
  hosts: z.array(host).check(z.maxLength(20)),
  learningPace,
  flags,
};

export const clientItem = z.strictObject({
  id,
  slug: z.string(),
  name: z.string(),
  countries: z.array(country),
  primaryColor: color,
  underMaintenance: z.boolean(),
  people: z.number(),
  createdAt: moment,
});

export const client = z.strictObject({
  id,
  slug: z.string(),
  ...clientParts,
  /** Shorter than the standard asks (8); the back office says so. */
  passwordBelowStandard: z.boolean(),
  moduleItems: z.array(moduleItem),
  branding: z.omit(branding, {
    app: true,
    client: true,
    passwordMinLength: true,
    cookiesVersion: true,
    recaptchaHost: true,
    registrationOpen: true,
    registerFields: true,
  }),
  version: z.number(),
  /** `addHosts`: an address decides whose door it is for everybody, so it is the operator's to give. */
  can: z.strictObject({ configure: z.boolean(), addHosts: z.boolean() }),
});

export const clientEdit = z.strictObject({ version, ...clientParts });
export const clientCreate = z.strictObject({
  slug: z.string().check(z.trim(), z.regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/)),
  name: text(),
  countries: z.array(country).check(z.minLength(1), z.maxLength(countries.length)),
  timeZone: text(64),
});
export const menuEdit = z.strictObject({
  version,
  items: z.array(moduleItem).check(z.maxLength(moduleItemKeys.length)),
});

const named = z.strictObject({ key: z.string(), names: z.partialRecord(locale, z.string()) });

/** §entities#client Lists that every client shares. */
export const reference = z.strictObject({
  languages: z.array(z.strictObject({ id: z.number(), code: locale })),
  countries: z.array(
    z.strictObject({
      code: country,
      documentCode: z.string(),
      names: z.partialRecord(locale, z.string()),
      callingCode: z.string(),
      currency: z.string(),
      timeZone: z.string(),
      areas: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    }),
  ),
  genders: z.array(named),
  maritalStatuses: z.array(named),
  professions: z.array(named),
});

const option = z.strictObject({ id, name: z.string() });
/** The network of one client: what a person can belong to. */
export const network = z.strictObject({
  companies: z.array(z.strictObject({ id, name: z.string(), kind: z.enum(["company", "agency"]) })),
  /** A brand that is switched off is offered to nobody new. */
  brands: z.array(z.strictObject({ ...option.shape, active: z.boolean() })),
  /** A chain that is switched off cannot be chosen anew. */
  retailers: z.array(z.strictObject({ id, name: z.string(), country, active: z.boolean() })),
  groups: z.array(option),
});
export const storeItem = z.strictObject({
  id,
  name: z.string(),
  code: z.string(),
  city: z.nullable(z.string()),
  country,
  retailerId: id,
});
