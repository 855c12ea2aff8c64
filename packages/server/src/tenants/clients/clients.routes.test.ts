import type { Request } from "@trilha/contract/core/endpoint.ts";
import { moduleFlags } from "@trilha/contract/core/modules.ts";
import * as contract from "@trilha/contract/tenants/clients/endpoints.ts";
import { moduleItemKeys } from "@trilha/contract/tenants/clients/shapes.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aGroup,
  aMember,
  aParticipant,
  aStaffMember,
  aStore,
  aSuperuser,
  type Client,
  plant,
  unique,
} from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const nobody = "00000000-0000-7000-8000-000000000000";

const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");
const readClient = (id: string, as: Caller) => app.request(contract.readClient, { params: { id } }, { as });
const branding = (client?: string, host?: string) =>
  app.request(contract.readBranding, { query: client ? { client } : {} }, host ? { headers: { host } } : {});

type Settings = Request<typeof contract.editClient>["body"];
async function settingsOf(id: string, as: Caller): Promise<Settings> {
  const {
    id: _id,
    slug: _slug,
    passwordBelowStandard: _below,
    moduleItems: _items,
    branding: _look,
    can: _can,
    ...settings
  } = (await readClient(id, as)).answer;
  return settings;
}
type LookEdit = Request<typeof contract.editBranding>["body"];
async function brandingOf(id: string, as: Caller): Promise<LookEdit> {
  const { branding: now, version } = (await readClient(id, as)).answer;
  const {
    logos: _logos,
    backgroundUrl: _background,
    useRecaptcha: _test,
    recaptchaSiteKey: _key,
    oauth2: _generic,
    useAzure: _azure,
    documentEntry: _document,
    firstAccess: _first,
    ...edit
  } = now;
  return { ...edit, version };
}
const editClient = (id: string, body: Settings, as: Caller) =>
  app.request(contract.editClient, { params: { id }, body }, { as });
const saveBranding = (id: string, body: LookEdit, as: Caller) =>
  app.request(contract.editBranding, { params: { id }, body }, { as });
const auditOf = (id: string) =>
  plant(app, (tx) =>
    tx.selectFrom("audit_trail").selectAll().where("client_id", "=", id).orderBy("id").execute(),
  );

describe("whose door it is (§entities#login-parameters)", () => {
  test("the named client's, whatever the host", async () => {
    const client = await aClient(app, { branding: { primary_color: "#123456" } });
    const { answer } = await branding(client.slug, "elsewhere.example");
    expect(answer).toMatchObject({ client, primaryColor: "#123456" });
    expect(answer.app).toEqual(app.settings.oauth);
  });

  test("the host's, with or without its port", async () => {
    const client = await aClient(app);
    const host = `${unique("host")}.example`;
    await plant(app, (tx) => tx.insertInto("client_hosts").values({ host, client_id: client.id }).execute());
    for (const origin of [host, `${host}:8443`, host.toUpperCase()]) {
      expect((await branding(undefined, origin)).answer.client).toMatchObject(client);
    }
  });

  test("nobody's, when neither is known and there are several clients", async () => {
    await aClient(app);
    await aClient(app);
    expect((await branding(unique("nobody"))).refusal).toBe("404 clients.unknown");
    const own = (await branding(undefined, "nowhere.example")).answer;
    expect([own.client, own.cookiesType]).toEqual([{ id: null, slug: "", name: "Trilha" }, "none"]);
  });

  test("hostile names lead nowhere", async () => {
    for (const slug of ["'; drop table clients; --", "%", "\ud800", "a".repeat(64)]) {
      expect([404, 422]).toContain((await branding(slug)).status);
    }
  });
});

describe("lists everybody shares", () => {
  test("are there in four languages", async () => {
    const { answer, headers } = await app.request(contract.readReference, {});
    expect(answer.languages.map(({ code }) => code)).toEqual(["pt-BR", "en-US", "es-ES", "fr-FR"]);
    expect(answer.countries).toHaveLength(7);
    expect(answer.countries.find(({ code }) => code === "BR")).toMatchObject({
      documentCode: "BRA",
      names: { "fr-FR": "Brésil" },
      areas: expect.arrayContaining([{ code: "SP", name: "São Paulo" }]),
    });
    expect(headers["cache-control"]).toContain("max-age=3600");
  });
});

