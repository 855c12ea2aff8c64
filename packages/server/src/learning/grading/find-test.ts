import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { nameTest, type TestName } from "./name-tests.ts";
import { newestSitting } from "./tests.queries.ts";

export interface FoundTest {
  name: TestName;
  /** As the newest attempt had it; null: nobody began one. */
  data: TestData | null;
  /** Days are counted in it. */
  timeZone: string;
}

/** As addresses name a test. */
export interface TestParams {
  /** Id of the course. */
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
  const row = await newestSitting(tx, { clientId, ...params });
  if (!row || row.course_version === null) return undefined;
  const place = {
    course_id: params.id,
    activity_id: params.activityId,
    course_version: row.course_version,
  };
  const name = await nameTest(tx, { clientId, locale }, place);
  return name && { name, data: row.settings, timeZone: row.time_zone };
}
