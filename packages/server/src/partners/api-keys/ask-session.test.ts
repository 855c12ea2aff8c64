import {
  exchangeToken,
  listSessions,
  reloadUserTokens,
  token,
} from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { askSession } from "@trilha/contract/partners/api-keys/endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aStaffMember,
  aSuperuser,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aPartner, basicOf, type TestPartner } from "../../../test/builders-partners.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
type Body = { person: Record<string, string>; country?: "BR" | "AR"; module?: string; id?: string };

let home: Client;
let partner: TestPartner;
let ana: Member;
beforeAll(async () => {
  home = await aClient(app);
  partner = await aPartner(app, home);
  const user = {
    ...{ document: "52998224725", document_country: "BR" as const, email: "Ana.Parceira@example.com" },
  };
  ana = await aMember(app, { client: home, user, gmin_number: "GM-77", sap_code: "S9" });
});

const ask = (body: Body, headers: Record<string, string> = partner.headers) =>
  app.request(askSession, { body } as never, { headers });
const anas = (): Body => ({ person: { username: ana.username } });
const tokenIn = (url: string) => /\/webservice-login\/([^?]+)/.exec(url)?.[1] ?? "";
const enter = (url: string) => app.request(exchangeToken, { body: { token: tokenIn(url) } });
const logged = (event: string) =>
  plant(app, (tx) =>
    tx
      .selectFrom("security_log")
      .selectAll()
      .where("event", "=", event)
      .where("client_id", "=", home.id)
      .execute(),
  );

describe("§states#webservice-login: a partner asks for an address", () => {
  test.each([
    ["username", () => ({ username: ana.username.toUpperCase() })],
    ["e-mail", () => ({ email: "ana.parceira@EXAMPLE.com" })],
    ["document with its punctuation", () => ({ document: "529.982.247-25" })],
    ["GMIN number", () => ({ externalId: "gm-77" })],
    ["SAP code", () => ({ externalId: "S9" })],
  ])("by %s, and the person is in", async (_, person) => {
    const { answer } = await ask({ person: person(), module: "course", id: "7" });
    expect(answer).toMatchObject({ expiresIn: 60 });
    const url = new URL(answer.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({ client: home.slug, module: "course", id: "7" });
    const { answer: tokens } = await enter(answer.url);
    const session = await app.request(readSession, {}, { token: tokens.access_token });
    expect(session.answer).toMatchObject({ isWebservice: true, idUserClientSelected: home.id });
  });

  test("on the client's own host, where it has one", async () => {
    const client = await aClient(app);
    const host = `${client.slug}.example`;
    await plant(app, (tx) => tx.insertInto("client_hosts").values({ host, client_id: client.id }).execute());
    const [theirs, person] = [await aPartner(app, client), await aMember(app, { client })];
    const { answer } = await ask({ person: { username: person.username } }, theirs.headers);
    const url = new URL(answer.url);
    expect([url.hostname, url.search]).toEqual([host, ""]);
  });

  test("works once", async () => {
    const { answer } = await ask(anas());
    expect((await enter(answer.url)).status).toBe(200);
    expect((await enter(answer.url)).problem.code).toBe("session.token_invalid");
  });

  test("works once, however many try at the same moment", async () => {
    const { answer } = await ask(anas());
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter(answer.url)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("works for a minute", async () => {
    const { answer } = await ask(anas());
    app.clock.pass({ seconds: 61 });
    expect((await enter(answer.url)).problem.code).toBe("session.token_invalid");
  });

  test("lets nobody in who was blocked meanwhile", async () => {
    const person = await aMember(app, { client: home });
    const { answer } = await ask({ person: { username: person.username } });
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ status: "blocked" })
        .where("id", "=", person.membershipId)
        .execute(),
    );
    expect((await enter(answer.url)).problem.code).toBe("identity.blocked");
  });
});

