import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseState } from "@trilha/contract/learning/authoring/shapes.ts";
import type { CourseDraft, CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { completedStates, learns } from "@trilha/contract/learning/delivery/states.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { fitsWords } from "../../db/word-search.ts";

type Localized = Partial<Record<Locale, string>>;

/** A course or trail as the office knows it. */
export interface OfficeCourseRow {
  id: string;
  kind: CourseKind;
  state: CourseState;
  draft: CourseDraft;
  draft_version: number;
  draft_by: string | null;
  draft_by_name: string;
  draft_at: Date;
  /** Which state of the draft is published. */
  published_draft: number | null;
  published_version: number | null;
  published_at: Date | null;
  republished_at: Date | null;
  learners: number;
}

/** The same without its modules and items: lists show hundreds of it. */
export type CourseLine = Omit<OfficeCourseRow, "draft"> & {
  draft: Omit<CourseDraft, "modules" | "items" | "description">;
  activity_count: number;
  finished: number;
};

/** People in a course, those who may not go on just now included. */
const isIn = sql`n.state = any(${[...learns, "blocked"]}::text[])`;
const own = sql`c.id, c.kind, c.state, c.draft_version, c.draft_by, c.draft_by_name, c.draft_at, c.published_draft,
  c.published_version, c.published_at, c.republished_at`;

export interface CourseFilter {
  words: readonly string[];
  kind: CourseKind | undefined;
  state: CourseState | undefined;
  labelId: string | undefined;
}

/** Courses and trails, whose draft was written last first. */
export async function coursePage(
  tx: Tx,
  clientId: string,
  { words, kind, state, labelId }: CourseFilter,
  page: { after: readonly [at: number, id: string] | undefined; rows: number },
): Promise<CourseLine[]> {
  const [at, id] = page.after ?? [null, null];
  const { rows } = await sql<CourseLine>`
    select ${own}, c.draft - '{modules,items,description}'::text[] as draft, c.activity_count, e.learners, e.finished
    from (
      select * from courses c
      where c.client_id = ${clientId}
        and ${fitsWords(sql`c.search_text`, words, sql`select search_text from courses where client_id = ${clientId}`)}
        and (${kind ?? null}::text is null or c.kind = ${kind ?? null})
        and (${state ?? null}::text is null or c.state = ${state ?? null})
        and (${labelId ?? null}::uuid is null or c.draft->'labelIds' ? ${labelId ?? null}::text)
        and (${at}::bigint is null
             or (c.draft_at, c.id) < (to_timestamp(${at}::bigint / 1000.0), ${id}::uuid))
      order by c.draft_at desc, c.id desc limit ${page.rows}) c
    cross join lateral (
      select coalesce(sum(n.people), 0)::integer as learners,
             coalesce(sum(n.people) filter (where n.state = any(${[...completedStates]}::text[])), 0)::integer as finished
      from course_people n
      where n.client_id = ${clientId} and n.course_id = c.id and ${isIn}) e
    order by c.draft_at desc, c.id desc`.execute(tx);
  return rows;
}

function courses(clientId: string): RawBuilder<OfficeCourseRow> {
  return sql<OfficeCourseRow>`
    select ${own}, c.draft, (
      select coalesce(sum(n.people), 0)::integer from course_people n
      where n.client_id = c.client_id and n.course_id = c.id and ${isIn}) as learners
    from courses c where c.client_id = ${clientId}`;
}

export async function courseById(tx: Tx, clientId: string, id: string): Promise<OfficeCourseRow | undefined> {
  const { rows } = await sql<OfficeCourseRow>`${courses(clientId)} and c.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockCourse(tx: Tx, clientId: string, id: string): Promise<OfficeCourseRow | undefined> {
  await sql`
    select from courses where client_id = ${clientId} and id = ${id}::uuid for no key update`.execute(tx);
  return courseById(tx, clientId, id);
}

/** Author, and when. */
export interface CourseAuthor {
  userId: string;
  name: string;
  at: Date;
}

/**
 * Adds a draft and the training it will be once it is published; answers its id. `trainingId`: of a training that is
 * there already and becomes this course.
 */
export async function insertCourse(
  tx: Tx,
  { clientId, id }: { clientId: string; id: string },
  kind: CourseKind,
  draft: CourseDraft,
  author: CourseAuthor,
): Promise<void> {
  await sql`
    insert into courses (client_id, id, kind, draft, draft_by, draft_by_name, draft_at, created_by, default_locale)
    values (${clientId}::uuid, ${id}::uuid, ${kind}, ${JSON.stringify(draft)}::jsonb, ${author.userId}::uuid,
            ${author.name}, ${author.at}, ${author.userId}::uuid, ${draft.defaultLocale})`.execute(tx);
}

/** Keeps a draft; answers its version. The course is held. */
export async function updateDraft(
  tx: Tx,
  course: { clientId: string; id: string },
  draft: CourseDraft,
  author: CourseAuthor,
): Promise<number> {
  const { draft_version } = await tx
    .updateTable("courses")
    .set(({ eb }) => ({
      draft: JSON.stringify(draft),
      draft_version: eb("draft_version", "+", 1),
      draft_by: author.userId,
      draft_by_name: author.name,
      draft_at: author.at,
    }))
    .where("client_id", "=", course.clientId)
    .where("id", "=", course.id)
    .returning("draft_version")
    .executeTakeFirstOrThrow();
  return draft_version;
}

/** Writes the state; what it was before it was archived follows from whether it is published. */
export async function writeState(
  tx: Tx,
  course: { clientId: string; id: string },
  state: CourseState,
  at: Date | null,
): Promise<void> {
  await sql`
    update courses set state = ${state}, archived_at = ${at}
    where client_id = ${course.clientId} and id = ${course.id}::uuid`.execute(tx);
}

/** Deletes what never was published. */
export async function deleteDraft(tx: Tx, course: { clientId: string; id: string }): Promise<void> {
  await sql`
    delete from courses where client_id = ${course.clientId} and id = ${course.id}::uuid and published_version is null`.execute(
    tx,
  );
}

/**
 * A title of something that would miss a course if it were gone, undefined where nothing would: drafts that name it,
 * and, where `published` is asked for, what is published and requires or holds it.
 */
export async function whatNeeds(
  tx: Tx,
  course: { clientId: string; id: string },
  where: "drafts" | "published",
): Promise<Localized | undefined> {
  const { clientId, id } = course;
  const inDrafts = sql`
    c.state <> 'archived' and (c.draft->'prerequisiteIds' ? ${id}::text
      or c.draft->'items' @> jsonb_build_array(jsonb_build_object('referenceId', ${id}::text))
      or strpos((c.draft->'audience')::text, ${id}::text) > 0)`;
  const inPublished = sql`
    c.state = 'published' and (
      exists (select from course_prerequisites p
              where p.client_id = c.client_id and p.course_id = c.id and p.requires_id = ${id}::uuid)
      or exists (select from trail_courses t
                 where t.client_id = c.client_id and t.trail_id = c.id and t.version = c.published_version
                   and t.course_id = ${id}::uuid))`;
  const { rows } = await sql<{ title: Localized }>`
    select coalesce(nullif(c.title, '{}'), c.draft->'title') as title from courses c
    where c.client_id = ${clientId} and c.id <> ${id}::uuid and ${where === "drafts" ? inDrafts : inPublished}
    order by c.id limit 1`.execute(tx);
  if (rows[0] || where === "published") return rows[0]?.title;
  const rewards = await sql<{ name: Localized }>`
    select name from rewards where client_id = ${clientId} and strpos(eligibility::text, ${id}::text) > 0
    order by id limit 1`.execute(tx);
  return rewards.rows[0]?.name;
}

/** Whether somebody completed it already: staff may have said so of a draft's training. */
export async function isCompletedBySomebody(
  tx: Tx,
  course: { clientId: string; id: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from training_completions
    where client_id = ${course.clientId} and training_id = ${course.id}::uuid limit 1`.execute(tx);
  return rows.length > 0;
}
