import * as contract from "@trilha/contract/catalog/products/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aParticipant, aProduct, aStaffMember, type Client, plant } from "../../../test/builders.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");
const list = (query: Request<typeof contract.listProducts>["query"], as: Caller) =>
  app.request(contract.listProducts, { query }, { as });
const search = async (query: Request<typeof contract.searchProducts>["query"], as: Caller) =>
  (await app.request(contract.searchProducts, { query }, { as })).answer;
const skus = (items: readonly { sku: string }[]) => items.map(({ sku }) => sku);
const auditOf = (client: Client) =>
  plant(app, (tx) =>
    tx.selectFrom("audit_trail").selectAll().where("client_id", "=", client.id).orderBy("id").execute(),
  );

const fields = {
  sku: "AU-15",
  name: "Aurora Breeze 15",
  productType: "Notebook",
  brand: "Aurora",
  processor: "Helix 5",
  generation: "Gen 14",
};

/** Some notebooks and a monitor that is no longer sold. */
async function aCatalogue() {
  const client = await aClient(app);
  const product = (sku: string, name: string, more = {}) => aProduct(app, client, { sku, name, ...more });
  await product("B-1", "Aurora Conceição 15", { processor: "Helix 5", generation: "Gen 14" });
  await product("B-2", "Aurora Pro 16", { processor: "Helix 7", generation: "Gen 14" });
  await product("V-1", "Vertex Strike", { brand: "Vertex", processor: "Helix 7", generation: "Gen 15" });
  await product("V-9", "Vertex Lince 27", { brand: "Vertex", product_type: "Monitor", active: false });
  return { client, as: await administrator(client) };
}

describe("the list of products", () => {
  test("is found by words in any order, without accents, and narrowed", async () => {
    const { as } = await aCatalogue();
    const search = async (query: Request<typeof contract.listProducts>["query"]) =>
      skus((await list(query, as)).answer.items);
    expect(await search({})).toEqual(["B-1", "B-2", "V-9", "V-1"]);
    expect(await search({ text: "15 conceicao" })).toEqual(["B-1"]);
    expect(await search({ text: "helix AURORA" })).toEqual(["B-1", "B-2"]);
    expect(await search({ text: "v-1" })).toEqual(["V-1"]);
    expect(await search({ brand: "Vertex" })).toEqual(["V-9", "V-1"]);
    expect(await search({ brand: "Vertex", activity: "active" })).toEqual(["V-1"]);
    expect(await search({ activity: "off", productType: "Monitor" })).toEqual(["V-9"]);
    expect(await search({ processor: "Helix 7", generation: "Gen 14" })).toEqual(["B-2"]);
    for (const text of ["%", "_", "\\", "'; --"]) expect([text, await search({ text })]).toEqual([text, []]);
  });

  test("comes page by page without a gap, whatever the names", async () => {
    const client = await aClient(app);
    for (const name of ["Zeta", "élan", "Ácida", "Same", "Same", "\"'\\"])
      await aProduct(app, client, { name });
    const as = await administrator(client);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const { answer } = await list({ limit: 2, ...(cursor && { cursor }) }, as);
      names.push(...answer.items.map(({ name }) => name));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(["\"'\\", "Ácida", "élan", "Same", "Same", "Zeta"]);
  });

  test("says what it can be narrowed by, switched-off products among them only where a list asks", async () => {
    const { as } = await aCatalogue();
    const types = async (query: Request<typeof contract.readProductFacets>["query"]) =>
      (await app.request(contract.readProductFacets, { query }, { as })).answer.productTypes;
    expect(await types({ switchedOff: "true" })).toEqual([
      { value: "Notebook", count: 3 },
      { value: "Monitor", count: 1 },
    ]);
    expect(await types({})).toEqual([{ value: "Notebook", count: 3 }]);
  });
});

