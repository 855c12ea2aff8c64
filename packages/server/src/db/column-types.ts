import type { PortfolioTexts } from "@trilha/contract/content/portfolio/shapes.ts";
import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import type { CaptionChange } from "@trilha/contract/core/files/caption-changes.ts";
import type { Conversion } from "@trilha/contract/core/files/conversion.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ProblemParams } from "@trilha/contract/core/problem.ts";
import type { WrittenText } from "@trilha/contract/core/rich-text.ts";
import type { BadgePicture } from "@trilha/contract/learning/badges/drawing.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type { PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { CourseDraft, Outline } from "@trilha/contract/learning/delivery/outline.ts";
import type { Ranges } from "@trilha/contract/learning/delivery/ranges.ts";
import type { LearningEvent, LearningState } from "@trilha/contract/learning/delivery/states.ts";
import type { Move } from "@trilha/contract/learning/games/moves.ts";
import type { GameState } from "@trilha/contract/learning/games/play.ts";
import type { Reveal } from "@trilha/contract/learning/games/state.ts";
import type { ItemChoice, ItemFlag } from "@trilha/contract/learning/grading/items.ts";
import type { RegistrationEvent, RegistrationState } from "@trilha/contract/learning/live-sessions/states.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { CampaignState } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import type { TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import type { Evidence } from "@trilha/contract/loyalty/tiers/shapes.ts";
import type { ReviewState } from "@trilha/contract/loyalty/tiers/states.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { StoredSettings } from "@trilha/contract/members/registration/settings.ts";
import type { Role } from "@trilha/contract/permissions.ts";
import type { LearningPace } from "@trilha/contract/tenants/clients/learning-pace.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { ColumnType, InsertType, SelectType, UpdateType } from "kysely";

/** A column as the app writes it when it is made; the app's role may not change it. */
export type Frozen<T> = ColumnType<SelectType<T>, InsertType<T>, never>;
/** Written by the database or its owner alone. */
export type ReadOnly<T> = ColumnType<SelectType<T>, never, never>;
/** May be left out. */
export type WithDefault<T> = ColumnType<SelectType<T>, InsertType<T> | undefined, UpdateType<T>>;
/** An object when read, text when written. */
export type Json<T> = ColumnType<T, string | NullIn<T>, string | NullIn<T>>;
/** Text when read, as PostgreSQL writes a numeric; a number when written. */
export type Numeric<T> = ColumnType<T, number | NullIn<T>, number | NullIn<T>>;
type NullIn<T> = null extends T ? null : never;

type Localized = Partial<Record<Locale, string>>;

/** Accounts of a person in the books. */
export type PersonalAccount = "uncleared" | "cleared" | "held" | "debt" | "xp";
/** Accounts of a campaign or a client. */
export type ProgrammeAccount =
  | "issuance"
  | "redeemed"
  | "expired"
  | "reversed"
  | "transferred"
  | "partner_clearing"
  | "adjustment"
  | "writeoff";
export type AccountKind = PersonalAccount | ProgrammeAccount;
export type LedgerUnit = "PTS" | "XP" | "PARTNER";

/** One question as it was drawn for an attempt. */
export interface PaperQuestion {
  questionId: string;
  version: number;
  /** Order of its parts, as they are put to this person. */
  order: string[];
  points: number;
}

/** Answer to a question that counted, and what it came to. */
export interface GradedQuestion {
  answer: QuestionAnswer | null;
  /** Null: waits for a mark. */
  points: number | null;
  of: number;
  right: boolean | null;
}

/** Look of the client as a certificate was issued, which it is drawn with. */
export interface CertificateBranding {
  client: string;
  primary: string;
  accent: string;
  /** Key of the logo in the file store; null: the client has none. */
  logoKey: string | null;
}

/** Refusal of a revision: a code of `packageProblems` with the parameters of its text. */
export interface StoredRefusal {
  code: string;
  params: Record<string, string | number>;
}

/** A question as it was drawn for somebody. */
export interface DrawnQuestion {
  questionId: string;
  version: number;
  /** Order of its parts, as they are put to this person. */
  order: string[];
}

