import { setTimeout as pause } from "node:timers/promises";

const look = 50;
/** Looks before work is done all the same: a second in all, so that a queue moves on in a rush that does not end. */
const looks = 20;

/**
 * Lets people go first: waits while requests queue for a connection to the database, a second at most. For work after
 * the answer that nobody watches.
 */
export async function yieldToRequests(pool: { readonly waitingCount: number }, wait = pause): Promise<void> {
  for (let turn = 0; turn < looks && pool.waitingCount > 0; turn += 1) await wait(look);
}
