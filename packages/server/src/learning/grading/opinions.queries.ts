import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { ended, type ResultFilter } from "./results.queries.ts";

export type OpinionFilter = Omit<ResultFilter, "activityId"> & { activityId?: string | undefined };

/** Answers of attempts `a`, place by place from 0, in a reaction evaluation; elsewhere scales alone. */
const answers = sql`
  cross join lateral rows from (
    jsonb_to_recordset(a.paper) as ("questionId" uuid, version integer),
    jsonb_to_recordset(a.graded) as (answer jsonb)
  ) with ordinality as t (question_id, version, answer, nth)`;
const isOpinion = sql`t.answer is not null
  and (a.type = 'reaction_evaluation' or t.answer ->> 'kind' = 'scale')`;

export interface OpinionCount {
  activity_id: string;
  question_id: string;
  version: number;
  /** A step, an option or several, true or false; null: words. */
  choice: string | null;
  answers: number;
}

/** How often what was said to each question of opinion of a course. */
export async function opinionCounts(tx: Tx, filter: OpinionFilter): Promise<OpinionCount[]> {
  const { rows } = await sql<OpinionCount>`
    select s.activity_id, s.question_id, s.version, s.choice, count(*)::integer as answers
    from (select a.activity_id, t.question_id, t.version,
            coalesce(t.answer ->> 'step', t.answer ->> 'option', t.answer ->> 'value', t.answer ->> 'options') as choice
          from (select a.* from ${ended(filter)}) a ${answers} where ${isOpinion}) s
    group by 1, 2, 3, 4`.execute(tx);
  return rows;
}

/** Attempts that gave an opinion. */
export async function opinionsGiven(tx: Tx, filter: OpinionFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (select a.* from ${ended(filter)}) a
    where exists (select from jsonb_array_elements(a.graded) g
      where g -> 'answer' <> 'null'
        and (a.type = 'reaction_evaluation' or g -> 'answer' ->> 'kind' = 'scale'))`.execute(tx);
  return rows[0]?.n ?? 0;
}

export interface CommentRow {
  attempt_id: string;
  nth: number;
  activity_id: string;
  question_id: string;
  version: number;
  text: string;
  ended_at: Date;
}

/** Comments, the newest first. */
export async function commentPage(
  tx: Tx,
  filter: OpinionFilter & { questionId?: string | undefined },
  page: { after: readonly [id: string, nth: number] | undefined; rows: number },
): Promise<CommentRow[]> {
  const [id, nth] = page.after ?? [null, null];
  const { rows } = await sql<CommentRow>`
    select a.id as attempt_id, t.nth::integer as nth, a.activity_id, t.question_id, t.version, t.answer ->> 'text' as text,
      a.ended_at
    from (select a.* from ${ended(filter)} and a.type = 'reaction_evaluation') a ${answers}
    where t.answer ->> 'kind' in ('essay', 'short_text') and btrim(t.answer ->> 'text') <> ''
      and (${filter.questionId ?? null}::uuid is null or t.question_id = ${filter.questionId ?? null}::uuid)
      and (${id}::uuid is null or (a.id, -t.nth) < (${id}::uuid, -${nth}::bigint))
    order by a.id desc, t.nth limit ${page.rows}`.execute(tx);
  return rows;
}