/** State of a card in the spaced-repetition scheduler; moments in milliseconds. */
export interface MemoryCard {
  due: number;
  last_review: number | null;
  stability: number;
  difficulty: number;
  elapsed_days: number;
  scheduled_days: number;
  learning_steps: number;
  reps: number;
  lapses: number;
  state: number;
}

/** One text in the languages it is written in. */
export type TextsByLocale = Partial<Record<Locale, WrittenText>>;

/** One row of `redemption_counters` an order counts in. */
export type CountedRow = readonly [scope: "category" | "reward", scopeId: string, period: string];

/** Position in an activity: second, page from 1, or slide; `detail` is in the words of its type. */
export interface ResumePosition {
  at: number;
  detail?: string | undefined;
}

/** Demands of a manifest on a SCO. */
interface Demands {
  masteryScore: number | null;
  completionThreshold: number | null;
  scaledPassingScore: number | null;
}

/**
 * Values the schema cannot say, by column: documents, and text whose values no check lists. A check of a single column, a
 * reference to `countries` or `languages`, and everything else is read from the schema.
 */
export interface ColumnTypes {
  "acceptances.choices": Record<string, boolean>;
  "activity_progress.position": ResumePosition;
  "activity_progress.seen": Ranges;
  "attempt_answers.answer": QuestionAnswer;
  "attempt_marks.rubric": { id: string; points: number }[];
  "attempts.graded": GradedQuestion[];
  "attempts.locale": Locale;
  "attempts.paper": PaperQuestion[];
  "attempts.regraded": Record<string, number>;
  "attempts.settings": TestData;
  "audit_trail.after": Record<string, unknown>;
  "audit_trail.before": Record<string, unknown>;
  "awards.trace": readonly unknown[];
  "badges.name": Localized;
  "badges.picture": BadgePicture;
  "badges.rule": Eligibility;
  "badges.text": Localized;
  "campaign_levels.opens": Localized;
  "campaign_transitions.from_state": CampaignState;
  "campaign_transitions.to_state": CampaignState;
  "campaigns.title": Localized;
  "certificate_template_versions.design": CertificateDesign;
  "certificates.course_title": Localized;
  "certificates.branding": CertificateBranding;
  "claim_lines.trace": TraceStep[];
  "claim_signals.details": Record<string, unknown>;
  "claim_transitions.from_state": ClaimState;
  "claim_transitions.to_state": ClaimState;
  "claims.country": Country;
  "claims.reading": Record<string, unknown>;
  "client_branding.logos": Localized;
  "client_branding.oauth2": { label: string; issuer: string; clientId: string };
  "client_branding.welcome": Partial<Record<Locale, { title: string; text: string }>>;
  "clients.countries": Country[];
  "clients.learning_pace": LearningPace;
  "countries.code": Country;
  "countries.names": Localized;
  "course_awards.trace": TraceStep[];
  "course_enrolment_steps.event": LearningEvent;
  "course_enrolment_steps.from_state": LearningState;
  "course_enrolment_steps.to_state": LearningState;
  "course_labels.name": Localized;
  "course_people.state": LearningState;
  "course_versions.outline": Outline;
  "campaigns.audience": Eligibility;
  "courses.audience": Eligibility;
  "courses.draft": CourseDraft;
  "courses.locales": Locale[];
  "courses.summary": Localized;
  "courses.title": Localized;
  "live_session_awards.trace": TraceStep[];
  "live_session_steps.event": RegistrationEvent;
  "live_session_steps.from_state": RegistrationState | "none";
  "live_session_steps.to_state": RegistrationState;
  "live_sessions.audience": Eligibility;
  "live_sessions.description": Localized;
  "live_sessions.summary": Localized;
  "live_sessions.title": Localized;
  "venues.directions": Localized;
  "daily_questions.answer": QuestionAnswer;
  "daily_questions.locale": Locale;
  "daily_questions.put_order": string[];
  "device_tokens.details": Record<string, unknown>;
  "drill_answers.answer": QuestionAnswer;
  "drill_runs.locale": Locale;
  "drill_runs.paper": DrawnQuestion[];
  "drills.audience": Eligibility;
  "drills.title": Localized;
  "enrolment_runs.eligibility": Eligibility;
  "exports.kind": ExportKind;
  "exports.params": Record<string, string>;
  "report_schedules.kind": ExportKind;
  "report_schedules.params": Record<string, string>;
  "files.facts": {
    seconds?: number;
    pages?: number;
    unreadable?: true;
    refused?: ProblemParams;
    changes?: CaptionChange[];
    conversion?: Conversion;
  };
  "files.private_metadata": Record<string, unknown>;
  "files.variants": Record<string, { key: string; type: string }>;
  "game_moves.move": Move;
  "game_moves.reveal": Reveal;
  "games.state": GameState;
  "genders.names": Localized;
  "idempotency_keys.answer": unknown;
  "item_figures.choices": ItemChoice[];
  "item_figures.flags": ItemFlag[];
  "languages.code": Locale;
  "learning_sums.state": LearningState;
  "ledger_accounts.kind": AccountKind;
  "ledger_accounts.unit": LedgerUnit;
  "ledger_transactions.details": Record<string, unknown>;
  "legal_texts.texts": TextsByLocale;
  "level_changes.from_level": Level;
  "level_changes.to_level": Level;
  "level_review_transitions.from_state": ReviewState;
  "level_review_transitions.to_state": ReviewState;
  "level_reviews.evidence": Evidence;
  "live_events.payload": Record<string, unknown>;
  "marital_statuses.names": Localized;
  "membership_invitations.place": Record<string, unknown>;
  "membership_invitations.roles": Role[];
  "memories.card": MemoryCard;
  "module_items.labels": Localized;
  "notifications.params": Record<string, string | number>;
  "order_transitions.from_state": OrderState;
  "order_transitions.to_state": OrderState;
  "order_weeks.country": Country;
  "orders.address": DeliveryAddress;
  "orders.counted": CountedRow[];
  "orders.name": Localized;
  "package_revisions.manifest": PackageManifest;
  "package_revisions.refusal": StoredRefusal;
  "photo_signals.details": Record<string, unknown>;
  "photo_transitions.from_state": ClaimState;
  "photo_transitions.to_state": ClaimState;
  "photo_types.hint": Localized;
  "photo_types.name": Localized;
  "picture_fingerprints.fingerprint": ColumnType<string, string | bigint, never>;
  "portfolio_people.about": Localized;
  "portfolio_people.role": Localized;
  "portfolios.texts": PortfolioTexts;
  "professions.names": Localized;
  "question_versions.body": QuestionBody;
  "questions.difficulty": Difficulty;
  "questions.locales": Locale[];
  "questions.prompt": Localized;
  "registration_settings.settings": StoredSettings;
  "reward_categories.name": Localized;
  "reward_code_batches.country": Country;
  "reward_codes.country": Country;
  "reward_departments.name": Localized;
  "reward_price_changes.country": Country;
  "rewards.conditions": Localized;
  "rewards.description": Localized;
  "rewards.eligibility": Eligibility;
  "rewards.name": Localized;
  "rule_set_versions.document": RuleSet;
  "segment_versions.conditions": Eligibility;
  "sale_facts.country": Country;
  "sale_weeks.country": Country;
  "scorm_attempts.cmi": Record<string, unknown>;
  "scorm_attempts.journal": Record<string, string>;
  "scorm_globals.objectives": Record<string, unknown>;
  "scorm_globals.sequencing": Record<string, unknown>;
  "scorm_globals.shared": Record<string, string>;
  "scorm_launches.demands": Demands;
  "scorm_person_values.objectives": Record<string, unknown>;
  "scorm_person_values.shared": Record<string, string>;
  "security_log.details": Record<string, unknown>;
  "sittings.locale": Locale;
  "sittings.seen": Ranges;
  "standings.country": Country;
  "standings.level": Level;
  "stock_corrections.country": Country;
  "store_photos.trace": TraceStep[];
  "test_figures.title": Localized;
  "test_figures.type": TestType;
  "text_drafts.kind": TextKind;
  "text_drafts.texts": TextsByLocale;
  "trainings.title": Localized;
  "users.address": Record<string, string>;
  "users.document_country": DocumentCountry;
  "users.phones": Record<string, string>;
}
