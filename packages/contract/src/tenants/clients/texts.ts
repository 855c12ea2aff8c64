import * as z from "zod/mini";
import { writtenText } from "../../core/rich-text.ts";
import { id, locale, moment } from "../../core/shapes.ts";

/** What somebody accepts: a new version is asked for again. */
export const legalKinds = ["terms", "cookies", "privacy"] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Every text a client writes about itself and its rules (§routes#open-group, institutional). */
export const textKinds = [
  ...legalKinds,
  "about",
  "about_program",
  "about_team",
  "support",
  "contact",
  /** The partner programme of the construction industry (§routes#partner-programme-page tigre-juntos-somos-mais). */
  "partner_program",
  "hotsite",
] as const;
export type TextKind = (typeof textKinds)[number];

export const needsAcceptance = (kind: TextKind): kind is LegalKind =>
  (legalKinds as readonly string[]).includes(kind);

/** Optional kinds of cookies (§states#cookie-consent); what is necessary is not asked about. */
export const cookieKinds = ["preferences", "statistics", "media"] as const;
/** What a person said to each optional kind; one that is not named is refused. */
export const cookieChoices = z.partialRecord(z.enum(cookieKinds), z.boolean());
export type CookieChoices = z.output<typeof cookieChoices>;

const kind = z.enum(textKinds);
const words = z.partialRecord(locale, writtenText);

/** A text as anybody reads it, in one language. */
export const shownText = z.strictObject({
  kind,
  version: z.number(),
  locale,
  ...writtenText.shape,
  publishedAt: moment,
});

/** Which texts a door has. */
export const textList = z.strictObject({
  items: z.array(z.strictObject({ kind, version: z.number(), title: z.string() })),
});

const author = z.nullable(z.strictObject({ id, name: z.string() }));

/** A kind of text as its editors see it in their list. */
export const textItem = z.strictObject({
  kind,
  inForce: z.nullable(z.strictObject({ version: z.number(), publishedAt: moment, locales: z.array(locale) })),
  draft: z.nullable(z.strictObject({ updatedAt: moment, by: author, locales: z.array(locale) })),
});

const textDraft = z.strictObject({ texts: words, version: z.number(), updatedAt: moment, by: author });
export const textVersion = z.strictObject({
  version: z.number(),
  texts: words,
  publishedAt: moment,
  by: author,
});

/** One kind of text: what is in force, what is being written, and the language nobody may be left without. */
export const officeText = z.strictObject({
  kind,
  inForce: z.nullable(textVersion),
  draft: z.nullable(textDraft),
  defaultLocale: locale,
});
export type OfficeText = z.output<typeof officeText>;

export const versionItem = z.strictObject({
  version: z.number(),
  publishedAt: moment,
  by: author,
  locales: z.array(locale),
  summary: z.string(),
  /** People who accepted it; of a text nobody accepts null. */
  accepted: z.nullable(z.number()),
});

export const draftWrite = z.strictObject({
  /** Of the draft it is based on; null begins one. */
  version: z.nullable(z.int().check(z.minimum(1), z.maximum(2 ** 31 - 2))),
  texts: words,
});
