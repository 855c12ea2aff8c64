import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { sql } from "kysely";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { nameTest, type TestName } from "./name-tests.ts";

export interface FoundTest {
  name: TestName;
  /** As the newest attempt had it; null: nobody began one. */
  data: TestData | null;
  /** Days are counted in it. */
  timeZone: string;
}

interface Row {
  time_zone: string;
  /** Of the newest attempt; else what is published. */
  course_version: number | null;
  settings: TestData | null;
}

/** As addresses name a test. */
export interface TestParams {
  /** Of the course. */
  id: string;
  activityId: string;
}

/** A test of a published course, named as its newest attempt knew it; undefined: there is none. */
export async function findTest(
  tx: Tx,
  { actor, locale }: Pick<MemberCall, "actor" | "locale">,
  params: TestParams,
): Promise<FoundTest | undefined> {
  const { clientId } = actor;
  const { rows } = await sql<Row>`
    select k.time_zone, coalesce(a.course_version, c.published_version) as course_version, a.settings
    from courses c join clients k on k.id = c.client_id
    left join lateral (select course_version, settings from attempts
      where client_id = c.client_id and course_id = c.id and activity_id = ${params.activityId}
      order by id desc limit 1) a on true
    where c.client_id = ${clientId} and c.id = ${params.id}`.execute(tx);
  const [row] = rows;
  if (!row || row.course_version === null) return undefined;
  const place = {
    course_id: params.id,
    activity_id: params.activityId,
    course_version: row.course_version,
  };
  const name = await nameTest(tx, { clientId, locale }, place);
  return name && { name, data: row.settings, timeZone: row.time_zone };
}
