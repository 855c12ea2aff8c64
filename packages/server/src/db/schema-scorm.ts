import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CloudImportState, CloudRefusal } from "@trilha/contract/learning/scorm/cloud-import.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

type Completion = "not_attempted" | "incomplete" | "completed";
type Success = "unknown" | "passed" | "failed";

/** What a manifest demands of a SCO. */
interface Demands {
  masteryScore: number | null;
  completionThreshold: number | null;
  scaledPassingScore: number | null;
}

/** Packages that talk. */
export interface ScormTables {
  scorm_attempts: {
    id: Generated<string>;
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    user_id: string;
    sco: string;
    number: number;
    course_attempt: number;
    standard: "1.2" | "2004";
    cmi: GeneratedJson<Record<string, unknown>>;
    journal: GeneratedJson<Record<string, string>>;
    completion: Generated<Completion>;
    success: Generated<Success>;
    score: ColumnType<string | null, number | null | undefined, number | null>;
    progress: ColumnType<string | null, number | null | undefined, number | null>;
    location: Generated<string>;
    total_seconds: Generated<number>;
    suspended: Generated<boolean>;
    exit: string | null;
    launch_id: string | null;
    sequence: Generated<number>;
    started_at: Moment;
    last_at: Moment;
  };
  scorm_launches: {
    id: Generated<string>;
    client_id: string;
    attempt_id: string;
    sitting_id: string;
    user_id: string;
    session_id: string;
    package_id: string;
    revision: number;
    token_hash: Buffer;
    demands: ColumnType<Demands, string, string>;
    locale: Locale;
    opened_at: Moment;
    run: Generated<number>;
    run_at: Moment | null;
    sequence: Generated<number>;
    seconds: Generated<number>;
    counted: Generated<number>;
    last_at: Moment;
    closed_at: Moment | null;
    close_reason: "ended" | "silent" | "replaced" | null;
  };
  scorm_globals: {
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    objectives: GeneratedJson<Record<string, unknown>>;
    shared: GeneratedJson<Record<string, string>>;
    number: number;
    sequencing: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** The newest import of a package at SCORM Cloud. */
  scorm_cloud_imports: {
    client_id: string;
    package_id: string;
    revision: number | null;
    state: Generated<CloudImportState>;
    job: string | null;
    refusal: CloudRefusal | null;
    message: Generated<string>;
    started_at: Moment;
    done_at: Moment | null;
  };
  scorm_cloud_registrations: {
    id: Generated<string>;
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    user_id: string;
    number: number;
    course_attempt: number;
    course: string;
    secret_hash: Buffer;
    sitting_id: string;
    registered: Generated<boolean>;
    completion: Generated<Completion>;
    success: Generated<Success>;
    score: ColumnType<string | null, number | null | undefined, number | null>;
    total_seconds: Generated<number>;
    opened_at: Moment;
    told_at: Moment | null;
  };
}
