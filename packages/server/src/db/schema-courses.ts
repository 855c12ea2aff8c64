import type { Locale } from "@trilha/contract/core/locale.ts";
import type {
  CourseDraft,
  CourseKind,
  Outline,
  Subscription,
} from "@trilha/contract/learning/delivery/outline.ts";
import type { LearningEvent, LearningState } from "@trilha/contract/learning/delivery/states.ts";
import type { Gate } from "@trilha/contract/members/eligibility/gate.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type GeneratedMoment = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
type Localized = Partial<Record<Locale, string>>;
/** Kept by the database; the app reads it. */
type Kept<T> = ColumnType<T, never, never>;
/** Written once. */
type Frozen<T> = ColumnType<T, T, never>;

/** Courses and trails as authors make them, and who takes them. */
export interface CourseTables {
  course_labels: {
    id: Generated<string>;
    client_id: string;
    kind: "area" | "group" | "category" | "tag";
    name: Json<Localized>;
    position: Generated<number>;
    active: Generated<boolean>;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  courses: {
    client_id: string;
    id: string;
    kind: CourseKind;
    state: Generated<"draft" | "published" | "archived">;
    draft: Json<CourseDraft>;
    draft_version: Generated<number>;
    draft_by: string | null;
    draft_by_name: Generated<string>;
    draft_at: GeneratedMoment;
    published_version: number | null;
    published_draft: number | null;
    title: GeneratedJson<Localized>;
    summary: GeneratedJson<Localized>;
    search_text: Kept<string>;
    cover_file_id: string | null;
    default_locale: Generated<Locale>;
    locales: Generated<Locale[]>;
    subscription: Generated<Subscription>;
    mandatory: Generated<boolean>;
    audience: GeneratedJson<Gate>;
    label_ids: Generated<string[]>;
    visible_from: Moment | null;
    visible_until: Moment | null;
    days_to_finish: number | null;
    minutes: Generated<number>;
    activity_count: Generated<number>;
    popularity: Generated<number>;
    published_at: Moment | null;
    republished_at: Moment | null;
    archived_at: Moment | null;
    created_by: string | null;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  course_versions: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    version: Frozen<number>;
    outline: ColumnType<Outline, string, never>;
    published_by: Frozen<string | null>;
    publisher_name: ColumnType<string, string | undefined, never>;
    published_at: Frozen<Date>;
    note: Frozen<string | null>;
  };
  course_prerequisites: { client_id: string; course_id: string; requires_id: string };
  trail_courses: {
    client_id: Frozen<string>;
    trail_id: Frozen<string>;
    version: Frozen<number>;
    item_id: Frozen<string>;
    course_id: Frozen<string>;
    position: Frozen<number>;
    mandatory: Frozen<boolean>;
  };
  course_moves: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    version: Frozen<number>;
    move: Frozen<"in_progress" | "all">;
    done: Generated<number>;
    total: Frozen<number>;
    after_id: string | null;
    moved_by: Frozen<string | null>;
    mover_name: ColumnType<string, string | undefined, never>;
    started_at: Frozen<Date>;
    ended_at: Moment | null;
  };
  course_catalogue_versions: { client_id: Kept<string>; version: Kept<number> };

  course_enrolments: {
    id: Generated<string>;
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    user_id: Frozen<string>;
    version: number | null;
    state: Exclude<LearningState, "not_started">;
    source: "self" | "staff" | "import" | "trail";
    attempt: Generated<number>;
    done: Generated<number>;
    total: Generated<number>;
    percent: Generated<number>;
    score: number | null;
    seconds: Generated<number>;
    last_activity_id: string | null;
    last_at: Moment | null;
    enrolled_at: Moment | null;
    started_at: Moment | null;
    finished_at: Moment | null;
    due_on: string | null;
    extended_reason: string | null;
    state_reason: string | null;
    held_at: Moment | null;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  /** Several rows say together how many stand where. */
  course_people: {
    id: Kept<number>;
    client_id: Kept<string>;
    course_id: Kept<string>;
    version: Kept<number | null>;
    state: Kept<LearningState>;
    people: Kept<number>;
  };
  /** Sums of a large client's enrolments. */
  learning_sums: {
    client_id: string;
    course_id: string;
    country: string | null;
    retailer_id: string | null;
    state: LearningState;
    overdue: boolean;
    enrolled: number;
    percent: number;
    scored: number;
    score: number;
    seconds: number;
  };
  learning_counted: { client_id: string; counted_at: Moment };
  course_enrolment_steps: {
    id: Kept<number>;
    client_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    event: Frozen<LearningEvent>;
    from_state: Frozen<LearningState>;
    to_state: Frozen<LearningState>;
    attempt: Frozen<number>;
    actor_id: Frozen<string | null>;
    actor_name: ColumnType<string, string | undefined, never>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
  };
  course_favourites: { client_id: string; user_id: string; course_id: string; at: Moment };
}
