// Courses, trails, labels and enrolments, past the office: published as publishing writes them.
import {
  type Activity,
  activitiesOf,
  type CourseDraft,
  type Outline,
} from "@trilha/contract/learning/delivery/outline.ts";
import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/db/schema.ts";
import { emptyDraft } from "../src/learning/authoring/empty-draft.ts";
import { outlineOf, publishedColumns } from "../src/learning/authoring/rules/published-columns.ts";
import { placedIn } from "../src/learning/delivery/published-outline.ts";
import type { TestApp } from "./app.ts";
import { type Client, type Member, plant, unique } from "./builders.ts";

type App = Pick<TestApp, "parts" | "clock">;

/** An activity with only what matters: a text of the editor that is done once it was opened, unless said. */
export function anActivity(fields: Partial<Activity> = {}): Activity {
  return {
    id: crypto.randomUUID(),
    type: "html",
    title: { "pt-BR": unique("Atividade") },
    mandatory: true,
    minutes: 5,
    completion: { rule: "viewed" },
    requires: [],
    authorised: false,
    data: { kind: "text", html: { "pt-BR": "<p>Olá</p>" } },
    ...fields,
  };
}

type ModuleFields = Partial<Omit<Outline["modules"][number], "activities">> & {
  activities?: readonly Partial<Activity>[];
};

/** A module of one activity, unless said. */
export function aModule({ activities = [{}], ...fields }: ModuleFields = {}): Outline["modules"][number] {
  return {
    id: crypto.randomUUID(),
    title: { "pt-BR": unique("Módulo") },
    requires: [],
    ...fields,
    activities: activities.map(anActivity),
  };
}

/** A draft of a course with one module of one activity, open to everybody, unless said. */
export function aDraft({
  modules = [{}],
  ...fields
}: Partial<Omit<CourseDraft, "modules">> & { modules?: readonly ModuleFields[] } = {}): CourseDraft {
  return {
    ...emptyDraft,
    title: { "pt-BR": unique("Curso") },
    ...fields,
    modules: modules.map(aModule),
  };
}

export interface TestCourse {
  id: string;
  kind: "course" | "trail";
  /** As it is published, or written. */
  draft: CourseDraft;
  /** Version that is published; null: a draft. */
  version: number | null;
  /** All its activities in order. */
  activities: readonly Activity[];
}

type CourseFields = Parameters<typeof aDraft>[0] & {
  /** Published unless said; `archived` was published before. */
  state?: "draft" | "published" | "archived";
  popularity?: number;
  publishedAt?: Date;
};

/** A course, published as version 1 unless `state` says otherwise, with the training it is. */
export function aCourse(app: App, client: Client, fields: CourseFields = {}): Promise<TestCourse> {
  const { state = "published", popularity = 0, publishedAt = app.clock.now(), ...own } = fields;
  return write(app, client, "course", aDraft(own), { state, popularity, publishedAt });
}

type TrailFields = Omit<CourseFields, "modules" | "items"> & {
  /** In their order; what is not said of an item is mandatory and requires nothing. */
  courses: readonly { id: string }[];
  items?: readonly Partial<CourseDraft["items"][number]>[];
};

/** A trail of courses, published as version 1 unless `state` says otherwise. */
export function aTrail(app: App, client: Client, fields: TrailFields): Promise<TestCourse> {
  const {
    state = "published",
    popularity = 0,
    publishedAt = app.clock.now(),
    courses,
    items,
    ...own
  } = fields;
  const held = courses.map(({ id }, index) => ({
    ...{
      id: crypto.randomUUID(),
      kind: "course" as const,
      referenceId: id,
      title: {},
      mandatory: true,
      requires: [],
    },
    ...items?.[index],
  }));
  return write(
    app,
    client,
    "trail",
    aDraft({ title: { "pt-BR": unique("Trilha") }, ...own, modules: [], items: held }),
    { state, popularity, publishedAt },
  );
}

function write(
  app: App,
  client: Client,
  kind: "course" | "trail",
  draft: CourseDraft,
  terms: { state: "draft" | "published" | "archived"; popularity: number; publishedAt: Date },
): Promise<TestCourse> {
  const id = crypto.randomUUID();
  const client_id = client.id;
  const link = kind === "trail" ? `/trails/${id}` : `/online-courses/${id}`;
  return plant(app, async (tx) => {
    const title = JSON.stringify(draft.title);
    await tx
      .insertInto("trainings")
      .values({ client_id, id, title, link, active: terms.state === "published" })
      .execute();
    await tx
      .insertInto("courses")
      .values({
        client_id,
        id,
        kind,
        draft: JSON.stringify(draft),
        draft_at: terms.publishedAt,
        ...unpublished,
      })
      .execute();
    const course: TestCourse = {
      ...{ id, kind, draft, version: null },
      activities: activitiesOf(draft).map(({ activity }) => activity),
    };
    if (terms.state === "draft") return course;
    await tx
      .insertInto("course_versions")
      .values({
        ...{ client_id, course_id: id, version: 1, published_by: null, note: null },
        outline: JSON.stringify(outlineOf(draft)),
        published_at: terms.publishedAt,
      })
      .execute();
    await tx
      .updateTable("courses")
      .set({
        ...publishedColumns(kind, draft),
        ...{ state: terms.state, published_version: 1, published_draft: 1, popularity: terms.popularity },
        published_at: terms.publishedAt,
        republished_at: terms.publishedAt,
      })
      .where("id", "=", id)
      .execute();
    for (const requires_id of draft.prerequisiteIds)
      await tx.insertInto("course_prerequisites").values({ client_id, course_id: id, requires_id }).execute();
    for (const [position, { id: item_id, referenceId, mandatory }] of draft.items.entries()) {
      if (referenceId === null) continue;
      const item = { item_id, course_id: referenceId, position, mandatory };
      await tx
        .insertInto("trail_courses")
        .values({ client_id, trail_id: id, version: 1, ...item })
        .execute();
    }
    return { ...course, version: 1 };
  });
}

