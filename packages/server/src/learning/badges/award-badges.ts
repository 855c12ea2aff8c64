import { drainInBatches } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Parts } from "../../parts.ts";
import { awardBadge, badgesToAward, clientsWithBadges, participantsPage } from "./badges.queries.ts";
import { notifyBadge } from "./notify-badge.ts";

/** People weighed in one statement. */
const pageSize = 1_000;

/** Gives what these people have come to: one statement a badge, once per person for good. */
async function weigh(
  { db, clock }: Pick<Parts, "db" | "clock">,
  clientId: string,
  userIds: readonly string[],
): Promise<void> {
  const badges = await db.read({ clientId }, (tx) => badgesToAward(tx, clientId));
  for (const { id: badgeId, rule, name } of badges)
    await db.write({ clientId }, async (tx) => {
      const now = clock.now();
      const given = await awardBadge(tx, { clientId, badgeId, rule, userIds, now });
      for (const person of given)
        await notifyBadge(tx, { clientId, person, name, kind: "badges.awarded", now });
    });
}

/** The same for everybody who takes part, in one pass in pages. */
async function weighEverybody(parts: Pick<Parts, "db" | "clock">, clientId: string): Promise<void> {
  let after: string | undefined;
  await drainInBatches(
    () => false,
    async () => {
      const page = await parts.db.read({ clientId }, (tx) =>
        participantsPage(tx, { clientId, after, rows: pageSize }),
      );
      if (page.length > 0) await weigh(parts, clientId, page);
      after = page.at(-1);
      return page.length === pageSize;
    },
  );
}

export const awardBadges: JobHandler<"badges.award"> = (parts, { clientId, userIds }) =>
  userIds ? weigh(parts, clientId, userIds) : weighEverybody(parts, clientId);

/** Days that passed, levels, stores and groups that changed queue no weighing: everybody is weighed. */
export const sweepBadges: JobHandler<"badges.sweep"> = async (parts) => {
  const clients = await parts.db.read({ system: true }, clientsWithBadges);
  for (const clientId of clients) await weighEverybody(parts, clientId);
};
