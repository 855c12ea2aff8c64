import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import { codeKey, openCode, sealCode } from "./code-seal.ts";
import { rewriteCode, sealedOtherwise } from "./codes.queries.ts";
import { countNextRewards } from "./popularity.queries.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Counts what was ordered of each reward in the last 90 days. */
    "rewards.popularity": Record<string, never>;
    /** Seals codes anew that an older key sealed. */
    "rewards.reseal": Record<string, never>;
  }
}

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

const batch = 500;

/**
 * Seals anew, mark included, whatever another key than today's sealed, so that an old key can be taken away. What is
 * sealed by today's key is left alone.
 */
export const reseal: JobHandler<"rewards.reseal"> = async ({ db, keys }) => {
  const key = codeKey(keys);
  return drainInBatches(timeBox(), async () => {
    const done = await db.write({ system: true }, async (tx) => {
      const codes = await sealedOtherwise(tx, key, batch);
      for (const { id, client_id, sealed } of codes) {
        await rewriteCode(tx, id, sealCode(keys, client_id, openCode(keys, sealed)));
      }
      return codes.length;
    });
    return done === batch;
  });
};

export const rewardJobs = defineJobs({
  "rewards.popularity": { run: countPopularity, at: "13 * * * *" },
  "rewards.reseal": { run: reseal, at: "43 3 * * *" },
});
