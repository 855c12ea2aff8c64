import * as contract from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { listStores, readNetwork } from "@trilha/contract/tenants/clients/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aParticipant,
  aStaffMember,
  aStore,
  aStoreGroup,
  type Client,
  plant,
  unique,
} from "../../../test/builders.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");
const stores = async (query: Request<typeof contract.listNetworkStores>["query"], as: Caller) =>
  (await app.request(contract.listNetworkStores, { query }, { as })).answer.items;
const chains = async (query: Request<typeof contract.listChains>["query"], as: Caller) =>
  (await app.request(contract.listChains, { query }, { as })).answer.items;
const codes = (items: readonly { code: string }[]) => items.map(({ code }) => code);
const deeds = (client: Client) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom("audit_trail")
      .select(["action", "after"])
      .where("client_id", "=", client.id)
      .orderBy("id")
      .execute();
    return rows.map(({ action, after }) => [action, after]);
  });

const fields = {
  code: "SUL-01",
  name: "Loja Sul",
  areaCode: "SP",
  city: "Santos",
  timeZone: "America/Sao_Paulo",
  photosAllowed: false,
};

describe("chains", () => {
  test("are added, renamed, switched off and listed, each told to the audit trail", async () => {
    const client = await aClient(app, { countries: ["BR", "PE"] });
    const as = await administrator(client);
    const create = (name: string, country: "BR" | "PE" | "CL") =>
      app.request(contract.createChain, { body: { name, country } }, { as });
    const { id } = (await create("Casa Nova", "BR")).answer;
    expect((await create("Casa Nova", "BR")).refusal).toBe("409 network.name_used");
    expect((await create("Casa Nova", "PE")).status).toBe(200);
    expect((await create("Casa Nova", "CL")).refusal).toBe("422 request.invalid");
    const body = { version: 1, name: "Casa Velha" };
    const renamed = (await app.request(contract.editChain, { params: { id }, body }, { as })).answer;
    expect(renamed).toMatchObject({ name: "Casa Velha", country: "BR", active: true, stores: 0, version: 2 });
    const again = await app.request(contract.editChain, { params: { id }, body }, { as });
    expect(again.refusal).toBe("409 request.conflict");
    await app.request(contract.switchChains, { body: { ids: [id], active: false } }, { as });
    expect((await chains({ activity: "off" }, as)).map(({ name }) => name)).toEqual(["Casa Velha"]);
    expect((await chains({ country: "PE", search: "nova" }, as)).map(({ name }) => name)).toEqual([
      "Casa Nova",
    ]);
    expect((await deeds(client)).map(([action]) => action)).toEqual([
      "network.create_chain",
      "network.create_chain",
      "network.edit_chain",
      "network.switch_chain",
    ]);
  });
});

