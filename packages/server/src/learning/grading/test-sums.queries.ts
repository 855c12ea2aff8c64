import type { ChoiceTally, ItemStatistics } from "@trilha/contract/learning/grading/items.ts";
import type { Tally } from "@trilha/contract/learning/grading/tallies.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface OfTest {
  clientId: string;
  courseId: string;
  activityId: string;
}

export interface TestSumsRow {
  people: number;
  attempts: number;
  passed: number;
  percent: number | null;
  last_at: Date | null;
  /** The newest version of the course it was taken in. */
  course_version: number | null;
}

const ofTest = (test: OfTest) => sql`
  a.client_id = ${test.clientId} and a.course_id = ${test.courseId} and a.activity_id = ${test.activityId}`;

/** A million answers take some seconds, more on a busy machine: no reader waits for this transaction. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '2min'`.execute(tx);
}

/** Sums of a test for lists. */
export async function testSums(tx: Tx, test: OfTest): Promise<TestSumsRow> {
  const { rows } = await sql<TestSumsRow>`
    select count(*)::integer as people, coalesce(sum(p.attempts), 0)::integer as attempts,
      count(*) filter (where p.passed)::integer as passed, round(avg(p.best), 2)::float8 as percent,
      max(p.last_at) as last_at, max(p.course_version) as course_version
    from (select count(*) as attempts, bool_or(coalesce(a.passed, false)) as passed, max(a.percent) as best,
            max(a.ended_at) as last_at, max(a.course_version) as course_version
          from attempts a where ${ofTest(test)} and a.state in ('marking', 'done') group by a.user_id) p`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error("sums without a row");
  return row;
}

/** The first attempt of each person that has its result: who comes again knows the questions. */
const firsts = (test: OfTest) => sql`
  select distinct on (a.enrolment_id) a.paper, a.graded, a.regraded, a.points::float8 as points,
         a.total::float8 as total, floor(a.percent)::integer as percent
  from attempts a where ${ofTest(test)} and a.state = 'done' and a.percent is not null
  order by a.enrolment_id, a.number`;

interface TallyRow extends Tally {
  question_id: string;
  version: number;
  /** Choice: one option, or several as a list. */
  choice: string | null;
}

export interface CountedItem {
  questionId: string;
  version: number;
  tallies: Tally[];
  choices: ChoiceTally[];
}

/**
 * Sums over the answers of first attempts, by question and the version it was judged by: of each its share, and that of
 * the rest of its test. One pass: whatever was chosen together is counted together and told apart here.
 */
export async function itemTallies(tx: Tx, test: OfTest): Promise<CountedItem[]> {
  const { rows } = await sql<TallyRow>`
    select t.question_id, case when f.regraded = '{}' then t.version
        else coalesce((f.regraded ->> t.question_id::text)::integer, t.version) end as version, f.percent,
      coalesce(t.answer ->> 'option', t.answer ->> 'value', t.answer ->> 'options') as choice,
      count(*)::integer as answers, count(*) filter (where s.x >= 1)::integer as right,
      sum(s.x) as share, sum(s.x * s.x) as "shareSquares", sum(s.y) as rest, sum(s.y * s.y) as "restSquares",
      sum(s.x * s.y) as products
    from (${firsts(test)}) f
    cross join lateral rows from (
      jsonb_to_recordset(f.paper) as ("questionId" uuid, version integer),
      jsonb_to_recordset(f.graded) as (answer jsonb, points float8, "of" float8)
    ) as t (question_id, version, answer, points, most)
    cross join lateral (select t.points / t.most as x,
      case when f.total > t.most then (f.points - t.points) / (f.total - t.most) else 0 end as y) s
    where t.points is not null and t.most > 0
    group by 1, 2, 3, 4`.execute(tx);
  const items = new Map<string, CountedItem>();
  for (const { question_id: questionId, version, choice, ...tally } of rows) {
    const key = `${questionId} ${version}`;
    const item = items.get(key) ?? { questionId, version, tallies: [], choices: [] };
    items.set(key, item);
    item.tallies.push(tally);
    const { percent, answers } = tally;
    for (const one of choicesIn(choice)) item.choices.push({ choice: one, percent, answers });
  }
  return [...items.values()];
}

function choicesIn(chosen: string | null): string[] {
  if (chosen === null) return [];
  return chosen.startsWith("[") ? (JSON.parse(chosen) as string[]) : [chosen];
}

