import type { PortfolioCard } from "@trilha/contract/content/portfolio/shapes.ts";
import { type Locale, localize } from "@trilha/contract/core/locale.ts";
import { type Html, html } from "../../../core/html.ts";
import type { Addresses } from "./addresses.ts";
import { words } from "./words.ts";

export interface Frame {
  readonly addresses: Addresses;
  readonly locale: Locale;
  readonly client: { readonly name: string };
  readonly hasTeam: boolean;
}

/** The page around its own words: whose it is, where else one can go, how one gets in. */
export function framed({ addresses, locale, client, hasTeam }: Frame, inside: Html): Html {
  const { local } = addresses;
  return html`<div class="pf"><header class="pf-top"><a href="${local("/portfolio")}"><b>${client.name}</b></a><nav>${
    hasTeam && html`<a href="${local("/about-team")}">${words.team[locale]}</a> · `
  }<a href="${local("/home")}">${words.signIn[locale]}</a></nav></header><main>${inside}</main></div>`;
}

/** Kept where it was, the place a course begins at leads there after the sign-in (§states#logged-in-pages Logged-in pages). */
export const startLink = ({ kind, id }: Pick<PortfolioCard, "kind" | "id">): string =>
  `/${kind === "course" ? "online-courses" : "trails"}/${id}`;

export const lengthOf = ({ minutes }: Pick<PortfolioCard, "minutes">, locale: Locale): string =>
  minutes > 0 ? localize(words.minutes, locale, { n: minutes }) : "";

/** Text in paragraphs, as its author parted them. */
export const paragraphs = (text: string): Html[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => html`<p>${part.trim()}</p>`);

/** The first pictures are what fills a phone's screen. */
export const cards = (courses: readonly PortfolioCard[], { addresses, locale }: Frame): Html =>
  html`<ul class="pf-list">${courses.map(
    (course, index) =>
      html`<li><a href="${addresses.local(`/portfolio-course/${course.slug}`)}">${
        course.coverUrl &&
        html`<img src="${course.coverUrl}" alt="" width="640" height="360" ${
          index === 0 ? html`fetchpriority="high"` : html`loading="lazy"`
        }>`
      }<div><h2>${course.title}</h2><p>${course.summary}</p><p>${lengthOf(course, locale)}</p></div></a></li>`,
  )}</ul>`;
