import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseKind, Subscription } from "@trilha/contract/learning/delivery/outline.ts";
import type { LabelKind } from "@trilha/contract/learning/delivery/shapes.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

/** A course or trail as it was published last. */
export interface PublishedCourseRow {
  id: string;
  kind: CourseKind;
  archived: boolean;
  version: number;
  title: Localized;
  summary: Localized;
  cover_file_id: string | null;
  default_locale: Locale;
  locales: Locale[];
  subscription: Subscription;
  mandatory: boolean;
  audience: Eligibility;
  label_ids: string[];
  visible_from: Date | null;
  visible_until: Date | null;
  days_to_finish: number | null;
  minutes: number;
  activity_count: number;
  popularity: number;
  published_at: Date;
  requires: string[];
}

/** All that was ever published; what is archived stays for those who are in it. */
export async function publishedCourses(tx: Tx, clientId: string): Promise<PublishedCourseRow[]> {
  const { rows } = await sql<PublishedCourseRow>`
    select c.id, c.kind, c.state = 'archived' as archived, c.published_version as version, c.title, c.summary,
           c.cover_file_id, c.default_locale, c.locales, c.subscription, c.mandatory, c.audience, c.label_ids,
           c.visible_from, c.visible_until, c.days_to_finish, c.minutes, c.activity_count, c.popularity,
           c.published_at,
           array(select p.requires_id from course_prerequisites p
                 where p.client_id = c.client_id and p.course_id = c.id order by p.requires_id) as requires
    from courses c
    where c.client_id = ${clientId} and c.state <> 'draft'`.execute(tx);
  return rows;
}

export interface LabelRow {
  id: string;
  kind: LabelKind;
  name: Localized;
}

/** Labels in use, in their order. */
export function labelsInUse(tx: Tx, clientId: string): Promise<LabelRow[]> {
  return tx
    .selectFrom("course_labels")
    .select(["id", "kind", "name"])
    .where("client_id", "=", clientId)
    .where("active", "=", true)
    .orderBy("kind")
    .orderBy("position")
    .orderBy("id")
    .execute();
}
