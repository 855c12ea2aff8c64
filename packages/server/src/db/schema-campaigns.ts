import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type GeneratedMoment = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string, string>;
type Localized = Partial<Record<Locale, string>>;

/** Products and campaigns. */
export interface CampaignTables {
  products: {
    id: Generated<string>;
    client_id: string;
    sku: string;
    name: string;
    product_type: string;
    brand: string;
    processor: string | null;
    generation: string | null;
    active: Generated<boolean>;
    search_text: ColumnType<string, never, never>;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  store_groups: { id: Generated<string>; client_id: string; name: string; version: Generated<number> };
  store_group_stores: { client_id: string; group_id: string; store_id: string };
  campaigns: {
    id: Generated<string>;
    client_id: string;
    title: Json<Localized>;
    state: CampaignState;
    begins_at: Moment;
    ends_at: Moment;
    company_ids: Generated<string[]>;
    brands: Generated<string[]>;
    retailer_ids: Generated<string[]>;
    settlement_days: Generated<number>;
    reporting_days: Generated<number>;
    sample_rate: Generated<number>;
    budget: number | null;
    cloned_from: string | null;
    created_by: string | null;
    ended_at: Moment | null;
    settled_at: Moment | null;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  campaign_countries: {
    client_id: string;
    campaign_id: string;
    country: Country;
    time_zone: string;
    begins_on: string;
    ends_on: string;
    begins_at: Moment;
    ends_at: Moment;
  };
  campaign_terms: { client_id: string; campaign_id: string; version: number; locale: Locale; body: string };
  campaign_transitions: {
    id: Generated<number>;
    client_id: string;
    campaign_id: string;
    from_state: CampaignState | null;
    to_state: CampaignState;
    actor_id: string | null;
    actor_name: Generated<string>;
    reason: string | null;
    at: Moment;
  };
  rule_set_versions: {
    id: Generated<string>;
    client_id: string;
    campaign_id: string;
    version: number;
    document: Json<RuleSet>;
    hash: string | null;
    effective_from: string;
    state: "draft" | "proposed" | "approved" | "refused";
    note: string | null;
    edited_by: string | null;
    proposed_by: string | null;
    proposed_at: Moment | null;
    decided_by: string | null;
    decided_at: Moment | null;
    decision_reason: string | null;
    created_at: GeneratedMoment;
  };
  campaign_enrolments: {
    id: Generated<string>;
    client_id: string;
    campaign_id: string;
    user_id: string;
    country: Country;
    company_id: string;
    brands: string[];
    retailer_ids: string[];
    store_ids: string[];
    terms_version: number;
    terms_locale: Locale;
    enrolled_at: Moment;
  };
  earning_counters: {
    client_id: string;
    campaign_id: string;
    scope: "day" | "week" | "campaign" | "store" | "budget";
    owner_id: string;
    period: Generated<string>;
    points: number;
  };
  campaign_reminders: {
    client_id: string;
    campaign_id: string;
    user_id: string;
    days: number;
    sent_at: Moment;
  };
  campaign_days: {
    client_id: string;
    campaign_id: string;
    day: string;
    awarded: Generated<number>;
    reversed: Generated<number>;
    adjusted: Generated<number>;
    redeemed: Generated<number>;
    refunded: Generated<number>;
    expired: Generated<number>;
    transferred: Generated<number>;
    forgiven: Generated<number>;
    uncleared: Generated<number>;
    cleared: Generated<number>;
    held: Generated<number>;
    debt: Generated<number>;
  };
  campaign_days_counted: {
    client_id: string;
    /** A database transaction's number, as text. */
    counted_to: string;
    time_zone: string;
  };
}
