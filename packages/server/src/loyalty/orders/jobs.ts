import { defineJobs } from "../../core/jobs/handler.ts";
import { eraseAddresses } from "./erase-addresses.ts";
import { holdChanged } from "./hold-changed.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Looks at an order again whose points cleared, changed or fell in an audit. */
    "orders.hold_changed": { clientId: string; orderId: string };
    /** Erases the addresses of orders that ended long ago. */
    "orders.erase_addresses": Record<string, never>;
  }
}

export const orderJobs = defineJobs({
  "orders.hold_changed": { run: holdChanged },
  "orders.erase_addresses": { run: eraseAddresses, at: "11 4 * * *" },
});
