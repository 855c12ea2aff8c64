import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Evidence, LevelAbove, ReviewKind, ReviewState } from "@trilha/contract/loyalty/tiers/shapes.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type GeneratedMoment = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
type Localized = Partial<Record<Locale, string>>;

/** Levels and trainings (migrations 0019 and 0020). What somebody has is only read here: changes write it. */
export interface LevelTables {
  campaign_levels: {
    client_id: string;
    campaign_id: string;
    level: LevelAbove;
    threshold: number;
    keep: number;
    opens: GeneratedJson<Localized>;
  };
  level_reviews: {
    id: Generated<string>;
    client_id: string;
    user_id: string;
    campaign_id: string;
    country: Country;
    kind: ReviewKind;
    from_level: Level;
    to_level: Level;
    state: ReviewState;
    threshold: number;
    experience: number;
    audited: number;
    finding: "fine" | "doubt" | null;
    looked_by: string | null;
    looker_name: string | null;
    looked_at: Moment | null;
    look_note: string | null;
    decided_by: string | null;
    decider_name: string | null;
    decided_at: Moment | null;
    reason: string | null;
    evidence: ColumnType<Evidence | null, string | null | undefined, string | null>;
    appealed: Generated<boolean>;
    appeal_text: string | null;
    version: Generated<number>;
    opened_at: Moment;
  };
  level_review_transitions: {
    id: Generated<number>;
    client_id: string;
    review_id: string;
    from_state: ReviewState | null;
    to_state: ReviewState;
    actor_id: string | null;
    actor_name: Generated<string>;
    reason: string | null;
    at: Moment;
    made_in: ColumnType<string, never, never>;
  };
  person_levels: {
    client_id: ColumnType<string, never, never>;
    user_id: ColumnType<string, never, never>;
    level: ColumnType<Level, never, never>;
    campaign_id: ColumnType<string, never, never>;
    since: ColumnType<Date, never, never>;
  };
  level_changes: {
    id: Generated<number>;
    client_id: string;
    user_id: string;
    campaign_id: string;
    country: Country;
    from_level: Level;
    to_level: Level;
    cause: "granted" | "fell" | "lowered";
    review_id: string | null;
    actor_id: string | null;
    actor_name: Generated<string>;
    reason: string | null;
    at: Moment;
    made_in: ColumnType<string, never, never>;
  };
  level_falls: {
    client_id: string;
    campaign_id: string;
    country: Country;
    previous_campaign_id: string | null;
    after_user: string | null;
    kept: Generated<number>;
    fell: Generated<number>;
    done_at: Moment | null;
  };
  trainings: {
    id: Generated<string>;
    client_id: string;
    title: Json<Localized>;
    search_text: ColumnType<string, never, never>;
    link: string | null;
    active: Generated<boolean>;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  training_completions: {
    client_id: string;
    training_id: string;
    user_id: string;
    completed_at: Moment;
    source: "staff" | "import" | "learning";
  };
}
