import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { type Tx, writeSoon } from "../../db/database.ts";

/** Every job and what it needs; each room adds its own (`jobs.ts`). Payloads hold ids, never secrets or personal data. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the rooms
export interface JobPayloads {}
export type JobName = keyof JobPayloads;

/**
 * Queues a job in the same transaction as its cause: both happen or neither does.
 * `key` makes it single: a queued job of the same key is replaced.
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  options: { runAt?: Date; key?: string; maxAttempts?: number; queue?: string } = {},
): Promise<void> {
  const queued = sql`select enqueue_job(${name}::text, ${JSON.stringify(payload)}::json, ${options.queue ?? null}::text,
    ${options.runAt ?? null}::timestamptz, ${options.maxAttempts ?? 12}::int, ${options.key ?? null}::text)`;
  await writeSoon(tx, queued.execute(tx));
}

/**
 * When work that a guest asked for begins: at a random moment, so that the request after it does not tell by its time
 * whether there was work to do.
 */
export const someMomentLater = (now: Date, longestSeconds: number): { runAt?: Date } =>
  longestSeconds === 0 ? {} : { runAt: new Date(now.getTime() + randomInt(longestSeconds * 1000)) };

/** Deeds of a person that rules of badges may count; several at once are looked at once. */
export function enqueueBadges(
  tx: Tx,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  return enqueue(
    tx,
    "badges.award",
    { clientId, userIds: [userId] },
    { key: `badges ${clientId} ${userId}` },
  );
}
