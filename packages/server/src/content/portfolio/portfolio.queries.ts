import type { PortfolioTexts } from "@trilha/contract/content/portfolio/shapes.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseKind, Outline, Subscription } from "@trilha/contract/learning/delivery/outline.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

/** A client as its portfolio shows it. */
export interface ShownClient {
  clientId: string;
  slug: string;
  name: string;
  host: string | null;
  enabled: boolean;
  locale: Locale;
  primaryColor: string;
  logos: Partial<Record<Locale, string>>;
  backgroundFileId: string | null;
  texts: PortfolioTexts | null;
  version: number | null;
  hasTeam: boolean;
}

export async function clientShown(tx: Tx, clientId: string): Promise<ShownClient | undefined> {
  const { rows } = await sql<ShownClient>`
    select c.id as "clientId", c.slug, c.name, l.use_portfolio as enabled, l.default_locale as locale,
           l.primary_color as "primaryColor", l.logos, l.background_file_id as "backgroundFileId", p.texts, p.version,
           (select min(h.host) from client_hosts h where h.client_id = c.id) as host,
           (exists (select from portfolio_people t where t.client_id = c.id)
             or exists (select from jsonb_each_text(p.texts -> 'teamText') t where t.value <> '')) as "hasTeam"
    from clients c join client_branding l on l.client_id = c.id left join portfolios p on p.client_id = c.id
    where c.id = ${clientId}`.execute(tx);
  return rows[0];
}

export interface ShownRow {
  id: string;
  kind: CourseKind;
  title: Localized;
  summary: Localized;
  locale: Locale;
  coverFileId: string | null;
  subscription: Subscription;
  minutes: number;
  parts: number;
  version: number;
  publishedAt: Date;
  changedAt: Date;
}

/** Public courses of a client, in its order; of one course if it is named. */
export async function shownRows(
  tx: Tx,
  scope: { clientId: string; now: Date; id?: string },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select c.id, c.kind, c.title, c.summary, c.default_locale as locale, c.cover_file_id as "coverFileId",
           c.subscription, c.minutes, c.activity_count as parts, c.published_version as version,
           c.published_at as "publishedAt", coalesce(c.republished_at, c.published_at) as "changedAt"
    from portfolio_courses s join courses c on c.client_id = s.client_id and c.id = s.course_id
    where s.client_id = ${scope.clientId} and c.state = 'published'
      and (${scope.id ?? null}::uuid is null or c.id = ${scope.id ?? null}::uuid)
      and (c.visible_from is null or c.visible_from <= ${scope.now})
      and (c.visible_until is null or c.visible_until > ${scope.now})
    order by s.position, c.id limit 100`.execute(tx);
  return rows;
}

/** Outline of a version of a course. */
export async function outlineOf(
  tx: Tx,
  courseVersion: { clientId: string; courseId: string; version: number },
): Promise<Outline | undefined> {
  const row = await tx
    .selectFrom("course_versions")
    .select("outline")
    .where("client_id", "=", courseVersion.clientId)
    .where("course_id", "=", courseVersion.courseId)
    .where("version", "=", courseVersion.version)
    .executeTakeFirst();
  return row?.outline;
}

/** Titles of a trail's courses, by id, with how many activities each has. */
export async function coursesNamed(tx: Tx, clientId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { title: Localized; locale: Locale; parts: number }>();
  const rows = await tx
    .selectFrom("courses")
    .select(["id", "title", "default_locale as locale", "activity_count as parts"])
    .where("client_id", "=", clientId)
    .where("id", "in", ids)
    .where("state", "=", "published")
    .execute();
  return new Map(rows.map(({ id, ...course }) => [id, course]));
}

/** Whether a picture is a cover some client shows to anybody now. */
export async function isShownCover(tx: Tx, fileId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from courses c
    join portfolio_courses s on s.client_id = c.client_id and s.course_id = c.id
    join client_branding l on l.client_id = c.client_id and l.use_portfolio
    where c.cover_file_id = ${fileId} and c.state = 'published'
      and (c.visible_from is null or c.visible_from <= ${now})
      and (c.visible_until is null or c.visible_until > ${now}) limit 1`.execute(tx);
  return rows.length > 0;
}

/** The people a client shows, in their order; a picture's address names whose file it was. */
export function teamRows(tx: Tx, clientId: string) {
  return tx
    .selectFrom("portfolio_people as p")
    .leftJoin("files as f", (join) =>
      join.onRef("f.id", "=", "p.picture_file_id").on("f.state", "=", "ready"),
    )
    .select([
      ...(["p.name", "p.role", "p.about", "p.picture_file_id as fileId"] as const),
      "f.client_id as fileOwner",
    ])
    .where("p.client_id", "=", clientId)
    .orderBy("p.position")
    .execute();
}
