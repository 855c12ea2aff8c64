import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { eraseOldAddresses } from "./addresses.queries.ts";

/** So long after its end an order's address may still be asked for: complaints, parcels gone astray. */
const keptDays = 180;
const atOnce = 500;

/** Erases where parcels went, some time after their orders ended. */
export const eraseAddresses: JobHandler<"orders.erase_addresses"> = async ({ db, clock }) => {
  const now = clock.now();
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  return drainInBatches(timeBox(), async () => {
    const erased = await db.write({ system: true }, (tx) =>
      eraseOldAddresses(tx, { before, now, most: atOnce }),
    );
    return erased === atOnce;
  });
};
