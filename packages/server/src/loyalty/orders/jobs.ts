import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { eraseOldAddresses } from "./addresses.queries.ts";
import { holdChanged } from "./hold-changed.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Looks at an order again whose points cleared, changed or fell in an audit. */
    "orders.hold_changed": { clientId: string; orderId: string };
    /** Erases the addresses of orders that ended long ago. */
    "orders.erase_addresses": Record<string, never>;
  }
}

/** So long after its end an order's address may still be asked for: complaints, parcels gone astray. */
const keptDays = 180;
const atOnce = 500;

/** Erases where parcels went, some time after their orders ended. */
const eraseAddresses: JobHandler<"orders.erase_addresses"> = async ({ db, clock }) => {
  const now = clock.now();
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  return drainInBatches(timeBox(), async () => {
    const erased = await db.write({ system: true }, (tx) =>
      eraseOldAddresses(tx, { before, now, most: atOnce }),
    );
    return erased === atOnce;
  });
};

export const orderJobs = defineJobs({
  "orders.hold_changed": { run: holdChanged },
  "orders.erase_addresses": { run: eraseAddresses, at: "11 4 * * *" },
});
