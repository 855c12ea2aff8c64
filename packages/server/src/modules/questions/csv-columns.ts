import { readHeaderLine } from "@trilha/contract/imports/lines.ts";
import { columnReader } from "@trilha/contract/imports/words.ts";
import { type Locale, locales } from "@trilha/contract/kernel/locale.ts";

/*
 * A question takes several rows: the first says its kind and its prompt, each further one a part of it. Texts stand in
 * a column per language.
 */

const texts = ["text", "match", "feedback"] as const;
type Text = (typeof texts)[number];
const short = { "pt-BR": "pt", "en-US": "en", "es-ES": "es", "fr-FR": "fr" } as const satisfies Record<
  Locale,
  string
>;
type Short = (typeof short)[Locale];
export type TextColumn = `${Text}_${Short}`;

const plainColumns = [
  "row",
  "id",
  "share",
  "points",
  "difficulty",
  "tags",
  "right",
  "exact",
  "from",
  "to",
  "longest",
  "steps",
  "picture",
] as const;
export type QuestionColumn = (typeof plainColumns)[number] | TextColumn;

/** The column of a text in a language. */
export const columnOf = (text: Text, locale: Locale): TextColumn => `${text}_${short[locale]}`;

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
  ...locales.map((locale) => columnOf("feedback", locale)),
  "points",
  "difficulty",
  "tags",
  "longest",
  "steps",
  "picture",
  "id",
];

const inWords: Readonly<Record<Text, readonly string[]>> = {
  text: ["texto", "texte"],
  match: ["par", "pareja", "paire"],
  feedback: ["comentario", "retorno", "commentaire", "retroalimentacion"],
};
const words: Readonly<Record<(typeof plainColumns)[number], readonly string[]>> = {
  row: ["linha", "fila", "ligne", "tipo", "kind", "type"],
  id: ["codigo", "code"],
  share: ["peso", "weight", "poids", "parte", "part"],
  points: ["pontos", "puntos"],
  difficulty: ["dificuldade", "dificultad", "difficulte"],
  tags: ["etiquetas", "etiquettes", "marcadores"],
  right: ["certo", "correto", "correcto", "juste"],
  exact: ["exato", "exacto"],
  from: ["de", "desde"],
  to: ["ate", "hasta", "jusqu a"],
  longest: ["tamanho", "largo", "longueur"],
  steps: ["passos", "pasos", "niveaux"],
  picture: ["imagem", "imagen", "image"],
};

const everyWord = Object.fromEntries([
  ...plainColumns.map((column) => [column, words[column]]),
  ...texts.flatMap((text) =>
    locales.map((locale) => [
      columnOf(text, locale),
      inWords[text].map((word) => `${word} ${short[locale]}`),
    ]),
  ),
]) as Record<QuestionColumn, readonly string[]>;
const readColumn = columnReader(everyWord);

/** The first line of a file of questions. */
export const readQuestionHeader = (cells: readonly string[]) => readHeaderLine(cells, readColumn, ["row"]);