describe("a superuser's clients", () => {
  let superuser: Caller;
  let home: Client;
  beforeAll(async () => {
    home = await aClient(app);
    superuser = await aSuperuser(app, home);
  });
  const create = (body: Request<typeof contract.createClient>["body"], key?: string) =>
    app.request(contract.createClient, { body }, { as: superuser, ...(key && { key }) });
  const fresh = () => ({
    slug: unique("new"),
    name: "Novo",
    countries: ["BR" as const],
    timeZone: "America/Recife",
  });

  test("are opened with the default branding and menu, once per key", async () => {
    const body = fresh();
    const key = crypto.randomUUID();
    const { answer } = await create(body, key);
    expect((await create(body, key)).answer).toEqual(answer);
    expect((await create({ ...body, name: "Outro" }, key)).refusal).toBe(
      "409 request.idempotency_key_reused",
    );
    const client = (await readClient(answer.id, superuser)).answer;
    expect(client).toMatchObject({ ...body, passwordMinLength: 8, passwordBelowStandard: false, version: 1 });
    expect(client.moduleItems.map((item) => item.key)).toEqual([...moduleItemKeys]);
    expect(client.branding.primaryColor).toBe("#0F766E");
    expect(await auditOf(answer.id)).toMatchObject([{ action: "clients.create", before: null }]);
  });

  test("have a short name of their own and a time zone that exists", async () => {
    expect((await create({ ...fresh(), slug: home.slug })).refusal).toBe("409 clients.slug_used");
    const reply = await create({ ...fresh(), timeZone: "America/Atlantis" });
    expect(reply.problem.fields).toMatchObject([{ path: "body.timeZone", code: "not_an_option" }]);
    expect((await create({ ...fresh(), slug: "Não pode" })).status).toBe(422);
  });

  test("are listed by name, as people order names, without gaps", async () => {
    const word = unique("list");
    const names = ["Zeta", "Álvaro", "alvo", "Alvaro", "Élan", "eixo", "Álvaro"];
    for (const name of names) await aClient(app, { name: `${word} ${name}`, slug: unique("listed") });
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search: word, limit: 2, ...(cursor && { cursor }) };
      const { answer } = await app.request(contract.listClients, { query }, { as: superuser });
      listed.push(...answer.items.map(({ name }) => name.slice(word.length + 1)));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(listed).toEqual(["Alvaro", "Álvaro", "Álvaro", "alvo", "eixo", "Élan", "Zeta"]);
    const search = { query: { search: `${word} elan` } };
    expect((await app.request(contract.listClients, search, { as: superuser })).answer.items).toHaveLength(1);
    const percent = { query: { search: `${word}%` } };
    expect((await app.request(contract.listClients, percent, { as: superuser })).answer.items).toEqual([]);
  });

  test("are within reach though another is selected; the trail stays with the client", async () => {
    const other = await aClient(app);
    const settings = await settingsOf(other.id, superuser);
    const { answer } = await editClient(other.id, { ...settings, name: "Renomeado" }, superuser);
    expect(answer).toMatchObject({ id: other.id, name: "Renomeado", version: 2 });
    expect(await auditOf(other.id)).toMatchObject([
      { action: "clients.edit", before: { name: settings.name }, after: { name: "Renomeado" } },
    ]);
    expect((await readClient(nobody, superuser)).refusal).toBe("404 request.not_found");
  });
});

