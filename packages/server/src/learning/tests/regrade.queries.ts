import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { attemptColumns, type TestAttemptRow } from "./attempts.queries.ts";

/** Attempts that were asked a question, by id; those that still run only where it is said. */
export async function attemptsAsking(
  tx: Tx,
  question: { clientId: string; questionId: string },
  page: { after: string | null; rows: number; running?: boolean },
): Promise<TestAttemptRow[]> {
  const { rows } = await sql<TestAttemptRow>`
    select ${attemptColumns} from attempts t
    where t.client_id = ${question.clientId} and t.paper @> ${JSON.stringify([{ questionId: question.questionId }])}::jsonb
      and (t.state in ('done', 'marking') or (${page.running ?? false} and t.state = 'running')) and (${page.after}::uuid is null or t.id > ${page.after}::uuid)
    order by t.id limit ${page.rows}`.execute(tx);
  return rows;
}

/**
 * Notes by which version a question of an attempt is judged from now on, only while it runs where that is said; false: it
 * does not. Nobody who answers meanwhile waits for it.
 */
export async function keepRegrade(
  tx: Tx,
  regrade: {
    clientId: string;
    id: string;
    questionId: string;
    version: number;
    now: Date;
    running?: boolean;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update attempts
    set regraded = regraded || jsonb_build_object(${regrade.questionId}::text, ${regrade.version}::int), regraded_at = ${regrade.now}
    where client_id = ${regrade.clientId} and id = ${regrade.id} and (not ${regrade.running ?? false} or state = 'running')
    returning id`.execute(tx);
  return rows.length > 0;
}
