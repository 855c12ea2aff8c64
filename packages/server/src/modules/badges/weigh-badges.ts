import type { JobHandler } from "../../jobs/runner.ts";
import type { Parts } from "../../parts.ts";
import { awardBadge, badgesToWeigh, clientsWithBadges } from "./badges.queries.ts";
import { tellBadge } from "./tell-badge.ts";

/** Gives what these people, or everybody, have come to: one statement a badge, once per person for good. */
async function weigh(
  { db, clock }: Pick<Parts, "db" | "clock">,
  clientId: string,
  userIds: readonly string[] | null,
): Promise<void> {
  const badges = await db.read({ clientId }, (tx) => badgesToWeigh(tx, clientId));
  for (const { id: badgeId, rule, name } of badges)
    await db.write({ clientId }, async (tx) => {
      const now = clock.now();
      const given = await awardBadge(tx, { clientId, badgeId, rule, userIds, now });
      for (const person of given)
        await tellBadge(tx, { clientId, person, name, kind: "badges.awarded", now });
    });
}

export const weighBadges: JobHandler<"badges.weigh"> = (parts, { clientId, userIds }) =>
  weigh(parts, clientId, userIds);

/** What nothing told of: days that passed, levels, stores and groups that changed. */
export const sweepBadges: JobHandler<"badges.sweep"> = async (parts) => {
  const clients = await parts.db.read({ system: true }, clientsWithBadges);
  for (const clientId of clients) await weigh(parts, clientId, null);
};