describe("an administrator's client", () => {
  test("is the selected one and no other", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const settings = await settingsOf(client.id, as);
    expect((await readClient(client.id, as)).answer.can).toEqual({ configure: true, addHosts: false });
    const notFound = "404 request.not_found";
    expect((await readClient(other.id, as)).refusal).toBe(notFound);
    expect((await editClient(other.id, settings, as)).refusal).toBe(notFound);
    expect((await saveBranding(other.id, await brandingOf(client.id, as), as)).refusal).toBe(notFound);
    const menu = { params: { id: other.id }, body: { version: 1, items: [] } };
    expect((await app.request(contract.editMenu, menu, { as })).refusal).toBe(notFound);
    expect(await auditOf(other.id)).toEqual([]);
  });

  test("changes on the version that was read; connected people hear of it", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const settings = await settingsOf(client.id, as);
    const flags = { ...settings.flags, has_badges: false };
    const { answer } = await editClient(client.id, { ...settings, flags, passwordMinLength: 6 }, as);
    expect(answer).toMatchObject({ passwordBelowStandard: true, version: 2 });
    expect(answer.flags.has_badges).toBe(false);
    expect(Object.keys(answer.flags)).toHaveLength(moduleFlags.length);
    expect((await editClient(client.id, settings, as)).refusal).toBe("409 request.conflict");
    const events = await plant(app, (tx) =>
      tx.selectFrom("live_events").select(["kind", "user_id"]).where("client_id", "=", client.id).execute(),
    );
    expect(events).toEqual([{ kind: "client.changed", user_id: null }]);
    const [trail] = await auditOf(client.id);
    expect(Object.keys(trail?.after ?? {}).sort()).toEqual(["flags", "passwordMinLength"]);
  });

  test("refuses what makes no sense", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const settings = await settingsOf(client.id, as);
    expect((await editClient(client.id, { ...settings, timeZone: "Nowhere" }, as)).status).toBe(422);
    expect((await editClient(client.id, { ...settings, passwordMinLength: 5 }, as)).status).toBe(422);
    expect((await editClient(client.id, { ...settings, countries: [] }, as)).status).toBe(422);
    expect((await editClient(client.id, { ...settings, hosts: ["no host"] }, as)).status).toBe(422);
  });

  test("has addresses no other client has", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const [as, rival] = [await aSuperuser(app, client), await aSuperuser(app, other)];
    const host = `${unique("shared")}.example`;
    const settings = await settingsOf(client.id, as);
    const first = await editClient(client.id, { ...settings, hosts: [host.toUpperCase(), host] }, as);
    expect(first.answer.hosts).toEqual([host]);
    const theirs = await settingsOf(other.id, rival);
    const own = `${unique("own")}.example`;
    const refused = await editClient(other.id, { ...theirs, hosts: [own, host] }, rival);
    expect(refused.refusal).toBe("409 clients.host_used");
    expect(refused.problem.params).toEqual({ host });
    expect((await readClient(other.id, rival)).answer.hosts).toEqual([]);
    await editClient(client.id, { ...settings, version: 2, hosts: [] }, as);
    expect((await editClient(other.id, { ...theirs, hosts: [own, host] }, rival)).answer.hosts).toHaveLength(
      2,
    );
  });

  test("has a menu in its own order, each place once", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const items = [
      { key: "faq" as const, enabled: true, labels: { "pt-BR": "Dúvidas" } },
      { key: "home" as const, enabled: false, labels: {} },
    ];
    const edit = (version: number, wanted: typeof items) =>
      app.request(contract.editMenu, { params: { id: client.id }, body: { version, items: wanted } }, { as });
    const { answer } = await edit(1, items);
    expect(answer.moduleItems.slice(0, 2)).toEqual(items);
    expect(answer.moduleItems).toHaveLength(moduleItemKeys.length);
    expect(answer.moduleItems.slice(2).every(({ enabled }) => !enabled)).toBe(true);
    expect((await edit(1, items)).refusal).toBe("409 request.conflict");
    const twice = await edit(2, [...items, ...items]);
    expect(twice.problem.fields).toMatchObject([{ path: "body.items.2.key" }, { path: "body.items.3.key" }]);
  });
});

