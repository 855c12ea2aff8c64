import type { ColumnsOfFile } from "@trilha/contract/core/imports/lines.ts";
import { columnReader } from "@trilha/contract/core/imports/words.ts";
import { locales } from "@trilha/contract/core/locale.ts";
import {
  columnOf,
  plainColumns,
  type QuestionColumn,
  shortOf,
  type Text,
  textsOfQuestions,
} from "@trilha/contract/learning/questions/file-columns.ts";

const inWords: Readonly<Record<Text, readonly string[]>> = {
  text: ["texto", "texte"],
  match: ["par", "pareja", "paire"],
  feedback: ["comentario", "retorno", "commentaire", "retroalimentacion"],
  alt: ["texto alternativo", "alternative text", "texte alternatif", "descricao da imagem"],
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
  wildcards: ["curingas", "comodines", "jokers"],
  from: ["de", "desde"],
  to: ["ate", "hasta", "jusqu a"],
  longest: ["tamanho", "largo", "longueur"],
  steps: ["passos", "pasos", "niveaux"],
  picture: ["imagem", "imagen", "image"],
  decorative: ["decorativa", "decorativo", "decorative image", "decoratif"],
};

const everyWord = Object.fromEntries([
  ...plainColumns.map((column) => [column, words[column]]),
  ...textsOfQuestions.flatMap((text) =>
    locales.map((locale) => [
      columnOf(text, locale),
      inWords[text].map((word) => `${word} ${shortOf[locale]}`),
    ]),
  ),
]) as Record<QuestionColumn, readonly string[]>;

export const questionFile: ColumnsOfFile<QuestionColumn> = {
  read: columnReader(everyWord),
  needs: [["row"]],
};
