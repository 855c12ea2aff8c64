import { listProducts } from "@trilha/contract/catalog/products/endpoints.ts";
import { listNetworkStores } from "@trilha/contract/catalog/products/network-endpoints.ts";
import { listAwardBatches } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { listOfficeCampaigns } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { listClaims } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { listReviews } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { listPeople } from "@trilha/contract/members/people/endpoints.ts";
import { listCompletions } from "@trilha/contract/members/requirements/endpoints.ts";
import { textIn } from "../../../loyalty/campaigns/index.ts";
import { kindOf, moment } from "./kind.ts";
import { inWords, words, yesNo } from "./words.ts";

export const people = kindOf(listPeople, [
  { heading: words.fullName, cell: ({ name }) => name },
  { heading: words.email, cell: ({ email }) => email },
  { heading: words.document, cell: ({ document }) => document },
  { heading: words.status, cell: ({ status }, locale) => inWords(status, locale) },
  { heading: words.roles, cell: ({ roles }) => roles.join(", ") },
  { heading: words.jobProfile, cell: ({ jobProfile }) => jobProfile },
  { heading: words.ageBand, cell: ({ ageBand }, locale) => ageBand && inWords(`age_${ageBand}`, locale) },
  { heading: words.country, cell: ({ country }) => country },
  { heading: words.store, cell: ({ store }) => store },
  { heading: words.lastSignIn, cell: ({ lastSignInAt }) => moment(lastSignInAt) },
  { heading: words.since, cell: ({ createdAt }) => moment(createdAt) },
]);

export const claims = kindOf(listClaims, [
  { heading: words.invoice, cell: ({ invoiceNumber }) => invoiceNumber },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: words.person, cell: ({ person }) => person },
  { heading: words.store, cell: ({ store }) => store },
  { heading: words.country, cell: ({ country }) => country },
  { heading: words.points, cell: ({ points }) => points },
  { heading: words.risk, cell: ({ risk }) => risk },
  { heading: words.reportedAt, cell: ({ submittedAt }) => moment(submittedAt) },
]);

export const products = kindOf(listProducts, [
  { heading: words.sku, cell: ({ sku }) => sku },
  { heading: words.name, cell: ({ name }) => name },
  { heading: words.productType, cell: ({ productType }) => productType },
  { heading: words.brand, cell: ({ brand }) => brand },
  { heading: words.processor, cell: ({ processor }) => processor },
  { heading: words.generation, cell: ({ generation }) => generation },
  { heading: words.active, cell: ({ active }, locale) => yesNo(active, locale) },
]);

export const stores = kindOf(listNetworkStores, [
  { heading: words.code, cell: ({ code }) => code },
  { heading: words.name, cell: ({ name }) => name },
  { heading: words.chain, cell: ({ chain }) => chain },
  { heading: words.country, cell: ({ country }) => country },
  { heading: words.area, cell: ({ areaCode }) => areaCode },
  { heading: words.city, cell: ({ city }) => city },
  { heading: words.timeZone, cell: ({ timeZone }) => timeZone },
  { heading: words.photosAllowed, cell: ({ photosAllowed }, locale) => yesNo(photosAllowed, locale) },
  { heading: words.active, cell: ({ active }, locale) => yesNo(active, locale) },
]);

export const awards = kindOf(listAwardBatches, [
  { heading: words.reason, cell: ({ reason }) => reason },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: words.campaign, cell: ({ campaign }) => campaign },
  { heading: words.person, cell: ({ person }) => person },
  { heading: words.people, cell: (batch) => batch.awards },
  { heading: words.points, cell: ({ points }) => points },
  { heading: words.experience, cell: ({ experience }) => experience },
  { heading: words.proposedBy, cell: ({ proposedBy }) => proposedBy.name },
  { heading: words.proposedAt, cell: ({ proposedAt }) => moment(proposedAt) },
  { heading: words.decidedBy, cell: ({ decidedBy }) => decidedBy?.name ?? null },
  { heading: words.decidedAt, cell: ({ decidedAt }) => moment(decidedAt) },
]);

export const campaigns = kindOf(listOfficeCampaigns, [
  { heading: words.campaign, cell: ({ title }, locale) => textIn(title, locale) },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: words.country, cell: ({ countries }) => countries.join(", ") },
  { heading: words.begins, cell: ({ beginsAt }) => moment(beginsAt) },
  { heading: words.ends, cell: ({ endsAt }) => moment(endsAt) },
  { heading: words.enrolled, cell: ({ enrolled }) => enrolled },
  { heading: words.given, cell: ({ given }) => given },
  { heading: words.budget, cell: ({ budget }) => budget },
]);

export const levels = kindOf(listReviews, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
  { heading: words.country, cell: ({ country }) => country },
  { heading: words.campaign, cell: ({ campaign }) => campaign },
  { heading: words.levelNow, cell: ({ from }, locale) => inWords(from, locale) },
  { heading: words.level, cell: ({ to }, locale) => inWords(to, locale) },
  { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
  { heading: words.threshold, cell: ({ threshold }) => threshold },
  { heading: words.experience, cell: ({ experience }) => experience },
  { heading: words.audited, cell: ({ audited }) => audited },
  { heading: words.since, cell: ({ openedAt }) => moment(openedAt) },
  { heading: words.decidedAt, cell: ({ decidedAt }) => moment(decidedAt) },
]);

export const completions = kindOf(listCompletions, [
  { heading: words.person, cell: ({ name }) => name },
  { heading: words.store, cell: ({ store }) => store },
  { heading: words.completedAt, cell: ({ completedAt }) => moment(completedAt) },
  { heading: words.source, cell: ({ source }, locale) => inWords(source, locale) },
]);
