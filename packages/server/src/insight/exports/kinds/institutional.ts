import { listRequests } from "@trilha/contract/content/support/endpoints.ts";
import { isLocale, languageNames } from "@trilha/contract/core/locale.ts";
import { listAudit } from "@trilha/contract/insight/audit-trail/endpoints.ts";
import { listConsents } from "@trilha/contract/members/people/consents.ts";
import { day, kindOf, moment } from "./kind.ts";
import { inWords, words } from "./words.ts";

export const consents = kindOf(listConsents, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.email, cell: ({ email }) => email },
  { heading: words.legalText, cell: ({ kind }, locale) => inWords(`text_${kind}`, locale) },
  { heading: words.textVersion, cell: ({ version }) => version },
  {
    heading: words.cookiesAllowed,
    cell: ({ allowed }, locale) => allowed.map((kind) => inWords(`cookie_${kind}`, locale)).join(", "),
  },
  { heading: words.language, cell: ({ locale }) => (isLocale(locale) ? languageNames[locale] : locale) },
  { heading: words.acceptedAt, cell: ({ acceptedAt }) => moment(acceptedAt) },
  { heading: words.ip, cell: ({ ip }) => ip },
]);

const factsOf = (facts: Record<string, unknown> | null) =>
  Object.entries(facts ?? {})
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("; ");

export const auditTrail = kindOf(listAudit, [
  { heading: words.at, cell: ({ at }) => moment(at) },
  { heading: words.actor, cell: ({ actorName }) => actorName },
  {
    heading: words.act,
    cell: ({ sentence, actorName, entityName, entityId }) =>
      sentence.replace("[who]", () => actorName).replace("[whom]", () => entityName || entityId),
  },
  { heading: words.reason, cell: ({ reason }) => reason },
  { heading: words.before, cell: ({ before }) => factsOf(before) },
  { heading: words.after, cell: ({ after }) => factsOf(after) },
  { heading: words.requestId, cell: ({ requestId }) => requestId },
]);

export const supportRequests = kindOf(listRequests, [
  { heading: words.requestNumber, cell: ({ number }) => number },
  { heading: words.status, cell: ({ state }, locale) => inWords(`request_${state}`, locale) },
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.email, cell: ({ answerTo }) => answerTo },
  { heading: words.topic, cell: ({ topic }, locale) => inWords(`topic_${topic}`, locale) },
  { heading: words.receivedAt, cell: ({ createdAt }) => moment(createdAt) },
  { heading: words.answerBy, cell: ({ dueOn }) => day(dueOn) },
]);
