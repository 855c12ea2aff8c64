import * as contract from "@trilha/contract/partners/api-keys/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aStaffMember,
  type Client,
  type Member,
  plant,
  unique,
} from "../../../test/builders.ts";
import { basicOf } from "../../../test/builders-partners.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

let client: Client;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
});

const create = (name = unique("Parceiro")) =>
  app.request(contract.createPartner, { body: { name } }, { as: staff });
const read = async (id: string) =>
  (await app.request(contract.readPartner, { params: { id } }, { as: staff })).answer;
const addKey = (id: string, oldKeyDays = 7) =>
  app.request(contract.addKey, { params: { id }, body: { oldKeyDays } }, { as: staff });
const revoke = (id: string) => app.request(contract.revokeKey, { params: { id } }, { as: staff });
const works = async ({ key, secret }: { key: { keyId: string }; secret: string }) => {
  const person = await aMember(app, { client });
  const body = { person: { username: person.username }, module: "course", id: "x" };
  const headers = basicOf(key.keyId, secret);
  return (await app.request(contract.askSession, { body }, { headers })).status === 200;
};

describe("partners in the office", () => {
  test("one is added, named once, renamed on the version that was read", async () => {
    const name = unique("Parceiro");
    const { id } = (await create(name)).answer;
    expect((await create(name.toUpperCase())).refusal).toBe("409 partners.name_used");
    const before = await read(id);
    expect(before).toMatchObject({ name, active: true, keys: [], can: { addKey: true } });
    const edit = (version: number) =>
      app.request(
        contract.editPartner,
        { params: { id }, body: { version, name: `${name} 2`, active: false } },
        { as: staff },
      );
    expect((await edit(before.version)).answer).toMatchObject({ name: `${name} 2`, active: false });
    expect((await edit(before.version)).refusal).toBe("409 request.conflict");
    const { answer } = await app.request(contract.listPartners, { query: { limit: 100 } }, { as: staff });
    expect(answer.items.find((item) => item.id === id)).toMatchObject({
      name: `${name} 2`,
      active: false,
      keys: 0,
    });
  });

  test("the list goes on where the page before ended", async () => {
    const other = await aClient(app);
    const as = await aStaffMember(app, other, "program_administrator");
    for (const name of ["b", "A", "c"]) await app.request(contract.createPartner, { body: { name } }, { as });
    const page = async (cursor?: string) =>
      (await app.request(contract.listPartners, { query: { limit: 2, ...(cursor && { cursor }) } }, { as }))
        .answer;
    const first = await page();
    const second = await page(first.nextCursor ?? "");
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(["A", "b", "c"]);
    expect(second.nextCursor).toBeNull();
  });

  test("a pause stops every key, and going on brings them back", async () => {
    const { id } = (await create()).answer;
    const { answer: made } = await addKey(id);
    const set = async (active: boolean) => {
      const { version, name } = await read(id);
      await app.request(
        contract.editPartner,
        { params: { id }, body: { version, name, active } },
        { as: staff },
      );
      return works(made);
    };
    expect([await works(made), await set(false), await set(true)]).toEqual([true, false, true]);
  });
});

describe("keys", () => {
  test("a secret is told once and nowhere else", async () => {
    const { id } = (await create()).answer;
    const { answer: made } = await addKey(id);
    expect(made).toMatchObject({
      secret: expect.stringMatching(/^tps_[\w-]{43}$/),
      key: { state: "active" },
    });
    expect(JSON.stringify(await read(id))).not.toContain(made.secret);
    const { rows } = await app.parts.db.pool.query<{ found: string }>(
      "select count(*) as found from audit_trail where after::text like $1",
      [`%${made.secret}%`],
    );
    expect(Number(rows[0]?.found)).toBe(0);
  });

  test("two work at once, a third is refused, the old one ends by itself", async () => {
    const { id } = (await create()).answer;
    const first = (await addKey(id)).answer;
    const second = (await addKey(id, 3)).answer;
    expect([await works(first), await works(second)]).toEqual([true, true]);
    expect((await addKey(id)).refusal).toBe("409 partners.two_keys");
    expect((await read(id)).keys.map(({ state }) => state)).toEqual(["active", "ending"]);
    app.clock.pass({ days: 3, seconds: 1 });
    expect([await works(first), await works(second)]).toEqual([false, true]);
    expect((await read(id)).keys.map(({ state }) => state)).toEqual(["active", "ended"]);
    expect((await addKey(id)).status).toBe(200);
  });

  test("two who rotate at the same moment make no third", async () => {
    const { id } = (await create()).answer;
    await addKey(id);
    const tries = await Promise.all([addKey(id), addKey(id), addKey(id)]);
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("a revoked one ends at once, the other goes on; revoked twice is revoked", async () => {
    const { id } = (await create()).answer;
    const first = (await addKey(id)).answer;
    const second = (await addKey(id)).answer;
    expect((await revoke(first.key.id)).answer).toMatchObject({ state: "revoked" });
    expect((await revoke(first.key.id)).status).toBe(200);
    expect([await works(first), await works(second)]).toEqual([false, true]);
    const audited = await plant(app, (tx) =>
      tx.selectFrom("audit_trail").select("action").where("entity_id", "=", id).orderBy("id").execute(),
    );
    expect(audited.map(({ action }) => action)).toEqual([
      "partners.create",
      "partners.add_key",
      "partners.add_key",
      "partners.revoke_key",
    ]);
  });
});

describe("what a partner asked for", () => {
  test("is listed, the newest first, with whom it was for", async () => {
    const { id } = (await create()).answer;
    const made = (await addKey(id)).answer;
    const headers = basicOf(made.key.keyId, made.secret);
    const person = await aMember(app, { client, user: { first_name: "Bia", last_name: "Reis" } });
    const ask = (username: string) =>
      app.request(
        contract.askSession,
        { body: { person: { username }, module: "news_single", id: "7" } },
        { headers },
      );
    await ask(person.username);
    await ask("nobody-there");
    const uses = async (query: object) =>
      (await app.request(contract.listUses, { params: { id }, query }, { as: staff })).answer;
    const { items } = await uses({});
    expect(items).toMatchObject([
      { outcome: "unknown_person", namedBy: "username", person: null },
      {
        outcome: "issued",
        keyId: made.key.keyId,
        person: { name: "Bia Reis" },
        module: "news_single",
        item: "7",
      },
    ]);
    expect((await uses({ outcome: "issued" })).items).toHaveLength(1);
    const first = await uses({ limit: 1 });
    expect((await uses({ limit: 1, cursor: first.nextCursor })).items).toMatchObject([{ outcome: "issued" }]);
    expect((await read(id)).keys[0]).toMatchObject({
      lastUsedAt: expect.any(String),
      lastUsedFrom: "127.0.0.1",
    });
  });
});
