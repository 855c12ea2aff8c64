import { type LocalizedText, localize } from "@trilha/contract/core/locale.ts";
import * as result from "@trilha/contract/learning/grading/endpoints.ts";
import type { ItemFlag } from "@trilha/contract/learning/grading/items.ts";
import { listComments, listOpinions } from "@trilha/contract/learning/grading/opinions.ts";
import type { PlaceResult, TestRow } from "@trilha/contract/learning/grading/shapes.ts";
import { kindOf, moment } from "./kind.ts";
import { inWords, text, words, yesNo } from "./words.ts";

const heading = {
  test: text("Teste", "Test", "Test", "Test"),
  course: text("Curso", "Course", "Curso", "Cours"),
  attempts: text("Tentativas", "Attempts", "Intentos", "Tentatives"),
  attempt: text("Tentativa", "Attempt", "Intento", "Tentative"),
  passed: text("Aprovados", "Passed", "Aprobados", "Réussites"),
  hasPassed: text("Aprovado", "Passed", "Aprobado", "Réussi"),
  best: text("Melhor nota (%)", "Best score (%)", "Mejor nota (%)", "Meilleure note (%)"),
  last: text("Última nota (%)", "Last score (%)", "Última nota (%)", "Dernière note (%)"),
  percent: text("Nota (%)", "Score (%)", "Nota (%)", "Note (%)"),
  waiting: text("A corrigir", "To mark", "Por corregir", "À corriger"),
  place: text("Grupo", "Group", "Grupo", "Groupe"),
  question: text("Pergunta", "Question", "Pregunta", "Question"),
  version: text("Versão", "Version", "Versión", "Version"),
  answers: text("Respostas", "Answers", "Respuestas", "Réponses"),
  difficulty: text("Dificuldade (0 a 1)", "Difficulty (0 to 1)", "Dificultad (0 a 1)", "Difficulté (0 à 1)"),
  discrimination: text("Discriminação", "Discrimination", "Discriminación", "Discrimination"),
  index: text("Índice 27%", "27% index", "Índice 27 %", "Indice 27 %"),
  flags: text("O que chama atenção", "What stands out", "Qué llama la atención", "Ce qui ressort"),
  module: text("Módulo", "Module", "Módulo", "Module"),
  mean: text("Média", "Mean", "Media", "Moyenne"),
  spread: text("Distribuição", "Spread", "Distribución", "Répartition"),
  comment: text("Comentário", "Comment", "Comentario", "Commentaire"),
  endedAt: text("Entregue em", "Handed in at", "Entregado el", "Remis le"),
};

const flags: Readonly<Record<ItemFlag, LocalizedText>> = {
  too_few: text("poucas respostas", "too few answers", "pocas respuestas", "trop peu de réponses"),
  negative: text(
    "discrimina ao contrário",
    "tells the wrong way",
    "discrimina al revés",
    "discrimine à l’envers",
  ),
  lures_best: text(
    "errada atrai os melhores",
    "a wrong option lures the best",
    "una errónea atrae a los mejores",
    "un choix faux attire les meilleurs",
  ),
  too_hard: text("difícil demais", "too hard", "demasiado difícil", "trop difficile"),
  weak: text("discrimina pouco", "hardly tells apart", "discrimina poco", "discrimine peu"),
  too_easy: text("fácil demais", "too easy", "demasiado fácil", "trop facile"),
  unused: text(
    "opção que ninguém escolhe",
    "an option nobody takes",
    "opción que nadie elige",
    "un choix que personne ne prend",
  ),
};

const thousandths = (value: number | null) => value && Math.round(value * 1000) / 1000;
const hundredths = (value: number | null) => value && Math.round(value * 100) / 100;
const minutes = (seconds: number | null) => seconds && Math.round(seconds / 60);

type Summed = Pick<TestRow, keyof TestRow & keyof PlaceResult>;
const sums = [
  { heading: words.people, cell: ({ people }: Summed) => people },
  { heading: heading.attempts, cell: ({ attempts }: Summed) => attempts },
  { heading: heading.passed, cell: ({ passed }: Summed) => passed },
  { heading: heading.percent, cell: ({ percent }: Summed) => hundredths(percent) },
  { heading: heading.waiting, cell: ({ waiting }: Summed) => waiting },
];

export const tests = kindOf(result.listTests, [
  { heading: heading.test, cell: ({ title }) => title },
  { heading: heading.course, cell: ({ course }) => course.title },
  ...sums,
]);

export const people = kindOf(result.listTestPeople, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
  { heading: heading.attempts, cell: ({ attempts }) => attempts },
  { heading: heading.best, cell: ({ best }) => hundredths(best) },
  { heading: heading.last, cell: ({ last }) => hundredths(last) },
  {
    heading: heading.hasPassed,
    cell: ({ passed }, locale) => (passed === null ? null : yesNo(passed, locale)),
  },
  { heading: words.minutes, cell: ({ seconds }) => minutes(seconds) },
  { heading: heading.endedAt, cell: ({ lastAt }) => moment(lastAt) },
]);

export const places = kindOf(result.listTestPlaces, [
  { heading: heading.place, cell: ({ name }) => name },
  ...sums,
]);

export const items = kindOf(result.listItems, [
  { heading: heading.question, cell: ({ prompt }) => prompt },
  { heading: heading.version, cell: ({ version }) => version },
  { heading: heading.answers, cell: ({ answers }) => answers },
  { heading: heading.difficulty, cell: ({ difficulty }) => thousandths(difficulty) },
  { heading: heading.discrimination, cell: ({ discrimination }) => thousandths(discrimination) },
  { heading: heading.index, cell: ({ index }) => thousandths(index) },
  {
    heading: heading.flags,
    cell: (row, locale) => row.flags.map((one) => localize(flags[one], locale)).join("; "),
  },
]);

export const attempts = kindOf(result.listAttempts, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: heading.course, cell: ({ test }) => test.course.title },
  { heading: heading.test, cell: ({ test }) => test.title },
  { heading: heading.attempt, cell: ({ number }) => number },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: heading.percent, cell: ({ percent }) => hundredths(percent) },
  {
    heading: heading.hasPassed,
    cell: ({ passed }, locale) => (passed === null ? null : yesNo(passed, locale)),
  },
  { heading: words.startedAt, cell: ({ startedAt }) => moment(startedAt) },
  { heading: heading.endedAt, cell: ({ endedAt }) => moment(endedAt) },
]);

export const opinions = kindOf(listOpinions, [
  { heading: heading.module, cell: ({ module }) => module },
  { heading: heading.test, cell: ({ activity }) => activity },
  { heading: heading.question, cell: ({ prompt }) => prompt },
  { heading: heading.answers, cell: ({ answers }) => answers },
  { heading: heading.mean, cell: ({ mean }) => hundredths(mean) },
  {
    heading: heading.spread,
    cell: ({ choices }) =>
      choices.map(({ text: answerText, answers }) => `${answerText}: ${answers}`).join("; "),
  },
]);

export const comments = kindOf(listComments, [
  { heading: heading.module, cell: ({ module }) => module },
  { heading: heading.test, cell: ({ activity }) => activity },
  { heading: heading.question, cell: ({ prompt }) => prompt },
  { heading: heading.comment, cell: ({ text: answerText }) => answerText },
  { heading: heading.endedAt, cell: ({ at }) => moment(at) },
]);
