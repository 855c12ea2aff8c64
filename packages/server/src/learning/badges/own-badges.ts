import type * as contract from "@trilha/contract/learning/badges/endpoints.ts";
import { evaluateEligibility } from "@trilha/contract/members/eligibility/evaluate.ts";
import type { UseCase } from "../../core/use-case.ts";
import { clientAddress } from "../../tenants/clients/index.ts";
import { badgeRows, noteSeen, ownAwards } from "./badges.queries.ts";
import { callerFacts, missingWords, presentShown } from "./present-own.ts";
import { sharedPage } from "./shared-page.ts";

/** §routes#screen-profile profile: the caller's badges, the newest first, then those still to come with the least that would bring each. */
export const listOwnBadges: UseCase<typeof contract.listOwnBadges> = (call) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const [rows, awards, facts, { host }] = await Promise.all([
      badgeRows(tx, clientId),
      ownAwards(tx, { clientId, userId }),
      callerFacts(tx, call),
      clientAddress(tx, clientId),
    ]);
    const mine = new Map(awards.map((award) => [award.badge_id, award]));
    const toCome = rows.filter(({ id, state }) => mine.has(id) || state === "on");
    const missing = new Map(
      toCome.map(({ id, rule }) => [id, mine.has(id) ? [] : evaluateEligibility(rule, facts).missing]),
    );
    const say = await missingWords(tx, call, [...missing.values()].flat(), facts);
    const items = toCome.map((row) => {
      const award = mine.get(row.id);
      return {
        ...presentShown(call, row, award),
        sharedUrl: award?.share_key ? sharedPage(call.parts, host, award.share_key) : null,
        fresh: award !== undefined && award.seen_at === null,
        missing: say(missing.get(row.id) ?? []),
      };
    });
    const last = (at: string | null) => (at === null ? 0 : Date.parse(at));
    return { items: items.toSorted((a, b) => last(b.awardedAt) - last(a.awardedAt)) };
  });

/** The caller's new badges were celebrated: once. */
export const seeBadges: UseCase<typeof contract.seeBadges> = (call) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    await noteSeen(tx, { clientId, userId, now: call.now });
    return undefined;
  });
