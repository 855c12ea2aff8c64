import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { JobProfile, Role } from "@trilha/contract/permissions.ts";
import type { LearningPace } from "@trilha/contract/tenants/clients/learning-pace.ts";
import type { ColumnType, Generated } from "kysely";
import type { AttemptTables } from "./schema-attempts.ts";
import type { CampaignTables } from "./schema-campaigns.ts";
import type { BadgeTables, CertificateTables } from "./schema-certificates.ts";
import type { ContentTables } from "./schema-content.ts";
import type { CourseTables } from "./schema-courses.ts";
import type { DrillTables } from "./schema-drills.ts";
import type { EntranceTables } from "./schema-entrances.ts";
import type { ExportTables } from "./schema-exports.ts";
import type { FactorTables } from "./schema-factors.ts";
import type { FigureTables } from "./schema-figures.ts";
import type { GameTables } from "./schema-games.ts";
import type { InstitutionalTables } from "./schema-institutional.ts";
import type { LedgerTables } from "./schema-ledger.ts";
import type { LevelTables } from "./schema-levels.ts";
import type { MessagingTables } from "./schema-messaging.ts";
import type { OrderTables } from "./schema-orders.ts";
import type { PartnerTables } from "./schema-partners.ts";
import type { PortfolioTables } from "./schema-portfolio.ts";
import type { PrivacyTables } from "./schema-privacy.ts";
import type { ProgressTables } from "./schema-progress.ts";
import type { QuestionTables } from "./schema-questions.ts";
import type { RecoveryTables } from "./schema-recovery.ts";
import type { RegistrationTables } from "./schema-registration.ts";
import type { ResultTables } from "./schema-results.ts";
import type { RewardTables } from "./schema-rewards.ts";
import type { SalesTables } from "./schema-sales.ts";
import type { ScormTables } from "./schema-scorm.ts";
import type { SessionTables } from "./schema-sessions.ts";
import type { StandingTables } from "./schema-standings.ts";
import type { TeachingTables } from "./schema-teaching.ts";

// The tables as TypeScript sees them; migrations are the truth, and a test compares the two.

/** A moment: Date both ways. */
type Moment = Date;
type GeneratedMoment = ColumnType<Date, Date | undefined, Date>;
/** JSON: an object when read, text when written. */
type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

type Localized = Partial<Record<Locale, string>>;