describe("a product", () => {
  test("is added, read, changed and switched off, each told to the audit trail", async () => {
    const { client, as } = await aCatalogue();
    const { id } = (await app.request(contract.createProduct, { body: fields }, { as })).answer;
    const first = (await app.request(contract.readProduct, { params: { id } }, { as })).answer;
    expect(first).toMatchObject({ ...fields, active: true, version: 1 });
    const body = { ...fields, version: 1, name: "Aurora Breeze 15 s", processor: "", generation: null };
    const second = (await app.request(contract.editProduct, { params: { id }, body }, { as })).answer;
    expect(second).toMatchObject({ name: "Aurora Breeze 15 s", processor: null, version: 2 });
    const stale = await app.request(contract.editProduct, { params: { id }, body }, { as });
    expect(stale.refusal).toBe("409 request.conflict");
    const off = { ids: [id], active: false };
    expect((await app.request(contract.switchProducts, { body: off }, { as })).answer).toEqual({
      changed: 1,
    });
    expect((await app.request(contract.switchProducts, { body: off }, { as })).answer).toEqual({
      changed: 0,
    });
    const audit = await auditOf(client);
    expect(audit.map(({ action, entity_name }) => [action, entity_name])).toEqual([
      ["catalogue.create", "Aurora Breeze 15"],
      ["catalogue.edit", "Aurora Breeze 15 s"],
      ["catalogue.switch", "Aurora Breeze 15 s"],
    ]);
    expect(audit[1]?.before).toEqual({
      name: "Aurora Breeze 15",
      processor: "Helix 5",
      generation: "Gen 14",
    });
  });

  test("§entities#product: has a picture of its kind and client, kept where nothing is said of it", async () => {
    const { as } = await aCatalogue();
    const pictureFileId = await anImportFile(app, as, "x", "product_picture");
    const create = (picture: string, sku: string) =>
      app.request(contract.createProduct, { body: { ...fields, sku, pictureFileId: picture } }, { as });
    const other = await administrator(await aClient(app));
    for (const [index, foreign] of [
      crypto.randomUUID(),
      await anImportFile(app, other, "x", "product_picture"),
      await anImportFile(app, as, "x", "reward_picture"),
    ].entries()) {
      expect((await create(foreign, `F-${index}`)).refusal).toBe("404 request.not_found");
    }
    const { id } = (await create(pictureFileId, "P-1")).answer;
    const read = async () => (await app.request(contract.readProduct, { params: { id } }, { as })).answer;
    expect(await read()).toMatchObject({ pictureFileId, pictureUrl: expect.stringContaining(pictureFileId) });
    expect((await list({ text: "P-1" }, as)).answer.items[0]?.pictureUrl).toContain(pictureFileId);
    expect((await search({ text: "P-1" }, as)).items[0]?.pictureUrl).toContain(pictureFileId);
    const edit = async (changes: { pictureFileId?: string | null }) =>
      app.request(
        contract.editProduct,
        { params: { id }, body: { ...fields, sku: "P-1", version: (await read()).version, ...changes } },
        { as },
      );
    expect((await edit({})).answer.pictureFileId).toBe(pictureFileId);
    expect((await edit({ pictureFileId: crypto.randomUUID() })).refusal).toBe("404 request.not_found");
    expect((await edit({ pictureFileId: null })).answer).toMatchObject({
      pictureFileId: null,
      pictureUrl: null,
    });
  });

  test("has a SKU of its own, whatever its capitals, and a brand of the client's", async () => {
    const { client, as } = await aCatalogue();
    const create = (changes: object) =>
      app.request(contract.createProduct, { body: { ...fields, ...changes } }, { as });
    expect((await create({ sku: "b-1" })).refusal).toBe("409 catalogue.sku_used");
    const unknown = await create({ brand: "Nobody" });
    expect(unknown.problem.fields).toMatchObject([{ path: "body.brand", code: "reference_unknown" }]);
    const other = await aProduct(app, client, { sku: "B-3" });
    const body = { ...fields, version: 1, sku: "b-2" };
    const taken = await app.request(contract.editProduct, { params: { id: other.id }, body }, { as });
    expect(taken.refusal).toBe("409 catalogue.sku_used");
  });

  test("two who take one SKU at the same moment: one has it, the other is told", async () => {
    const { client, as } = await aCatalogue();
    const mine = await Promise.all([1, 2, 3, 4].map((n) => aProduct(app, client, { sku: `P-${n}` })));
    const replies = await Promise.all(
      mine.map(({ id }) =>
        app.request(contract.editProduct, { params: { id }, body: { ...fields, version: 1 } }, { as }),
      ),
    );
    const outcomes = replies.map((reply) => (reply.status === 200 ? "saved" : reply.refusal)).toSorted();
    expect(outcomes).toEqual([...Array.from({ length: 3 }, () => "409 catalogue.sku_used"), "saved"]);
  });

  test("is read by an auditor, who changes nothing; participants only search", async () => {
    const { client } = await aCatalogue();
    const auditor = await aStaffMember(app, client, "auditor");
    expect((await list({}, auditor)).answer.items).toHaveLength(4);
    const create = await app.request(contract.createProduct, { body: fields }, { as: auditor });
    expect(create.refusal).toBe("403 request.forbidden");
    expect((await list({}, await aParticipant(app, client))).refusal).toBe("403 request.forbidden");
  });
});

