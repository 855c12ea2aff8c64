import type { Locale } from "@trilha/contract/core/locale.ts";
import type { FlagReason, FlagState } from "@trilha/contract/learning/delivery/flags.ts";
import type { Ranges } from "@trilha/contract/learning/delivery/ranges.ts";
import type { ActivityState } from "@trilha/contract/learning/delivery/states.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** Where somebody goes on: second, page from 1, or slide; with what only the type understands beside it. */
export interface ResumePosition {
  at: number;
  detail?: string | undefined;
}

/** How far people are in activities, and what finishing has paid. */
export interface ProgressTables {
  activity_progress: {
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    state: Generated<ActivityState>;
    percent: Generated<number>;
    seen: GeneratedJson<Ranges>;
    size: number | null;
    seconds: Generated<number>;
    position: ColumnType<ResumePosition | null, string | null, string | null>;
    position_opened_at: Moment | null;
    position_seq: Generated<number>;
    /** Percent, as PostgreSQL writes a numeric. */
    score: ColumnType<string | null, number | null, number | null>;
    verdict: "completed" | "passed" | "failed" | null;
    opened_at: Moment;
    finished_at: Moment | null;
  };
  sittings: {
    id: Generated<string>;
    client_id: string;
    enrolment_id: string;
    attempt: number;
    activity_id: string;
    user_id: string;
    opened_at: Moment;
    seq: Generated<number>;
    seconds: Generated<number>;
    seen: GeneratedJson<Ranges>;
    used: Generated<number>;
    device: Generated<string>;
    locale: Locale;
  };
  learning_flags: {
    id: Generated<string>;
    client_id: string;
    enrolment_id: string;
    course_id: string;
    user_id: string;
    activity_id: string | null;
    attempt: number;
    reason: FlagReason;
    state: Generated<FlagState>;
    expected: number;
    measured: number;
    raised_at: Moment;
    decided_at: Moment | null;
    decided_by: string | null;
    decided_name: Generated<string>;
    decision_reason: string | null;
  };
  activity_authorisations: {
    client_id: string;
    course_id: string;
    activity_id: string;
    by: string;
    at: Moment;
  };
  course_awards: {
    client_id: string;
    course_id: string;
    user_id: string;
    enrolment_id: string;
    campaign_id: string;
    rule_set_version_id: string;
    points: number;
    experience: number;
    trace: ColumnType<TraceStep[], string, never>;
    day: string;
    week: string;
    at: Moment;
  };
}