const unpublished = {
  draft_by: null,
  published_version: null,
  published_draft: null,
  cover_file_id: null,
  visible_from: null,
  visible_until: null,
  days_to_finish: null,
  published_at: null,
  republished_at: null,
  archived_at: null,
  created_by: null,
};

/**
 * Publishes a changed draft of a course that is published, as its next version; nobody is moved to it. Answers the
 * course as it is then.
 */
export async function republished(
  app: App,
  client: Client,
  course: TestCourse,
  changes: Partial<CourseDraft>,
): Promise<TestCourse> {
  const draft = { ...course.draft, ...changes };
  const version = (course.version ?? 0) + 1;
  const now = app.clock.now();
  await plant(app, async (tx) => {
    await tx
      .insertInto("course_versions")
      .values({
        ...{ client_id: client.id, course_id: course.id, version, published_by: null, note: null },
        outline: JSON.stringify(outlineOf(draft)),
        published_at: now,
      })
      .execute();
    await tx
      .updateTable("courses")
      .set({
        ...publishedColumns(course.kind, draft),
        draft: JSON.stringify(draft),
        ...{ published_version: version, republished_at: now },
      })
      .where("id", "=", course.id)
      .execute();
    for (const [position, { id: item_id, referenceId, mandatory }] of draft.items.entries()) {
      if (referenceId === null) continue;
      const item = { item_id, course_id: referenceId, position, mandatory };
      await tx
        .insertInto("trail_courses")
        .values({ client_id: client.id, trail_id: course.id, version, ...item })
        .execute();
    }
  });
  const activities = activitiesOf(draft).map(({ activity }) => activity);
  return { ...course, draft, version, activities };
}

type EnrolmentFields = Partial<
  Omit<Insertable<Tables["course_enrolments"]>, "client_id" | "course_id" | "user_id" | "state">
> & {
  state?: Enrolled;
  /** Activities they have finished; the others were not opened. */
  finished?: readonly { id: string }[];
};

type Enrolled = Exclude<LearningState, "not_started">;
/** The database lets an enrolment go only one step after the other. */
const waysTo: Readonly<Record<Enrolled, readonly Enrolled[]>> = {
  requested: ["requested"],
  invited: ["invited"],
  enrolled: ["enrolled"],
  in_progress: ["enrolled", "in_progress"],
  finished: ["enrolled", "in_progress", "finished"],
  approved: ["enrolled", "in_progress", "approved"],
  improved: ["enrolled", "in_progress", "approved", "improved"],
  reproved: ["enrolled", "in_progress", "reproved"],
  blocked: ["enrolled", "in_progress", "blocked"],
  restarted: ["enrolled", "in_progress", "restarted"],
  unenrolled: ["enrolled", "unenrolled"],
};

/**
 * Enrolment of a person in a course or trail, who opened nothing yet unless said: on its version once they have.
 * Completed states write the completion of the training too, as finishing does.
 */
export function enrolled(
  app: App,
  member: Member,
  course: TestCourse,
  { state = "enrolled", finished = [], ...fields }: EnrolmentFields = {},
): Promise<{ id: string }> {
  const now = app.clock.now();
  const isDone = state === "finished" || state === "approved" || state === "improved";
  const hasBegun = isDone || finished.length > 0 || waysTo[state].includes("in_progress");
  const total = placedIn(outlineOf(course.draft)).counted.length;
  const own = { client_id: member.clientId, course_id: course.id, user_id: member.userId };
  return plant(app, async (tx) => {
    const [first = "enrolled", ...later] = waysTo[state];
    const made = await tx
      .insertInto("course_enrolments")
      .values({
        ...own,
        state: first,
        source: "self",
        version: hasBegun ? course.version : null,
        done: finished.length,
        total,
        percent: isDone ? 100 : total === 0 ? 0 : Math.floor((finished.length / total) * 100),
        enrolled_at: now,
        started_at: hasBegun ? now : null,
        finished_at: isDone ? now : null,
        ...fields,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const next of later)
      await tx.updateTable("course_enrolments").set({ state: next }).where("id", "=", made.id).execute();
    for (const { id: activity_id } of finished)
      await tx
        .insertInto("activity_progress")
        .values({
          ...{
            client_id: member.clientId,
            enrolment_id: made.id,
            activity_id,
            state: "finished",
            percent: 100,
          },
          ...{ opened_at: now, finished_at: now },
        })
        .execute();
    if (isDone)
      await tx
        .insertInto("training_completions")
        .values({
          ...{ client_id: member.clientId, training_id: course.id, user_id: member.userId },
          ...{ completed_at: now, source: "learning" },
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return made;
  });
}

/** A label courses are filed under: an area unless said. */
export async function aLabel(
  app: App,
  client: Client,
  fields: { kind?: "area" | "group" | "category" | "tag"; name?: string; active?: boolean } = {},
): Promise<{ id: string; name: string }> {
  const { kind = "area", name = unique("Label"), active = true } = fields;
  const own = { client_id: client.id, kind, active, name: JSON.stringify({ "pt-BR": name }) };
  const { id } = await plant(app, (tx) =>
    tx.insertInto("course_labels").values(own).returning("id").executeTakeFirstOrThrow(),
  );
  return { id, name };
}
