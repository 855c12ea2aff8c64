import { courseInSlug } from "@trilha/contract/content/portfolio/slug.ts";
import { chooseLocale, isLocale, type Locale, nearestLocale } from "@trilha/contract/core/locale.ts";
import { isRefusal, type Refusal } from "../../../core/refusal.ts";
import type { Tx } from "../../../db/database.ts";
import type { Parts } from "../../../parts.ts";
import type { DrawnPage, RenderedPage, RenderRequest } from "../../../platform/http/drawn-page.ts";
import { findSignInClient } from "../../../tenants/clients/index.ts";
import { loadCourse, loadPortfolio, loadTeam, openClient, type PortfolioRequest } from "../load-portfolio.ts";
import { addressesOf } from "./addresses.ts";
import { drawCourse, drawPortfolio, drawTeam, type Scene } from "./draw-pages.ts";

type Fill = (tx: Tx, scene: Scene, branding: PortfolioRequest) => Promise<RenderedPage | Refusal>;

/** The language of a page: the address says, then the browser, then it is the client's own. */
function localeFor({ query, acceptLanguage }: RenderRequest, own: Locale): Locale {
  const preferred = query.locale && nearestLocale(query.locale);
  if (isLocale(preferred)) return preferred;
  return acceptLanguage ? chooseLocale({ acceptLanguage }) : own;
}

async function draw(parts: Parts, request: RenderRequest, fill: Fill): Promise<RenderedPage | undefined> {
  // Visitors beyond the limit get what the app is for anybody, without a query.
  if ((await parts.limits.take("read", request.ip)) !== undefined) return undefined;
  const now = parts.clock.now();
  const drawn = await parts.db.read({ system: true }, async (tx) => {
    const slug = request.query.client?.slice(0, 64) || undefined;
    const clientId = await findSignInClient(tx, { parts, host: request.host }, slug);
    const client = clientId && (await openClient(tx, clientId));
    if (!client || isRefusal(client)) return undefined;
    const locale = localeFor(request, client.locale);
    const scene = { client, addresses: addressesOf(parts, client), locale };
    return fill(tx, scene, { clientId: client.clientId, locale, now });
  });
  return isRefusal(drawn) ? undefined : drawn;
}

/** The pages of the portfolio group (§routes#portfolio-group) with their words in them. */
export function portfolioPages(parts: Parts): readonly DrawnPage[] {
  return [
    {
      path: "/portfolio",
      draw: (request) =>
        draw(parts, request, async (tx, scene, branding) =>
          drawPortfolio(scene, await loadPortfolio(tx, scene.client, branding)),
        ),
    },
    {
      path: "/portfolio-course/:slug",
      draw: (request) => {
        const id = courseInSlug(request.params.slug ?? "");
        if (!id) return Promise.resolve(undefined);
        return draw(parts, request, async (tx, scene, branding) => {
          const course = await loadCourse(tx, scene.client, { ...branding, id });
          return isRefusal(course) ? course : drawCourse(scene, course);
        });
      },
    },
    {
      path: "/about-team",
      draw: (request) =>
        draw(parts, request, async (tx, scene, branding) => {
          const team = await loadTeam(tx, scene.client, branding);
          return isRefusal(team) ? team : drawTeam(scene, team);
        }),
    },
  ];
}
