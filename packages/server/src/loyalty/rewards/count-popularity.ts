import { drainInBatches } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { countNextRewards } from "./popularity.queries.ts";

const days = 90;
const first = "00000000-0000-0000-0000-000000000000";

/**
 * §routes#screen-reward-store Reward store, by popularity: units ordered in the last 90 days, those given back taken off, are counted anew in one
 * pass over the rewards.
 */
export const countPopularity: JobHandler<"rewards.popularity"> = async ({ db, clock }) => {
  const now = clock.now();
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  let after = { clientId: first, id: first };
  await drainInBatches(
    () => false,
    async () => {
      const page = await db.write({ system: true }, (tx) => countNextRewards(tx, { after, since, now }));
      const last = isRefusal(page) ? undefined : page.at(-1);
      if (last) after = last;
      return last !== undefined;
    },
  );
};
