import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { linesOf, type WrittenText } from "@trilha/contract/core/rich-text.ts";
import type { OfficeText } from "@trilha/contract/tenants/clients/texts.ts";

/** A text in every language, written or not; a type, because forms hold plain records. */
export type TextForm = Record<Locale, WrittenText>;

const nothing: WrittenText = { title: "", summary: "", blocks: [] };

/**
 * Values the editor begins with: the draft, else the text in force, whose summary was about an older change.
 */
export function formOf({ draft, inForce }: OfficeText): TextForm {
  const from = draft?.texts ?? {};
  const before = draft ? {} : (inForce?.texts ?? {});
  const textIn = (locale: Locale): WrittenText => {
    const older = before[locale];
    return from[locale] ?? (older ? { ...older, summary: "" } : nothing);
  };
  return {
    "pt-BR": textIn("pt-BR"),
    "en-US": textIn("en-US"),
    "es-ES": textIn("es-ES"),
    "fr-FR": textIn("fr-FR"),
  };
}

const isWhole = ({ title, blocks }: WrittenText) => title.trim() !== "" && blocks.length > 0;
const isEmpty = ({ title, summary, blocks }: WrittenText) =>
  title.trim() === "" && summary.trim() === "" && blocks.length === 0;

/** How far each language is: all of it, half, or nothing. */
export const progressOf = (form: TextForm) =>
  locales.map((locale) => {
    const text = form[locale];
    return { locale, percent: isWhole(text) ? 100 : isEmpty(text) ? 0 : 50 };
  });

/** Languages that will not be part of the next version. */
export const missingIn = (texts: Readonly<Partial<Record<Locale, WrittenText>>>): Locale[] =>
  locales.filter((locale) => !isWhole(texts[locale] ?? nothing));

/** Title and lines, to be compared. */
export const plainOf = (text: WrittenText | undefined): string[] =>
  text ? [text.title, ...linesOf(text.blocks)] : [];
