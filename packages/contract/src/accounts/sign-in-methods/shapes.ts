import * as z from "zod/mini";
import { documentLimit } from "../../core/limits.ts";
import { calendarDate, doorSlug, id, moment, optionalText, text, version } from "../../core/shapes.ts";
import { recaptcha, tokenAnswer } from "../identity/shapes.ts";
import { codeTimer, phoneChannels, typedCode } from "../recovery/shapes.ts";
import { providerLimits, typedAccessCodeLimit } from "./limits.ts";

/** Providers a client can have: Entra (Azure), and one other by OpenID Connect (§entities#oauth2, Azure login button). */
export const providerKinds = ["azure", "generic"] as const;
export const providerKind = z.enum(providerKinds);
export type ProviderKind = (typeof providerKinds)[number];

/** Faults that the test of a provider can find. */
export const oidcFindings = [
  "unreachable",
  "address_closed",
  "not_https",
  "not_found",
  "not_a_provider",
  "issuer_differs",
  "incomplete",
  "no_code_flow",
  "no_pkce",
  "no_id_token",
  "refused",
  "not_trusted",
  "secret_refused",
  "secret_needed",
] as const;

const door = { client: doorSlug, recaptcha: z.optional(recaptcha) };
/** Half of a pair: the other half lies with the server, hashed. */
const mark = z.string().check(z.regex(/^[\w-]{20,200}$/));
/** A path of this app; anything else is refused. */
const target = optionalText(1024);

/** §api#alternative-login the answer of every way in that ends in a session. */
export const entered = z.strictObject({
  ...tokenAnswer.shape,
  /** Where to go in the app; null: home. */
  redirect_url: z.nullable(z.string()),
});

export const documentEntry = z.strictObject({
  ...door,
  document: text(documentLimit),
  birthday: calendarDate,
  channel: z.optional(z.enum(phoneChannels)),
});
/** One answer for everybody, known or not. */
export const documentEntered = z.strictObject({
  ...codeTimer.shape,
  /** Where the code goes, as far as its owner needs to know; null where the client lets no plain messages through. */
  phone: z.nullable(z.string()),
});
export const documentCode = z.strictObject({
  ...typedCode.shape,
  client: doorSlug,
});

export const oidcStart = z.strictObject({
  client: doorSlug,
  provider: providerKind,
  target: z.optional(target),
});
export const oidcStarted = z.strictObject({
  authorization_url: z.string(),
  /** Stays in this browser; the call-back is nothing without it. */
  ticket: z.string(),
});
/** Authorization response of the provider, with the ticket of the browser that left. */
export const oidcReturn = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(4096)),
  state: mark,
  iss: z.optional(z.string().check(z.maxLength(512))),
  ticket: mark,
});

export const firstAccess = z.strictObject({
  ...door,
  /** E-mail, document, or a code of the programme (GMIN, CADV, SAP). */
  identifier: text(),
});

/** Sign-in without an e-mail: the code their programme handed them, with what only they know. */
export const accessCodeEntry = z.strictObject({
  ...door,
  document: text(documentLimit),
  birthday: calendarDate,
  code: text(typedAccessCodeLimit),
});

export const vendorReturn = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(1024)),
  target: z.optional(target),
});

const issuer = z.url().check(z.maxLength(providerLimits.issuer));
const secret = z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(providerLimits.secret))));

const providerRead = z.strictObject({
  label: z.string(),
  issuer: z.string(),
  appId: z.string(),
  active: z.boolean(),
  /** A secret is kept; it is never shown. */
  hasSecret: z.boolean(),
});
const providerWrite = z.strictObject({
  label: text(providerLimits.label),
  issuer,
  appId: text(providerLimits.appId),
  active: z.boolean(),
  /** Left out: what is kept stays; null: none any more. */
  secret,
});

/** Sign-in methods of a client's programme. */
export const signInMethods = z.strictObject({
  /** To be entered at the provider as the address to come back to. */
  returnAddress: z.string(),
  documentEntry: z.boolean(),
  firstAccess: z.boolean(),
  captcha: z.strictObject({ active: z.boolean(), siteKey: z.nullable(z.string()), hasSecret: z.boolean() }),
  providers: z.strictObject({ azure: z.nullable(providerRead), generic: z.nullable(providerRead) }),
  version: z.number(),
});

export const signInMethodsEdit = z.strictObject({
  version,
  documentEntry: z.boolean(),
  firstAccess: z.boolean(),
  captcha: z.strictObject({ active: z.boolean(), siteKey: z.nullable(optionalText()), secret }),
  providers: z.strictObject({ azure: z.nullable(providerWrite), generic: z.nullable(providerWrite) }),
});

/** A provider as it is typed; without a secret the kept one is tried. */
export const providerTest = z.strictObject({
  kind: providerKind,
  issuer,
  appId: text(),
  secret,
});
export const providerTested = z.strictObject({ problem: z.nullable(z.enum(oidcFindings)) });

/** An account elsewhere that is the caller in one programme. */
export const linkedIdentity = z.strictObject({
  id,
  client: z.string(),
  /** The provider's address. */
  issuer: z.string(),
  linkedAt: moment,
  lastUsedAt: moment,
});