describe("§states#webservice-login a session with a webservice token", () => {
  test("is never refreshed, stays in its client and ends by itself", async () => {
    const other = await aClient(app);
    await aMember(app, {
      client: other,
      user: { ...{ id: ana.userId, username: ana.username, email: null } },
    });
    const { answer: tokens } = await enter((await ask(anas())).answer.url);
    expect(tokens.expires_in).toBe(2 * 60 * 60);
    const renewal = { grant_type: "refresh_token", refresh_token: tokens.refresh_token } as const;
    expect((await app.request(token, { body: renewal })).status).toBe(400);
    const as = { token: tokens.access_token };
    const away = await app.request(reloadUserTokens, { body: { id_user_client_selected: other.id } }, as);
    expect(away.refusal).toBe("403 identity.own_proof_needed");
    const { answer: session } = await app.request(readSession, {}, as);
    expect(session.clients.map(({ id }) => id)).toEqual([home.id]);
    const reloaded = (await app.request(reloadUserTokens, { body: {} }, as)).answer;
    const again = { grant_type: "refresh_token", refresh_token: reloaded.refresh_token } as const;
    expect((await app.request(token, { body: again })).status).toBe(400);
    app.clock.pass({ seconds: 2 * 60 * 60 + 1 });
    expect((await app.request(listSessions, {}, as)).status).toBe(401);
  });

  test("opens nobody's document to staff", async () => {
    const elsewhere = await aMember(app, { client: await aClient(app) });
    const user = { id: elsewhere.userId, username: elsewhere.username, email: null };
    const here = await aMember(app, { client: home, user });
    await enter((await ask({ person: { username: here.username } })).answer.url);
    const row = await plant(app, (tx) =>
      tx
        .selectFrom("memberships")
        .select("personal_data_open")
        .where("id", "=", here.membershipId)
        .executeTakeFirstOrThrow(),
    );
    expect(row.personal_data_open).toBe(false);
  });
});

describe("a partner is told plainly of its own people, and of nobody else", () => {
  const person = async (fields: object): Promise<string> =>
    (await aMember(app, { client: home, ...fields })).username;

  test.each([
    ["nobody", async (): Promise<string> => "nobody-there", "404 partners.unknown_person"],
    [
      "somebody of another client",
      async (): Promise<string> => (await aMember(app, { client: await aClient(app) })).username,
      "404 partners.unknown_person",
    ],
    [
      "a superuser of no client",
      async () => {
        const { userId } = await aSuperuser(app, home);
        const row = await plant(app, (tx) =>
          tx.selectFrom("users").select("username").where("id", "=", userId).executeTakeFirstOrThrow(),
        );
        return row.username;
      },
      "404 partners.unknown_person",
    ],
    ["somebody deleted", () => person({ user: { deleted_at: new Date() } }), "404 partners.unknown_person"],
    ["somebody blocked", () => person({ status: "blocked" }), "403 partners.person_blocked"],
    ["somebody who waits", () => person({ status: "awaiting_approval" }), "403 partners.person_awaiting"],
    [
      "staff",
      async () => (await aStaffMember(app, home, "instructor")).username,
      "403 partners.person_is_staff",
    ],
    [
      "a superuser who is a member",
      () => person({ user: { is_superuser: true } }),
      "403 partners.person_is_staff",
    ],
  ] as const)("%s", async (_, username, refusal) => {
    expect((await ask({ person: { username: await username() } })).refusal).toBe(refusal);
  });

  test("one number in two countries needs the country", async () => {
    for (const document_country of ["BR", "AR"] as const)
      await aMember(app, { client: home, user: { document: "31415926", document_country } });
    const twins = { person: { document: "31.415.926" } };
    expect((await ask(twins)).refusal).toBe("409 partners.ambiguous_person");
    expect((await ask({ ...twins, country: "AR" })).status).toBe(200);
  });

  test.each([
    ["no person", { person: {} }],
    ["two names at once", { person: { username: "a", document: "1" } }],
    ["an unknown field", { person: { username: "a", password: "x" } }],
    ["a module that is an address", { person: { username: "a" }, module: "//evil.example" }],
    ["a NUL byte", { person: { username: "a\u0000" } }],
    ["a name of 10 kB", { person: { username: "a".repeat(10_000) } }],
  ])("%s is refused before anybody is looked for", async (_, body) => {
    expect((await ask(body as Body)).refusal).toBe("422 request.invalid");
  });
});

