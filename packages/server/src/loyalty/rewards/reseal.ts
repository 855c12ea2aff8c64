import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { codeKey, openCode, sealCode } from "./code-seal.ts";
import { rewriteCode, sealedOtherwise } from "./codes.queries.ts";

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