export interface Tables
  extends MessagingTables,
    RegistrationTables,
    LedgerTables,
    CampaignTables,
    CertificateTables,
    BadgeTables,
    SalesTables,
    LevelTables,
    OrderTables,
    PrivacyTables,
    QuestionTables,
    RewardTables,
    FactorTables,
    FigureTables,
    GameTables,
    InstitutionalTables,
    ContentTables,
    DrillTables,
    EntranceTables,
    ExportTables,
    PartnerTables,
    PortfolioTables,
    ScormTables,
    SessionTables,
    AttemptTables,
    CourseTables,
    ProgressTables,
    RecoveryTables,
    ResultTables,
    StandingTables,
    TeachingTables {
  languages: { id: number; code: Locale };
  countries: {
    code: Country;
    document_code: string;
    names: Json<Localized>;
    calling_code: string;
    currency: string;
    time_zone: string;
    position: number;
  };
  country_areas: { id: Generated<string>; country: Country; code: string; name: string };
  genders: { key: string; names: Json<Localized>; position: number };
  marital_statuses: { key: string; names: Json<Localized>; position: number };
  professions: { key: string; names: Json<Localized>; position: number };

  clients: {
    id: Generated<string>;
    slug: string;
    name: string;
    home_route: Generated<string>;
    countries: Generated<Country[]>;
    time_zone: Generated<string>;
    password_min_length: Generated<number>;
    plain_sign_in_messages: Generated<boolean>;
    staff_need_factor: Generated<boolean>;
    learning_pace: GeneratedJson<LearningPace>;
    has_courses: Generated<boolean>;
    has_trails: Generated<boolean>;
    has_presential_courses: Generated<boolean>;
    has_webcasts: Generated<boolean>;
    has_live_classes: Generated<boolean>;
    has_podcasts: Generated<boolean>;
    has_library: Generated<boolean>;
    has_news: Generated<boolean>;
    has_forum: Generated<boolean>;
    has_surveys: Generated<boolean>;
    has_reward_store: Generated<boolean>;
    has_points_table: Generated<boolean>;
    has_campaigns: Generated<boolean>;
    has_sales: Generated<boolean>;
    has_photos: Generated<boolean>;
    has_events: Generated<boolean>;
    has_badges: Generated<boolean>;
    has_certificates: Generated<boolean>;
    has_ranking: Generated<boolean>;
    has_profile: Generated<boolean>;
    has_faq: Generated<boolean>;
    has_support: Generated<boolean>;
    group_training_use_score: Generated<boolean>;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  client_hosts: { host: string; client_id: string };
  client_looks: {
    client_id: string;
    logos: GeneratedJson<Partial<Record<Locale, string>>>;
    primary_color: Generated<string>;
    secondary_color: Generated<string>;
    tertiary_color: Generated<string>;
    background_file_id: string | null;
    default_locale: Generated<Locale>;
    password_strength: Generated<"weak" | "medium" | "strong">;
    use_recaptcha: Generated<boolean>;
    recaptcha_site_key: string | null;
    oauth2: ColumnType<
      { label: string; issuer: string; clientId: string } | null,
      string | null | undefined,
      string | null
    >;
    use_azure: Generated<boolean>;
    public_faq: Generated<boolean>;
    under_maintenance: Generated<boolean>;
    document_entry: Generated<boolean>;
    first_access: Generated<boolean>;
    cookies_type: Generated<"banner" | "modal" | "none">;
    cookies_optional: Generated<boolean>;
    support_use: Generated<boolean>;
    support_email: string | null;
    use_portfolio: Generated<boolean>;
    welcome: GeneratedJson<Partial<Record<Locale, { title: string; text: string }>>>;
    updated_at: GeneratedMoment;
  };
  module_items: {
    client_id: string;
    key: string;
    position: number;
    enabled: Generated<boolean>;
    labels: GeneratedJson<Localized>;
  };
  companies: { id: Generated<string>; client_id: string; kind: "company" | "agency"; name: string };
  brands: { id: Generated<string>; client_id: string; name: string };
  retailers: {
    id: Generated<string>;
    client_id: string;
    country: Country;
    name: string;
    active: Generated<boolean>;
    version: Generated<number>;
  };
  stores: {
    id: Generated<string>;
    client_id: string;
    retailer_id: string;
    country: Country;
    area_code: string | null;
    city: string | null;
    name: string;
    code: string;
    time_zone: string;
    photos_allowed: Generated<boolean>;
    active: Generated<boolean>;
    version: Generated<number>;
  };

  users: {
    id: Generated<string>;
    username: string;
    email: string | null;
    email_confirmed_at: Moment | null;
    document: string | null;
    document_country: Country | null;
    password_hash: string | null;
    password_changed_at: Moment | null;
    /** The client whose access code set the password, which proves a membership there and no more. */
    password_client_id: string | null;
    must_change_password: Generated<boolean>;
    is_superuser: Generated<boolean>;
    first_name: string;
    last_name: Generated<string>;
    nickname: string | null;
    store_nickname: string | null;
    gender: string | null;
    marital_status: string | null;
    children: number | null;
    birthday: string | null;
    profession: string | null;
    phones: GeneratedJson<Record<string, string>>;
    phone_verified_at: Moment | null;
    address: GeneratedJson<Record<string, string>>;
    has_disability: Generated<boolean>;
    disability: string | null;
    avatar_file_id: string | null;
    country: Country;
    locale: Locale | null;
    color_scheme: Generated<"auto" | "light" | "dark">;
    last_sign_in_at: Moment | null;
    deleted_at: Moment | null;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  people_groups: {
    id: Generated<string>;
    client_id: string;
    name: string;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  memberships: {
    id: Generated<string>;
    client_id: string;
    user_id: string;
    status: "awaiting_approval" | "active" | "blocked";
    status_reason: string | null;
    roles: Generated<Role[]>;
    job_profile: JobProfile | null;
    country: Country;
    company_id: string | null;
    brand_id: string | null;
    retailer_id: string | null;
    store_id: string | null;
    gmin_number: string | null;
    cadv_code: string | null;
    sap_code: string | null;
    personal_data_open: Generated<boolean>;
    /** When the person opened it themself. */
    /** By triggers: the document somebody is named by in this client, "BR 12345678909". */
    document_key: ColumnType<string | null, never, never>;
    personal_data_opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** They deleted their account: no list has them any more. */
    left_at: Generated<Date | null>;
    sort_name: Generated<string>;
    search_text: Generated<string>;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  /** People who are to answer whether they join a client. */
  membership_invitations: {
    id: Generated<string>;
    client_id: string;
    email: string;
    /** Always null: invitations go by address. */
    user_id: ColumnType<null, never, never>;
    first_name: string;
    last_name: Generated<string>;
    locale: Locale | null;
    country: Country;
    roles: ColumnType<Role[], string[], never>;
    place: ColumnType<Record<string, unknown>, string, never>;
    created_at: Moment;
    mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  membership_groups: { client_id: string; membership_id: string; group_id: string };

  audit_trail: {
    id: Generated<number>;
    client_id: string | null;
    at: Moment;
    actor_id: string | null;
    actor_name: string;
    action: string;
    entity: string;
    entity_id: string;
    entity_name: Generated<string>;
    before: ColumnType<Record<string, unknown> | null, string | null, never>;
    after: ColumnType<Record<string, unknown> | null, string | null, never>;
    reason: string | null;
    request_id: string;
    ip: string | null;
  };

  idempotency_keys: {
    client_id: string;
    user_id: string;
    key: string;
    endpoint: string;
    request_hash: Buffer;
    answer: ColumnType<unknown, string | null | undefined, string>;
    created_at: Moment;
  };
  rate_limits: { key: string; points: Generated<number>; expire: number | null };
}
