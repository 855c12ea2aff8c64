import { portfolioProblems } from "@trilha/contract/content/portfolio/problems.ts";
import type {
  Portfolio,
  PortfolioCard,
  ShownCourse,
  Team,
} from "@trilha/contract/content/portfolio/shapes.ts";
import { courseSlug } from "@trilha/contract/content/portfolio/slug.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { Outline } from "@trilha/contract/learning/delivery/outline.ts";
import { publicAddress } from "../../core/public-address.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { type CoverSize, coverAddress } from "./cover-address.ts";
import * as queries from "./portfolio.queries.ts";

/** Visitor of a portfolio, and whose portfolio it is. */
export interface PortfolioRequest {
  readonly clientId: string;
  readonly locale: Locale;
  readonly now: Date;
}

type Localized = Partial<Record<Locale, string>>;
const textIn = (texts: Localized | undefined, locale: Locale, own: Locale): string =>
  inLanguage(texts ?? {}, locale, own)?.value ?? "";

const shownBy = ({ slug, name }: queries.ShownClient) => ({ slug, name });

/** A client that shows a portfolio. */
export async function openClient(tx: Tx, clientId: string): Promise<queries.ShownClient | Refusal> {
  const client = await queries.clientShown(tx, clientId);
  return client?.enabled ? client : refuse(portfolioProblems.closed);
}

function cardOf(row: queries.ShownRow, locale: Locale, size: CoverSize = "card"): PortfolioCard {
  const title = textIn(row.title, locale, row.locale);
  return {
    ...{ id: row.id, kind: row.kind, title, slug: courseSlug({ id: row.id, title }) },
    summary: textIn(row.summary, locale, row.locale),
    coverUrl: row.coverFileId && coverAddress(row.coverFileId, size),
    ...{ minutes: row.minutes, parts: row.parts },
  };
}

/** The first page: the client's words and its courses. */
export async function loadPortfolio(
  tx: Tx,
  client: queries.ShownClient,
  branding: PortfolioRequest,
): Promise<Portfolio> {
  const { texts, locale: own } = client;
  const rows = await queries.shownRows(tx, branding);
  return {
    client: shownBy(client),
    headline: textIn(texts?.headline, branding.locale, own) || client.name,
    intro: textIn(texts?.intro, branding.locale, own),
    courses: rows.map((row) => cardOf(row, branding.locale)),
    hasTeam: client.hasTeam,
  };
}

/** One course; refused when the client does not show it now. */
export async function loadCourse(
  tx: Tx,
  client: queries.ShownClient,
  branding: PortfolioRequest & { id: string },
): Promise<ShownCourse | Refusal> {
  const { clientId, locale } = branding;
  const [row] = await queries.shownRows(tx, branding);
  const outline = row && (await queries.outlineOf(tx, { clientId, courseId: row.id, version: row.version }));
  if (!row || !outline) return refuse(genericProblems.notFound);
  return {
    client: shownBy(client),
    course: {
      ...cardOf(row, locale, "large"),
      description: textIn(outline.description, locale, row.locale),
      subscription: row.subscription,
      chapters: await chaptersOf(tx, outline, branding),
      publishedAt: row.changedAt.toISOString(),
    },
    hasTeam: client.hasTeam,
  };
}

async function chaptersOf(
  tx: Tx,
  { modules, items, defaultLocale }: Outline,
  { clientId, locale }: PortfolioRequest,
) {
  const ids = items.flatMap(({ referenceId }) => (referenceId === null ? [] : [referenceId]));
  const courses = await queries.coursesNamed(tx, clientId, ids);
  const ofTrail = items.map(({ referenceId, title }) => {
    const course = referenceId === null ? undefined : courses.get(referenceId);
    return course
      ? { title: textIn(course.title, locale, course.locale), parts: course.parts }
      : { title: textIn(title, locale, defaultLocale), parts: 0 };
  });
  const ofCourse = modules.map(({ title, activities }) => ({
    title: textIn(title, locale, defaultLocale),
    parts: activities.length,
  }));
  return [...ofCourse, ...ofTrail].filter(({ title }) => title !== "");
}

/** Team behind the portfolio; refused where the client wrote nothing of them. */
export async function loadTeam(
  tx: Tx,
  client: queries.ShownClient,
  { clientId, locale }: PortfolioRequest,
): Promise<Team | Refusal> {
  if (!client.hasTeam) return refuse(genericProblems.notFound);
  const { texts, locale: own } = client;
  const people = await queries.teamRows(tx, clientId);
  return {
    client: shownBy(client),
    title: textIn(texts?.teamTitle, locale, own) || client.name,
    text: textIn(texts?.teamText, locale, own),
    people: people.map(({ name, role, about, fileId, fileOwner }) => ({
      name,
      role: textIn(role, locale, own),
      about: textIn(about, locale, own),
      pictureUrl: fileId && fileOwner && publicAddress(fileOwner, fileId, "large"),
    })),
  };
}
