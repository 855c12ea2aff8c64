import { courseSlug } from "@trilha/contract/content/portfolio/slug.ts";
import { inLanguage, locales } from "@trilha/contract/core/locale.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { html } from "../../../core/html.ts";
import { isRefusal } from "../../../core/refusal.ts";
import type { Parts } from "../../../parts.ts";
import { findSignInClient } from "../../../tenants/clients/index.ts";
import { type CoverSize, coverPath } from "../cover-address.ts";
import { coverBytes } from "../cover-picture.ts";
import { openClient } from "../load-portfolio.ts";
import { isShownCover, type ShownClient, type ShownRow, shownRows } from "../portfolio.queries.ts";
import { addressesOf, alternates } from "./addresses.ts";

type Asked = FastifyRequest<{ Params: Record<string, string>; Querystring: Record<string, string> }>;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const sizes: Readonly<Record<string, CoverSize>> = { "card.webp": "card", "large.webp": "large" };

/** Addresses closed to search engines; the rest of the app is the same empty shell at every address. */
const closed = [
  "/api/",
  "/o/",
  "/accounts/",
  "/etraining_login/",
  "/store/object/",
  "/webservice-login/",
  "/admin",
];
/** Calls of the public pages: who draws them has to be let through. */
const open = ["/api/portfolio", "/api/branding", "/api/legal", "/api/reference"];

function missing(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** The client at a host that shows a portfolio, with what it shows. */
function shownAt(
  parts: Parts,
  { host, query }: Asked,
): Promise<{ client: ShownClient; rows: ShownRow[] } | undefined> {
  return parts.db.read({ system: true }, async (tx) => {
    const slug = query.client?.slice(0, 64) || undefined;
    const clientId = await findSignInClient(tx, { parts, host: host.toLowerCase() }, slug);
    const client = clientId && (await openClient(tx, clientId));
    if (!client || isRefusal(client)) return undefined;
    return { client, rows: await shownRows(tx, { clientId: client.clientId, now: parts.clock.now() }) };
  });
}

async function robots(parts: Parts, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const shown = await shownAt(parts, request);
  const map = shown && addressesOf(parts, shown.client).of("/sitemap.xml");
  const lines = [
    "User-agent: *",
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    ...(map ? ["", `Sitemap: ${map}`] : []),
  ];
  return reply
    .type("text/plain; charset=utf-8")
    .header("cache-control", "public, max-age=3600")
    .send(`${lines.join("\n")}\n`);
}

async function sitemap(parts: Parts, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const shown = await shownAt(parts, request);
  if (!shown) return missing(reply);
  const addresses = addressesOf(parts, shown.client);
  const page = (path: string, changed?: Date) =>
    locales.map(
      (locale) =>
        html`<url><loc>${addresses.of(path, locale)}</loc>${
          changed && html`<lastmod>${changed.toISOString()}</lastmod>`
        }${alternates(addresses, path).map(
          ({ language, href }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
        )}</url>`,
    );
  const courses = shown.rows.map(({ id, title, locale, changedAt }) => {
    const slug = courseSlug({ id, title: inLanguage(title, locale, locale)?.value ?? "" });
    return page(`/portfolio-course/${slug}`, changedAt);
  });
  const pages = [page("/portfolio"), shown.client.hasTeam ? page("/about-team") : [], ...courses].flat();
  const body = html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages}</urlset>`;
  return reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "public, max-age=3600")
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body.html}`);
}

/** The cover of a course that is shown; of any other course it is not there. */
async function cover(parts: Parts, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { id = "", name = "" } = request.params;
  const size = Object.hasOwn(sizes, name) ? sizes[name] : undefined;
  if (!uuid.test(id) || !size) return missing(reply);
  const now = parts.clock.now();
  const shown = await parts.db.read({ system: true }, (tx) => isShownCover(tx, id, now));
  const stream = shown ? await coverBytes(parts.outside.store, id, size) : undefined;
  if (!stream) return missing(reply);
  return reply
    .type("image/webp")
    .headers({
      // Hidden tomorrow, it is gone from caches within the hour.
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
      // Shown where somebody shares the page.
      "cross-origin-resource-policy": "cross-origin",
    })
    .send(stream);
}

/** Files beside the public pages: covers, and what search engines look for first. */
export async function addPortfolioFiles(app: FastifyInstance, parts: Parts): Promise<void> {
  app.get(`${coverPath}/:id/:name`, (request, reply) => cover(parts, request as Asked, reply));
  app.get("/robots.txt", (request, reply) => robots(parts, request as Asked, reply));
  app.get("/sitemap.xml", (request, reply) => sitemap(parts, request as Asked, reply));
}
