import type { Level } from "@trilha/contract/core/level.ts";
import type { ownReview, review, reviewItem } from "@trilha/contract/loyalty/tiers/shapes.ts";
import { isOpenReview, type LevelAbove } from "@trilha/contract/loyalty/tiers/states.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { evidenceNow } from "./evidence.ts";
import { type ReviewRow, reviewById, stepsOf } from "./levels.review.queries.ts";
import {
  appealUntil,
  mayAppeal,
  type Refused,
  type Reviewed,
  refusalToExamine,
  verdictsOpenTo,
} from "./rules/review-rules.ts";

/** Facts of the policy. */
export function reviewedOf(row: ReviewRow): Reviewed {
  const { kind, state, user_id: userId, from, level, threshold, audited, settled } = row;
  return {
    ...{ kind, state, userId, from, level, threshold, audited, settled },
    lookedBy: row.looked_by,
    decidedBy: row.decided_by,
  };
}

/** Facts of an appeal. */
export function refusedOf(row: ReviewRow): Refused {
  const { state, appealed, settled } = row;
  return {
    ...{ state, appealed, settled },
    decidedAt: row.decided_at,
    timeZone: row.time_zone,
    reportingDays: row.reporting_days,
  };
}

/** A review as a line of the list. */
export function presentItem(call: MemberCall, row: ReviewRow): z.output<typeof reviewItem> {
  const { id, kind, state, name, store, country, from, to, threshold, experience, audited } = row;
  return {
    ...{ id, kind, state, name, store, country, from, to, threshold, experience, audited },
    userId: row.user_id,
    membershipId: row.membership_id,
    campaignId: row.campaign_id,
    campaign: textIn(row.campaign_title, call.locale),
    finding: row.finding,
    appealed: row.appealed,
    openedAt: row.opened_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    mine: row.user_id === call.actor.userId,
  };
}

/** A review with its evidence and what the caller may do; undefined when the client has none of this id. */
export async function loadReview(
  tx: Tx,
  call: MemberCall,
  id: string,
): Promise<z.output<typeof review> | undefined> {
  const { clientId, userId, permissions } = call.actor;
  const row = await reviewById(tx, clientId, id);
  if (!row) return undefined;
  const frozen = isOpenReview(row.state) ? null : row.evidence;
  const history = await stepsOf(tx, clientId, id);
  const reviewed = reviewedOf(row);
  const looking = refusalToExamine(userId, reviewed);
  const deciding = verdictsOpenTo(userId, reviewed);
  const decides = permissions.has("levels.decide");
  const hindrance = decides ? deciding.hindrance : looking === "wrong_state" ? null : looking;
  return {
    ...presentItem(call, row),
    evidence: frozen ?? (await evidenceNow(tx, clientId, row)),
    frozenAt: (frozen && row.decided_at?.toISOString()) ?? null,
    examination:
      row.finding && row.looked_at
        ? {
            name: row.looker_name ?? "",
            at: row.looked_at.toISOString(),
            finding: row.finding,
            note: row.look_note ?? "",
          }
        : null,
    decision: row.decided_at
      ? { name: row.decider_name ?? "", at: row.decided_at.toISOString(), reason: row.reason }
      : null,
    appealText: row.appeal_text,
    history: history.map(({ from, to, by: actor, reason, at }) => ({
      from,
      to,
      by: actor,
      reason,
      at: at.toISOString(),
    })),
    version: row.version,
    hindrance,
    can: {
      examine: permissions.has("levels.examine") && looking === null,
      decide: decides ? deciding.can : [],
    },
  };
}

/** A review as the person it is about sees it: staff are nameless, and what they found among themselves is theirs. */
export async function presentOwn(
  tx: Tx,
  call: MemberCall,
  row: ReviewRow,
): Promise<z.output<typeof ownReview>> {
  const history = await stepsOf(tx, call.actor.clientId, row.id);
  const refused = refusedOf(row);
  const appeal = mayAppeal(refused, call.now);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    level: aboutLevel(row),
    threshold: row.threshold,
    openedAt: row.opened_at.toISOString(),
    reason: row.reason,
    appealed: row.appealed,
    appealText: row.appeal_text,
    appealUntil: (appeal && appealUntil(refused)?.toISOString()) || null,
    history: history.map(({ from, to, actor_id: actor, reason, at }) => ({
      ...{ from, to, reason, at: at.toISOString() },
      by: actor === null ? "time" : actor === call.actor.userId ? "you" : "staff",
    })),
    version: row.version,
    can: { appeal },
  };
}

/** The level a review is about: the one to be reached, or the one that is looked at again. */
export function aboutLevel({ kind, from, to }: Pick<ReviewRow, "kind" | "from" | "to">): LevelAbove {
  const level: Level = kind === "promotion" ? to : from;
  if (level === "basic") throw new Error("no review is about the floor");
  return level;
}
