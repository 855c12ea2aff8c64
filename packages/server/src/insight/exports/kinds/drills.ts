import { listDrilled } from "@trilha/contract/learning/practice/endpoints.ts";
import { kindOf, moment } from "./kind.ts";
import { inWords, texts, words } from "./words.ts";

const heading = texts.drills;

export const people = kindOf(listDrilled, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.status, cell: ({ state }, locale) => inWords(`drill_${state}`, locale) },
  { heading: heading.answered, cell: ({ answered }) => answered },
  { heading: heading.right, cell: ({ right }) => right },
  { heading: words.startedAt, cell: ({ startedAt }) => moment(startedAt) },
  { heading: words.completedAt, cell: ({ doneAt }) => moment(doneAt) },
]);
