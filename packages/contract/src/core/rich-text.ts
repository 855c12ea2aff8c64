// A text with headings, lists, emphasis and links, kept as structure: what is not here cannot be said, so there is
// nothing to clean before it is shown. The one list of what such a text may hold, for both sides (security row 37).

import * as z from "zod/mini";
import { webAddressLimit, writtenTextLimits } from "./limits.ts";
import { optionalText, printable } from "./shapes.ts";

/** Targets a link may have: out by https, to a mail address, to a phone, or to a page of this app. */
const target =
  /^(?:https:\/\/[^\s/][^\s]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()-]{3,32}|\/(?:[a-z0-9_-]+(?:\/|$))*)$/;

export const isLinkTarget = (href: string): boolean => href.length <= webAddressLimit && target.test(href);

/** Letters of one run count as they are: a space at its end separates words. */
const run = z.string().check(printable, z.minLength(1), z.maxLength(5_000));

const span = z.strictObject({
  text: run,
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  link: z.optional(
    z.string().check(z.maxLength(webAddressLimit), z.refine(isLinkTarget, { error: "invalid" })),
  ),
});
export type Span = z.output<typeof span>;

const spans = z.array(span).check(z.minLength(1), z.maxLength(100));

export const block = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("heading"), level: z.literal([2, 3]), spans }),
  z.strictObject({ type: z.literal("paragraph"), spans }),
  z.strictObject({ type: z.literal("quote"), spans }),
  z.strictObject({
    type: z.literal("list"),
    ordered: z.boolean(),
    items: z.array(spans).check(z.minLength(1), z.maxLength(100)),
  }),
]);
export type RichTextBlock = z.output<typeof block>;

/** Most letters of one text in one language. */
export const richTextLimit = 60_000;

const lettersOf = (blocks: readonly RichTextBlock[]) =>
  linesOf(blocks).reduce((sum, line) => sum + line.length, 0);

export const richText = z.array(block).check(
  z.maxLength(400),
  z.refine((blocks) => lettersOf(blocks) <= richTextLimit, { error: "too_long" }),
);

const wordsOf = (runs: readonly Span[]) => runs.map(({ text }) => text).join("");

/** Each heading, paragraph, quote and list item as one plain line, in order. */
export function linesOf(blocks: readonly RichTextBlock[]): string[] {
  return blocks.flatMap((one) => (one.type === "list" ? one.items.map(wordsOf) : [wordsOf(one.spans)]));
}

/** Plain paragraphs, separated by empty lines, as structure. */
export function paragraphs(plain: string): RichTextBlock[] {
  return plain
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => ({ type: "paragraph", spans: [{ text }] }));
}

/** Text of a client in one language. */
export const writtenText = z.strictObject({
  title: optionalText(writtenTextLimits.title),
  /** Difference from the version before, in a few words; asked of texts people accept. */
  summary: optionalText(writtenTextLimits.summary),
  blocks: richText,
});
export type WrittenText = z.output<typeof writtenText>;
