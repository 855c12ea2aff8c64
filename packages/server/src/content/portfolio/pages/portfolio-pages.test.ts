import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aClient, type Client, plant } from "../../../../test/builders.ts";
import { aCourse, type TestCourse } from "../../../../test/builders-courses.ts";
import { useApp } from "../../../../test/use-app.ts";
import { pictureKey } from "../../../core/picture-address.ts";
import { addWebApp } from "../../../platform/http/web-app.ts";
import { addPortfolioFiles } from "./portfolio-files.ts";
import { portfolioPages } from "./portfolio-pages.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const folder = mkdtempSync(join(tmpdir(), "portfolio-"));
const shell =
  '<!doctype html><html lang="pt-BR"><head><title>Trilha</title></head><body><div id="root"></div></body></html>';
const cover = crypto.randomUUID();

let web: FastifyInstance;
let client: Client;
let course: TestCourse;
let host: string;
beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), shell);
  // A single client would answer at any host.
  await aClient(app);
  client = await aClient(app, { branding: { use_portfolio: true, default_locale: "es-ES" } });
  host = `${client.slug}.example`;
  const title = { "pt-BR": '</script><script>alert("1")</script>', "en-US": "Shop window" };
  course = await aCourse(app, client, { title, summary: { "pt-BR": "Em 10 minutos & <b>pronto</b>" } });
  await plant(app, async (tx) => {
    await tx.insertInto("client_hosts").values({ host, client_id: client.id }).execute();
    const texts = {
      headline: { "pt-BR": "Aprenda", "en-US": "Learn" },
      intro: {},
      teamTitle: {},
      teamText: {},
    };
    const now = new Date();
    await tx
      .insertInto("portfolios")
      .values({ client_id: client.id, texts: JSON.stringify(texts), changed_at: now })
      .execute();
    const shown = { client_id: client.id, course_id: course.id, position: 0 };
    await tx.insertInto("portfolio_courses").values(shown).execute();
  });
  web = Fastify();
  await addPortfolioFiles(web, app.parts);
  await addWebApp(web, app.parts, folder, portfolioPages(app.parts));
});
afterAll(async () => {
  await web.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  web.inject({ url, headers: { host, ...headers } });
const dataIn = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? "null");

describe("§routes#portfolio-group pages of the portfolio, as search engines read them", () => {
  test("title, description, canonical, languages, cards and the words themselves", async () => {
    const { body, statusCode, headers } = await get("/portfolio", { "accept-language": "en" });
    expect(statusCode).toBe(200);
    expect(headers["content-language"]).toBe("en-US");
    for (const part of [
      '<html lang="en-US"',
      "<title>Learn · Client ",
      `<link rel="canonical" href="http://${host}`,
      'hreflang="pt-BR"',
      'hreflang="en-US"',
      'hreflang="es-ES"',
      'hreflang="fr-FR"',
      'hreflang="x-default"',
      '<meta property="og:title" content="Learn',
      '<meta name="twitter:card" content="summary">',
      "<h1>Learn</h1>",
      "Shop window",
      `/portfolio-course/shop-window-id-${course.id}`,
    ])
      expect(body).toContain(part);
    expect(dataIn(body)).toMatchObject({ "@type": "ItemList", itemListElement: [{ position: 1 }] });
  });

  test.each([
    ["the address", "/portfolio?locale=pt", { "accept-language": "en" }, "pt-BR"],
    ["the browser", "/portfolio", { "accept-language": "de, en;q=0.5" }, "en-US"],
    ["the client", "/portfolio", {}, "es-ES"],
  ])("their language is chosen by %s", async (_, url, headers, locale) => {
    expect((await get(url, headers as Record<string, string>)).headers["content-language"]).toBe(locale);
  });

  test("a course is a Course, whatever its title tries", async () => {
    const { body } = await get(`/portfolio-course/any-words-id-${course.id}?locale=pt-BR`);
    expect(dataIn(body)).toMatchObject({
      ...{ "@type": "Course", name: '</script><script>alert("1")</script>', inLanguage: "pt-BR" },
      provider: { "@type": "Organization" },
    });
    expect(body).not.toContain("<script>alert");
    expect(body).not.toContain("<b>pronto");
    expect(body).toContain(`href="/online-courses/${course.id}"`);
    expect(body).toContain(`script-script-alert-1-script-id-${course.id}?locale=pt-BR">`);
  });

  test.each([
    ["a course nobody shows", () => `/portfolio-course/x-id-${crypto.randomUUID()}`, {}],
    ["a slug without an id", () => "/portfolio-course/shop-window", {}],
    ["a team nobody wrote of", () => "/about-team", {}],
    ["a client that is none", () => "/portfolio?client=nobody", {}],
    ["a host of nobody", () => "/portfolio", { host: "elsewhere.example" }],
  ])("%s is the bare app, and no page for search engines", async (_, url, headers) => {
    const { statusCode, body, headers: answered } = await get(url(), headers as Record<string, string>);
    expect([statusCode, body, answered["x-robots-tag"]]).toEqual([404, shell, "noindex"]);
  });

  test("come compressed to who takes it", async () => {
    const { headers } = await get("/portfolio", { "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers.vary).toBe("accept-encoding, accept-language");
  });
});

describe("what stands beside them", () => {
  test("robots.txt lets the pages be drawn and names the map", async () => {
    const { body, headers } = await get("/robots.txt");
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(body).toContain("Allow: /api/portfolio\n");
    expect(body).toContain("Disallow: /api/\n");
    expect(body).toMatch(new RegExp(`Sitemap: http://${host}[^ ]*/sitemap\\.xml`));
    expect((await get("/robots.txt", { host: "elsewhere.example" })).body).not.toContain("Sitemap");
  });

  test("sitemap.xml has every page in every language, and none for who shows nothing", async () => {
    const { body, headers } = await get("/sitemap.xml");
    expect(headers["content-type"]).toMatch(/^application\/xml/);
    expect(body.match(/<url>/g)).toHaveLength(2 * 4);
    expect(body).toContain('hreflang="x-default"');
    expect((await get("/sitemap.xml", { host: "elsewhere.example" })).statusCode).toBe(404);
  });

  test("a cover is there while its course is shown, and no other picture ever", async () => {
    const path = `/portfolio-covers/${cover}/large.webp`;
    await app.parts.outside.store.put(pictureKey(cover, "large"), Buffer.from("RIFF"), "image/webp");
    expect((await get(path)).statusCode).toBe(404);
    const { owner_id } = await plant(app, async (tx) => {
      const user = { username: `cover-${cover}`, first_name: "A", country: "BR" as const };
      const owner = await tx
        .insertInto("users")
        .values(user)
        .returning("id as owner_id")
        .executeTakeFirstOrThrow();
      const file = {
        ...{
          id: cover,
          client_id: client.id,
          owner_id: owner.owner_id,
          kind: "course_cover",
          name: "c.webp",
        },
        ...{ declared_type: "image/webp", declared_size: 4, state: "ready" as const, created_at: new Date() },
        storage_key: `originals/${cover}`,
      };
      await tx.insertInto("files").values(file).execute();
      await tx.updateTable("courses").set({ cover_file_id: cover }).where("id", "=", course.id).execute();
      return owner;
    });
    expect(owner_id).not.toBe("");
    const reply = await get(path);
    expect([reply.statusCode, reply.headers["content-type"], reply.body]).toEqual([
      200,
      "image/webp",
      "RIFF",
    ]);
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#345" } })
      .webp()
      .toBuffer();
    await app.parts.outside.store.put(pictureKey(cover, "large"), picture, "image/webp");
    const cards = await Promise.all([1, 2, 3].map(() => get(path.replace("large", "card"))));
    for (const card of cards) expect((await sharp(card.rawPayload).metadata()).width).toBe(720);
    for (const wrong of ["small.webp", "constructor", "large.png", "../large.webp"])
      expect((await get(`/portfolio-covers/${cover}/${wrong}`)).statusCode).toBe(404);
    await plant(app, (tx) => tx.deleteFrom("portfolio_courses").where("course_id", "=", course.id).execute());
    expect((await get(path)).statusCode).toBe(404);
    const shown = { client_id: client.id, course_id: course.id, position: 0 };
    await plant(app, (tx) => tx.insertInto("portfolio_courses").values(shown).execute());
    await plant(app, (tx) =>
      tx.updateTable("courses").set({ cover_file_id: null }).where("id", "=", course.id).execute(),
    );
  });
});
