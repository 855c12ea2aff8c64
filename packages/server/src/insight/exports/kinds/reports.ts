import type { Answer } from "@trilha/contract/core/endpoint.ts";
import * as contract from "@trilha/contract/insight/reports/endpoints.ts";
import { day, kindFrom, kindOf, moment } from "./kind.ts";
import { inWords, words } from "./words.ts";

export const sales = kindOf(contract.readSalesFigure, [
  { heading: words.what, cell: ({ label }) => label },
  { heading: words.lines, cell: ({ lines }) => lines },
  { heading: words.units, cell: ({ units }) => units },
  { heading: words.credited, cell: ({ points }) => points },
  { heading: words.confirmed, cell: ({ confirmed }) => confirmed },
  { heading: words.waiting, cell: ({ waiting }) => waiting },
  { heading: words.fallen, cell: ({ fallen }) => fallen },
]);

export const points = kindOf(contract.readPointsFigure, [
  { heading: words.what, cell: ({ label }) => label },
  { heading: words.given, cell: ({ given }) => given },
  { heading: words.credited, cell: ({ issued }) => issued },
  { heading: words.adjusted, cell: ({ adjusted }) => adjusted },
  { heading: words.reversed, cell: ({ reversed }) => reversed },
  { heading: words.redeemed, cell: ({ redeemed }) => redeemed },
  { heading: words.refunded, cell: ({ refunded }) => refunded },
  { heading: words.expired, cell: ({ expired }) => expired },
  { heading: words.transferred, cell: ({ transferred }) => transferred },
  { heading: words.forgiven, cell: ({ forgiven }) => forgiven },
  { heading: words.waiting, cell: ({ underAudit }) => underAudit },
  { heading: words.confirmed, cell: ({ confirmed }) => confirmed },
  { heading: words.reserved, cell: ({ reserved }) => reserved },
  { heading: words.owed, cell: ({ owed }) => owed },
  { heading: words.liability, cell: ({ liability }) => liability },
]);

export const queues = kindOf(contract.readQueuesFigure, [
  { heading: words.queue, cell: ({ queue }, locale) => inWords(queue, locale) },
  { heading: words.inQueue, cell: ({ waiting }) => waiting },
  { heading: words.oldest, cell: ({ oldest }) => moment(oldest) },
  { heading: words.underDay, cell: ({ ages }) => ages[0] ?? 0 },
  { heading: words.underThree, cell: ({ ages }) => ages[1] ?? 0 },
  { heading: words.underWeek, cell: ({ ages }) => ages[2] ?? 0 },
  { heading: words.older, cell: ({ ages }) => ages[3] ?? 0 },
]);

export const audit = kindOf(contract.readAuditFigure, [
  { heading: words.what, cell: ({ label }, locale) => inWords(label, locale) },
  { heading: words.accepted, cell: ({ accepted }) => accepted },
  { heading: words.partial, cell: ({ partial }) => partial },
  { heading: words.rejected, cell: ({ rejected }) => rejected },
  { heading: words.pointsFallen, cell: ({ points }) => points },
]);

export const redemption = kindOf(contract.readRedemptionFigure, [
  { heading: words.what, cell: ({ label }) => label },
  { heading: words.placed, cell: ({ placed }) => placed },
  { heading: words.approvedOnes, cell: ({ approved }) => approved },
  { heading: words.reprovedOnes, cell: ({ reproved }) => reproved },
  { heading: words.cancelledOnes, cell: ({ cancelled }) => cancelled },
  { heading: words.deliveredOnes, cell: ({ delivered }) => delivered },
  { heading: words.units, cell: ({ units }) => units },
  { heading: words.pointsRedeemed, cell: ({ points }) => points },
]);

export const levels = kindOf(contract.readLevelsFigure, [
  { heading: words.level, cell: ({ level }, locale) => inWords(level, locale) },
  { heading: words.people, cell: ({ people }) => people },
  { heading: words.eligible, cell: ({ eligible }) => eligible },
  { heading: words.inReview, cell: ({ waiting }) => waiting },
  { heading: words.granted, cell: ({ granted }) => granted },
  { heading: words.refusedOnes, cell: ({ refused }) => refused },
  { heading: words.lapsed, cell: ({ lapsed }) => lapsed },
]);

export const ages = kindOf(contract.readAgesFigure, [
  { heading: words.ageBand, cell: ({ band }, locale) => inWords(`age_${band}`, locale) },
  { heading: words.enrolled, cell: ({ enrolled }) => enrolled },
  { heading: words.withPoints, cell: ({ people }) => people },
  { heading: words.confirmed, cell: ({ confirmed }) => confirmed },
  { heading: words.experience, cell: ({ experience }) => experience },
]);

type Compared = Answer<typeof contract.readCompareFigure>["campaigns"][number];
export const compare = kindFrom<Compared>(
  contract.readCompareFigure,
  ({ campaigns }) => campaigns as Compared[],
  [
    { heading: words.campaign, cell: ({ title }) => title },
    { heading: words.status, cell: ({ state }, locale) => inWords(state, locale) },
    { heading: words.begins, cell: ({ beginsOn }) => day(beginsOn) },
    { heading: words.ends, cell: ({ endsOn }) => day(endsOn) },
    { heading: words.budget, cell: ({ budget }) => budget },
    { heading: words.people, cell: ({ people }) => people },
    { heading: words.units, cell: ({ units }) => units },
    { heading: words.given, cell: ({ given }) => given },
    { heading: words.reversed, cell: ({ reversed }) => reversed },
    { heading: words.redeemed, cell: ({ redeemed }) => redeemed },
    { heading: words.expired, cell: ({ expired }) => expired },
    { heading: words.liability, cell: ({ liability }) => liability },
    { heading: words.decided, cell: ({ decided }) => decided },
    { heading: words.rejected, cell: ({ rejected }) => rejected },
  ],
);
