import * as z from "zod/mini";
import { countries, documentCountries } from "./country.ts";
import { searchLimit, slugLimit } from "./limits.ts";
import { locales } from "./locale.ts";
import { textLimit } from "./text-checks.ts";

export { textLimit };

// Control characters, lone surrogates and direction overrides have no place in a name; PostgreSQL refuses NUL anyway.
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;
/** No text goes without: a text from somewhere else, such as an address, needs it beside its own form. */
export const printable = z.refine<string>((value) => !unprintable.test(value), {
  error: "unprintable",
  abort: true,
});

/** Required text of 1 to `max` characters, trimmed. */
export const text = (max = textLimit) =>
  z.string().check(z.trim(), printable, z.minLength(1), z.maxLength(max));

/** Text that may be empty, up to `max` characters, trimmed. */
export const optionalText = (max = textLimit) => z.string().check(z.trim(), printable, z.maxLength(max));

/** Words a list is searched by. */
export const searchText = z.optional(optionalText(searchLimit));
/** Client whose door somebody stands at, by its slug; without one the address says. */
export const doorSlug = z.optional(optionalText(slugLimit));

/** Written one way, so that the same thing is the same text wherever texts are compared. */
export const id = z.uuid().check(z.toLowerCase());
/** Largest value of PostgreSQL's `integer`. */
export const int4Limit = 2 ** 31 - 1;
/** Which state of a thing an edit is based on; one more must fit too. */
export const version = z.int().check(z.minimum(1), z.maximum(int4Limit - 1));
/** So many of something, none included. */
export const count = z.int().check(z.minimum(0), z.maximum(int4Limit));
/** Largest place in a sequence of the database (`bigint`) that JavaScript counts exactly with room to spare. */
export const sequenceLimit = 2 ** 52;
/** Bytes of one file, up to a tebibyte. An empty one is refused by name. */
export const byteSize = z.int().check(z.minimum(0), z.maximum(2 ** 40));
/** Marks of one question or line of a rubric, whole or in parts. */
export const marks = z.number().check(z.minimum(0), z.maximum(100));
export const locale = z.enum(locales);
export const country = z.enum(countries);
/** Country that gave a document. */
export const documentCountry = z.enum(documentCountries);
/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime();
/** A calendar date, YYYY-MM-DD, without a zone; of a year 1000 to 2999: the database knows no year 0. */
export const calendarDate = z.iso.date().check(z.refine((value) => /^[12]/.test(value)));
export const color = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));
export const email = z.string().check(z.trim(), z.maxLength(textLimit), z.email());
/** One text in each language; a language may be missing. */
export const localizedText = (max = textLimit) => z.partialRecord(locale, optionalText(max));
/** One choice of a list: what is stored and what is shown. */
export const choice = z.strictObject({ key: z.string(), label: z.string() });
export type Choice = z.output<typeof choice>;
