import * as z from "zod/mini";
import { writtenText } from "../../core/rich-text.ts";
import { id, locale, moment } from "../../core/shapes.ts";
import { cookieKinds, textKinds } from "./text-kinds.ts";

/** Answer of a person to each optional kind; one that is not named is refused. */
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
  /** Version of the draft it is based on; null begins one. */
  version: z.nullable(z.int().check(z.minimum(1), z.maximum(2 ** 31 - 2))),
  texts: words,
});
