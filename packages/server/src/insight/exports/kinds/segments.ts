import { listSegmentPeople, listSegments } from "@trilha/contract/members/segments/endpoints.ts";
import { kindOf, moment } from "./kind.ts";
import { inWords, texts, words } from "./words.ts";

const heading = texts.segments;

export const segments = kindOf(listSegments, [
  { heading: words.name, cell: ({ name }) => name },
  { heading: heading.description, cell: ({ description }) => description },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: words.people, cell: ({ people }) => people },
  { heading: heading.uses, cell: ({ uses }) => uses },
  { heading: heading.version, cell: ({ conditionsVersion }) => conditionsVersion },
  { heading: heading.changedAt, cell: ({ changedAt }) => moment(changedAt) },
]);

export const people = kindOf(listSegmentPeople, [
  { heading: words.fullName, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
]);
