import type { ItemChoice, ItemFlag } from "@trilha/contract/learning/grading/items.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { OfTest } from "./test-sums.queries.ts";

export interface CountedTestRow {
  counted_at: Date;
  counted: number;
  alpha: number | null;
  flagged: number;
  /** Attempts that ended since it was counted. */
  behind: number;
}

/** When a test was counted, and what came of it as a whole; undefined: not yet. */
export async function countedTest(tx: Tx, test: OfTest): Promise<CountedTestRow | undefined> {
  const { rows } = await sql<CountedTestRow>`
    select f.counted_at, f.counted, f.alpha, f.flagged,
      (select count(*) from attempts a where a.client_id = f.client_id and a.course_id = f.course_id
        and a.activity_id = f.activity_id and a.ended_at > f.counted_at)::integer as behind
    from test_figures f
    where f.client_id = ${test.clientId} and f.course_id = ${test.courseId} and f.activity_id = ${test.activityId}`.execute(
    tx,
  );
  return rows[0];
}

export interface ItemFigures {
  version: number;
  answers: number;
  difficulty: number | null;
  right_share: number | null;
  discrimination: number | null;
  group_index: number | null;
  flags: ItemFlag[];
}

export interface ItemFigureRow extends ItemFigures {
  question_id: string;
  bank_id: string | null;
  current_version: number;
  body: QuestionBody;
  choices: ItemChoice[];
  place: number;
  /** Difficulty as the order takes it: unknown comes last. */
  rank: number;
  before: ItemFigures[];
}

/** Questions of a test as they did, those to look at first first. */
export async function itemPage(
  tx: Tx,
  test: OfTest & {
    flagged: boolean | undefined;
    /** The place of an item with nothing against it. */
    unflagged: number;
  },
  page: { after: readonly [place: number, rank: number, id: string] | undefined; rows: number },
): Promise<ItemFigureRow[]> {
  const { after } = page;
  const rank = sql`coalesce(round(i.difficulty * 1000), 1001)::integer`;
  const { rows } = await sql<ItemFigureRow>`
    select i.question_id, q.bank_id, coalesce(q.body_version, i.version) as current_version, v.body, i.version, i.answers,
      i.difficulty, i.right_share, i.discrimination, i.group_index, i.flags, i.choices, i.place, ${rank} as rank,
      coalesce((select jsonb_agg(jsonb_build_object('version', o.version, 'answers', o.answers,
          'difficulty', o.difficulty, 'right_share', o.right_share, 'discrimination', o.discrimination,
          'group_index', o.group_index, 'flags', o.flags) order by o.version desc)
        from item_figures o where o.client_id = i.client_id and o.course_id = i.course_id
          and o.activity_id = i.activity_id and o.question_id = i.question_id and not o.newest), '[]') as before
    from item_figures i
    join question_versions v
      on v.client_id = i.client_id and v.question_id = i.question_id and v.version = i.version
    left join questions q on q.client_id = i.client_id and q.id = i.question_id
    where i.client_id = ${test.clientId} and i.course_id = ${test.courseId} and i.activity_id = ${test.activityId} and i.newest
      ${test.flagged === undefined ? sql`` : sql`and (i.place < ${test.unflagged}) = ${test.flagged}::boolean`}
      ${
        after
          ? sql`and (i.place::bigint, ${rank}::bigint, i.question_id) > (${after[0]}::bigint, ${after[1]}::bigint, ${after[2]}::uuid)`
          : sql``
      }
    order by i.place, rank, i.question_id limit ${page.rows}`.execute(tx);
  return rows;
}
