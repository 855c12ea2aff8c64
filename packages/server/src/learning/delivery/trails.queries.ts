import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { TrailCourse } from "./rules/trail-progress.ts";

export interface HeldTrail {
  id: string;
  course_id: string;
  state: LearningState;
  attempt: number;
  version: number;
  courses: TrailCourse[];
  /** All that has to be done before the trail is. */
  ready: boolean;
}

/**
 * Trails of a person, taken in one order: one of them, or all that hold a course in the version they are in, or ask
 * for it first.
 */
export async function heldTrails(
  tx: Tx,
  person: { clientId: string; userId: string } & ({ trailId: string } | { courseId: string }),
): Promise<HeldTrail[]> {
  const one = "trailId" in person ? person.trailId : null;
  const holds = "courseId" in person ? person.courseId : null;
  const { rows } = await sql<HeldTrail>`
    with mine as (
      select e.id, e.course_id, e.state, e.attempt, coalesce(e.version, c.published_version) as version
      from course_enrolments e
      join courses c on c.client_id = e.client_id and c.id = e.course_id and c.kind = 'trail'
      where e.client_id = ${person.clientId} and e.user_id = ${person.userId}
        and e.state in ('enrolled', 'in_progress', 'restarted')
        and (e.course_id = ${one}::uuid
          or e.course_id in (select t.trail_id from trail_courses t
               where t.client_id = ${person.clientId} and t.course_id = ${holds}::uuid)
          or e.course_id in (select r.course_id from course_prerequisites r
               where r.client_id = ${person.clientId} and r.requires_id = ${holds}::uuid))
      order by e.id for update of e
    )
    select m.id, m.course_id, m.state, m.attempt, m.version,
           not exists (select from course_prerequisites r
             where r.client_id = ${person.clientId} and r.course_id = m.course_id and not exists (
               select from training_completions d where d.client_id = r.client_id
                 and d.training_id = r.requires_id and d.user_id = ${person.userId})) as ready,
           coalesce((select jsonb_agg(jsonb_build_object('mandatory', t.mandatory, 'done', exists (
                      select from training_completions d where d.client_id = t.client_id
                        and d.training_id = t.course_id and d.user_id = ${person.userId})))
              from trail_courses t
              where t.client_id = ${person.clientId} and t.trail_id = m.course_id and t.version = m.version), '[]') as courses
    from mine m
    where ${holds}::uuid is null or exists (
      select from trail_courses t where t.client_id = ${person.clientId} and t.trail_id = m.course_id
        and t.version = m.version and t.course_id = ${holds}::uuid)
      or exists (select from course_prerequisites r where r.client_id = ${person.clientId}
        and r.course_id = m.course_id and r.requires_id = ${holds}::uuid)`.execute(tx);
  return rows;
}

/** Progress of a trail, and with it the version somebody is in from then on. */
export async function keepTrailProgress(
  tx: Tx,
  trailProgress: {
    clientId: string;
    enrolmentId: string;
    version: number;
    done: number;
    total: number;
    percent: number;
  },
): Promise<void> {
  await sql`
    update course_enrolments
    set done = ${trailProgress.done}, total = ${trailProgress.total}, percent = ${trailProgress.percent},
        version = case when ${trailProgress.done} > 0 then coalesce(version, ${trailProgress.version}) else version end
    where client_id = ${trailProgress.clientId} and id = ${trailProgress.enrolmentId}`.execute(tx);
}

/** Whether a trail somebody learns in holds a course, in the version they are in; its state with it. */
export async function trailHolding(
  tx: Tx,
  trail: { clientId: string; userId: string; trailId: string; courseId: string },
): Promise<{ id: string; state: LearningState; attempt: number } | undefined> {
  const { rows } = await sql<{ id: string; state: LearningState; attempt: number }>`
    select e.id, e.state, e.attempt from course_enrolments e
    join courses c on c.client_id = e.client_id and c.id = e.course_id and c.kind = 'trail'
    join trail_courses t on t.client_id = e.client_id and t.trail_id = e.course_id
      and t.version = coalesce(e.version, c.published_version) and t.course_id = ${trail.courseId}
    where e.client_id = ${trail.clientId} and e.user_id = ${trail.userId} and e.course_id = ${trail.trailId}
    for update of e`.execute(tx);
  return rows[0];
}

/** Notes that somebody worked on a trail, and with that the version they are in from then on. */
export async function noteTrail(
  tx: Tx,
  trail: { clientId: string; enrolmentId: string; now: Date },
): Promise<void> {
  await sql`
    update course_enrolments e
    set last_at = ${trail.now}::timestamptz, version = coalesce(e.version, c.published_version)
    from courses c
    where e.client_id = ${trail.clientId} and e.id = ${trail.enrolmentId}
      and c.client_id = e.client_id and c.id = e.course_id`.execute(tx);
}
