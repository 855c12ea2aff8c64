import type { Portfolio, ShownCourse, Team } from "@trilha/contract/content/portfolio/shapes.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { html } from "../../../core/html.ts";
import { publicAddress } from "../../../core/public-address.ts";
import type { RenderedPage } from "../../../platform/http/drawn-page.ts";
import type { ShownClient } from "../portfolio.queries.ts";
import type { Addresses } from "./addresses.ts";
import { headOf } from "./head.ts";
import { cards, type Frame, framed, lengthOf, paragraphs, startLink } from "./main-parts.ts";
import { words } from "./words.ts";

/** Client, language and addresses of a page. */
export interface Scene {
  readonly client: ShownClient;
  readonly addresses: Addresses;
  readonly locale: Locale;
}

const frameOf = ({ client, addresses, locale }: Scene): Frame => {
  return { addresses, locale, client, hasTeam: client.hasTeam };
};

const pictureOf = ({ clientId, backgroundFileId }: ShownClient): string | null =>
  backgroundFileId && publicAddress(clientId, backgroundFileId, "large");

const provider = ({ client, addresses }: Scene) => ({
  "@type": "Organization",
  name: client.name,
  url: addresses.of("/portfolio"),
});

/** §routes#portfolio-group portfolio. */
export function drawPortfolio(scene: Scene, shown: Portfolio): RenderedPage {
  const { client, addresses, locale } = scene;
  const path = "/portfolio";
  const title = shown.headline === client.name ? client.name : `${shown.headline} · ${client.name}`;
  const listed = shown.courses.map(({ slug, title: name }, index) => ({
    ...{ "@type": "ListItem", position: index + 1, name },
    url: addresses.of(`/portfolio-course/${slug}`, locale),
  }));
  const list = { "@context": "https://schema.org", "@type": "ItemList", itemListElement: listed };
  const description = shown.intro || shown.courses.map((course) => course.title).join(", ");
  const picture = shown.courses.find(({ coverUrl }) => coverUrl)?.coverUrl ?? pictureOf(client);
  const text = description || client.name;
  const about = { title, text, path, locale, siteName: client.name, picture, color: client.primaryColor };
  return {
    ...{ locale, title, head: headOf(addresses, { ...about, data: list }) },
    main: framed(
      frameOf(scene),
      html`<h1>${shown.headline}</h1><p class="pf-lead">${shown.intro}</p>${cards(shown.courses, frameOf(scene))}`,
    ),
  };
}

/** §routes#portfolio-course portfolio-course/{slug}. */
export function drawCourse(scene: Scene, { course }: ShownCourse): RenderedPage {
  const { client, addresses, locale } = scene;
  const path = `/portfolio-course/${course.slug}`;
  const title = `${course.title} · ${client.name}`;
  const text = course.summary || course.description || course.title;
  const data = {
    ...{ "@context": "https://schema.org", "@type": "Course", name: course.title, description: text },
    ...{ url: addresses.of(path, locale), inLanguage: locale, provider: provider(scene) },
    ...(course.coverUrl && { image: addresses.whole(course.coverUrl) }),
    ...(course.minutes > 0 && {
      timeRequired: `PT${course.minutes}M`,
      hasCourseInstance: {
        ...{ "@type": "CourseInstance", courseMode: "Online", courseWorkload: `PT${course.minutes}M` },
      },
    }),
    dateModified: course.publishedAt,
  };
  const picture = course.coverUrl ?? pictureOf(client);
  const about = { title, text, path, locale, siteName: client.name, picture, color: client.primaryColor };
  return {
    ...{ locale, title, head: headOf(addresses, { ...about, data }) },
    main: framed(
      frameOf(scene),
      html`<p><a href="${addresses.local("/portfolio")}">${words.all[locale]}</a></p><h1>${course.title}</h1>
<p class="pf-lead">${course.summary}</p>${
        course.coverUrl &&
        html`<img class="pf-cover" src="${course.coverUrl}" alt="" width="1280" height="720" fetchpriority="high">`
      }<p>${lengthOf(course, locale)}</p><p class="pf-act"><a href="${addresses.local(startLink(course))}">${words.start[locale]}</a></p>
${paragraphs(course.description)}${
  course.chapters.length > 0 &&
  html`<h2>${words.contents[locale]}</h2><ol>${course.chapters.map((chapter) => html`<li>${chapter.title}</li>`)}</ol>`
}`,
    ),
  };
}

/** §routes#about-team about-team. */
export function drawTeam(scene: Scene, team: Team): RenderedPage {
  const { client, addresses, locale } = scene;
  const title = team.title === client.name ? client.name : `${team.title} · ${client.name}`;
  const data = {
    ...{ "@context": "https://schema.org", ...provider(scene) },
    employee: team.people.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role || undefined })),
  };
  const text = team.text || team.people.map(({ name }) => name).join(", ");
  const picture = team.people.find(({ pictureUrl }) => pictureUrl)?.pictureUrl ?? pictureOf(client);
  const about = { title, text, locale, siteName: client.name, picture, color: client.primaryColor };
  return {
    ...{ locale, title, head: headOf(addresses, { ...about, path: "/about-team", data }) },
    main: framed(
      frameOf(scene),
      html`<h1>${team.title}</h1>${paragraphs(team.text)}<ul class="pf-list">${team.people.map(
        ({ name, role, about, pictureUrl }) =>
          html`<li>${pictureUrl && html`<img src="${pictureUrl}" alt="" width="320" height="180" loading="lazy">`}<div><h2>${name}</h2><p>${role}</p><p>${about}</p></div></li>`,
      )}</ul>`,
    ),
  };
}