describe("stores", () => {
  test("are added to a chain, changed, switched off, each told to the audit trail", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const { retailerId: chainId } = await aStore(app, client, { code: "OLD" });
    const add = (changes: object) =>
      app.request(contract.createStore, { body: { chainId, ...fields, ...changes } }, { as });
    const { id } = (await add({})).answer;
    const first = (await app.request(contract.readStore, { params: { id } }, { as })).answer;
    expect(first).toMatchObject({ ...fields, chainId, country: "BR", active: true, version: 1 });
    expect((await add({})).refusal).toBe("409 network.store_code_used");
    const edit = (changes: object) =>
      app.request(
        contract.editStore,
        { params: { id }, body: { version: 1, chainId, ...fields, ...changes } },
        { as },
      );
    expect((await edit({ code: "OLD" })).refusal).toBe("409 network.store_code_used");
    expect((await edit({ city: "", photosAllowed: true })).answer).toMatchObject({
      ...{ city: null, photosAllowed: true, version: 2 },
    });
    expect((await edit({})).refusal).toBe("409 request.conflict");
    const off = { ids: [id], active: false };
    expect((await app.request(contract.switchStores, { body: off }, { as })).answer).toEqual({ changed: 1 });
    expect(codes(await stores({ activity: "active" }, as))).toEqual(["OLD"]);
    expect((await deeds(client)).slice(1)).toEqual([
      ["network.edit_store", { city: null, photosAllowed: true }],
      ["network.switch_store", { active: false }],
    ]);
  });

  test("§validation#sale-store stand in a time zone of their country, in one of its areas", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const { retailerId: chainId } = await aStore(app, client);
    const wrong = async (changes: object) => {
      const body = { chainId, ...fields, ...changes };
      const reply = await app.request(contract.createStore, { body }, { as });
      return reply.problem.fields?.map(({ path, code }) => `${path} ${code}`);
    };
    expect(await wrong({ timeZone: "America/Lima" })).toEqual(["body.timeZone not_an_option"]);
    expect(await wrong({ areaCode: "QQ" })).toEqual(["body.areaCode not_an_option"]);
    const elsewhere = await aStore(app, await aClient(app));
    expect(await wrong({ chainId: elsewhere.retailerId })).toEqual(["body.chainId not_an_option"]);
  });

  test("are found by name, code or city, by chain, group and country, page by page", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const one = await aStore(app, client, { code: "A", name: "Açaí", city: "São José" });
    const two = await aStore(app, client, { code: "B", name: "Ébano", city: "Lages" });
    await aStore(app, client, { code: "C", name: "Zinco", active: false });
    const group = await aStoreGroup(app, client, one.id, two.id);
    expect(codes(await stores({ search: "sao jose" }, as))).toEqual(["A"]);
    expect(codes(await stores({ chainId: two.retailerId }, as))).toEqual(["B"]);
    expect(codes(await stores({ groupId: group.id }, as))).toEqual(["A", "B"]);
    expect(codes(await stores({ activity: "off", country: "BR" }, as))).toEqual(["C"]);
    const page = (cursor?: string) =>
      app.request(contract.listNetworkStores, { query: { limit: 2, ...(cursor && { cursor }) } }, { as });
    const first = (await page()).answer;
    expect(codes(first.items)).toEqual(["A", "B"]);
    expect(codes((await page(first.nextCursor ?? "")).answer.items)).toEqual(["C"]);
  });

  test("that are off, or whose chain is, cannot be chosen by anybody", async () => {
    const client = await aClient(app);
    const as = await aParticipant(app, client);
    const open = await aStore(app, client, { code: "OPEN" });
    await aStore(app, client, { code: "OFF", active: false });
    const closed = await aStore(app, client, { code: "CLOSED" });
    const body = { ids: [closed.retailerId], active: false };
    await app.request(contract.switchChains, { body }, { as: await administrator(client) });
    expect(codes((await app.request(listStores, { query: {} }, { as })).answer.items)).toEqual(["OPEN"]);
    const { retailers } = (await app.request(readNetwork, {}, { as })).answer;
    expect(retailers.find(({ id }) => id === open.retailerId)?.active).toBe(true);
    expect(retailers.find(({ id }) => id === closed.retailerId)?.active).toBe(false);
  });
});

describe("groups of stores", () => {
  const groupOf = (id: string, as: Caller) =>
    app.request(contract.readStoreGroup, { params: { id } }, { as });
  type Members = Request<typeof contract.changeGroupMembers>["body"];

  test("are made, filled by name or by what matches, renamed and deleted", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const one = await aStore(app, client, { name: "Um" });
    const two = await aStore(app, client, { name: "Dois" });
    const { id } = (await app.request(contract.createStoreGroup, { body: { name: "Sul" } }, { as })).answer;
    const members = async (change: Members["change"], chosen: Members["stores"]) => {
      const { version } = (await groupOf(id, as)).answer;
      const body = { version, change, stores: chosen };
      return (await app.request(contract.changeGroupMembers, { params: { id }, body }, { as })).answer.stores;
    };
    expect(await members("add", { ids: [one.id] })).toBe(1);
    expect(await members("add", { country: "BR" })).toBe(2);
    expect(await members("remove", { chainId: one.retailerId })).toBe(1);
    expect(await members("replace", { search: "um" })).toBe(1);
    expect((await stores({ groupId: id }, as)).map(({ name }) => name)).toEqual(["Um"]);
    const stale = { version: 1, change: "add" as const, stores: { ids: [two.id] } };
    const refused = await app.request(contract.changeGroupMembers, { params: { id }, body: stale }, { as });
    expect(refused.refusal).toBe("409 request.conflict");
    const { version } = (await groupOf(id, as)).answer;
    const renamed = { params: { id }, body: { version, name: "Sul e Sudeste" } };
    expect((await app.request(contract.renameStoreGroup, renamed, { as })).answer.name).toBe("Sul e Sudeste");
    expect((await app.request(contract.deleteStoreGroup, { params: { id } }, { as })).status).toBe(204);
    expect((await groupOf(id, as)).refusal).toBe("404 request.not_found");
    expect((await deeds(client)).map(([action]) => action)).toEqual([
      "network.create_store_group",
      ...Array.from({ length: 4 }, () => "network.change_group_members"),
      "network.rename_store_group",
      "network.delete_store_group",
    ]);
  });

  test("take no store of another client", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const { id } = await aStoreGroup(app, client);
    const foreign = await aStore(app, await aClient(app));
    const body = { version: 1, change: "add" as const, stores: { ids: [foreign.id] } };
    const reply = await app.request(contract.changeGroupMembers, { params: { id }, body }, { as });
    expect(reply.refusal).toBe("404 request.not_found");
  });

  test("stay while a campaign's rules speak of them", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const group = await aStoreGroup(app, client);
    await plant(app, async (tx) => {
      const day = new Date("2026-01-01T00:00:00Z");
      const campaign = await tx
        .insertInto("campaigns")
        .values({
          client_id: client.id,
          title: JSON.stringify({ "pt-BR": "Verão" }),
          state: "draft",
          begins_at: day,
          ends_at: new Date("2026-03-01T00:00:00Z"),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await tx
        .insertInto("rule_set_versions")
        .values({
          client_id: client.id,
          campaign_id: campaign.id,
          version: 1,
          document: JSON.stringify({ multipliers: [{ storeGroupIds: [group.id] }] }),
          effective_from: "2026-01-01",
          state: "draft",
        })
        .execute();
    });
    const reply = await app.request(contract.deleteStoreGroup, { params: { id: group.id } }, { as });
    expect(reply.refusal).toBe("409 network.group_in_use");
  });
});

