import type { Locale } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { ItemChoice, ItemFlag } from "@trilha/contract/learning/grading/items.ts";
import type { ColumnType, Generated } from "kysely";

/** Marking essays, figures of tests, regrades. */
export interface ResultTables {
  essay_locks: {
    client_id: string;
    attempt_id: string;
    question: number;
    locked_by: string;
    locked_until: Date;
  };
  test_figures: {
    client_id: string;
    course_id: string;
    activity_id: string;
    title: ColumnType<Partial<Record<Locale, string>>, string, string>;
    type: TestType;
    people: number;
    attempts: number;
    passed: number | null;
    percent: ColumnType<string | null, number | null, number | null>;
    last_at: Date;
    counted: number;
    alpha: number | null;
    flagged: number;
    counted_at: Date;
    took_ms: number;
    swept_at: Date | null;
    stale: Generated<boolean>;
  };
  regrade_runs: {
    id: Generated<string>;
    client_id: string;
    question_id: string;
    version: number;
    reason: string;
    take_back: string[];
    total: number;
    moved: Generated<number>;
    after_id: string | null;
    started_by: string;
    starter_name: string;
    started_at: Date;
    ended_at: Date | null;
  };
  item_figures: {
    client_id: string;
    course_id: string;
    activity_id: string;
    question_id: string;
    version: number;
    answers: number;
    difficulty: number | null;
    right_share: number | null;
    discrimination: number | null;
    group_index: number | null;
    choices: ColumnType<ItemChoice[], string, string>;
    flags: ItemFlag[];
    place: number;
    newest: boolean;
  };
}
