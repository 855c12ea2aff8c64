import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { AttemptEvent } from "./attempts.queries.ts";

export interface AttemptEventRow {
  what: AttemptEvent;
  question: number | null;
  points: number | null;
  actor_name: string;
  device_name: string;
  reason: string | null;
  at: Date;
}

/** Events of an attempt. */
export async function eventsOf(
  tx: Tx,
  attempt: { clientId: string; attemptId: string },
): Promise<AttemptEventRow[]> {
  const { rows } = await sql<AttemptEventRow>`
    select what, question, points::float8 as points, actor_name, device_name, reason, at from attempt_events
    where client_id = ${attempt.clientId} and attempt_id = ${attempt.attemptId} order by id`.execute(tx);
  return rows;
}

export async function nameOfPerson(tx: Tx, userId: string): Promise<string> {
  const row = await tx
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return [row?.first_name, row?.last_name].filter(Boolean).join(" ");
}
