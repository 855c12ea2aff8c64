import { completedStates, statesOfFilter } from "@trilha/contract/learning/delivery/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { isOverdue } from "./enrolments.queries.ts";
import type { ReportFilter } from "./report-filter.ts";

/** Clients with at least so many enrolments, and those that have had sums: they go on, however many leave. */
export async function clientsToSum(tx: Tx, atLeast: number): Promise<string[]> {
  const { rows } = await sql<{ client_id: string }>`
    select client_id from course_people group by client_id having sum(people) >= ${atLeast}
    union select client_id from learning_counted order by client_id`.execute(tx);
  return rows.map(({ client_id }) => client_id);
}

/** Sums all enrolments of a client anew; false: another process does. */
export async function sumEnrolments(
  tx: Tx,
  scope: { clientId: string; today: string; now: Date },
): Promise<boolean> {
  const { clientId, today, now } = scope;
  await sql`set local statement_timeout = 0`.execute(tx);
  const lock = sql`hashtextextended(${`learning sums ${clientId}`}, 0)`;
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lock}) as taken`.execute(
    tx,
  );
  if (!rows[0]?.taken) return false;
  await sql`delete from learning_sums where client_id = ${clientId}`.execute(tx);
  await sql`
    insert into learning_sums
      (client_id, course_id, country, retailer_id, state, overdue, enrolled, percent, scored, score, seconds)
    select e.client_id, e.course_id, m.country, m.retailer_id, e.state, coalesce(${isOverdue(today)}, false), count(*),
           sum(e.percent), count(e.score), coalesce(sum(e.score), 0), sum(e.seconds)
    from course_enrolments e
    left join memberships m on m.client_id = e.client_id and m.user_id = e.user_id
    where e.client_id = ${clientId} and e.state not in ('requested', 'invited', 'unenrolled')
    group by 1, 2, 3, 4, 5, 6`.execute(tx);
  await sql`
    insert into learning_counted (client_id, counted_at) values (${clientId}, ${now})
    on conflict (client_id) do update set counted_at = excluded.counted_at`.execute(tx);
  return true;
}

/** When a client's enrolments were summed; undefined: never, or too long ago to be shown. */
export async function storedSumsSince(
  tx: Tx,
  scope: { clientId: string; notBefore: Date },
): Promise<Date | undefined> {
  const row = await tx
    .selectFrom("learning_counted")
    .select("counted_at")
    .where("client_id", "=", scope.clientId)
    .where("counted_at", ">=", scope.notBefore)
    .executeTakeFirst();
  return row?.counted_at;
}

/** Kept sums `s` of courses come to, as live sums say it (`reports.queries`). */
export function storedSumsByCourse(filter: ReportFilter): RawBuilder<unknown> {
  const { clientId, courseId, country, chainId, state } = filter;
  const among = (states: Iterable<string>) => sql`s.state = any(${[...states]}::text[])`;
  const only = [
    courseId === undefined ? sql`` : sql`and s.course_id = ${courseId}::uuid`,
    country === undefined ? sql`` : sql`and s.country = ${country}`,
    chainId === undefined ? sql`` : sql`and s.retailer_id = ${chainId}::uuid`,
    state === undefined
      ? sql``
      : state === "overdue"
        ? sql`and s.overdue`
        : sql`and ${among(statesOfFilter[state])}`,
  ];
  const those = (which: RawBuilder<unknown>) =>
    sql`coalesce(sum(s.enrolled) filter (where ${which}), 0)::integer`;
  return sql`
    select s.course_id as of_course, sum(s.enrolled)::integer as people, sum(s.enrolled)::integer as enrolled,
           ${those(among(statesOfFilter.in_progress))} as in_progress, ${those(among(completedStates))} as finished,
           ${those(sql`s.overdue`)} as overdue, floor(sum(s.percent) / sum(s.enrolled))::integer as percent,
           round(sum(s.score) / nullif(sum(s.scored), 0), 1)::float8 as score, sum(s.seconds)::bigint as seconds
    from learning_sums s where s.client_id = ${clientId} ${sql.join(only, sql` `)} group by s.course_id`;
}
