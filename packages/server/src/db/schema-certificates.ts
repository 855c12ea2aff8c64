import type { Locale } from "@trilha/contract/core/locale.ts";
import type { BadgePicture } from "@trilha/contract/learning/badges/drawing.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { Gate } from "@trilha/contract/members/eligibility/gate.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;
type FrozenJson<T> = ColumnType<T, string, never>;
type Json<T> = ColumnType<T, string, string>;
type Localized = Partial<Record<Locale, string>>;
type GeneratedMoment = ColumnType<Date, Date | undefined, Date>;

/** What a certificate is drawn with, as the client looked when it was issued. */
export interface CertificateLook {
  client: string;
  primary: string;
  accent: string;
  /** Where the logo lies in the store; null: the client has none. */
  logoKey: string | null;
}

/** Certificates and their templates. */
export interface CertificateTables {
  certificate_templates: {
    id: Generated<string>;
    client_id: Frozen<string>;
    name: string;
    version: Generated<number>;
    default_for_courses: Generated<boolean>;
    default_for_trails: Generated<boolean>;
    archived_at: Date | null;
    changed_at: Date;
  };
  certificate_template_versions: {
    client_id: Frozen<string>;
    template_id: Frozen<string>;
    version: Frozen<number>;
    design: FrozenJson<CertificateDesign>;
    created_by: Frozen<string | null>;
    created_at: Frozen<Date>;
  };
  course_certificates: { client_id: string; course_id: string; template_id: string };
  certificates: {
    id: Generated<string>;
    client_id: Frozen<string>;
    number: Frozen<string>;
    user_id: Frozen<string>;
    course_id: Frozen<string>;
    enrolment_id: Frozen<string>;
    attempt: Frozen<number>;
    template_id: Frozen<string>;
    template_version: Frozen<number>;
    kind: Frozen<CourseKind>;
    name: Frozen<string>;
    course_title: FrozenJson<Localized>;
    look: FrozenJson<CertificateLook>;
    locale: Frozen<Locale>;
    minutes: Frozen<number>;
    score: ColumnType<string | null, number | null, never>;
    /** YYYY-MM-DD, as `valid_until`. */
    completed_on: Frozen<string>;
    valid_until: Frozen<string | null>;
    issued_at: Frozen<Date>;
    replaces: Frozen<string | null>;
    reason: Frozen<string | null>;
    replaced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    revoked_by: ColumnType<string | null, string | null | undefined, string | null>;
    revoke_reason: ColumnType<string | null, string | null | undefined, string | null>;
    reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    search_text: ColumnType<string, never, never>;
  };
  certificate_runs: {
    id: Generated<string>;
    client_id: Frozen<string>;
    kind: Frozen<"issue" | "bundle">;
    course_id: Frozen<string>;
    locale: Frozen<Locale>;
    done: Generated<number>;
    total: Frozen<number>;
    after_id: string | null;
    state: Generated<"running" | "done" | "failed">;
    file_key: string | null;
    started_by: Frozen<string>;
    started_at: Frozen<Date>;
    ended_at: Date | null;
  };
}

/** Badges and who has them. */
export interface BadgeTables {
  badges: {
    id: Generated<string>;
    client_id: Frozen<string>;
    name: Json<Localized>;
    text: ColumnType<Localized, string | undefined, string>;
    picture: Json<BadgePicture>;
    rule: Json<Gate>;
    state: Generated<"on" | "off">;
    version: Generated<number>;
    created_at: GeneratedMoment;
    updated_at: GeneratedMoment;
  };
  badge_awards: {
    client_id: Frozen<string>;
    badge_id: Frozen<string>;
    user_id: Frozen<string>;
    awarded_at: Frozen<Date>;
    seen_at: Date | null;
  };
}
