import type * as contract from "@trilha/contract/badges/endpoints.ts";
import type { BadgeMissing } from "@trilha/contract/badges/shapes.ts";
import {
  countAsked,
  countOf,
  evaluateGate,
  type GateFacts,
  type Missing,
} from "@trilha/contract/gates/evaluate.ts";
import { type Gate, isCount, namedIn, trainingsIn } from "@trilha/contract/gates/gate.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import type { UseCase } from "../../http/bind.ts";
import { textIn } from "../campaigns/index.ts";
import { pictureUrl } from "../files/index.ts";
import { namesInGates } from "../groups/index.ts";
import { factsIn, trainingsNamed } from "../trainings/index.ts";
import { badgeRows, countFacts, factsRow, noteSeen, ownAwards } from "./badges.queries.ts";

/** §2 profile: the caller's badges, the newest first, then those still to come with the least that would bring each. */
export const listOwnBadges: UseCase<typeof contract.listOwnBadges> = (call) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const { now, locale } = call;
    const who = { clientId, userId };
    const [rows, awards, facts, counts] = await Promise.all([
      badgeRows(tx, clientId),
      ownAwards(tx, who),
      factsRow(tx, { ...who, now }),
      countFacts(tx, who),
    ]);
    const known: GateFacts = { ...factsIn(facts, now), counts };
    const mine = new Map(awards.map((award) => [award.badge_id, award]));
    const toCome = rows.filter(({ id, state }) => mine.has(id) || state === "on");
    const missing = new Map(
      toCome.map(({ id, rule }) => [id, mine.has(id) ? [] : evaluateGate(rule, known).missing]),
    );
    const asked = [...missing.values()].flat().map((one): Gate => ("not" in one ? one.not : one));
    const names = await namesOf(tx, clientId, asked, locale);
    const items = toCome.map((row) => {
      const award = mine.get(row.id);
      return {
        ...{
          id: row.id,
          picture: row.picture,
          name: textIn(row.name, locale),
          text: textIn(row.text, locale),
        },
        pictureUrl: row.picture.kind === "file" ? pictureUrl(call, row.picture.fileId, "large") : null,
        awardedAt: award?.awarded_at.toISOString() ?? null,
        fresh: award !== undefined && award.seen_at === null,
        missing: (missing.get(row.id) ?? []).map((one) => presentMissing(one, known, names)),
      };
    });
    const last = (at: string | null) => (at === null ? 0 : Date.parse(at));
    return { items: items.toSorted((a, b) => last(b.awardedAt) - last(a.awardedAt)) };
  });

function presentMissing(one: Missing, facts: GateFacts, names: ReadonlyMap<string, string>): BadgeMissing {
  const leaf = "not" in one ? one.not : one;
  const isNot = "not" in one;
  const counts = !isNot && isCount(leaf);
  const ids = [...namedIn(leaf).flatMap(([, of]) => of), ...trainingsIn(leaf)];
  return {
    leaf: { ...leaf },
    not: isNot,
    names: ids.flatMap((id) => names.get(id) ?? []),
    have: counts ? countOf(leaf, facts.counts) : null,
    want: counts ? countAsked(leaf) : null,
  };
}

async function namesOf(
  tx: Parameters<typeof namesInGates>[0],
  clientId: string,
  gates: readonly Gate[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const trainings = await trainingsNamed(tx, clientId, [...new Set(gates.flatMap(trainingsIn))]);
  const named = await namesInGates(tx, clientId, gates);
  return new Map([
    ...named,
    ...[...trainings].map(([id, { title }]) => [id, textIn(title, locale)] as const),
  ]);
}

/** The caller's new badges were celebrated: once. */
export const seeBadges: UseCase<typeof contract.seeBadges> = (call) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    await noteSeen(tx, { clientId, userId, now: call.now });
    return undefined;
  });