describe("who is no partner", () => {
  const refused = async (headers: Record<string, string>) => {
    const reply = await ask(anas(), headers);
    expect(reply.headers["www-authenticate"]).toMatch(/^Basic /);
    return reply.refusal;
  };

  test.each([
    ["nothing", () => ({}) as Record<string, string>, "401 request.credentials_wrong"],
    ["a bearer token", () => ({ authorization: "Bearer abc" }), "401 request.credentials_wrong"],
    [
      "no colon",
      () => ({ authorization: `Basic ${Buffer.from("abc").toString("base64")}` }),
      "401 request.credentials_wrong",
    ],
    [
      "the app's own credentials",
      () => basicOf(app.settings.oauth.clientId, app.settings.oauth.clientSecret),
      "401 partners.key_invalid",
    ],
    [
      "a wrong secret",
      () => basicOf(partner.key.keyId, `${partner.key.secret}x`),
      "401 partners.key_invalid",
    ],
    ["an empty secret", () => basicOf(partner.key.keyId, ""), "401 partners.key_invalid"],
    [
      "another's secret",
      async () => basicOf(partner.key.keyId, (await aPartner(app, home)).key.secret),
      "401 partners.key_invalid",
    ],
    ["a NUL byte", () => basicOf("tp_\u0000", "x"), "401 partners.key_invalid"],
  ] as const)("%s", async (_, headers, refusal) => {
    expect(await refused(await headers())).toBe(refusal);
  });

  test.each([
    ["revoked", { key: { revoked_at: new Date() } }],
    ["over", { key: { ends_at: new Date(0) } }],
    ["of a partner that pauses", { active: false }],
  ])("a key that is %s", async (_, { key, active }: { key?: object; active?: boolean }) => {
    const theirs = await aPartner(app, home);
    await plant(app, async (tx) => {
      if (key) await tx.updateTable("partner_keys").set(key).where("id", "=", theirs.key.id).execute();
      if (active === false)
        await tx.updateTable("partners").set({ active }).where("id", "=", theirs.id).execute();
    });
    expect(await refused(theirs.headers)).toBe("401 partners.key_invalid");
  });

  test("has to wait longer and longer, while the partner itself goes on", async () => {
    const theirs = await aPartner(app, home);
    const guess = () =>
      app.request(askSession, { body: anas() } as never, {
        headers: basicOf(theirs.key.keyId, "x"),
        from: "203.0.113.9",
      });
    for (let tries = 0; tries < 6; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
    expect((await ask(anas(), theirs.headers)).status).toBe(200);
  });
});

describe("what stays of it", () => {
  test("the security log has each asking and no secret, token or name", async () => {
    await ask({ person: { username: "somebody-unknown" } });
    const { answer } = await ask(anas());
    await ask(anas(), basicOf(partner.key.keyId, "wrong-secret"));
    const rows = [
      ...(await logged("partner.session_issued")),
      ...(await logged("partner.session_refused")),
      ...(await logged("partner.key_refused")),
    ];
    expect(new Set(rows.map(({ event }) => event)).size).toBe(3);
    const text = JSON.stringify(rows);
    for (const secret of [partner.key.secret, tokenIn(answer.url), "wrong-secret", "somebody-unknown"])
      expect(text).not.toContain(secret);
  });

  test("of a secret the database has its hash alone", async () => {
    await ask(anas());
    const row = await plant(app, (tx) =>
      tx.selectFrom("partner_keys").selectAll().where("id", "=", partner.key.id).executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(partner.key.secret);
    expect(row.secret_hash).toHaveLength(32);
    expect(row.last_used_at).not.toBeNull();
  });

  test("is forgotten after 90 days", async () => {
    const theirs = await aPartner(app, home);
    await ask(anas(), theirs.headers);
    const { partnerJobs } = await import("./jobs.ts");
    const count = async () => {
      await partnerJobs["partners.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
      const rows = await plant(app, (tx) =>
        tx.selectFrom("partner_uses").select("id").where("partner_id", "=", theirs.id).execute(),
      );
      return rows.length;
    };
    expect(await count()).toBe(1);
    app.clock.pass({ days: 91 });
    expect(await count()).toBe(0);
  });
});
