import type { Gate } from "@trilha/contract/members/eligibility/gate.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;

/** Everybody a gate opens to, taken into a course by a job. */
export interface TeachingTables {
  enrolment_runs: {
    id: Generated<string>;
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    event: Frozen<"enrol" | "invite">;
    gate: ColumnType<Gate, string, never>;
    own_due: Frozen<boolean>;
    due_on: Frozen<string | null>;
    done: Generated<number>;
    total: Frozen<number>;
    joined: Generated<number>;
    after_id: string | null;
    started_by: Frozen<string | null>;
    starter_name: ColumnType<string, string | undefined, never>;
    started_at: Frozen<Date>;
    ended_at: Date | null;
  };
}
