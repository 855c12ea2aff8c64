import { setImmediate as otherWork } from "node:timers/promises";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { addDays } from "@trilha/contract/core/zoned-days.ts";
import type * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import { evaluateSale } from "@trilha/contract/loyalty/earning/evaluate.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { ReplayCounters } from "./rules/simulate-counters.ts";
import { ReplaySums } from "./rules/simulate-sums.ts";
import {
  claimsInOrder,
  claimsToReplay,
  dayShifts,
  isCampaign,
  lastWithClaims,
  namesOf,
  type ReplayRow,
  rulesToTry,
} from "./simulate.queries.ts";

const lineLimit = 50_000;
/** Claims evaluated before others get their turn: a few milliseconds. */
const slice = 200;

/**
 * Replays the claims of an earlier campaign that stand, in the order they were reported, as if each sale had been
 * made on the same day of this campaign. Levels are those people have now; limits count anew. Nothing is kept.
 */
export const simulateRules: UseCase<typeof contract.simulateRules> = async (call, { params, body }) => {
  const replay = await prepare(call, params.id, body.fromCampaignId, body.document);
  if (isRefusal(replay)) return replay;
  const { clientId } = call.actor;
  const sums = new ReplaySums();
  const counters = new ReplayCounters();
  for (let from = 0; from < replay.ids.length; from += slice) {
    const ids = replay.ids.slice(from, from + slice);
    for (const row of await call.read((tx) => claimsToReplay(tx, clientId, ids))) {
      replayOne(replay, row, counters, sums);
    }
    await otherWork();
  }
  const movers = [...sums.winners, ...sums.losers];
  const names = await call.read((tx) =>
    namesOf(
      tx,
      clientId,
      movers.map(({ userId }) => userId),
    ),
  );
  const named = (people: typeof movers) =>
    people.map((person) => ({ ...person, name: names.get(person.userId) ?? "" }));
  const { claims, people, before, after: now, capsHit, unmatched } = sums;
  return {
    claims,
    people,
    before,
    after: now,
    capsHit,
    winners: named(sums.winners),
    losers: named(sums.losers),
    unmatched,
  };
};

interface Replay {
  ids: readonly string[];
  ruleSet: RuleSet;
  shifts: Awaited<ReturnType<typeof dayShifts>>;
}

function prepare(
  call: MemberCall,
  campaignId: string,
  baseId: string | undefined,
  document: RuleSet | undefined,
): Promise<Replay | Refusal> {
  const { clientId } = call.actor;
  return call.read(async (tx) => {
    const own = await rulesToTry(tx, { clientId, campaignId });
    if (!own) return refuse(genericProblems.notFound);
    if (baseId && !(await isCampaign(tx, { clientId, campaignId: baseId })))
      return refuse(genericProblems.notFound);
    const from = baseId ?? own.clonedFrom ?? (await lastWithClaims(tx, { clientId, campaignId }));
    const { ids, lines } = await claimsInOrder(tx, { clientId, campaignId: from });
    if (lines > lineLimit) return refuse(saleProblems.tooMuchToReplay, { limit: lineLimit });
    const shifts = await dayShifts(tx, { clientId, from, to: campaignId });
    return { ids, ruleSet: document ?? own.document ?? emptyRuleSet, shifts };
  });
}

function replayOne(replay: Replay, row: ReplayRow, counters: ReplayCounters, sums: ReplaySums): void {
  const { user_id: userId, store_id: storeId, country } = row;
  const date = addDays(row.sale_date, replay.shifts.get(country) ?? 0);
  const lines = row.lines.filter(({ units }) => units > 0).map((line) => ({ ...line, quantity: line.units }));
  const credited = { points: 0, experience: 0 };
  for (const { units, quantity, points, experience } of row.lines) {
    credited.points += Math.floor((points * units) / quantity);
    credited.experience += Math.floor((experience * units) / quantity);
  }
  const facts = { saleDate: date, country, storeGroupIds: row.group_ids, level: row.level, lines };
  const reach = { userId, storeId, date };
  const evaluation = evaluateSale(replay.ruleSet, facts, counters.at(reach));
  counters.add(reach, evaluation.points);
  sums.add(userId, credited, lines, evaluation);
}
