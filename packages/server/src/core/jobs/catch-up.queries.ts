import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Notes that a task of the timetable has nothing left to do now. */
export async function noteCaughtUp(tx: Tx, task: string): Promise<void> {
  await sql`
    insert into jobs_caught_up (task, at) values (${task}, now())
    on conflict (task) do update set at = excluded.at`.execute(tx);
}
