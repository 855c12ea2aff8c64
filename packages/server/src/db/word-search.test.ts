import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { aClient, aProduct, type Client } from "../../test/builders.ts";
import { useApp } from "../../test/use-app.ts";
import { searchedTexts, wordSearches } from "../../test/word-searches.ts";
import { searchWords } from "../core/rules/search-words.ts";
import { inDatabase } from "../platform/runtime/postgres-roles.ts";
import { fitsWords } from "./word-search.ts";

const app = useApp({ routes: [] });
let owner: pg.Client;
let client: Client;

beforeAll(async () => {
  owner = new pg.Client(inDatabase(inject("cluster").adminUrl, new URL(app.databaseUrl).pathname.slice(1)));
  await owner.connect();
  client = await aClient(app);
  for (const name of searchedTexts) await aProduct(app, client, { name });
  // So many that finding them one after the other is the dearer way.
  await owner.query(
    `insert into products (client_id, sku, name, product_type, brand)
     select client_id, 'FILL-' || n, 'Filler ' || n, product_type, brand
     from (select * from products where client_id = $1 limit 1) p, generate_series(1, 5000) n`,
    [client.id],
  );
  // As autovacuum leaves a table: an index with rows still pending costs the planner more than reading them all.
  await owner.query("vacuum (analyze) products");
  await owner.query("set pg_trgm.word_similarity_threshold = 0.35");
});
afterAll(() => owner.end());

const texts = sql`select place, fold(text) as content
  from unnest(${[...searchedTexts]}::text[]) with ordinality t (text, place)`;

describe("§entities#filters: search", () => {
  test.each(wordSearches)("%s", async (typed, places) => {
    const { rows } = await app.parts.db.read({}, (tx) =>
      sql<{ place: number }>`
        select place::integer - 1 as place from (${texts}) t
        where ${fitsWords(sql`t.content`, searchWords(typed), sql`select content from (${texts}) s`)}
        order by place`.execute(tx),
    );
    expect(rows.map(({ place }) => place)).toEqual(places);
  });

  test.each(wordSearches)("%s, as the index is asked, by the index", async (typed) => {
    const words = searchWords(typed);
    for (const near of [false, true]) {
      const { rows } = await owner.query("select words_condition('p.search_text', $1, $2) as condition", [
        words,
        near,
      ]);
      const search = `select p.id from products p where p.client_id = '${client.id}'${rows[0].condition}`;
      const plain = `select p.id from products p where p.client_id = '${client.id}' and near_words(p.search_text, $1, $2)`;
      expect((await owner.query(`${search} order by 1`)).rows).toEqual(
        (await owner.query(`${plain} order by 1`, [words, near])).rows,
      );
      const plan = await owner.query(`explain (format json) ${search}`);
      expect(JSON.stringify(plan.rows)).toContain("products_search");
    }
  });

  test("no words leave nothing out, and signs of a pattern are only letters", async () => {
    const { rows } = await owner.query(
      "select words_condition('p.search_text', '{}', true) as none, words_condition('p.search_text', '{100%_}', false) as signs",
    );
    expect(rows[0]).toEqual({ none: "", signs: String.raw` and (p.search_text like E'%100\\%\\_%')` });
  });
});
