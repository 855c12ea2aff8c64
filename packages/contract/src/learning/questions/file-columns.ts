import { type Locale, locales } from "../../core/locale.ts";

/*
 * A question takes several rows: the first says its kind and its prompt, each further one a part of it. Texts stand in
 * a column per language.
 */

export const textsOfQuestions = ["text", "match", "feedback", "alt"] as const;
export type Text = (typeof textsOfQuestions)[number];
export const shortOf = {
  "pt-BR": "pt",
  "en-US": "en",
  "es-ES": "es",
  "fr-FR": "fr",
} as const satisfies Record<Locale, string>;
type Short = (typeof shortOf)[Locale];
export type TextColumn = `${Text}_${Short}`;

export const plainColumns = [
  "row",
  "id",
  "share",
  "points",
  "difficulty",
  "tags",
  "right",
  "exact",
  "wildcards",
  "from",
  "to",
  "longest",
  "steps",
  "picture",
  "decorative",
] as const;
export type QuestionColumn = (typeof plainColumns)[number] | TextColumn;

/** The column of a text in a language. */
export const columnOf = (text: Text, locale: Locale): TextColumn => `${text}_${shortOf[locale]}`;

/** All columns in the order they are written in. */
export const questionColumns: readonly QuestionColumn[] = [
  "row",
  ...locales.map((locale) => columnOf("text", locale)),
  ...locales.map((locale) => columnOf("match", locale)),
  "share",
  "right",
  "from",
  "to",
  "exact",
  "wildcards",
  ...locales.map((locale) => columnOf("feedback", locale)),
  "points",
  "difficulty",
  "tags",
  "longest",
  "steps",
  "picture",
  ...locales.map((locale) => columnOf("alt", locale)),
  "decorative",
  "id",
];

/** Columns for whoever writes in one language: those of the others are left out. */
export const columnsIn = (locale: Locale): QuestionColumn[] => {
  const others = locales.filter((one) => one !== locale);
  const theirs = new Set<string>(
    textsOfQuestions.flatMap((text) => others.map((other) => columnOf(text, other))),
  );
  return questionColumns.filter((column) => !theirs.has(column));
};
