import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null, string | null>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;
type Localized = Partial<Record<Locale, string>>;

interface Audited {
  id: Generated<string>;
  client_id: string;
  campaign_id: string;
  user_id: string;
  store_id: string;
  state: ClaimState;
  attempt: Generated<number>;
  appealed: Generated<boolean>;
  appeal_text: string | null;
  verdict_reason: string | null;
  points: number;
  experience: number;
  rule_set_version_id: string;
  checked_at: Moment | null;
  risk: Generated<number>;
  sampled: Generated<boolean>;
  /** With what probability it was drawn, per thousand; null: not at random. */
  sample_rate: number | null;
  decided_by: string | null;
  decided_at: Moment | null;
  submitted_at: Moment;
  version: Generated<number>;
}

interface Signal {
  id: Generated<number>;
  client_id: string;
  attempt: number;
  kind: string;
  weight: number;
  details: GeneratedJson<Record<string, unknown>>;
  at: Moment;
}

interface Transition {
  id: Generated<number>;
  client_id: string;
  from_state: ClaimState | null;
  to_state: ClaimState;
  actor_id: string | null;
  actor_name: Generated<string>;
  reason: string | null;
  at: Moment;
}

export type SubjectType = "claim" | "photo";

/** Claims, photos and their audit. */
export interface SalesTables {
  claims: Audited & {
    country: Country;
    retailer_id: string;
    invoice_number: string;
    invoice_key: string;
    sale_date: string;
    observation: Generated<string>;
    reading: NullableJson<Record<string, unknown>>;
    fiscal_key: string | null;
    natural_key: string | null;
    photo_file_id: string | null;
    photo_sha256: Buffer | null;
    device: string | null;
    units: number;
  };
  claim_lines: {
    id: Generated<string>;
    client_id: string;
    claim_id: string;
    attempt: Generated<number>;
    position: number;
    product_id: string;
    sku: string;
    name: string;
    product_type: string;
    brand: string;
    processor: string | null;
    generation: string | null;
    quantity: number;
    points: number;
    experience: number;
    trace: Json<TraceStep[]>;
    verdict: "accepted" | "rejected" | null;
    accepted_quantity: number | null;
    reason: string | null;
  };
  claim_signals: Signal & { claim_id: string; other_claim_id: string | null };
  claim_transitions: Transition & { claim_id: string; made_in: Generated<string> };
  picture_fingerprints: {
    client_id: string;
    file_id: string;
    subject_type: SubjectType;
    subject_id: string;
    user_id: string;
    /** 64 bits; compared in SQL as bigint, text here keeps every bit. */
    fingerprint: ColumnType<string, string | bigint, never>;
    at: Moment;
  };
  picture_bands: { client_id: string; band: number; value: number; file_id: string };
  photo_types: {
    id: Generated<string>;
    client_id: string;
    name: Json<Localized>;
    hint: GeneratedJson<Localized>;
    position: Generated<number>;
    active: Generated<boolean>;
  };
  store_photos: Audited & {
    photo_type_id: string;
    file_id: string;
    photo_sha256: Buffer | null;
    week: string;
    trace: GeneratedJson<TraceStep[]>;
  };
  photo_signals: Signal & { photo_id: string; other_photo_id: string | null };
  photo_transitions: Transition & { photo_id: string };
  audit_queue: {
    client_id: string;
    subject_type: SubjectType;
    subject_id: string;
    store_id: string;
    user_id: string;
    campaign_id: string;
    priority: number;
    /** An order waits for it. */
    order_waits: Generated<boolean>;
    not_by: string | null;
    queued_at: Moment;
    locked_by: string | null;
    locked_until: Moment | null;
  };
  acceptance_settings: {
    client_id: string;
    enabled: boolean;
    accept_unread: boolean;
    share: number;
    units_per_sale: number;
    points_per_sale: number;
    units_per_week: number;
    points_per_week: number;
    newcomer_rate: number;
    version: Generated<number>;
  };
  acceptance_days: {
    client_id: string;
    campaign_id: string;
    day: string;
    checked: number;
    accepted: number;
    points: number;
  };
  unseen_acceptances: {
    client_id: string;
    subject_type: SubjectType;
    subject_id: string;
    user_id: string;
    points: number;
    units: number;
    at: Moment;
  };
  audit_verdicts: {
    id: Generated<number>;
    client_id: string;
    subject_type: SubjectType;
    subject_id: string;
    auditor_id: string;
    verdict: "accepted" | "rejected" | "partial" | "abstained";
    sampled: boolean;
    points_before: number;
    points_rejected: number;
    seconds: number | null;
    reason: string | null;
    at: Moment;
    made_in: Generated<string>;
  };
}