describe("§entities#sale: the search for a line's product", () => {
  test("shows active products, the newest first, and what they can be narrowed by", async () => {
    const { client } = await aCatalogue();
    const as = await aParticipant(app, client);
    const { items, facets } = await search({}, as);
    expect(new Set(skus(items))).toEqual(new Set(["B-1", "B-2", "V-1"]));
    expect(facets.brands).toEqual([
      { value: "Aurora", count: 2 },
      { value: "Vertex", count: 1 },
    ]);
    expect(facets.productTypes.map(({ value }) => value)).toEqual(["Notebook"]);
  });

  test("puts an equal SKU first, then names that begin so", async () => {
    const client = await aClient(app);
    await aProduct(app, client, { sku: "A-1", name: "Bolsa para Zeta" });
    await aProduct(app, client, { sku: "A-2", name: "Zeta 14" });
    await aProduct(app, client, { sku: "zeta", name: "Cabo" });
    const as = await aParticipant(app, client);
    expect(skus((await search({ text: "zeta" }, as)).items)).toEqual(["zeta", "A-2", "A-1"]);
  });

  test("§entities#filters: search forgives a slip where nothing has the words as typed", async () => {
    const client = await aClient(app);
    await aProduct(app, client, { sku: "N-1", name: "Nimbus Air 13", processor: "Helix 7" });
    await aProduct(app, client, { sku: "N-2", name: "Nimbus Pro 15", processor: "Helix 5" });
    await aProduct(app, client, { sku: "C-1", name: "Caneca térmica" });
    const as = await aParticipant(app, client);
    const skusFor = async (text: string) => skus((await search({ text }, as)).items);
    expect(await skusFor("nimbs air")).toEqual(["N-1"]);
    expect(await skusFor("helx 7")).toEqual(["N-1"]);
    expect(await skusFor("canca")).toEqual(["C-1"]);
    // A product with the words as typed leaves no room for others that are merely like them.
    await aProduct(app, client, { sku: "N-3", name: "Nimbs Air" });
    expect(await skusFor("nimbs air")).toEqual(["N-3"]);
    expect(await skusFor("xyzzy")).toEqual([]);
    const { facets } = await search({ text: "helx" }, as);
    expect(facets.processors.map(({ value }) => value).toSorted()).toEqual(["Helix 5", "Helix 7"]);
  });

  test("narrows by chips; each list of chips stays under the others", async () => {
    const { client } = await aCatalogue();
    const { items, facets } = await search({ processor: "Helix 7" }, await aParticipant(app, client));
    expect(skus(items).toSorted()).toEqual(["B-2", "V-1"]);
    expect(facets.processors.map(({ value }) => value)).toEqual(["Helix 7", "Helix 5"]);
    expect(facets.generations.map(({ value }) => value)).toEqual(["Gen 14", "Gen 15"]);
  });

  test("never shows another client's", async () => {
    await aCatalogue();
    const as = await aParticipant(app, await aClient(app));
    expect(await search({ text: "aurora" }, as)).toMatchObject({ items: [], facets: { brands: [] } });
  });

  test("answers fast with 20,000 products", async () => {
    const client = await aClient(app);
    await aProduct(app, client);
    await plant(app, async (tx) => {
      await sql`insert into products (client_id, sku, name, product_type, brand, processor, generation)
        select ${client.id}, 'BIG-' || n, 'Modelo ' || n || ' série ' || n % 97, 'Tipo ' || n % 12, 'Aurora',
          'Helix ' || n % 9, 'Gen ' || n % 15 from generate_series(1, 20000) n`.execute(tx);
    });
    await app.parts.db.pool.query("select 1");
    const as = await aParticipant(app, client);
    await search({}, as);
    for (const query of [
      {},
      { text: "m" },
      { text: "serie 42 modelo" },
      { text: "BIG-777", processor: "Helix 3" },
    ]) {
      // The best of three: other work on the machine is not what is measured.
      const times: number[] = [];
      for (let tries = 0; tries < 3; tries += 1) {
        const begun = performance.now();
        await search(query, as);
        times.push(performance.now() - begun);
      }
      expect([query, Math.min(...times) < 400]).toEqual([query, true]);
    }
  }, 60_000);
});