describe("§validation#brand-companies brands", () => {
  const create = (name: string, companyIds: string[], as: Caller) =>
    app.request(contract.createBrand, { body: { name, companyIds } }, { as });
  const edit = (id: string, body: Request<typeof contract.editBrand>["body"], as: Caller) =>
    app.request(contract.editBrand, { params: { id }, body }, { as });
  const brands = async (query: Request<typeof contract.listBrands>["query"], as: Caller) =>
    (await app.request(contract.listBrands, { query }, { as })).answer.items;
  const aCompany = async (name: string, as: Caller) =>
    (await app.request(contract.createCompany, { body: { name, kind: "company" } }, { as })).answer.id;

  test("belong to companies, are listed, switched off and on, each told to the audit trail", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const [one, two] = [await aCompany("Uno", as), await aCompany("Dos", as)];
    const { id } = (await create("Aurora", [one, one], as)).answer;
    await create("Vertex", [], as);
    expect(await brands({ search: "áur" }, as)).toEqual([
      { id, name: "Aurora", companies: [{ id: one, name: "Uno" }], active: true, version: 1 },
    ]);
    const edited = await edit(id, { version: 1, companyIds: [one, two] }, as);
    expect(edited.answer.companies.map(({ name }) => name)).toEqual(["Dos", "Uno"]);
    expect((await edit(id, { version: 1, companyIds: [] }, as)).refusal).toBe("409 request.conflict");
    expect((await edit(id, { version: 2, companyIds: [] }, as)).answer).toMatchObject({
      ...{ companies: [], version: 3 },
    });
    const off = { body: { ids: [id], active: false } };
    expect((await app.request(contract.switchBrands, off, { as })).answer).toEqual({ changed: 1 });
    expect((await brands({ activity: "off" }, as)).map(({ name }) => name)).toEqual(["Aurora"]);
    expect((await brands({ activity: "active" }, as)).map(({ name }) => name)).toEqual(["Vertex"]);
    const { answer } = await app.request(readNetwork, {}, { as });
    expect(answer.brands.map(({ name, active }) => [name, active])).toEqual([
      ["Aurora", false],
      ["Vertex", true],
    ]);
    expect((await deeds(client)).slice(2)).toEqual([
      ["network.create_brand", { name: "Aurora", companies: ["Uno"] }],
      ["network.create_brand", { name: "Vertex", companies: [] }],
      ["network.edit_brand", { companies: ["Dos", "Uno"] }],
      ["network.edit_brand", { companies: [] }],
      ["network.switch_brand", { active: false }],
    ]);
  });

  test("take no company of another client, and are no other client's", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const stranger = await administrator(await aClient(app));
    const own = await aCompany("Uno", as);
    const foreign = await aCompany("Uno", stranger);
    const refused = await create("Aurora", [own, foreign], as);
    expect(refused.refusal).toBe("422 request.invalid");
    expect(refused.problem.fields).toMatchObject([{ path: "body.companyIds.1", code: "not_an_option" }]);
    const { id } = (await create("Aurora", [own], as)).answer;
    expect((await edit(id, { version: 1, companyIds: [foreign] }, as)).refusal).toBe("422 request.invalid");
    expect((await edit(id, { version: 1, companyIds: [] }, stranger)).refusal).toBe("404 request.not_found");
    const off = { body: { ids: [id], active: false } };
    expect((await app.request(contract.switchBrands, off, { as: stranger })).refusal).toBe(
      "404 request.not_found",
    );
    expect(await brands({}, stranger)).toEqual([]);
    expect((await brands({}, as)).map(({ version }) => version)).toEqual([1]);
  });

  test("are not for participants to list or change", async () => {
    const client = await aClient(app);
    const as = await aParticipant(app, client);
    expect((await app.request(contract.listBrands, { query: {} }, { as })).status).toBe(403);
    expect((await create("Aurora", [], as)).status).toBe(403);
    expect((await app.request(contract.listBrands, { query: {} })).status).toBe(401);
  });
});

