import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RewardState } from "@trilha/contract/loyalty/rewards/office-shapes.ts";
import type { LimitPeriod, RewardDelivery } from "@trilha/contract/loyalty/rewards/shapes.ts";
import type { StockMoveKind } from "@trilha/contract/loyalty/rewards/stock-shapes.ts";
import type { Gate } from "@trilha/contract/members/eligibility/gate.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type GeneratedMoment = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;
type Localized = Partial<Record<Locale, string>>;
/** Kept by the database; the app reads it. */
type Kept<T> = ColumnType<T, never, never>;

/** The reward store. */
export interface RewardTables {
  reward_departments: {
    id: Generated<string>;
    client_id: string;
    name: Json<Localized>;
    position: number;
    active: Generated<boolean>;
  };
  reward_categories: {
    id: Generated<string>;
    client_id: string;
    department_id: string;
    name: Json<Localized>;
    position: number;
    active: Generated<boolean>;
  };
  rewards: {
    id: Generated<string>;
    client_id: string;
    sku: string;
    name: Json<Localized>;
    description: Json<Localized>;
    conditions: Json<Localized>;
    category_id: string;
    delivery: RewardDelivery;
    picture_file_ids: Generated<string[]>;
    gate: ColumnType<Gate, string | undefined, string>;
    visible_from: Moment | null;
    visible_until: Moment | null;
    redeem_from: Moment | null;
    redeem_until: Moment | null;
    state: Generated<RewardState>;
    search_text: Kept<string>;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  reward_countries: {
    client_id: string;
    reward_id: string;
    country: Country;
    price: number;
    active: Generated<boolean>;
    version: Kept<number>;
    changed_by: string | null;
    changed_by_name: Generated<string>;
  };
  reward_price_changes: {
    id: Kept<number>;
    client_id: Kept<string>;
    reward_id: Kept<string>;
    country: Kept<Country>;
    from_price: Kept<number | null>;
    to_price: Kept<number>;
    actor_id: Kept<string | null>;
    actor_name: Kept<string>;
    at: Kept<Date>;
  };
  reward_limits: {
    id: Generated<string>;
    client_id: string;
    scope: "category" | "reward";
    scope_id: string;
    period: LimitPeriod;
    units: number;
    category_id: Kept<string | null>;
    reward_id: Kept<string | null>;
  };
  reward_settings: {
    client_id: string;
    currency: string | null;
    point_value: number | null;
    version: Generated<number>;
    shelves_version: Generated<number>;
    limits_version: Generated<number>;
  };
  reward_wishes: { client_id: string; user_id: string; reward_id: string; at: Moment };
  reward_popularity: { client_id: string; reward_id: string; units: number; counted_at: Moment };
  reward_stocks: {
    client_id: Kept<string>;
    reward_id: Kept<string>;
    country: Kept<Country>;
    received: Kept<number>;
    reserved: Kept<number>;
    shipped: Kept<number>;
    returned: Kept<number>;
    corrected: Kept<number>;
    on_hand: Kept<number>;
  };
  stock_corrections: {
    id: Generated<string>;
    client_id: string;
    reward_id: string;
    country: Country;
    units: number;
    reason: string;
    state: Generated<"proposed" | "approved" | "refused" | "withdrawn">;
    proposed_by: string;
    proposer_name: string;
    proposed_at: Moment;
    decided_by: string | null;
    decider_name: string | null;
    decided_at: Moment | null;
    decision_reason: string | null;
    version: Generated<number>;
  };
  stock_moves: {
    id: Kept<number>;
    client_id: Kept<string>;
    reward_id: Kept<string>;
    country: Kept<Country>;
    kind: Kept<StockMoveKind>;
    units: Kept<number>;
    order_id: Kept<string | null>;
    correction_id: Kept<string | null>;
    key: Kept<string>;
    actor_id: Kept<string | null>;
    actor_name: Kept<string>;
    reason: Kept<string | null>;
    at: Kept<Date>;
    /** A database transaction's number, as text. */
    made_in: Kept<string>;
  };
  reward_code_batches: {
    id: Generated<string>;
    client_id: string;
    reward_id: string;
    country: Country;
    file_name: string;
    codes: number;
    imported_by: string;
    importer_name: string;
    at: Moment;
  };
  reward_codes: {
    id: Generated<string>;
    client_id: string;
    reward_id: string;
    country: Country;
    batch_id: string;
    sealed: Buffer;
    sealed_with: Buffer;
    mark: Buffer;
    state: Generated<"free" | "reserved" | "given">;
    order_id: string | null;
    at: Moment;
  };
  reward_catalogue_versions: { client_id: Kept<string>; version: Kept<number> };
}