describe("a product file", () => {
  const bring = async (as: Caller, content: string | Uint8Array, dryRun = false, locale = "pt-BR") => {
    const fileId = await anImportFile(app, as, content);
    return app.request(contract.importProducts, { body: { fileId, dryRun } }, { as, locale });
  };
  const file = [
    "SKU;Nome;Tipo de produto;Marca;Processador;Geração;Ativo",
    "B-1;Aurora Conceição 15;NOTEBOOK;aurora;;;não",
    "N-1;Notebook novo;notebook;Vertex;Helix 9;Gen 15;",
  ].join("\r\n");

  test("is checked without anything coming in, then comes in whole, then changes nothing", async () => {
    const { client, as } = await aCatalogue();
    const counts = { lines: 2, created: 1, updated: 1, unchanged: 0, ok: true, errors: [] };
    expect((await bring(as, file, true)).answer).toMatchObject({ ...counts, imported: false });
    expect((await list({ text: "N-1" }, as)).answer.items).toEqual([]);
    expect((await bring(as, Buffer.from(file, "latin1"))).answer).toMatchObject({
      ...counts,
      imported: true,
    });
    expect((await list({ text: "N-1" }, as)).answer.items).toMatchObject([
      { productType: "Notebook", brand: "Vertex", processor: "Helix 9", active: true },
    ]);
    expect((await list({ text: "B-1" }, as)).answer.items).toMatchObject([
      { processor: "Helix 5", active: false, version: 2 },
    ]);
    expect((await bring(as, file)).answer).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect((await auditOf(client)).map(({ action, after }) => [action, after?.created])).toEqual([
      ["catalogue.import", 1],
      ["catalogue.import", 0],
    ]);
  });

  test("with one bad line brings nothing in, and says what is wrong where, in the caller's language", async () => {
    const { as } = await aCatalogue();
    const bad = `${file}\r\nN-2;;Monitor;Nadie;;;\r\nn-1;Outro;Monitor;Aurora;;;quizás`;
    const { answer } = await bring(as, bad, false, "es-ES");
    expect(answer).toMatchObject({ ok: false, imported: false });
    expect(answer.errors.map(({ line, column, value, code }) => [line, column, value, code])).toEqual([
      [4, "Nome", "", "required"],
      [5, "Ativo", "quizás", "one_of"],
      [5, "SKU", "n-1", "duplicate_in_file"],
    ]);
    expect(answer.errors[0]?.title).toBe("Completa este campo");
    expect(answer.newBrands).toEqual([]);
    expect((await list({ text: "N-1" }, as)).answer.items).toEqual([]);
  });

  test("brings the brands along that the programme has not yet", async () => {
    const { as } = await aCatalogue();
    const novel = `${file}\r\nN-2;Dois;Monitor;Nova Marca;;;\r\nN-3;Três;Monitor;NOVA MARCA;;;`;
    expect((await bring(as, novel, true)).answer).toMatchObject({ created: 3, newBrands: ["Nova Marca"] });
    expect((await bring(as, novel)).answer).toMatchObject({ created: 3, imported: true });
    expect((await list({ text: "N-3" }, as)).answer.items).toMatchObject([{ brand: "Nova Marca" }]);
    expect((await bring(as, novel)).answer).toMatchObject({ unchanged: 4, newBrands: [] });
  });

  test("is what the export gives: bringing it in again changes nothing", async () => {
    const { client, as } = await aCatalogue();
    await aProduct(app, client, { sku: "=1+1", name: '-"Ana"; x' });
    const { answer } = await app.request(contract.exportProducts, {}, { as });
    expect(answer.name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
    expect(answer.text).toContain("'=1+1");
    expect((await bring(as, answer.text)).answer).toMatchObject({
      lines: 5,
      unchanged: 5,
      errors: [],
    });
  });

  test("of 20,000 lines comes in within the time of a request", async () => {
    const { as } = await aCatalogue();
    const lines = Array.from(
      { length: 20_000 },
      (_, n) => `L-${n},Produto ${n},Notebook,Aurora,Helix ${n % 9}`,
    );
    const begun = performance.now();
    const { answer } = await bring(as, ["sku,name,type,brand,processor", ...lines].join("\n"));
    expect(answer).toMatchObject({ created: 20_000, imported: true });
    expect(performance.now() - begun).toBeLessThan(15_000);
  }, 60_000);

  test.each([
    ["without a header", "B-1,Aurora", "422 import.unreadable"],
    ["that is empty", " ", "422 import.unreadable"],
    ["that is too long", `sku,name\n${"a,b\n".repeat(20_001)}`, "422 import.too_long"],
  ])("%s is refused", async (_name, content, refusal) => {
    const { as } = await aCatalogue();
    expect((await bring(as, content, true)).refusal).toBe(refusal);
  });
});
