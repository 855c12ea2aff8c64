import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { EligibilityFactsRow } from "../../members/eligibility/index.ts";

export type EnrolledIn = [
  courseId: string,
  state: Exclude<LearningState, "not_started">,
  percent: number,
  dueOn: string | null,
  lastAt: number | null,
  version: number | null,
  lastActivityId: string | null,
];

/** Facts of one person (`learner_facts` in the database). */
export interface LearnerFactsRow {
  facts: EligibilityFactsRow;
  catalogue: number;
  client_zone: string;
  /** Which state of their enrolments is the newest. */
  stamp: string;
  /** Null: none, or those known under the stamp. */
  enrolments: EnrolledIn[] | null;
  favourites: string[] | null;
  /** Modules of the client: what is switched off is in no list and found by no address. */
  has_courses: boolean;
  has_trails: boolean;
}

export async function learnerRow(
  tx: Tx,
  person: { clientId: string; userId: string; now: Date; known: string | null },
): Promise<LearnerFactsRow> {
  const { rows } = await sql<LearnerFactsRow>`
    select f.*, c.has_courses, c.has_trails
      from learner_facts(${person.clientId}::uuid, ${person.userId}::uuid, ${person.now}::timestamptz, ${person.known}::text) f
      join clients c on c.id = ${person.clientId}::uuid`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a learner is in a client");
  return row;
}

/** Stamp of a cached person. */
export interface StampRow {
  /** Stamp of their acts, account, membership, groups, level and campaigns (`learner_stamp` in the database). */
  stamp: string;
  /** Version of the client's catalogue. */
  catalogue: number;
}

export async function learnerStamps(
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, StampRow>> {
  const { rows } = await sql<StampRow & { user_id: string }>`
    select u.id as user_id, learner_stamp(${clientId}::uuid, u.id) as stamp,
           coalesce((select v.version from course_catalogue_versions v where v.client_id = ${clientId}::uuid), 0)
             as catalogue
    from unnest(${[...userIds]}::uuid[]) as u (id)`.execute(tx);
  return new Map(rows.map(({ user_id, ...row }) => [user_id, row]));
}

export async function addFavourite(
  tx: Tx,
  favourite: { clientId: string; userId: string; courseId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto("course_favourites")
    .values({
      client_id: favourite.clientId,
      user_id: favourite.userId,
      course_id: favourite.courseId,
      at: favourite.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavourite(
  tx: Tx,
  enrolment: { clientId: string; userId: string; courseId: string },
): Promise<void> {
  await tx
    .deleteFrom("course_favourites")
    .where("client_id", "=", enrolment.clientId)
    .where("user_id", "=", enrolment.userId)
    .where("course_id", "=", enrolment.courseId)
    .execute();
}
