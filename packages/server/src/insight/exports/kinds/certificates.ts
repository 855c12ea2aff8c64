import { listAwarded } from "@trilha/contract/learning/badges/endpoints.ts";
import { listIssued } from "@trilha/contract/learning/certificates/endpoints.ts";
import { day, kindOf, moment } from "./kind.ts";
import { inWords, words } from "./words.ts";

export const certificates = kindOf(listIssued, [
  { heading: words.certificateNumber, cell: ({ number }) => number },
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
  { heading: words.title, cell: ({ course }) => course.title },
  { heading: words.kind, cell: ({ course }, locale) => inWords(course.kind, locale) },
  { heading: words.status, cell: ({ state }, locale) => inWords(`certificate_${state}`, locale) },
  { heading: words.score, cell: ({ score }) => score },
  { heading: words.completedAt, cell: ({ completedOn }) => day(completedOn) },
  { heading: words.issuedAt, cell: ({ issuedAt }) => moment(issuedAt) },
  { heading: words.validUntil, cell: ({ validUntil }) => validUntil },
  { heading: words.template, cell: ({ template, templateVersion }) => `${template} (${templateVersion})` },
  { heading: words.reason, cell: ({ reason }) => reason },
  { heading: words.address, cell: ({ publicUrl }) => publicUrl },
]);

export const badgePeople = kindOf(listAwarded, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
  { heading: words.awardedAt, cell: ({ awardedAt }) => moment(awardedAt) },
]);
