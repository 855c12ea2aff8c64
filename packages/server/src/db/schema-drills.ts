import type { Locale } from "@trilha/contract/core/locale.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { Gate } from "@trilha/contract/members/eligibility/gate.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;
type FrozenJson<T> = ColumnType<T, string, never>;
type Json<T> = ColumnType<T, string, string>;
/** 0 to 1; as PostgreSQL writes a numeric. */
type Share<Null = never> = ColumnType<string | Null, number | Null, number | Null>;
/** As YYYY-MM-DD. */
type Day = string;

/** A question as it was drawn for somebody. */
export interface DrawnQuestion {
  questionId: string;
  version: number;
  /** Of its parts, as they are put to this person. */
  order: string[];
}

/** The question of the day, streaks and drills. */
export interface DrillTables {
  daily_questions: {
    client_id: Frozen<string>;
    user_id: Frozen<string>;
    day: Frozen<Day>;
    question_id: Frozen<string>;
    version: Frozen<number>;
    put_order: FrozenJson<string[]>;
    locale: Frozen<Locale>;
    drawn_at: Frozen<Date>;
    answer: ColumnType<QuestionAnswer | null, string | null | undefined, string>;
    share: Share<null>;
    answered_at: Date | null;
  };
  streaks: {
    client_id: string;
    user_id: string;
    days: Generated<number>;
    longest: Generated<number>;
    last_day: Day | null;
  };
  drills: {
    id: Generated<string>;
    client_id: Frozen<string>;
    title: Json<Partial<Record<Locale, string>>>;
    bank_id: string;
    tags: string[];
    questions: number;
    from_at: Date;
    until_at: Date | null;
    audience: Json<Gate>;
    mandatory: boolean;
    state: Generated<"active" | "archived">;
    version: Generated<number>;
    created_by: string | null;
    created_at: Date;
    updated_at: Date;
  };
  drill_runs: {
    client_id: Frozen<string>;
    drill_id: Frozen<string>;
    user_id: Frozen<string>;
    paper: FrozenJson<DrawnQuestion[]>;
    locale: Frozen<Locale>;
    started_at: Frozen<Date>;
    answered: Generated<number>;
    correct: Generated<number>;
    done_at: Date | null;
  };
  drill_answers: {
    client_id: Frozen<string>;
    drill_id: Frozen<string>;
    user_id: Frozen<string>;
    question: Frozen<number>;
    answer: FrozenJson<QuestionAnswer>;
    share: Share;
    at: Frozen<Date>;
  };
  drill_banners_closed: {
    client_id: Frozen<string>;
    drill_id: Frozen<string>;
    user_id: Frozen<string>;
    at: Frozen<Date>;
  };
}
