import type { PortfolioTexts } from "@trilha/contract/content/portfolio/shapes.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

interface ChoiceRow {
  id: string;
  kind: CourseKind;
  title: Localized;
  locale: Locale;
  coverFileId: string | null;
  shown: boolean;
  forEverybody: boolean;
}

/** Every published course and trail; those shown first, in their order, the rest by title. */
export async function choiceRows(tx: Tx, clientId: string): Promise<ChoiceRow[]> {
  const { rows } = await sql<ChoiceRow>`
    select c.id, c.kind, c.title, c.default_locale as locale, c.cover_file_id as "coverFileId",
           s.course_id is not null as shown, c.audience = '{"all": []}'::jsonb as "forEverybody"
    from courses c left join portfolio_courses s on s.client_id = c.client_id and s.course_id = c.id
    where c.client_id = ${clientId} and c.state = 'published'
    order by s.position nulls last, c.search_text, c.id limit 1000`.execute(tx);
  return rows;
}

/** Number of these that the client has published. */
export async function countPublished(tx: Tx, clientId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { found: count } = await tx
    .selectFrom("courses")
    .select(sql<number>`count(*)::integer`.as("found"))
    .where("client_id", "=", clientId)
    .where("state", "=", "published")
    .where("id", "in", ids)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes the portfolio for a change; 0: it was never saved. */
export async function lockPortfolio(tx: Tx, clientId: string): Promise<number> {
  // Two first saves at once: one has to wait, though there is no row to wait for.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`portfolio ${clientId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom("portfolios")
    .select("version")
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

interface PersonWrite {
  name: string;
  role: Localized;
  about: Localized;
  pictureFileId: string | null;
}

interface PortfolioWrite {
  clientId: string;
  version: number;
  texts: PortfolioTexts;
  people: readonly PersonWrite[];
  courseIds: readonly string[];
  now: Date;
}

/** Writes everything anew: words, people and which courses. */
export async function writePortfolio(tx: Tx, portfolio: PortfolioWrite): Promise<void> {
  const { clientId: client_id, version, now: changed_at } = portfolio;
  const texts = JSON.stringify(portfolio.texts);
  await tx
    .insertInto("portfolios")
    .values({ client_id, texts, version, changed_at })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ texts, version, changed_at }))
    .execute();
  await tx.deleteFrom("portfolio_people").where("client_id", "=", client_id).execute();
  const people = portfolio.people.map(({ name, role, about, pictureFileId }, position) => ({
    ...{ client_id, position, name, picture_file_id: pictureFileId },
    ...{ role: JSON.stringify(role), about: JSON.stringify(about) },
  }));
  if (people.length > 0) await tx.insertInto("portfolio_people").values(people).execute();
  await tx.deleteFrom("portfolio_courses").where("client_id", "=", client_id).execute();
  const courses = portfolio.courseIds.map((course_id, position) => ({ client_id, course_id, position }));
  if (courses.length > 0) await tx.insertInto("portfolio_courses").values(courses).execute();
}
