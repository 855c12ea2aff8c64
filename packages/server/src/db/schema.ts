// Written by `node scripts/docs.ts` from the schema of an empty database and `column-types.ts`.
import type { ColumnTypes, Frozen, Json, Numeric, ReadOnly, WithDefault } from "./column-types.ts";

/** Tables as the app's role may read and write them. */
export interface Tables {
  acceptance_days: {
    client_id: string;
    campaign_id: string;
    day: string;
    checked: number;
    accepted: number;
    points: number;
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
    version: WithDefault<number>;
  };
  acceptances: {
    id: Frozen<WithDefault<string>>;
    client_id: Frozen<string>;
    user_id: Frozen<string>;
    kind: Frozen<"terms" | "cookies" | "privacy">;
    version: Frozen<number>;
    locale: Frozen<string>;
    choices: Frozen<WithDefault<Json<ColumnTypes["acceptances.choices"]>>>;
    accepted_at: Frozen<Date>;
    ip: Frozen<string | null>;
  };
  access_codes: {
    client_id: string;
    membership_id: string;
    code_hash: Buffer;
    tries: WithDefault<number>;
    issued_at: Date;
    issued_by: string;
    expires_at: Date;
    used_at: Date | null;
  };
  activity_authorisations: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    activity_id: Frozen<string>;
    by: Frozen<string>;
    at: Frozen<Date>;
  };
  activity_progress: {
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    state: WithDefault<"not_started" | "in_progress" | "finished" | "reproved" | "blocked">;
    percent: WithDefault<number>;
    seen: WithDefault<Json<ColumnTypes["activity_progress.seen"]>>;
    size: number | null;
    seconds: WithDefault<number>;
    position: Json<ColumnTypes["activity_progress.position"] | null>;
    position_opened_at: Date | null;
    position_seq: WithDefault<number>;
    score: Numeric<string | null>;
    verdict: "completed" | "passed" | "failed" | null;
    opened_at: Date;
    finished_at: Date | null;
  };
  attempt_answers: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    attempt_id: Frozen<string>;
    step_id: Frozen<string>;
    device: Frozen<string>;
    device_name: Frozen<WithDefault<string>>;
    seq: Frozen<number>;
    question: Frozen<number>;
    answer: Frozen<Json<ColumnTypes["attempt_answers.answer"] | null>>;
    final: Frozen<WithDefault<boolean>>;
    late: Frozen<boolean>;
    at: Frozen<Date>;
    after_ms: Frozen<number>;
  };
  attempt_events: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    attempt_id: Frozen<string>;
    what: Frozen<"started" | "submitted" | "ran_out" | "marked" | "regraded" | "time_given" | "void">;
    question: Frozen<number | null>;
    points: Frozen<Numeric<string | null>>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    device_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
  };
  attempt_grants: {
    id: Frozen<WithDefault<string>>;
    client_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    activity_id: Frozen<string>;
    course_attempt: Frozen<number>;
    attempts: Frozen<number>;
    minutes: Frozen<number>;
    reason: Frozen<string>;
    actor_id: Frozen<string>;
    actor_name: Frozen<WithDefault<string>>;
    at: Frozen<Date>;
  };
  attempt_marks: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    attempt_id: Frozen<string>;
    question: Frozen<number>;
    points: Frozen<Numeric<string>>;
    rubric: Frozen<WithDefault<Json<ColumnTypes["attempt_marks.rubric"]>>>;
    comment: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    actor_id: Frozen<string>;
    actor_name: Frozen<WithDefault<string>>;
    at: Frozen<Date>;
  };
  attempts: {
    id: WithDefault<string>;
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    course_id: string;
    user_id: string;
    course_attempt: number;
    course_version: number;
    type:
      | "conventional_test"
      | "block_test"
      | "restart_test"
      | "evaluated_quiz"
      | "unevaluated_quiz"
      | "block_general_test"
      | "restart_general_test"
      | "reaction_evaluation";
    number: number;
    locale: ColumnTypes["attempts.locale"];
    settings: Json<ColumnTypes["attempts.settings"]>;
    paper: Json<ColumnTypes["attempts.paper"]>;
    seed: number;
    state: WithDefault<"running" | "marking" | "done" | "void">;
    started_at: Date;
    deadline: Date | null;
    ended_at: Date | null;
    ending: "submitted" | "ran_out" | "void" | null;
    graded: Json<ColumnTypes["attempts.graded"] | null>;
    points: Numeric<string | null>;
    total: Numeric<string>;
    percent: Numeric<string | null>;
    passed: boolean | null;
    best: WithDefault<boolean>;
    consequence: WithDefault<"none" | "block" | "restart">;
    regraded: WithDefault<Json<ColumnTypes["attempts.regraded"]>>;
    regraded_at: Date | null;
  };
  audit_changes: {
    client_id: ReadOnly<string>;
    quarter: ReadOnly<Date | null>;
    campaign_id: ReadOnly<string>;
    submitted: ReadOnly<number>;
    by_itself: ReadOnly<number>;
    accepted: ReadOnly<number>;
    rejected: ReadOnly<number>;
    waiting: ReadOnly<number>;
    looked: ReadOnly<number>;
    found: ReadOnly<number>;
    points_looked: ReadOnly<number>;
    points_found: ReadOnly<number>;
  };
  audit_counts: {
    client_id: ReadOnly<string>;
    quarter: ReadOnly<Date | null>;
    campaign_id: ReadOnly<string>;
    submitted: ReadOnly<number>;
    by_itself: ReadOnly<number>;
    accepted: ReadOnly<number>;
    rejected: ReadOnly<number>;
    waiting: ReadOnly<number>;
    looked: ReadOnly<number>;
    found: ReadOnly<number>;
    points_looked: ReadOnly<number>;
    points_found: ReadOnly<number>;
  };
  audit_queue: {
    client_id: string;
    subject_type: "claim" | "photo";
    subject_id: string;
    store_id: string;
    user_id: string;
    campaign_id: string;
    priority: number;
    not_by: string | null;
    queued_at: Date;
    locked_by: string | null;
    locked_until: Date | null;
    order_waits: WithDefault<boolean>;
  };
  audit_reason_weeks: {
    client_id: string;
    campaign_id: string;
    week: string;
    type: "claim" | "photo";
    verdict: "accepted" | "partial" | "rejected";
    reason: string;
    reports: number;
    points: number;
  };
  audit_trail: {
    id: ReadOnly<number>;
    client_id: Frozen<string | null>;
    at: Frozen<Date>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<string>;
    action: Frozen<string>;
    entity: Frozen<string>;
    entity_id: Frozen<string>;
    entity_name: Frozen<WithDefault<string>>;
    before: Frozen<Json<ColumnTypes["audit_trail.before"] | null>>;
    after: Frozen<Json<ColumnTypes["audit_trail.after"] | null>>;
    reason: Frozen<string | null>;
    request_id: Frozen<string>;
    ip: Frozen<string | null>;
  };
  audit_verdicts: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    subject_type: Frozen<"claim" | "photo">;
    subject_id: Frozen<string>;
    auditor_id: Frozen<string>;
    verdict: Frozen<"accepted" | "rejected" | "partial" | "abstained">;
    sampled: Frozen<boolean>;
    points_before: Frozen<number>;
    points_rejected: Frozen<number>;
    seconds: Frozen<number | null>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
    made_in: Frozen<WithDefault<string>>;
  };
  award_batches: {
    id: WithDefault<string>;
    client_id: string;
    campaign_id: string;
    kind: "adjustment" | "mystery_customer" | "file";
    state: "proposed" | "approved" | "refused" | "withdrawn";
    reason: string;
    file_id: string | null;
    awards: number;
    points: number;
    experience: number;
    proposed_by: string;
    proposer_name: string;
    proposed_at: Date;
    decided_by: string | null;
    decider_name: string | null;
    decided_at: Date | null;
    decision_reason: string | null;
    version: WithDefault<number>;
    withdrawn_by: string | null;
    withdrawn_at: Date | null;
    content_hash: Buffer | null;
  };
  awards: {
    id: WithDefault<string>;
    client_id: string;
    batch_id: string;
    user_id: string;
    store_id: string | null;
    points: number;
    experience: number;
    note: WithDefault<string>;
    occurred_on: string;
    trace: WithDefault<Json<ColumnTypes["awards.trace"]>>;
    posted_at: Date | null;
  };
  badge_awards: {
    client_id: string;
    badge_id: string;
    user_id: string;
    awarded_at: Date;
    seen_at: Date | null;
    share_key: string | null;
  };
  badges: {
    id: WithDefault<string>;
    client_id: string;
    name: Json<ColumnTypes["badges.name"]>;
    text: WithDefault<Json<ColumnTypes["badges.text"]>>;
    picture: Json<ColumnTypes["badges.picture"]>;
    rule: Json<ColumnTypes["badges.rule"]>;
    state: WithDefault<"on" | "off">;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
  };
  brand_companies: {
    client_id: Frozen<string>;
    brand_id: Frozen<string>;
    company_id: Frozen<string>;
  };
  brands: {
    id: WithDefault<string>;
    client_id: string;
    name: string;
    active: WithDefault<boolean>;
    version: WithDefault<number>;
  };
  calendar_feeds: {
    client_id: string;
    user_id: string;
    secret_hash: Buffer;
    created_at: Date;
  };
  campaign_countries: {
    client_id: string;
    campaign_id: string;
    country: ColumnTypes["countries.code"];
    time_zone: string;
    begins_on: string;
    ends_on: string;
    begins_at: Date;
    ends_at: Date;
  };
  campaign_days: {
    client_id: string;
    campaign_id: string;
    day: string;
    awarded: WithDefault<number>;
    reversed: WithDefault<number>;
    adjusted: WithDefault<number>;
    redeemed: WithDefault<number>;
    refunded: WithDefault<number>;
    expired: WithDefault<number>;
    transferred: WithDefault<number>;
    forgiven: WithDefault<number>;
    uncleared: WithDefault<number>;
    cleared: WithDefault<number>;
    held: WithDefault<number>;
    debt: WithDefault<number>;
  };
  campaign_days_counted: {
    client_id: string;
    counted_to: string;
    time_zone: string;
  };
  campaign_enrolments: {
    id: Frozen<WithDefault<string>>;
    client_id: Frozen<string>;
    campaign_id: Frozen<string>;
    user_id: Frozen<string>;
    country: Frozen<ColumnTypes["countries.code"]>;
    company_id: Frozen<string>;
    brands: Frozen<string[]>;
    retailer_ids: Frozen<string[]>;
    store_ids: Frozen<string[]>;
    terms_version: Frozen<number>;
    terms_locale: Frozen<ColumnTypes["languages.code"]>;
    enrolled_at: Frozen<Date>;
  };
  campaign_levels: {
    client_id: string;
    campaign_id: string;
    level: "creator" | "influencer";
    threshold: number;
    keep: number;
    opens: WithDefault<Json<ColumnTypes["campaign_levels.opens"]>>;
  };
  campaign_reminders: {
    client_id: Frozen<string>;
    campaign_id: Frozen<string>;
    user_id: Frozen<string>;
    days: Frozen<number>;
    sent_at: Frozen<Date>;
  };
  campaign_terms: {
    client_id: Frozen<string>;
    campaign_id: Frozen<string>;
    version: Frozen<number>;
    locale: Frozen<ColumnTypes["languages.code"]>;
    body: Frozen<string>;
  };
  campaign_transitions: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    campaign_id: Frozen<string>;
    from_state: Frozen<ColumnTypes["campaign_transitions.from_state"] | null>;
    to_state: Frozen<ColumnTypes["campaign_transitions.to_state"]>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
  };
  campaigns: {
    id: WithDefault<string>;
    client_id: string;
    title: Json<ColumnTypes["campaigns.title"]>;
    state: "draft" | "validated" | "scheduled" | "running" | "ended" | "settled";
    begins_at: Date;
    ends_at: Date;
    company_ids: WithDefault<string[]>;
    brands: WithDefault<string[]>;
    retailer_ids: WithDefault<string[]>;
    settlement_days: WithDefault<number>;
    reporting_days: WithDefault<number>;
    sample_rate: WithDefault<number>;
    budget: number | null;
    cloned_from: string | null;
    created_by: string | null;
    ended_at: Date | null;
    settled_at: Date | null;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    audience: WithDefault<Json<ColumnTypes["campaigns.audience"]>>;
  };
  captcha_secrets: {
    client_id: string;
    secret: Buffer;
  };
  certificate_runs: {
    id: WithDefault<string>;
    client_id: string;
    kind: "issue" | "bundle";
    course_id: string;
    locale: ColumnTypes["languages.code"];
    done: WithDefault<number>;
    total: number;
    after_id: string | null;
    state: WithDefault<"running" | "done" | "failed">;
    file_key: string | null;
    started_by: string;
    started_at: Date;
    ended_at: Date | null;
  };
  certificate_template_versions: {
    client_id: Frozen<string>;
    template_id: Frozen<string>;
    version: Frozen<number>;
    design: Frozen<Json<ColumnTypes["certificate_template_versions.design"]>>;
    created_by: Frozen<string | null>;
    created_at: Frozen<Date>;
  };
  certificate_templates: {
    id: WithDefault<string>;
    client_id: string;
    name: string;
    version: WithDefault<number>;
    default_for_courses: WithDefault<boolean>;
    default_for_trails: WithDefault<boolean>;
    archived_at: Date | null;
    changed_at: Date;
  };
  certificates: {
    id: Frozen<WithDefault<string>>;
    client_id: Frozen<string>;
    number: Frozen<string>;
    user_id: Frozen<string>;
    course_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    attempt: Frozen<number>;
    template_id: Frozen<string>;
    template_version: Frozen<number>;
    kind: Frozen<"course" | "trail">;
    name: Frozen<string>;
    course_title: Frozen<Json<ColumnTypes["certificates.course_title"]>>;
    branding: Frozen<Json<ColumnTypes["certificates.branding"]>>;
    locale: Frozen<ColumnTypes["languages.code"]>;
    minutes: Frozen<number>;
    score: Frozen<Numeric<string | null>>;
    completed_on: Frozen<string>;
    valid_until: Frozen<string | null>;
    issued_at: Frozen<Date>;
    replaces: Frozen<string | null>;
    reason: Frozen<string | null>;
    replaced_at: Date | null;
    revoked_at: Date | null;
    revoked_by: string | null;
    revoke_reason: string | null;
    reminded_at: Date | null;
    search_text: ReadOnly<string>;
  };
  claim_lines: {
    id: WithDefault<string>;
    client_id: string;
    claim_id: string;
    attempt: WithDefault<number>;
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
    trace: Json<ColumnTypes["claim_lines.trace"]>;
    verdict: "accepted" | "rejected" | null;
    accepted_quantity: number | null;
    reason: string | null;
  };
  claim_signals: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    claim_id: Frozen<string>;
    attempt: Frozen<number>;
    kind: Frozen<string>;
    weight: Frozen<number>;
    details: Frozen<WithDefault<Json<ColumnTypes["claim_signals.details"]>>>;
    other_claim_id: Frozen<string | null>;
    at: Frozen<Date>;
  };
  claim_transitions: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    claim_id: Frozen<string>;
    from_state: Frozen<ColumnTypes["claim_transitions.from_state"] | null>;
    to_state: Frozen<ColumnTypes["claim_transitions.to_state"]>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
    made_in: Frozen<WithDefault<string>>;
  };
  claims: {
    id: WithDefault<string>;
    client_id: string;
    campaign_id: string;
    user_id: string;
    country: ColumnTypes["claims.country"];
    retailer_id: string;
    store_id: string;
    invoice_number: string;
    invoice_key: string;
    sale_date: string;
    observation: WithDefault<string>;
    reading: Json<ColumnTypes["claims.reading"] | null>;
    fiscal_key: string | null;
    natural_key: string | null;
    photo_file_id: string | null;
    photo_sha256: Buffer | null;
    device: string | null;
    state:
      | "submitted"
      | "auto_accepted"
      | "in_review"
      | "awaiting_picture"
      | "accepted"
      | "rejected"
      | "resubmitted"
      | "appealed"
      | "reversed"
      | "withdrawn";
    attempt: WithDefault<number>;
    appealed: WithDefault<boolean>;
    appeal_text: string | null;
    verdict_reason: string | null;
    units: number;
    points: number;
    experience: number;
    rule_set_version_id: string;
    checked_at: Date | null;
    risk: WithDefault<number>;
    sampled: WithDefault<boolean>;
    decided_by: string | null;
    decided_at: Date | null;
    submitted_at: Date;
    version: WithDefault<number>;
    sample_rate: number | null;
  };
  client_branding: {
    client_id: string;
    logos: WithDefault<Json<ColumnTypes["client_branding.logos"]>>;
    primary_color: WithDefault<string>;
    secondary_color: WithDefault<string>;
    tertiary_color: WithDefault<string>;
    background_file_id: string | null;
    default_locale: WithDefault<ColumnTypes["languages.code"]>;
    password_strength: WithDefault<"weak" | "medium" | "strong">;
    use_recaptcha: WithDefault<boolean>;
    recaptcha_site_key: string | null;
    oauth2: Json<ColumnTypes["client_branding.oauth2"] | null>;
    use_azure: WithDefault<boolean>;
    public_faq: WithDefault<boolean>;
    under_maintenance: WithDefault<boolean>;
    cookies_type: WithDefault<"banner" | "modal" | "none">;
    cookies_optional: WithDefault<boolean>;
    support_use: WithDefault<boolean>;
    support_email: string | null;
    use_portfolio: WithDefault<boolean>;
    welcome: WithDefault<Json<ColumnTypes["client_branding.welcome"]>>;
    updated_at: WithDefault<Date>;
    document_entry: WithDefault<boolean>;
    first_access: WithDefault<boolean>;
  };
  client_hosts: {
    host: string;
    client_id: string;
  };
  clients: {
    id: WithDefault<string>;
    slug: string;
    name: string;
    home_route: WithDefault<string>;
    countries: WithDefault<ColumnTypes["clients.countries"]>;
    time_zone: WithDefault<string>;
    password_min_length: WithDefault<number>;
    plain_sign_in_messages: WithDefault<boolean>;
    has_courses: WithDefault<boolean>;
    has_trails: WithDefault<boolean>;
    has_presential_courses: WithDefault<boolean>;
    has_webcasts: WithDefault<boolean>;
    has_live_classes: WithDefault<boolean>;
    has_podcasts: WithDefault<boolean>;
    has_library: WithDefault<boolean>;
    has_news: WithDefault<boolean>;
    has_forum: WithDefault<boolean>;
    has_surveys: WithDefault<boolean>;
    has_reward_store: WithDefault<boolean>;
    has_points_table: WithDefault<boolean>;
    has_campaigns: WithDefault<boolean>;
    has_sales: WithDefault<boolean>;
    has_photos: WithDefault<boolean>;
    has_events: WithDefault<boolean>;
    has_badges: WithDefault<boolean>;
    has_certificates: WithDefault<boolean>;
    has_ranking: WithDefault<boolean>;
    has_profile: WithDefault<boolean>;
    has_faq: WithDefault<boolean>;
    has_support: WithDefault<boolean>;
    group_training_use_score: WithDefault<boolean>;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    staff_need_factor: WithDefault<boolean>;
    learning_pace: WithDefault<Json<ColumnTypes["clients.learning_pace"]>>;
  };
  code_requests: {
    id: WithDefault<string>;
    purpose: "recovery_link" | "recovery_code" | "entrance" | "first_access" | "phone" | "email";
    channel: "mail" | "sms" | "whatsapp";
    token_hash: Buffer | null;
    user_id: string | null;
    client_id: string | null;
    recipient: string | null;
    locale: ColumnTypes["languages.code"];
    subject_mark: Buffer;
    recipient_mark: Buffer;
    code_hash: Buffer | null;
    tries: WithDefault<number>;
    message_id: string | null;
    asked_at: Date;
    expires_at: Date;
    sent_at: Date | null;
    used_at: Date | null;
  };
  companies: {
    id: WithDefault<string>;
    client_id: string;
    kind: "company" | "agency";
    name: string;
  };
  countries: {
    code: ReadOnly<ColumnTypes["countries.code"]>;
    document_code: ReadOnly<string>;
    names: ReadOnly<Json<ColumnTypes["countries.names"]>>;
    calling_code: ReadOnly<string>;
    currency: ReadOnly<string>;
    time_zone: ReadOnly<string>;
    position: ReadOnly<number>;
  };
  country_areas: {
    id: ReadOnly<string>;
    country: ReadOnly<ColumnTypes["countries.code"]>;
    code: ReadOnly<string>;
    name: ReadOnly<string>;
  };
  course_awards: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    user_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    campaign_id: Frozen<string>;
    rule_set_version_id: Frozen<string>;
    points: Frozen<number>;
    experience: Frozen<number>;
    trace: Frozen<Json<ColumnTypes["course_awards.trace"]>>;
    day: Frozen<string>;
    week: Frozen<string>;
    at: Frozen<Date>;
  };
  course_catalogue_versions: {
    client_id: ReadOnly<string>;
    version: ReadOnly<number>;
  };
  course_certificates: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    template_id: Frozen<string>;
  };
  course_enrolment_steps: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    event: Frozen<ColumnTypes["course_enrolment_steps.event"]>;
    from_state: Frozen<ColumnTypes["course_enrolment_steps.from_state"]>;
    to_state: Frozen<ColumnTypes["course_enrolment_steps.to_state"]>;
    attempt: Frozen<number>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
  };
  course_enrolments: {
    id: WithDefault<string>;
    client_id: string;
    course_id: string;
    user_id: string;
    version: number | null;
    state:
      | "requested"
      | "invited"
      | "enrolled"
      | "in_progress"
      | "finished"
      | "approved"
      | "improved"
      | "reproved"
      | "blocked"
      | "restarted"
      | "unenrolled";
    source: "self" | "staff" | "import" | "trail";
    attempt: WithDefault<number>;
    done: WithDefault<number>;
    total: WithDefault<number>;
    percent: WithDefault<number>;
    score: Numeric<string | null>;
    seconds: WithDefault<number>;
    last_activity_id: string | null;
    last_at: Date | null;
    enrolled_at: Date | null;
    started_at: Date | null;
    finished_at: Date | null;
    due_on: string | null;
    extended_reason: string | null;
    state_reason: string | null;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    held_at: Date | null;
  };
  course_favourites: {
    client_id: Frozen<string>;
    user_id: Frozen<string>;
    course_id: Frozen<string>;
    at: Frozen<Date>;
  };
  course_labels: {
    id: WithDefault<string>;
    client_id: string;
    kind: "area" | "group" | "category" | "tag";
    name: Json<ColumnTypes["course_labels.name"]>;
    position: WithDefault<number>;
    active: WithDefault<boolean>;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
  };
  course_moves: {
    client_id: string;
    course_id: string;
    version: number;
    move: "in_progress" | "all";
    done: WithDefault<number>;
    total: number;
    after_id: string | null;
    moved_by: string | null;
    mover_name: WithDefault<string>;
    started_at: Date;
    ended_at: Date | null;
  };
  course_people: {
    id: ReadOnly<number>;
    client_id: ReadOnly<string>;
    course_id: ReadOnly<string>;
    version: ReadOnly<number | null>;
    state: ReadOnly<ColumnTypes["course_people.state"]>;
    people: ReadOnly<number>;
  };
  course_prerequisites: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    requires_id: Frozen<string>;
  };
  course_versions: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    version: Frozen<number>;
    outline: Frozen<Json<ColumnTypes["course_versions.outline"]>>;
    published_by: Frozen<string | null>;
    publisher_name: Frozen<WithDefault<string>>;
    published_at: Frozen<Date>;
    note: Frozen<string | null>;
  };
  courses: {
    client_id: string;
    id: string;
    kind: "course" | "trail";
    state: WithDefault<"draft" | "published" | "archived">;
    draft: Json<ColumnTypes["courses.draft"]>;
    draft_version: WithDefault<number>;
    draft_by: string | null;
    draft_by_name: WithDefault<string>;
    draft_at: WithDefault<Date>;
    published_version: number | null;
    published_draft: number | null;
    title: WithDefault<Json<ColumnTypes["courses.title"]>>;
    summary: WithDefault<Json<ColumnTypes["courses.summary"]>>;
    search_text: ReadOnly<string>;
    cover_file_id: string | null;
    default_locale: WithDefault<ColumnTypes["languages.code"]>;
    locales: WithDefault<ColumnTypes["courses.locales"]>;
    subscription: WithDefault<"open" | "approval" | "invitation">;
    mandatory: WithDefault<boolean>;
    audience: WithDefault<Json<ColumnTypes["courses.audience"]>>;
    label_ids: WithDefault<string[]>;
    visible_from: Date | null;
    visible_until: Date | null;
    days_to_finish: number | null;
    minutes: WithDefault<number>;
    activity_count: WithDefault<number>;
    popularity: WithDefault<number>;
    published_at: Date | null;
    republished_at: Date | null;
    archived_at: Date | null;
    created_by: string | null;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
  };
  daily_questions: {
    client_id: string;
    user_id: string;
    day: string;
    question_id: string;
    version: number;
    put_order: Json<ColumnTypes["daily_questions.put_order"]>;
    locale: ColumnTypes["daily_questions.locale"];
    drawn_at: Date;
    answer: Json<ColumnTypes["daily_questions.answer"] | null>;
    share: Numeric<string | null>;
    answered_at: Date | null;
  };
  device_tokens: {
    id: WithDefault<string>;
    user_id: string;
    session_id: string;
    kind: "web_push" | "fcm";
    token: string;
    details: WithDefault<Json<ColumnTypes["device_tokens.details"]>>;
    created_at: WithDefault<Date>;
  };
  drill_answers: {
    client_id: Frozen<string>;
    drill_id: Frozen<string>;
    user_id: Frozen<string>;
    question: Frozen<number>;
    answer: Frozen<Json<ColumnTypes["drill_answers.answer"]>>;
    share: Frozen<Numeric<string>>;
    at: Frozen<Date>;
  };
  drill_banners_closed: {
    client_id: Frozen<string>;
    drill_id: Frozen<string>;
    user_id: Frozen<string>;
    at: Frozen<Date>;
  };
  drill_runs: {
    client_id: string;
    drill_id: string;
    user_id: string;
    paper: Json<ColumnTypes["drill_runs.paper"]>;
    locale: ColumnTypes["drill_runs.locale"];
    started_at: Date;
    answered: WithDefault<number>;
    correct: WithDefault<number>;
    done_at: Date | null;
  };
  drills: {
    id: WithDefault<string>;
    client_id: string;
    title: Json<ColumnTypes["drills.title"]>;
    bank_id: string;
    tags: WithDefault<string[]>;
    questions: number;
    from_at: Date;
    until_at: Date | null;
    audience: Json<ColumnTypes["drills.audience"]>;
    mandatory: boolean;
    state: WithDefault<"active" | "archived">;
    version: WithDefault<number>;
    created_by: string | null;
    created_at: Date;
    updated_at: Date;
  };
  earning_counters: {
    client_id: string;
    campaign_id: string;
    scope: "day" | "week" | "campaign" | "store" | "budget";
    owner_id: string;
    period: WithDefault<string>;
    points: number;
  };
  enrolment_runs: {
    id: WithDefault<string>;
    client_id: string;
    course_id: string;
    event: "enrol" | "invite";
    eligibility: Json<ColumnTypes["enrolment_runs.eligibility"]>;
    own_due: WithDefault<boolean>;
    due_on: string | null;
    done: WithDefault<number>;
    total: number;
    joined: WithDefault<number>;
    after_id: string | null;
    started_by: string | null;
    starter_name: WithDefault<string>;
    started_at: Date;
    ended_at: Date | null;
  };
  essay_locks: {
    client_id: string;
    attempt_id: string;
    question: number;
    locked_by: string;
    locked_until: Date;
  };
  exports: {
    id: WithDefault<string>;
    client_id: string;
    asked_by: string;
    session_id: string | null;
    kind: ColumnTypes["exports.kind"];
    params: WithDefault<Json<ColumnTypes["exports.params"]>>;
    locale: ColumnTypes["languages.code"];
    format: "csv" | "xlsx";
    personal: boolean;
    reason: string | null;
    state: WithDefault<"queued" | "running" | "done" | "failed">;
    failure: "too_long" | "not_allowed" | "broken" | null;
    rows: WithDefault<number>;
    file_key: string | null;
    asked_at: Date;
    done_at: Date | null;
    expires_at: Date;
    schedule_id: string | null;
  };
  factor_challenges: {
    id: WithDefault<string>;
    purpose: "second_factor" | "passkey_sign_in" | "passkey_new" | "proof";
    user_id: string | null;
    session_id: string | null;
    random: string | null;
    tries: WithDefault<number>;
    created_at: Date;
    expires_at: Date;
  };
  figures_counted: {
    kind: "days" | "sales" | "audit" | "orders";
    counted_to: string;
    counted_at: Date;
  };
  file_conversions: {
    client_id: string;
    file_id: string;
    state: "done" | "failed" | "absent";
    pdf_file_id: string | null;
    at: Date;
  };
  files: {
    id: WithDefault<string>;
    client_id: string;
    owner_id: string;
    kind: string;
    name: string;
    declared_type: string;
    declared_size: number;
    state: "uploading" | "ready" | "refused";
    refusal: string | null;
    sniffed_type: string | null;
    size: number | null;
    sha256: Buffer | null;
    storage_key: string;
    upload_id: string | null;
    part_count: WithDefault<number>;
    variants: WithDefault<Json<ColumnTypes["files.variants"]>>;
    width: number | null;
    height: number | null;
    private_metadata: WithDefault<Json<ColumnTypes["files.private_metadata"]>>;
    created_at: Date;
    completed_at: Date | null;
    expires_at: Date | null;
    facts: WithDefault<Json<ColumnTypes["files.facts"]>>;
  };
  game_moves: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    game_id: Frozen<string>;
    move_id: Frozen<string>;
    device: Frozen<string>;
    seq: Frozen<number>;
    move: Frozen<Json<ColumnTypes["game_moves.move"]>>;
    outcome: Frozen<"right" | "wrong" | "turned" | "ignored">;
    error: Frozen<boolean>;
    errors: Frozen<number>;
    ending: Frozen<"won" | "lost" | null>;
    reveal: Frozen<Json<ColumnTypes["game_moves.reveal"] | null>>;
    at: Frozen<Date>;
  };
  games: {
    id: WithDefault<string>;
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    course_id: string;
    user_id: string;
    course_attempt: number;
    course_version: number;
    sitting_id: string;
    type:
      | "drag_and_drop"
      | "drag_the_words"
      | "find_the_pairs"
      | "this_or_that"
      | "fill_in_the_blanks"
      | "true_or_false"
      | "flashcards"
      | "enigma";
    number: number;
    state: Json<ColumnTypes["games.state"]>;
    allowed_errors: number | null;
    errors: WithDefault<number>;
    percent: WithDefault<number>;
    moves: WithDefault<number>;
    practice: WithDefault<boolean>;
    hurried: WithDefault<boolean>;
    started_at: Date;
    ended_at: Date | null;
    ending: "won" | "lost" | "void" | null;
  };
  genders: {
    key: ReadOnly<string>;
    names: ReadOnly<Json<ColumnTypes["genders.names"]>>;
    position: ReadOnly<number>;
  };
  idempotency_keys: {
    client_id: string;
    user_id: string;
    key: string;
    endpoint: string;
    request_hash: Buffer;
    answer: Json<ColumnTypes["idempotency_keys.answer"] | null>;
    created_at: Date;
  };
  import_headings: {
    client_id: string;
    kind: string;
    heading: string;
    column_name: string | null;
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
    choices: Json<ColumnTypes["item_figures.choices"]>;
    flags: ColumnTypes["item_figures.flags"];
    place: number;
    newest: boolean;
  };
  jobs_caught_up: {
    task: string;
    at: Date;
  };
  languages: {
    id: ReadOnly<number>;
    code: ReadOnly<ColumnTypes["languages.code"]>;
  };
  learning_counted: {
    client_id: string;
    counted_at: Date;
  };
  learning_flags: {
    id: WithDefault<string>;
    client_id: string;
    enrolment_id: string;
    course_id: string;
    user_id: string;
    activity_id: string | null;
    attempt: number;
    reason: "package_too_fast" | "test_too_fast" | "game_too_fast" | "course_too_fast";
    state: WithDefault<"open" | "cleared" | "rejected">;
    expected: number;
    measured: number;
    raised_at: Date;
    decided_at: Date | null;
    decided_by: string | null;
    decided_name: WithDefault<string>;
    decision_reason: string | null;
  };
  learning_sums: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    country: Frozen<ColumnTypes["countries.code"] | null>;
    retailer_id: Frozen<string | null>;
    state: Frozen<ColumnTypes["learning_sums.state"]>;
    overdue: Frozen<boolean>;
    enrolled: Frozen<number>;
    percent: Frozen<number>;
    scored: Frozen<number>;
    score: Frozen<Numeric<string>>;
    seconds: Frozen<number>;
  };
  leavings: {
    user_id: string;
    asked_at: Date;
    farewell_id: string | null;
    erased_at: Date | null;
  };
  ledger_accounts: {
    id: ReadOnly<number>;
    client_id: ReadOnly<string>;
    unit: ReadOnly<ColumnTypes["ledger_accounts.unit"]>;
    pot_id: ReadOnly<string>;
    kind: ReadOnly<ColumnTypes["ledger_accounts.kind"]>;
    user_id: ReadOnly<string | null>;
    balance: ReadOnly<number | null>;
    version: ReadOnly<number | null>;
    earned: ReadOnly<number | null>;
  };
  ledger_entries: {
    transaction_id: ReadOnly<number>;
    line: ReadOnly<number>;
    client_id: ReadOnly<string>;
    account_id: ReadOnly<number>;
    amount: ReadOnly<number>;
    balance_after: ReadOnly<number | null>;
    account_version: ReadOnly<number | null>;
  };
  ledger_hold_lots: {
    client_id: string;
    hold_id: number;
    lot_id: number;
    amount: number;
  };
  ledger_holds: {
    id: ReadOnly<number>;
    client_id: string;
    pot_id: string;
    user_id: string;
    purpose: "order" | "transfer";
    source_id: string;
    amount: number;
    state: "held" | "captured" | "released";
    created_at: Date;
    ended_at: Date | null;
  };
  ledger_lots: {
    id: ReadOnly<number>;
    client_id: string;
    pot_id: string;
    user_id: string;
    transaction_id: number;
    split_from: number | null;
    source_type: string;
    source_id: string;
    earned_at: Date;
    expires_at: Date;
    audit: "awaiting" | "cleared" | "rejected";
    original: number;
    open: WithDefault<number>;
    held: WithDefault<number>;
    redeemed: WithDefault<number>;
    transferred: WithDefault<number>;
    expired: WithDefault<number>;
    reversed: WithDefault<number>;
    repaid: WithDefault<number>;
    owed: WithDefault<number>;
    written_off: WithDefault<number>;
    adjusted: WithDefault<number>;
    experience: WithDefault<number>;
    experience_reversed: WithDefault<number>;
  };
  ledger_rollups: {
    client_id: string;
    account_id: number;
    seal_number: number;
    end_made_in: string;
    balance: number;
  };
  ledger_seals: {
    client_id: Frozen<string>;
    number: Frozen<number>;
    first_made_in: Frozen<string>;
    end_made_in: Frozen<string>;
    transaction_ids: Frozen<string[]>;
    hashes: Frozen<Buffer[]>;
    previous: Frozen<Buffer>;
    hash: Frozen<Buffer>;
    sealed_at: Frozen<Date>;
  };
  ledger_transactions: {
    id: ReadOnly<number>;
    client_id: ReadOnly<string>;
    key: ReadOnly<string>;
    request_hash: ReadOnly<Buffer>;
    type: ReadOnly<
      | "award"
      | "clear"
      | "reverse"
      | "hold"
      | "capture"
      | "release"
      | "refund"
      | "expire"
      | "repay"
      | "adjust"
      | "write_off"
      | "transfer_out"
      | "transfer_done"
      | "transfer_back"
    >;
    pot_id: ReadOnly<string>;
    user_id: ReadOnly<string | null>;
    source_type: ReadOnly<string>;
    source_id: ReadOnly<string>;
    rule_set_version_id: ReadOnly<string | null>;
    occurred_at: ReadOnly<Date>;
    posted_at: ReadOnly<Date>;
    actor_id: ReadOnly<string | null>;
    reason: ReadOnly<string | null>;
    details: ReadOnly<Json<ColumnTypes["ledger_transactions.details"]>>;
    reverses: ReadOnly<number | null>;
    made_in: ReadOnly<string>;
  };
  legal_texts: {
    client_id: Frozen<string>;
    kind: Frozen<
      | "terms"
      | "cookies"
      | "privacy"
      | "about"
      | "about_program"
      | "about_team"
      | "support"
      | "contact"
      | "partner_program"
      | "hotsite"
    >;
    version: Frozen<number>;
    texts: Frozen<Json<ColumnTypes["legal_texts.texts"]>>;
    published_at: Frozen<Date>;
    published_by: Frozen<string | null>;
  };
  level_changes: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    user_id: Frozen<string>;
    campaign_id: Frozen<string>;
    country: Frozen<ColumnTypes["countries.code"]>;
    from_level: Frozen<ColumnTypes["level_changes.from_level"]>;
    to_level: Frozen<ColumnTypes["level_changes.to_level"]>;
    cause: Frozen<"granted" | "fell" | "lowered">;
    review_id: Frozen<string | null>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
    made_in: Frozen<WithDefault<string>>;
  };
  level_falls: {
    client_id: string;
    campaign_id: string;
    country: ColumnTypes["countries.code"];
    previous_campaign_id: string | null;
    after_user: string | null;
    kept: WithDefault<number>;
    fell: WithDefault<number>;
    done_at: Date | null;
  };
  level_review_transitions: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    review_id: Frozen<string>;
    from_state: Frozen<ColumnTypes["level_review_transitions.from_state"] | null>;
    to_state: Frozen<ColumnTypes["level_review_transitions.to_state"]>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
    made_in: Frozen<WithDefault<string>>;
  };
  level_reviews: {
    id: WithDefault<string>;
    client_id: string;
    user_id: string;
    campaign_id: string;
    country: ColumnTypes["countries.code"];
    kind: "promotion" | "reassessment";
    from_level: "basic" | "creator" | "influencer";
    to_level: "basic" | "creator" | "influencer";
    state: "eligible" | "under_review" | "granted" | "refused" | "appealed" | "kept" | "lowered" | "lapsed";
    threshold: number;
    experience: number;
    audited: number;
    finding: "fine" | "doubt" | null;
    looked_by: string | null;
    looker_name: string | null;
    looked_at: Date | null;
    look_note: string | null;
    decided_by: string | null;
    decider_name: string | null;
    decided_at: Date | null;
    reason: string | null;
    evidence: Json<ColumnTypes["level_reviews.evidence"] | null>;
    appealed: WithDefault<boolean>;
    appeal_text: string | null;
    version: WithDefault<number>;
    opened_at: Date;
  };
  linked_identities: {
    client_id: string;
    issuer: string;
    subject: string;
    user_id: string;
    linked_at: Date;
    last_used_at: Date;
    id: WithDefault<string>;
  };
  live_events: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    user_id: Frozen<string | null>;
    kind: Frozen<string>;
    payload: Frozen<WithDefault<Json<ColumnTypes["live_events.payload"]>>>;
    created_at: Frozen<WithDefault<Date>>;
    xact: Frozen<WithDefault<string>>;
    horizon: Frozen<WithDefault<string>>;
  };
  live_session_awards: {
    client_id: Frozen<string>;
    session_id: Frozen<string>;
    user_id: Frozen<string>;
    kind: Frozen<string>;
    campaign_id: Frozen<string>;
    rule_set_version_id: Frozen<string>;
    points: Frozen<number>;
    experience: Frozen<number>;
    trace: Frozen<Json<ColumnTypes["live_session_awards.trace"]>>;
    day: Frozen<string>;
    week: Frozen<string>;
    at: Frozen<Date>;
  };
  live_session_hosts: {
    client_id: Frozen<string>;
    session_id: Frozen<string>;
    membership_id: Frozen<string>;
    position: Frozen<number>;
  };
  live_session_presences: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    registration_id: Frozen<string>;
    source: Frozen<"code" | "scan" | "ticket" | "roster" | "correction">;
    present: Frozen<boolean>;
    at: Frozen<Date>;
    read_at: Frozen<Date | null>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
  };
  live_session_registrations: {
    id: WithDefault<string>;
    client_id: string;
    session_id: string;
    user_id: string;
    state:
      | "requested"
      | "invited"
      | "waiting"
      | "offered"
      | "registered"
      | "checked_in"
      | "unsubscribed"
      | "refused"
      | "lapsed"
      | "removed";
    arrival: WithDefault<number>;
    offer_until: Date | null;
    reminded: WithDefault<number>;
    checked_in_at: Date | null;
    created_at: Date;
  };
  live_session_seats: {
    client_id: ReadOnly<string>;
    session_id: ReadOnly<string>;
    capacity: number | null;
    taken: ReadOnly<number>;
    offered: ReadOnly<number>;
    free: ReadOnly<number | null>;
  };
  live_session_steps: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    registration_id: Frozen<string>;
    event: Frozen<ColumnTypes["live_session_steps.event"]>;
    from_state: Frozen<ColumnTypes["live_session_steps.from_state"]>;
    to_state: Frozen<ColumnTypes["live_session_steps.to_state"]>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
  };
  live_sessions: {
    id: WithDefault<string>;
    client_id: string;
    kind: string;
    state: WithDefault<"draft" | "pre_scheduled" | "scheduled" | "canceled">;
    title: Json<ColumnTypes["live_sessions.title"]>;
    summary: WithDefault<Json<ColumnTypes["live_sessions.summary"]>>;
    description: WithDefault<Json<ColumnTypes["live_sessions.description"]>>;
    search_text: ReadOnly<string>;
    cover_file_id: string | null;
    starts_at: Date;
    ends_at: Date;
    time_zone: string;
    venue_id: string | null;
    link: string | null;
    audience: Json<ColumnTypes["live_sessions.audience"]>;
    subscription: "open" | "approval" | "invitation";
    registration_until: Date | null;
    waiting_list: boolean;
    offer_hours: number;
    check_in_before: number;
    check_in_after: number;
    check_in_code: string;
    code_version: WithDefault<number>;
    sequence: WithDefault<number>;
    changed_at: Date;
    canceled_for: string | null;
    version: WithDefault<number>;
    created_by: string | null;
    created_at: Date;
  };
  marital_statuses: {
    key: ReadOnly<string>;
    names: ReadOnly<Json<ColumnTypes["marital_statuses.names"]>>;
    position: ReadOnly<number>;
  };
  membership_groups: {
    client_id: Frozen<string>;
    membership_id: Frozen<string>;
    group_id: Frozen<string>;
  };
  membership_invitations: {
    id: WithDefault<string>;
    client_id: string;
    email: string;
    user_id: string | null;
    first_name: string;
    last_name: WithDefault<string>;
    locale: ColumnTypes["languages.code"] | null;
    country: ColumnTypes["countries.code"];
    roles: WithDefault<ColumnTypes["membership_invitations.roles"]>;
    place: WithDefault<Json<ColumnTypes["membership_invitations.place"]>>;
    created_at: Date;
    mailed_at: Date | null;
  };
  memberships: {
    id: WithDefault<string>;
    client_id: string;
    user_id: string;
    status: "awaiting_approval" | "active" | "blocked";
    status_reason: string | null;
    roles: WithDefault<("instructor" | "program_administrator" | "auditor" | "moderator" | "survey_owner")[]>;
    job_profile:
      | "sales_agent"
      | "brand_promoter"
      | "painter"
      | "counter_clerk"
      | "salesperson"
      | "store_owner"
      | "cashier"
      | "seller"
      | "dependent"
      | null;
    country: ColumnTypes["countries.code"];
    company_id: string | null;
    brand_id: string | null;
    retailer_id: string | null;
    store_id: string | null;
    gmin_number: string | null;
    cadv_code: string | null;
    sap_code: string | null;
    personal_data_open: WithDefault<boolean>;
    sort_name: WithDefault<string>;
    search_text: WithDefault<string>;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    called: ReadOnly<string>;
    left_at: Date | null;
    personal_data_opened_at: Date | null;
    document_key: string | null;
  };
  memories: {
    client_id: string;
    user_id: string;
    kind: "question" | "card";
    subject: string;
    card: Json<ColumnTypes["memories.card"]>;
    due: Date;
    seen_at: Date;
  };
  module_items: {
    client_id: string;
    key: string;
    position: number;
    enabled: WithDefault<boolean>;
    labels: WithDefault<Json<ColumnTypes["module_items.labels"]>>;
  };
  news_choices: {
    user_id: string;
    topic: "earning" | "orders" | "levels" | "learning" | "programme";
    channel: "app" | "push" | "mail";
    wanted: boolean;
  };
  notifications: {
    id: WithDefault<string>;
    client_id: string;
    user_id: string;
    kind: string;
    params: WithDefault<Json<ColumnTypes["notifications.params"]>>;
    link: string | null;
    created_at: Date;
    read_at: Date | null;
  };
  order_codes_seen: {
    client_id: Frozen<string>;
    order_id: Frozen<string>;
    at: Frozen<Date>;
  };
  order_transitions: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    order_id: Frozen<string>;
    from_state: Frozen<ColumnTypes["order_transitions.from_state"] | null>;
    to_state: Frozen<ColumnTypes["order_transitions.to_state"]>;
    returned: Frozen<WithDefault<boolean>>;
    by_whom: Frozen<"person" | "staff" | "audit">;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<string>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
    made_in: Frozen<WithDefault<string>>;
  };
  order_weeks: {
    client_id: string;
    campaign_id: string;
    week: string;
    country: ColumnTypes["order_weeks.country"];
    category_id: string;
    reward_id: string;
    placed: number;
    approved: number;
    reproved: number;
    cancelled: number;
    delivered: number;
    units: number;
    points: number;
  };
  orders: {
    id: string;
    client_id: string;
    code: string;
    user_id: string;
    campaign_id: string;
    reward_id: string;
    country: ColumnTypes["countries.code"];
    category_id: string;
    name: Json<ColumnTypes["orders.name"]>;
    picture_file_id: string | null;
    delivery: "shipped" | "digital";
    quantity: number;
    unit_price: number;
    points: number;
    address: Json<ColumnTypes["orders.address"] | null>;
    address_erased_at: Date | null;
    state: "awaiting_approval" | "approved" | "shipped" | "delivered" | "reproved" | "cancelled";
    waiting_points: WithDefault<number>;
    carrier: string | null;
    tracking: string | null;
    tracking_url: string | null;
    reason: string | null;
    counted: Json<ColumnTypes["orders.counted"]>;
    placed_at: Date;
    decided_at: Date | null;
    shipped_at: Date | null;
    delivered_at: Date | null;
    returned_at: Date | null;
    since: Date;
    version: WithDefault<number>;
    arrives_from: number | null;
    arrives_until: number | null;
  };
  outbox_messages: {
    id: WithDefault<string>;
    client_id: string | null;
    channel: "mail" | "sms" | "whatsapp" | "push";
    user_id: string | null;
    recipient: string;
    template: string;
    locale: string;
    subject: WithDefault<string>;
    body_text: string;
    body_html: string | null;
    link: string | null;
    state: WithDefault<"queued" | "sent" | "failed" | "dead">;
    attempts: WithDefault<number>;
    last_error: string | null;
    provider_id: string | null;
    sealed: Buffer | null;
    created_at: Date;
    sent_at: Date | null;
  };
  own_exports: {
    id: WithDefault<string>;
    user_id: string;
    client_id: string | null;
    locale: ColumnTypes["languages.code"];
    state: WithDefault<"queued" | "running" | "done" | "failed">;
    done: WithDefault<number>;
    total: WithDefault<number>;
    file_key: string | null;
    bytes: number | null;
    asked_at: Date;
    done_at: Date | null;
    expires_at: Date;
  };
  package_files: {
    client_id: string;
    package_id: string;
    revision: number;
    folded: string;
    path: string;
    key: string;
    type: string;
    size: number;
  };
  package_revisions: {
    client_id: string;
    package_id: string;
    revision: number;
    file_id: string | null;
    state: WithDefault<"unpacking" | "ready" | "refused">;
    progress: WithDefault<number>;
    refusal: Json<ColumnTypes["package_revisions.refusal"] | null>;
    manifest: Json<ColumnTypes["package_revisions.manifest"] | null>;
    entry: string | null;
    file_count: WithDefault<number>;
    bytes: WithDefault<number>;
    vanished: WithDefault<string[]>;
    stored: WithDefault<number>;
    created_by: string;
    created_at: Date;
    done_at: Date | null;
    hosts: WithDefault<string[]>;
  };
  packages: {
    id: WithDefault<string>;
    client_id: string;
    kind: "scorm" | "html";
    title: string;
    label: string;
    revision: number | null;
    newest: WithDefault<number>;
    created_by: string;
    created_at: Date;
    allowed_hosts: WithDefault<string[]>;
  };
  partner_keys: {
    id: WithDefault<string>;
    client_id: string;
    partner_id: string;
    key_id: string;
    secret_hash: Buffer;
    created_by: string | null;
    created_at: Date;
    ends_at: Date | null;
    revoked_at: Date | null;
    last_used_at: Date | null;
    last_used_from: string | null;
  };
  partner_uses: {
    id: Frozen<WithDefault<string>>;
    client_id: Frozen<string>;
    partner_id: Frozen<string>;
    partner_key_id: Frozen<string>;
    at: Frozen<Date>;
    outcome: Frozen<
      | "issued"
      | "unknown_person"
      | "ambiguous_person"
      | "blocked"
      | "awaiting_approval"
      | "staff"
      | "too_often"
    >;
    named_by: Frozen<"document" | "email" | "username" | "externalId">;
    user_id: Frozen<string | null>;
    module: Frozen<string | null>;
    item: Frozen<string | null>;
    ip: Frozen<string | null>;
    request_id: Frozen<string | null>;
  };
  partners: {
    id: WithDefault<string>;
    client_id: string;
    name: string;
    active: WithDefault<boolean>;
    version: WithDefault<number>;
    created_at: Date;
  };
  passkeys: {
    id: WithDefault<string>;
    user_id: string;
    rp_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: WithDefault<number>;
    transports: WithDefault<string[]>;
    name: string;
    synced: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  people_groups: {
    id: WithDefault<string>;
    client_id: string;
    name: string;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
  };
  person_authorisations: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    activity_id: Frozen<string>;
    user_id: Frozen<string>;
    by: Frozen<string>;
    at: Frozen<Date>;
  };
  person_levels: {
    client_id: ReadOnly<string>;
    user_id: ReadOnly<string>;
    level: ReadOnly<"basic" | "creator" | "influencer">;
    campaign_id: ReadOnly<string>;
    since: ReadOnly<Date>;
  };
  personal_reads: {
    client_id: Frozen<string>;
    user_id: Frozen<string>;
    reader_id: Frozen<string>;
    day: Frozen<string>;
    at: Frozen<Date>;
  };
  photo_signals: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    photo_id: Frozen<string>;
    attempt: Frozen<number>;
    kind: Frozen<string>;
    weight: Frozen<number>;
    details: Frozen<WithDefault<Json<ColumnTypes["photo_signals.details"]>>>;
    other_photo_id: Frozen<string | null>;
    at: Frozen<Date>;
  };
  photo_transitions: {
    id: ReadOnly<number>;
    client_id: Frozen<string>;
    photo_id: Frozen<string>;
    from_state: Frozen<ColumnTypes["photo_transitions.from_state"] | null>;
    to_state: Frozen<ColumnTypes["photo_transitions.to_state"]>;
    actor_id: Frozen<string | null>;
    actor_name: Frozen<WithDefault<string>>;
    reason: Frozen<string | null>;
    at: Frozen<Date>;
  };
  photo_types: {
    id: WithDefault<string>;
    client_id: string;
    name: Json<ColumnTypes["photo_types.name"]>;
    hint: WithDefault<Json<ColumnTypes["photo_types.hint"]>>;
    position: WithDefault<number>;
    active: WithDefault<boolean>;
  };
  picture_bands: {
    client_id: string;
    band: number;
    value: number;
    file_id: string;
  };
  picture_fingerprints: {
    client_id: string;
    file_id: string;
    subject_type: "claim" | "photo";
    subject_id: string;
    user_id: string;
    fingerprint: ColumnTypes["picture_fingerprints.fingerprint"];
    at: Date;
  };
  picture_requests: {
    id: WithDefault<string>;
    client_id: string;
    subject_type: "claim" | "photo";
    subject_id: string;
    attempt: number;
    state_before: "in_review" | "appealed";
    not_by: string | null;
    reason: string;
    asked_by: string;
    asker_name: WithDefault<string>;
    asked_at: Date;
    due_at: Date;
    last_day: string;
    earlier_file_id: string | null;
    ended_at: Date | null;
    sent: WithDefault<boolean>;
    checked_at: Date | null;
  };
  portfolio_courses: {
    client_id: Frozen<string>;
    course_id: Frozen<string>;
    position: Frozen<number>;
  };
  portfolio_people: {
    client_id: Frozen<string>;
    position: Frozen<number>;
    name: Frozen<string>;
    role: Frozen<Json<ColumnTypes["portfolio_people.role"]>>;
    about: Frozen<Json<ColumnTypes["portfolio_people.about"]>>;
    picture_file_id: Frozen<string | null>;
  };
  portfolios: {
    client_id: string;
    texts: Json<ColumnTypes["portfolios.texts"]>;
    version: WithDefault<number>;
    changed_at: Date;
  };
  products: {
    id: WithDefault<string>;
    client_id: string;
    sku: string;
    name: string;
    product_type: string;
    brand: string;
    processor: string | null;
    generation: string | null;
    active: WithDefault<boolean>;
    search_text: ReadOnly<string>;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    picture_file_id: string | null;
  };
  professions: {
    key: ReadOnly<string>;
    names: ReadOnly<Json<ColumnTypes["professions.names"]>>;
    position: ReadOnly<number>;
  };
  provider_visits: {
    state_hash: Frozen<Buffer>;
    client_id: Frozen<string>;
    kind: Frozen<"azure" | "generic">;
    ticket_hash: Frozen<Buffer>;
    held: Frozen<Buffer>;
    target: Frozen<string | null>;
    expires_at: Frozen<Date>;
  };
  question_banks: {
    client_id: string;
    id: WithDefault<string>;
    name: string;
    description: WithDefault<string>;
    archived_at: Date | null;
    version: WithDefault<number>;
    created_by: string | null;
    created_at: Date;
    updated_at: Date;
  };
  question_versions: {
    client_id: Frozen<string>;
    question_id: Frozen<string>;
    version: Frozen<number>;
    body: Frozen<Json<ColumnTypes["question_versions.body"]>>;
    created_by: Frozen<string | null>;
    author_name: Frozen<WithDefault<string>>;
    created_at: Frozen<Date>;
  };
  questions: {
    client_id: string;
    id: WithDefault<string>;
    bank_id: string;
    kind:
      | "one"
      | "several"
      | "true_false"
      | "numeric"
      | "short_text"
      | "ordering"
      | "matching"
      | "essay"
      | "scale";
    body_version: WithDefault<number>;
    tags: WithDefault<string[]>;
    difficulty: ColumnTypes["questions.difficulty"];
    state: WithDefault<"active" | "retired">;
    locales: ColumnTypes["questions.locales"];
    prompt: Json<ColumnTypes["questions.prompt"]>;
    file_id: string | null;
    points: number;
    search_text: string;
    version: WithDefault<number>;
    created_at: Date;
    updated_by: string | null;
    editor_name: WithDefault<string>;
    updated_at: Date;
  };
  ranking_choices: {
    client_id: string;
    user_id: string;
    shown: "name" | "nickname" | "hidden";
  };
  rate_limits: {
    key: string;
    points: WithDefault<number>;
    expire: number | null;
  };
  recovery_codes: {
    user_id: string;
    lookup: string;
    code_hash: string;
    made_at: Date;
    used_at: Date | null;
  };
  redemption_counters: {
    client_id: string;
    user_id: string;
    scope: "category" | "reward";
    scope_id: string;
    period: string;
    units: number;
  };
  refresh_tokens: {
    id: WithDefault<string>;
    session_id: string;
    token_hash: Buffer;
    issued_at: Date;
    used_at: Date | null;
  };
  registration_settings: {
    client_id: string;
    settings: Json<ColumnTypes["registration_settings.settings"]>;
    updated_at: WithDefault<Date>;
  };
  registrations: {
    id: WithDefault<string>;
    client_id: string;
    form: "register" | "register-seven-trade" | "register-pop-trade";
    locale: ColumnTypes["languages.code"];
    sealed: Buffer | null;
    email_mark: Buffer;
    token_hash: Buffer | null;
    request_key: string;
    request_mark: Buffer;
    terms_version: number | null;
    privacy_version: number | null;
    ip: string | null;
    tries: WithDefault<number>;
    created_at: Date;
    mailed_at: Date | null;
    confirmed_at: Date | null;
    user_id: string | null;
  };
  regrade_runs: {
    id: WithDefault<string>;
    client_id: string;
    question_id: string;
    version: number;
    reason: string;
    take_back: string[];
    total: number;
    moved: WithDefault<number>;
    after_id: string | null;
    started_by: string;
    starter_name: WithDefault<string>;
    started_at: Date;
    ended_at: Date | null;
  };
  report_recipients: {
    client_id: Frozen<string>;
    schedule_id: Frozen<string>;
    user_id: Frozen<string>;
  };
  report_schedules: {
    id: WithDefault<string>;
    client_id: string;
    name: string;
    kind: ColumnTypes["report_schedules.kind"];
    params: WithDefault<Json<ColumnTypes["report_schedules.params"]>>;
    format: "csv" | "xlsx";
    personal: boolean;
    reason: string | null;
    every: "week" | "month";
    day: number;
    hour: number;
    next_at: Date | null;
    last_at: Date | null;
    last_sent: number | null;
    last_left_out: number | null;
    created_by: string;
    version: WithDefault<number>;
  };
  retailers: {
    id: WithDefault<string>;
    client_id: string;
    country: ColumnTypes["countries.code"];
    name: string;
    active: WithDefault<boolean>;
    version: WithDefault<number>;
  };
  reward_catalogue_versions: {
    client_id: ReadOnly<string>;
    version: ReadOnly<number>;
  };
  reward_categories: {
    id: WithDefault<string>;
    client_id: string;
    department_id: string;
    name: Json<ColumnTypes["reward_categories.name"]>;
    position: number;
    active: WithDefault<boolean>;
  };
  reward_code_batches: {
    id: Frozen<WithDefault<string>>;
    client_id: Frozen<string>;
    reward_id: Frozen<string>;
    country: Frozen<ColumnTypes["reward_code_batches.country"]>;
    file_name: Frozen<string>;
    codes: Frozen<number>;
    imported_by: Frozen<string>;
    importer_name: Frozen<string>;
    at: Frozen<Date>;
  };
  reward_codes: {
    id: WithDefault<string>;
    client_id: string;
    reward_id: string;
    country: ColumnTypes["reward_codes.country"];
    batch_id: string;
    sealed: Buffer;
    sealed_with: Buffer;
    mark: Buffer;
    state: WithDefault<"free" | "reserved" | "given">;
    order_id: string | null;
    at: Date;
  };
  reward_countries: {
    client_id: string;
    reward_id: string;
    country: ColumnTypes["countries.code"];
    price: number;
    active: WithDefault<boolean>;
    version: WithDefault<number>;
    changed_by: string | null;
    changed_by_name: WithDefault<string>;
    arrives_from: number | null;
    arrives_until: number | null;
  };
  reward_departments: {
    id: WithDefault<string>;
    client_id: string;
    name: Json<ColumnTypes["reward_departments.name"]>;
    position: number;
    active: WithDefault<boolean>;
  };
  reward_limits: {
    id: WithDefault<string>;
    client_id: string;
    scope: "category" | "reward";
    scope_id: string;
    period: "campaign" | "month" | "year" | "ever";
    units: number;
    category_id: ReadOnly<string | null>;
    reward_id: ReadOnly<string | null>;
  };
  reward_popularity: {
    client_id: string;
    reward_id: string;
    units: number;
    counted_at: Date;
  };
  reward_price_changes: {
    id: ReadOnly<number>;
    client_id: ReadOnly<string>;
    reward_id: ReadOnly<string>;
    country: ReadOnly<ColumnTypes["reward_price_changes.country"]>;
    from_price: ReadOnly<number | null>;
    to_price: ReadOnly<number>;
    actor_id: ReadOnly<string | null>;
    actor_name: ReadOnly<string>;
    at: ReadOnly<Date>;
  };
  reward_settings: {
    client_id: string;
    currency: string | null;
    point_value: Numeric<string | null>;
    version: WithDefault<number>;
    sections_version: WithDefault<number>;
    limits_version: WithDefault<number>;
  };
  reward_stocks: {
    client_id: ReadOnly<string>;
    reward_id: ReadOnly<string>;
    country: ReadOnly<ColumnTypes["countries.code"]>;
    received: ReadOnly<number>;
    reserved: ReadOnly<number>;
    shipped: ReadOnly<number>;
    returned: ReadOnly<number>;
    corrected: ReadOnly<number>;
    on_hand: ReadOnly<number>;
  };
  reward_wishes: {
    client_id: Frozen<string>;
    user_id: Frozen<string>;
    reward_id: Frozen<string>;
    at: Frozen<Date>;
  };
  rewards: {
    id: WithDefault<string>;
    client_id: string;
    sku: string;
    name: Json<ColumnTypes["rewards.name"]>;
    description: Json<ColumnTypes["rewards.description"]>;
    conditions: Json<ColumnTypes["rewards.conditions"]>;
    category_id: string;
    delivery: "shipped" | "digital";
    picture_file_ids: WithDefault<string[]>;
    eligibility: WithDefault<Json<ColumnTypes["rewards.eligibility"]>>;
    visible_from: Date | null;
    visible_until: Date | null;
    redeem_from: Date | null;
    redeem_until: Date | null;
    state: WithDefault<"draft" | "published" | "archived">;
    search_text: ReadOnly<string>;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
  };
  rule_set_versions: {
    id: WithDefault<string>;
    client_id: string;
    campaign_id: string;
    version: number;
    document: Json<ColumnTypes["rule_set_versions.document"]>;
    hash: string | null;
    effective_from: string;
    state: "draft" | "proposed" | "approved" | "refused";
    note: string | null;
    edited_by: string | null;
    proposed_by: string | null;
    proposed_at: Date | null;
    decided_by: string | null;
    decided_at: Date | null;
    decision_reason: string | null;
    created_at: WithDefault<Date>;
  };
  sale_facts: {
    client_id: Frozen<string>;
    claim_id: Frozen<string>;
    line_id: Frozen<string>;
    campaign_id: Frozen<string>;
    week: Frozen<string>;
    country: Frozen<ColumnTypes["sale_facts.country"]>;
    retailer_id: Frozen<string>;
    product_id: Frozen<string>;
    lines: Frozen<number>;
    units: Frozen<number>;
    confirmed: Frozen<number>;
    waiting: Frozen<number>;
    fallen: Frozen<number>;
  };
  sale_weeks: {
    client_id: string;
    campaign_id: string;
    week: string;
    country: ColumnTypes["sale_weeks.country"];
    retailer_id: string;
    product_id: string;
    lines: number;
    units: number;
    confirmed: number;
    waiting: number;
    fallen: number;
  };
  saved_views: {
    id: WithDefault<string>;
    client_id: string;
    user_id: string;
    list: string;
    name: string;
    query: string;
    shared: WithDefault<boolean>;
    version: WithDefault<number>;
  };
  scorm_attempts: {
    id: WithDefault<string>;
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    user_id: string;
    sco: string;
    number: number;
    course_attempt: number;
    standard: "1.2" | "2004";
    cmi: WithDefault<Json<ColumnTypes["scorm_attempts.cmi"]>>;
    journal: WithDefault<Json<ColumnTypes["scorm_attempts.journal"]>>;
    completion: WithDefault<"not_attempted" | "incomplete" | "completed">;
    success: WithDefault<"unknown" | "passed" | "failed">;
    score: Numeric<string | null>;
    progress: Numeric<string | null>;
    location: WithDefault<string>;
    total_seconds: WithDefault<number>;
    suspended: WithDefault<boolean>;
    exit: string | null;
    launch_id: string | null;
    sequence: WithDefault<number>;
    started_at: Date;
    last_at: Date;
    activity_attempt: WithDefault<number>;
    earlier_seconds: WithDefault<number>;
  };
  scorm_cloud_imports: {
    client_id: string;
    package_id: string;
    revision: number | null;
    state: WithDefault<"sending" | "running" | "done" | "failed">;
    job: string | null;
    refusal: "package" | "refused" | "slow" | "unreachable" | null;
    message: WithDefault<string>;
    started_at: Date;
    done_at: Date | null;
  };
  scorm_cloud_registrations: {
    id: WithDefault<string>;
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    user_id: string;
    number: number;
    course_attempt: number;
    course: string;
    secret_hash: Buffer;
    sitting_id: string;
    registered: WithDefault<boolean>;
    completion: WithDefault<"not_attempted" | "incomplete" | "completed">;
    success: WithDefault<"unknown" | "passed" | "failed">;
    score: Numeric<string | null>;
    total_seconds: WithDefault<number>;
    opened_at: Date;
    told_at: Date | null;
  };
  scorm_globals: {
    client_id: string;
    enrolment_id: string;
    activity_id: string;
    objectives: WithDefault<Json<ColumnTypes["scorm_globals.objectives"]>>;
    shared: WithDefault<Json<ColumnTypes["scorm_globals.shared"]>>;
    number: number;
    sequencing: Json<ColumnTypes["scorm_globals.sequencing"] | null>;
  };
  scorm_launches: {
    id: WithDefault<string>;
    client_id: string;
    attempt_id: string;
    sitting_id: string;
    user_id: string;
    session_id: string;
    package_id: string;
    revision: number;
    token_hash: Buffer;
    demands: Json<ColumnTypes["scorm_launches.demands"]>;
    locale: ColumnTypes["languages.code"];
    opened_at: Date;
    run: WithDefault<number>;
    run_at: Date | null;
    sequence: WithDefault<number>;
    seconds: WithDefault<number>;
    counted: WithDefault<number>;
    last_at: Date;
    closed_at: Date | null;
    close_reason: "ended" | "silent" | "replaced" | null;
  };
  scorm_person_values: {
    client_id: string;
    user_id: string;
    objectives: WithDefault<Json<ColumnTypes["scorm_person_values.objectives"]>>;
    shared: WithDefault<Json<ColumnTypes["scorm_person_values.shared"]>>;
  };
  security_log: {
    id: ReadOnly<number>;
    at: Frozen<Date>;
    event: Frozen<string>;
    user_id: Frozen<string | null>;
    client_id: Frozen<string | null>;
    ip: Frozen<string | null>;
    user_agent: Frozen<WithDefault<string>>;
    request_id: Frozen<string | null>;
    details: Frozen<WithDefault<Json<ColumnTypes["security_log.details"]>>>;
  };
  segment_versions: {
    client_id: Frozen<string>;
    segment_id: Frozen<string>;
    version: Frozen<number>;
    conditions: Frozen<Json<ColumnTypes["segment_versions.conditions"]>>;
    made_at: Frozen<Date>;
  };
  segments: {
    id: WithDefault<string>;
    client_id: string;
    name: string;
    description: WithDefault<string>;
    state: WithDefault<"active" | "archived">;
    conditions_version: WithDefault<number>;
    version: WithDefault<number>;
    changed_at: Date;
  };
  sessions: {
    id: WithDefault<string>;
    user_id: string;
    client_id: string | null;
    is_webservice: WithDefault<boolean>;
    user_agent: WithDefault<string>;
    ip: string | null;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    end_reason:
      | "signed_out"
      | "ended_by_person"
      | "password_changed"
      | "token_reused"
      | "blocked"
      | "expired"
      | null;
    proved_at: Date | null;
    device_hash: Buffer | null;
    factor_at: Date | null;
    scope: "person" | "membership";
    opened_by: "password" | "passkey" | "code" | "oidc" | "access_code" | "partner" | "link" | null;
  };
  sign_in_providers: {
    client_id: string;
    kind: "azure" | "generic";
    label: string;
    issuer: string;
    app_id: string;
    secret: Buffer | null;
    active: WithDefault<boolean>;
  };
  sittings: {
    id: WithDefault<string>;
    client_id: string;
    enrolment_id: string;
    attempt: number;
    activity_id: string;
    user_id: string;
    opened_at: Date;
    seq: WithDefault<number>;
    seconds: WithDefault<number>;
    seen: WithDefault<Json<ColumnTypes["sittings.seen"]>>;
    device: WithDefault<string>;
    locale: ColumnTypes["sittings.locale"];
    used: WithDefault<number>;
  };
  standing_counts: {
    client_id: ReadOnly<string>;
    campaign_id: ReadOnly<string>;
    scope: ReadOnly<"campaign" | "country" | "chain" | "level">;
    scope_key: ReadOnly<string>;
    measure: ReadOnly<"points" | "experience" | "training">;
    bucket: ReadOnly<number>;
    people: ReadOnly<number>;
  };
  standing_sums: {
    client_id: ReadOnly<string>;
    campaign_id: ReadOnly<string>;
    people: ReadOnly<number>;
    uncleared: ReadOnly<number>;
    cleared: ReadOnly<number>;
    held: ReadOnly<number>;
    debt: ReadOnly<number>;
    counted_at: ReadOnly<Date>;
  };
  standing_touched: {
    client_id: ReadOnly<string>;
    campaign_id: ReadOnly<string>;
    user_id: ReadOnly<string>;
  };
  standings: {
    client_id: ReadOnly<string>;
    campaign_id: ReadOnly<string>;
    user_id: ReadOnly<string>;
    country: ReadOnly<ColumnTypes["standings.country"] | null>;
    retailer_id: ReadOnly<string | null>;
    store_id: ReadOnly<string | null>;
    level: ReadOnly<ColumnTypes["standings.level"]>;
    listed: ReadOnly<boolean>;
    audited: ReadOnly<number>;
    provisional: ReadOnly<number>;
    experience: ReadOnly<number>;
    uncleared: ReadOnly<number>;
    cleared: ReadOnly<number>;
    held: ReadOnly<number>;
    debt: ReadOnly<number>;
    training: ReadOnly<number>;
  };
  standings_read: {
    client_id: ReadOnly<string>;
    seen: ReadOnly<string>;
  };
  stock_corrections: {
    id: WithDefault<string>;
    client_id: string;
    reward_id: string;
    country: ColumnTypes["stock_corrections.country"];
    units: number;
    reason: string;
    state: WithDefault<"proposed" | "approved" | "refused" | "withdrawn">;
    proposed_by: string;
    proposer_name: string;
    proposed_at: Date;
    decided_by: string | null;
    decider_name: string | null;
    decided_at: Date | null;
    decision_reason: string | null;
    version: WithDefault<number>;
  };
  stock_moves: {
    id: ReadOnly<number>;
    client_id: ReadOnly<string>;
    reward_id: ReadOnly<string>;
    country: ReadOnly<ColumnTypes["countries.code"]>;
    kind: ReadOnly<"receive" | "reserve" | "release" | "ship" | "return" | "correct">;
    units: ReadOnly<number>;
    order_id: ReadOnly<string | null>;
    correction_id: ReadOnly<string | null>;
    key: ReadOnly<string>;
    actor_id: ReadOnly<string | null>;
    actor_name: ReadOnly<string>;
    reason: ReadOnly<string | null>;
    at: ReadOnly<Date>;
    made_in: ReadOnly<string>;
  };
  store_group_stores: {
    client_id: Frozen<string>;
    group_id: Frozen<string>;
    store_id: Frozen<string>;
  };
  store_groups: {
    id: WithDefault<string>;
    client_id: string;
    name: string;
    version: WithDefault<number>;
  };
  store_photos: {
    id: WithDefault<string>;
    client_id: string;
    campaign_id: string;
    user_id: string;
    store_id: string;
    photo_type_id: string;
    file_id: string;
    photo_sha256: Buffer | null;
    week: string;
    state:
      | "submitted"
      | "auto_accepted"
      | "in_review"
      | "awaiting_picture"
      | "accepted"
      | "rejected"
      | "resubmitted"
      | "appealed"
      | "reversed"
      | "withdrawn";
    attempt: WithDefault<number>;
    appealed: WithDefault<boolean>;
    appeal_text: string | null;
    verdict_reason: string | null;
    points: number;
    experience: number;
    trace: WithDefault<Json<ColumnTypes["store_photos.trace"]>>;
    rule_set_version_id: string;
    checked_at: Date | null;
    risk: WithDefault<number>;
    sampled: WithDefault<boolean>;
    decided_by: string | null;
    decided_at: Date | null;
    submitted_at: Date;
    version: WithDefault<number>;
    sample_rate: number | null;
  };
  stores: {
    id: WithDefault<string>;
    client_id: string;
    retailer_id: string;
    country: ColumnTypes["countries.code"];
    area_code: string | null;
    city: string | null;
    name: string;
    code: string;
    time_zone: string;
    photos_allowed: WithDefault<boolean>;
    active: WithDefault<boolean>;
    version: WithDefault<number>;
  };
  streaks: {
    client_id: string;
    user_id: string;
    days: WithDefault<number>;
    longest: WithDefault<number>;
    last_day: string | null;
  };
  support_answers: {
    id: WithDefault<string>;
    client_id: string;
    request_id: string;
    author_id: string | null;
    message: string;
    sent_at: Date;
  };
  support_numbers: {
    client_id: string;
    last: number;
  };
  support_requests: {
    id: WithDefault<string>;
    client_id: string;
    number: number;
    user_id: string | null;
    name: string;
    answer_to: string;
    topic: "access" | "points" | "rewards" | "learning" | "privacy" | "suggestion" | "other";
    message: string;
    file_id: string | null;
    locale: ColumnTypes["languages.code"];
    state: WithDefault<"open" | "answered" | "closed">;
    created_at: Date;
    due_on: string;
    answered_at: Date | null;
    closed_at: Date | null;
    version: WithDefault<number>;
  };
  test_figures: {
    client_id: string;
    course_id: string;
    activity_id: string;
    title: Json<ColumnTypes["test_figures.title"]>;
    type: ColumnTypes["test_figures.type"];
    people: number;
    attempts: number;
    passed: number | null;
    percent: Numeric<string | null>;
    last_at: Date;
    counted: number;
    alpha: number | null;
    flagged: number;
    counted_at: Date;
    took_ms: number;
    swept_at: Date | null;
    stale: WithDefault<boolean>;
  };
  text_drafts: {
    client_id: string;
    kind: ColumnTypes["text_drafts.kind"];
    texts: Json<ColumnTypes["text_drafts.texts"]>;
    version: WithDefault<number>;
    updated_at: Date;
    updated_by: string | null;
  };
  totp_factors: {
    user_id: string;
    secret: Buffer;
    sealed_by: Buffer;
    created_at: Date;
    confirmed_at: Date | null;
    last_step: WithDefault<number>;
    last_used_at: Date | null;
  };
  trail_courses: {
    client_id: Frozen<string>;
    trail_id: Frozen<string>;
    version: Frozen<number>;
    item_id: Frozen<string>;
    course_id: Frozen<string>;
    position: Frozen<number>;
    mandatory: Frozen<boolean>;
  };
  training_completions: {
    client_id: Frozen<string>;
    training_id: Frozen<string>;
    user_id: Frozen<string>;
    completed_at: Frozen<Date>;
    source: Frozen<"staff" | "import" | "learning">;
  };
  trainings: {
    id: WithDefault<string>;
    client_id: string;
    title: Json<ColumnTypes["trainings.title"]>;
    search_text: ReadOnly<string>;
    link: string | null;
    active: WithDefault<boolean>;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
  };
  unseen_acceptances: {
    client_id: Frozen<string>;
    subject_type: Frozen<"claim" | "photo">;
    subject_id: Frozen<string>;
    user_id: Frozen<string>;
    points: Frozen<number>;
    units: Frozen<number>;
    at: Frozen<Date>;
  };
  used_tokens: {
    token_hash: Buffer;
    expires_at: Date;
  };
  users: {
    id: WithDefault<string>;
    username: string;
    email: string | null;
    email_confirmed_at: Date | null;
    document: string | null;
    document_country: ColumnTypes["users.document_country"] | null;
    password_hash: string | null;
    password_changed_at: Date | null;
    must_change_password: WithDefault<boolean>;
    is_superuser: WithDefault<boolean>;
    first_name: string;
    last_name: WithDefault<string>;
    nickname: string | null;
    store_nickname: string | null;
    gender: string | null;
    marital_status: string | null;
    children: number | null;
    birthday: string | null;
    profession: string | null;
    phones: WithDefault<Json<ColumnTypes["users.phones"]>>;
    phone_verified_at: Date | null;
    address: WithDefault<Json<ColumnTypes["users.address"]>>;
    has_disability: WithDefault<boolean>;
    disability: string | null;
    avatar_file_id: string | null;
    country: ColumnTypes["countries.code"];
    locale: ColumnTypes["languages.code"] | null;
    color_scheme: WithDefault<"auto" | "light" | "dark">;
    last_sign_in_at: Date | null;
    deleted_at: Date | null;
    version: WithDefault<number>;
    created_at: WithDefault<Date>;
    updated_at: WithDefault<Date>;
    password_client_id: string | null;
  };
  venues: {
    id: WithDefault<string>;
    client_id: string;
    name: string;
    address: string;
    city: string;
    country: ColumnTypes["countries.code"];
    time_zone: string;
    capacity: number | null;
    map_link: string | null;
    directions: WithDefault<Json<ColumnTypes["venues.directions"]>>;
    state: WithDefault<"active" | "archived">;
    version: WithDefault<number>;
  };
}