describe("a client's branding", () => {
  const aPicture = (
    clientId: string,
    ownerId: string,
    kind = "branding",
    state: "ready" | "uploading" = "ready",
  ) =>
    plant(app, async (tx) => {
      const row = {
        client_id: clientId,
        owner_id: ownerId,
        kind,
        state,
        name: "logo.png",
        declared_type: "image/png",
        declared_size: 10,
        storage_key: unique("key"),
        created_at: new Date("2026-01-01"),
      };
      return (await tx.insertInto("files").values(row).returning("id").executeTakeFirstOrThrow()).id;
    });

  test("shows uploaded pictures by addresses anybody may open", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const [logo, background] = [await aPicture(client.id, as.userId), await aPicture(client.id, as.userId)];
    const edit = { ...(await brandingOf(client.id, as)), primaryColor: "#ABCDEF" };
    const wanted = { ...edit, logoFileIds: { "pt-BR": logo, "fr-FR": logo }, backgroundFileId: background };
    const address = `/store/public/${client.id}/${logo}/large.webp`;
    expect((await saveBranding(client.id, wanted, as)).answer.branding).toMatchObject({
      primaryColor: "#ABCDEF",
      logos: { "pt-BR": address, "fr-FR": address },
      backgroundUrl: `/store/public/${client.id}/${background}/large.webp`,
    });
    expect((await branding(client.slug)).answer).toMatchObject({
      primaryColor: "#ABCDEF",
      logos: { "pt-BR": address },
    });
    const second = { ...edit, version: 2, logoFileIds: { "fr-FR": null } };
    const after = (await saveBranding(client.id, second, as)).answer.branding;
    expect(after.logos).toEqual({ "pt-BR": address });
    expect(after.backgroundUrl).not.toBeNull();
    const third = await saveBranding(client.id, { ...edit, version: 3, backgroundFileId: null }, as);
    expect(third.answer.branding.backgroundUrl).toBeNull();
  });

  test("takes no picture that is another's, unfinished or meant for something else", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const [as, stranger] = [await administrator(client), await administrator(other)];
    const edit = await brandingOf(client.id, as);
    for (const id of [
      await aPicture(other.id, stranger.userId),
      await aPicture(client.id, as.userId, "avatar"),
      await aPicture(client.id, as.userId, "branding", "uploading"),
      nobody,
    ]) {
      const reply = await saveBranding(
        client.id,
        { ...edit, logoFileIds: { "en-US": id }, backgroundFileId: id },
        as,
      );
      expect(reply.problem.fields).toMatchObject([
        { path: "body.logoFileIds.en-US", code: "not_an_option" },
        { path: "body.backgroundFileId", code: "not_an_option" },
      ]);
    }
  });
});

describe("the network of the selected client", () => {
  test("is its own", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await aParticipant(app, client);
    const mine = await aGroup(app, client, await aMember(app, { client }));
    await aGroup(app, other);
    const { retailerId } = await aStore(app, client);
    await aStore(app, other);
    const { answer } = await app.request(contract.readNetwork, {}, { as });
    expect(answer.groups).toEqual([mine]);
    expect(answer.retailers.map(({ id }) => id)).toEqual([retailerId]);
  });

  test("lists stores by name, by chain and by what is typed", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await aParticipant(app, client);
    const names = ["Ângela Sul", "Angela Norte", "Brás", "Água Fria", "Agua Rasa"];
    const stores = [];
    for (const name of names) stores.push(await aStore(app, client, { name, city: `Cidade ${name}` }));
    const foreign = await aStore(app, other, { name: "Brás" });
    const list = (query: Request<typeof contract.listStores>["query"]) =>
      app.request(contract.listStores, { query }, { as });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const { answer } = await list({ limit: 2, ...(cursor && { cursor }) });
      paged.push(...answer.items.map(({ name }) => name));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(["Água Fria", "Agua Rasa", "Angela Norte", "Ângela Sul", "Brás"]);
    expect((await list({ search: "angela" })).answer.items).toHaveLength(2);
    const [first] = stores;
    expect((await list({ retailerId: first?.retailerId ?? "" })).answer.items).toHaveLength(1);
    expect((await list({ retailerId: foreign.retailerId })).answer.items).toEqual([]);
    expect((await list({ cursor: "bm9uc2Vuc2U" })).answer.items).toHaveLength(5);
  });
});