test("companies, agencies and brands are added once by name", async () => {
  const client = await aClient(app);
  const as = await administrator(client);
  const company = { body: { name: "Agência Prumo", kind: "agency" as const } };
  const brand = { body: { name: "Aurora", companyIds: [] } };
  expect((await app.request(contract.createCompany, company, { as })).status).toBe(200);
  expect((await app.request(contract.createCompany, company, { as })).refusal).toBe("409 network.name_used");
  expect((await app.request(contract.createBrand, brand, { as })).status).toBe(200);
  expect((await app.request(contract.createBrand, brand, { as })).refusal).toBe("409 network.name_used");
  const { companies, brands } = (await app.request(readNetwork, {}, { as })).answer;
  expect([companies[0]?.name, brands[0]?.name]).toEqual(["Agência Prumo", "Aurora"]);
});

describe("a store file", () => {
  const bring = async (as: Caller, content: string, dryRun = false) => {
    const fileId = await anImportFile(app, as, content);
    return app.request(contract.importStores, { body: { fileId, dryRun } }, { as });
  };
  const header = "Código da loja;Loja;Rede;País;Cidade;UF;Fuso horário;Permite fotos";

  test("is checked first, then comes in whole with the chains it names, then changes nothing", async () => {
    const client = await aClient(app, { countries: ["BR", "PE"] });
    const as = await administrator(client);
    const before = await aStore(app, client, { code: "SUL-01", name: "Sul" });
    const file = [
      header,
      "sul 01;Loja do Sul;;;Santos;São Paulo;;não",
      "NOR-01;Norte;Casa Nova;Brasil;Manaus;AM;Manaus;",
      "LIM-01;Lima;casa nova;Perú;Lima;;;sim",
    ].join("\r\n");
    const newChains = [
      { name: "Casa Nova", country: "BR" },
      { name: "casa nova", country: "PE" },
    ];
    const counts = { lines: 3, created: 2, updated: 1, unchanged: 0, ok: true, errors: [], newChains };
    expect((await bring(as, file, true)).answer).toMatchObject({ ...counts, imported: false });
    expect(await stores({}, as)).toHaveLength(1);
    expect((await bring(as, file)).answer).toMatchObject({ ...counts, imported: true });
    expect(await stores({}, as)).toMatchObject([
      { code: "LIM-01", country: "PE", timeZone: "America/Lima", chain: "casa nova" },
      {
        id: before.id,
        code: "SUL-01",
        name: "Loja do Sul",
        areaCode: "SP",
        photosAllowed: false,
        version: 2,
      },
      { code: "NOR-01", timeZone: "America/Manaus", areaCode: "AM", chain: "Casa Nova", photosAllowed: true },
    ]);
    expect((await bring(as, file)).answer).toMatchObject({ created: 0, unchanged: 3, newChains: [] });
    const exported = (await app.request(contract.exportStores, {}, { as })).answer;
    expect((await bring(as, exported.text)).answer).toMatchObject({ lines: 3, unchanged: 3, errors: [] });
    expect((await deeds(client)).at(0)).toEqual([
      "network.import_stores",
      { created: 2, updated: 1, unchanged: 0, chains: 2 },
    ]);
  });

  test("with one bad line brings nothing in, not even a chain, and names line and column", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const name = unique("Rede");
    const file = [
      header,
      `N-1;Norte;${name};;Manaus;;Manaus;`,
      `N-2;Leste;${name};;Natal;;;`,
      `N-3;Oeste;${name};;Cuiabá;XX;Lima;`,
    ].join("\n");
    const { answer } = await bring(as, file);
    expect(answer).toMatchObject({ ok: false, imported: false, created: 1 });
    expect(answer.errors.map(({ line, column, code }) => [line, column, code])).toEqual([
      [3, "Fuso horário", "required"],
      [4, "UF", "not_an_option"],
      [4, "Fuso horário", "one_of"],
    ]);
    expect(await stores({}, as)).toEqual([]);
    expect(await chains({}, as)).toEqual([]);
  });

  test("is for who looks after the network", async () => {
    const client = await aClient(app);
    const as = await aStaffMember(app, client, "auditor");
    expect((await bring(as, header, true)).refusal).toBe("403 request.forbidden");
    expect((await app.request(contract.listChains, { query: {} }, { as })).status).toBe(200);
  });
});
