import { courseInSlug } from "@trilha/contract/content/portfolio/slug.ts";
import { chooseLocale, isLocale, type Locale, nearestLocale } from "@trilha/contract/core/locale.ts";
import { isRefusal, type Refusal } from "../../../core/refusal.ts";
import type { Tx } from "../../../db/database.ts";
import type { Parts } from "../../../parts.ts";
import type { AskedPage, DrawnPage, RenderedPage } from "../../../platform/http/drawn-page.ts";
import { findDoor } from "../../../tenants/clients/index.ts";
import { loadCourse, loadPortfolio, loadTeam, openClient, type PortfolioRequest } from "../load-portfolio.ts";
import { addressesOf } from "./addresses.ts";
import { drawCourse, drawPortfolio, drawTeam, type Scene } from "./draw-pages.ts";

type Fill = (tx: Tx, scene: Scene, look: PortfolioRequest) => Promise<RenderedPage | Refusal>;

/** The language of a page: the address says, then the browser, then it is the client's own. */
function localeFor({ query, acceptLanguage }: AskedPage, own: Locale): Locale {
  const asked = query.locale && nearestLocale(query.locale);
  if (isLocale(asked)) return asked;
  return acceptLanguage ? chooseLocale({ acceptLanguage }) : own;
}

async function draw(parts: Parts, asked: AskedPage, fill: Fill): Promise<RenderedPage | undefined> {
  // Whoever asks too often gets what the app is for anybody, without a query.
  if ((await parts.limits.take("read", asked.ip)) !== undefined) return undefined;
  const now = parts.clock.now();
  const drawn = await parts.db.read({ system: true }, async (tx) => {
    const slug = asked.query.client?.slice(0, 64) || undefined;
    const clientId = await findDoor(tx, { parts, host: asked.host }, slug);
    const client = clientId && (await openClient(tx, clientId));
    if (!client || isRefusal(client)) return undefined;
    const locale = localeFor(asked, client.locale);
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
      draw: (asked) =>
        draw(parts, asked, async (tx, scene, look) =>
          drawPortfolio(scene, await loadPortfolio(tx, scene.client, look)),
        ),
    },
    {
      path: "/portfolio-course/:slug",
      draw: (asked) => {
        const id = courseInSlug(asked.params.slug ?? "");
        if (!id) return Promise.resolve(undefined);
        return draw(parts, asked, async (tx, scene, look) => {
          const found = await loadCourse(tx, scene.client, { ...look, id });
          return isRefusal(found) ? found : drawCourse(scene, found);
        });
      },
    },
    {
      path: "/about-team",
      draw: (asked) =>
        draw(parts, asked, async (tx, scene, look) => {
          const found = await loadTeam(tx, scene.client, look);
          return isRefusal(found) ? found : drawTeam(scene, found);
        }),
    },
  ];
}
