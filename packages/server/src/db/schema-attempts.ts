import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { AttemptState } from "@trilha/contract/learning/tests/states.ts";
import type { Consequence, TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;
type FrozenJson<T> = ColumnType<T, string, never>;
/** As PostgreSQL writes a numeric; a number when written. */
type Figure<Null = never> = ColumnType<string | Null, number | Null, number | Null>;

/** One question as it was drawn for an attempt. */
export interface PaperQuestion {
  questionId: string;
  version: number;
  /** Of its parts, as they are put to this person. */
  order: string[];
  points: number;
}

/** Which answer of a question counted, and what it came to. */
export interface GradedQuestion {
  answer: QuestionAnswer | null;
  /** Null: waits for a mark. */
  points: number | null;
  of: number;
  right: boolean | null;
}

export type AttemptEvent =
  | "started"
  | "submitted"
  | "ran_out"
  | "marked"
  | "regraded"
  | "time_given"
  | "void";

/** Attempts at tests. */
export interface AttemptTables {
  attempts: {
    id: Generated<string>;
    client_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    activity_id: Frozen<string>;
    course_id: Frozen<string>;
    user_id: Frozen<string>;
    course_attempt: Frozen<number>;
    course_version: Frozen<number>;
    type: Frozen<TestType>;
    number: Frozen<number>;
    locale: Frozen<Locale>;
    settings: FrozenJson<TestData>;
    paper: FrozenJson<PaperQuestion[]>;
    seed: Frozen<number>;
    state: ColumnType<AttemptState, AttemptState | undefined, AttemptState>;
    started_at: Frozen<Date>;
    deadline: Date | null;
    ended_at: Date | null;
    ending: "submitted" | "ran_out" | "void" | null;
    graded: ColumnType<GradedQuestion[] | null, string | null | undefined, string | null>;
    points: Figure<null>;
    total: Figure;
    percent: Figure<null>;
    passed: boolean | null;
    best: Generated<boolean>;
    consequence: ColumnType<Consequence, Consequence | undefined, Consequence>;
    regraded: ColumnType<Record<string, number>, string | undefined, string>;
    regraded_at: Date | null;
  };
  attempt_answers: {
    id: Generated<number>;
    client_id: Frozen<string>;
    attempt_id: Frozen<string>;
    step_id: Frozen<string>;
    device: Frozen<string>;
    device_name: ColumnType<string, string | undefined, never>;
    seq: Frozen<number>;
    question: Frozen<number>;
    answer: ColumnType<QuestionAnswer | null, string | null, never>;
    final: ColumnType<boolean, boolean | undefined, never>;
    late: Frozen<boolean>;
    at: Frozen<Date>;
    after_ms: Frozen<number>;
  };
  attempt_marks: {
    id: Generated<number>;
    client_id: Frozen<string>;
    attempt_id: Frozen<string>;
    question: Frozen<number>;
    points: ColumnType<string, number, never>;
    rubric: ColumnType<{ id: string; points: number }[], string | undefined, never>;
    comment: ColumnType<string, string | undefined, never>;
    reason: Frozen<string | null>;
    actor_id: Frozen<string>;
    actor_name: ColumnType<string, string | undefined, never>;
    at: Frozen<Date>;
  };
  attempt_grants: {
    id: Generated<string>;
    client_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    activity_id: Frozen<string>;
    course_attempt: Frozen<number>;
    attempts: Frozen<number>;
    minutes: Frozen<number>;
    reason: Frozen<string>;
    actor_id: Frozen<string>;
    actor_name: ColumnType<string, string | undefined, never>;
    at: Frozen<Date>;
  };
  attempt_events: {
    id: Generated<number>;
    client_id: Frozen<string>;
    attempt_id: Frozen<string>;
    what: Frozen<AttemptEvent>;
    question: Frozen<number | null>;
    points: ColumnType<string | null, number | null | undefined, never>;
    actor_id: Frozen<string | null>;
    actor_name: ColumnType<string, string | undefined, never>;
    device_name: ColumnType<string, string | undefined, never>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
  };
}
