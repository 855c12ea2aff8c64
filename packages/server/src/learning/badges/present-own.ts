import type { Locale } from "@trilha/contract/core/locale.ts";
import type { BadgeMissing } from "@trilha/contract/learning/badges/shapes.ts";
import {
  type Eligibility,
  isCount,
  namedIn,
  trainingsIn,
} from "@trilha/contract/members/eligibility/conditions.ts";
import {
  countAsked,
  countOf,
  type EligibilityFacts,
  type Missing,
} from "@trilha/contract/members/eligibility/evaluate.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { eligibilityFactsOf, namesInTrees } from "../../members/eligibility/index.ts";
import { trainingsNamed } from "../../members/requirements/index.ts";
import { type BadgeRow, countFacts, factsRow, type OwnRow } from "./badges.queries.ts";
import { badgePictureUrl } from "./present-badge.ts";

/** Facts of the caller. */
export async function callerFacts(tx: Tx, { actor, now }: MemberCall): Promise<EligibilityFacts> {
  const { clientId, userId } = actor;
  const who = { clientId, userId };
  const [facts, counts] = await Promise.all([factsRow(tx, { ...who, now }), countFacts(tx, who)]);
  return { ...eligibilityFactsOf(facts, now), counts };
}

/** A badge as somebody sees it who has it, or could. */
export function presentShown(call: MemberCall, row: BadgeRow, award: OwnRow | undefined) {
  return {
    ...{ id: row.id, picture: row.picture },
    name: textIn(row.name, call.locale),
    text: textIn(row.text, call.locale),
    pictureUrl: badgePictureUrl(call, row.picture),
    awardedAt: award?.awarded_at.toISOString() ?? null,
  };
}

/** Says what is missing for badges, in the caller's words. */
export async function missingWords(
  tx: Tx,
  { actor, locale }: MemberCall,
  all: readonly Missing[],
  facts: EligibilityFacts,
): Promise<(missing: readonly Missing[]) => BadgeMissing[]> {
  const conditions = all.map((one): Eligibility => ("not" in one ? one.not : one));
  const names = await namesOf(tx, actor.clientId, conditions, locale);
  return (missing) => missing.map((one) => presentMissing(one, facts, names));
}

function presentMissing(
  one: Missing,
  facts: EligibilityFacts,
  names: ReadonlyMap<string, string>,
): BadgeMissing {
  const leaf = "not" in one ? one.not : one;
  const isNot = "not" in one;
  const counts = !isNot && isCount(leaf);
  const ids = [...namedIn(leaf).flatMap(([, namedIds]) => namedIds), ...trainingsIn(leaf)];
  return {
    leaf: { ...leaf },
    not: isNot,
    names: ids.flatMap((id) => names.get(id) ?? []),
    have: counts ? countOf(leaf, facts.counts) : null,
    want: counts ? countAsked(leaf) : null,
  };
}

async function namesOf(
  tx: Tx,
  clientId: string,
  trees: readonly Eligibility[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const trainings = await trainingsNamed(tx, clientId, [...new Set(trees.flatMap(trainingsIn))]);
  const named = await namesInTrees(tx, clientId, trees);
  return new Map([
    ...named,
    ...[...trainings].map(([id, { title }]) => [id, textIn(title, locale)] as const),
  ]);
}
