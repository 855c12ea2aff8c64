import type pg from "pg";
import sharp from "sharp";
import { pictureKey } from "../src/core/picture-address.ts";
import type { StorePort } from "../src/platform/outside/ports.ts";
import { pastGuards } from "./books.ts";
import { openClient } from "./client.ts";
import { database } from "./database.ts";
import { browser, measure } from "./pages.ts";
import type { Part } from "./part.ts";
import { product } from "./product.ts";

const slug = "bench-portfolio";
const courses = 12;

/** The portfolio on a phone, by a stranger: its words and its first picture come with the page. */
export const portfolio: Part = {
  name: "portfolio",
  run: async (bench) => {
    const { url, store } = await bench.use(product);
    const started = await bench.use(browser);
    const connection = await pastGuards(await bench.use(database));
    try {
      await fillPortfolio(connection, store);
    } finally {
      await connection.end();
    }
    const page = { started, url: `${url}/portfolio?client=${slug}` };
    return measure("portfolio", async () => undefined, page, { code: 200, first: 1.8, second: 1 });
  },
};

/** A client that shows twelve courses, each with a picture as photographs are: full of detail. */
async function fillPortfolio(db: pg.Client, store: StorePort): Promise<void> {
  const clientId = await openClient(db, slug);
  await db.query("update client_branding set use_portfolio = true where client_id = $1", [clientId]);
  const texts = {
    ...{ headline: { "pt-BR": "Cursos para quem atende" }, teamTitle: {}, teamText: {} },
    intro: { "pt-BR": "Aprenda no seu tempo, no seu celular, com quem já esteve atrás do balcão." },
  };
  await db.query("insert into portfolios (client_id, texts, changed_at) values ($1, $2, now())", [
    clientId,
    JSON.stringify(texts),
  ]);
  for (let n = 0; n < courses; n += 1) {
    const [id, cover] = [crypto.randomUUID(), crypto.randomUUID()];
    const picture = await aPhotograph(n);
    await store.put(pictureKey(cover, "large"), picture, "image/webp");
    await db.query(
      `insert into courses (client_id, id, kind, state, draft, title, summary, cover_file_id, published_version,
         published_at, minutes, activity_count)
       values ($1, $2, 'course', 'published', '{}', jsonb_build_object('pt-BR', 'Técnicas de venda ' || $3::int),
         jsonb_build_object('pt-BR', 'O que todo mundo precisa saber, em poucos minutos'), $4, 1, now(), 40, 8)`,
      [clientId, id, n, cover],
    );
    await db.query("insert into portfolio_courses (client_id, course_id, position) values ($1, $2, $3)", [
      ...[clientId, id, n],
    ]);
  }
}

/** Smooth light with grain in it, as wide as covers are kept. */
function aPhotograph(n: number): Promise<Buffer> {
  const background = { r: (40 + n * 15) % 255, g: 110, b: 140 };
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  return sharp({ create: { width: 1600, height: 900, channels: 3, background, noise } })
    .blur(2)
    .webp({ quality: 80 })
    .toBuffer();
}