/** How far the points of first attempts spread. */
export async function pointsSpread(tx: Tx, test: OfTest): Promise<{ attempts: number; variance: number }> {
  const { rows } = await sql<{ attempts: number; variance: number }>`
    select count(*)::integer as attempts, coalesce(var_pop(f.points), 0)::float8 as variance
    from (${firsts(test)}) f`.execute(tx);
  return rows[0] ?? { attempts: 0, variance: 0 };
}

/** Versions of questions as they were written, by `id version`. */
export async function bodiesOf(
  tx: Tx,
  clientId: string,
  versions: readonly { questionId: string; version: number }[],
): Promise<ReadonlyMap<string, QuestionBody>> {
  const { rows } = await sql<{ question_id: string; version: number; body: QuestionBody }>`
    select v.question_id, v.version, v.body
    from jsonb_to_recordset(${JSON.stringify(versions.map(({ questionId, version }) => ({ questionId, version })))}::jsonb)
      as w ("questionId" uuid, version integer)
    join question_versions v
      on v.client_id = ${clientId} and v.question_id = w."questionId" and v.version = w.version`.execute(tx);
  return new Map(rows.map((row) => [`${row.question_id} ${row.version}`, row.body]));
}

export interface StoredItemSums extends ItemStatistics {
  questionId: string;
  version: number;
  /** Lowest place first. */
  place: number;
  newest: boolean;
}

export interface StoredTestSums {
  title: Record<string, string>;
  type: string;
  passed: number | null;
  counted: number;
  alpha: number | null;
  flagged: number;
  countedAt: Date;
  tookMs: number;
  swept: boolean;
}

/** Writes what was counted in place of what stood. */
export async function keepFigures(
  tx: Tx,
  key: OfTest,
  sums: TestSumsRow & { last_at: Date },
  test: StoredTestSums,
  items: readonly StoredItemSums[],
): Promise<void> {
  const { clientId, courseId, activityId } = key;
  await sql`
    insert into test_figures (client_id, course_id, activity_id, title, type, people, attempts, passed, percent,
      last_at, counted, alpha, flagged, counted_at, took_ms, swept_at)
    values (${clientId}, ${courseId}, ${activityId}, ${JSON.stringify(test.title)}::jsonb, ${test.type}, ${sums.people},
      ${sums.attempts}, ${test.passed}, ${sums.percent}, ${sums.last_at}, ${test.counted}, ${test.alpha}, ${test.flagged},
      ${test.countedAt}, ${test.tookMs}, ${test.swept ? test.countedAt : null})
    on conflict (client_id, course_id, activity_id) do update set title = excluded.title, type = excluded.type,
      people = excluded.people, attempts = excluded.attempts, passed = excluded.passed, percent = excluded.percent,
      last_at = excluded.last_at, counted = excluded.counted, alpha = excluded.alpha, flagged = excluded.flagged,
      counted_at = excluded.counted_at, took_ms = excluded.took_ms, stale = false,
      swept_at = coalesce(excluded.swept_at, test_figures.swept_at)`.execute(tx);
  await sql`
    delete from item_figures where client_id = ${clientId} and course_id = ${courseId} and activity_id = ${activityId}`.execute(
    tx,
  );
  await sql`
    insert into item_figures (client_id, course_id, activity_id, question_id, version, answers, difficulty, right_share,
      discrimination, group_index, choices, flags, place, newest)
    select ${clientId}::uuid, ${courseId}::uuid, ${activityId}::uuid, i."questionId", i.version, i.answers, i.difficulty,
      i.right, i.discrimination, i.index, i.choices, i.flags, i.place, i.newest
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i ("questionId" uuid, version integer, answers integer,
      difficulty float8, "right" float8, discrimination float8, index float8, choices jsonb, flags text[],
      place smallint, newest boolean)`.execute(tx);
}

/** Figures of a test become outdated: the next round counts them anew. */
export async function outdateFigures(tx: Tx, test: OfTest): Promise<void> {
  await sql`
    update test_figures set stale = true
    where client_id = ${test.clientId} and course_id = ${test.courseId} and activity_id = ${test.activityId}
      and not stale`.execute(tx);
}

/** The same of all tests that ask a question. */
export async function outdateFiguresWith(tx: Tx, clientId: string, questionId: string): Promise<void> {
  await sql`
    update test_figures f set stale = true
    where f.client_id = ${clientId} and not f.stale and exists (select from item_figures i
      where i.client_id = f.client_id and i.course_id = f.course_id and i.activity_id = f.activity_id
        and i.question_id = ${questionId})`.execute(tx);
}
