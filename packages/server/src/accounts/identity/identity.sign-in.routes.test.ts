import { hash as argon2 } from "@node-rs/argon2";
import { reloadUserTokens, token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { CallOptions } from "../../../test/app.ts";
import { aClient, aMember, aUser, plant, unique } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashPassword, verifyRealtimeToken } from "./index.ts";

const app = useApp();
const password = "girafa de bicicleta";
const hash = await hashPassword(password);

let addresses = 0;
/** Another address for each call: what limits addresses has tests of its own. */
const from = () => `10.${Math.floor(addresses / 250)}.1.${addresses++ % 250}`;

const signIn = (username: string, typed = password, options: CallOptions & { client?: string } = {}) => {
  const { client, ...call } = options;
  const body = { grant_type: "password", username, password: typed, ...(client && { client }) };
  return app.request(token, { body }, { from: from(), ...call });
};
const oauth = (reply: { text: string }) => {
  const { requestId: _, ...rest } = JSON.parse(reply.text);
  return rest;
};
const selected = async (username: string, options: { client?: string } = {}) => {
  const { answer } = await signIn(username, password, options);
  const session = await app.request(readSession, {}, { token: answer.access_token });
  return session.answer.idUserClientSelected;
};

describe("§api#token POST /o/token/ with a password", () => {
  test("answers tokens that work, by username, e-mail or document, in any case and punctuation", async () => {
    const client = await aClient(app);
    const name = unique("Ana.Sign");
    const user = {
      username: name,
      email: `${name}@Example.com`,
      document: "52998224725",
      document_country: "BR",
      password_hash: hash,
    } as const;
    const member = await aMember(app, { client, user });
    for (const typed of [
      name,
      name.toUpperCase(),
      ` ${name} `,
      `${name}@example.COM`,
      "529.982.247-25",
      "52998224725",
    ]) {
      const { answer, headers } = await signIn(typed);
      expect(headers["cache-control"]).toBe("no-store");
      expect(answer).toMatchObject({ token_type: "Bearer", expires_in: 600, scope: "app" });
      const session = await app.request(readSession, {}, { token: answer.access_token });
      expect(session.answer).toMatchObject({ id: member.userId, status: "active" });
      expect(await verifyRealtimeToken(app.parts, answer.user_firebase_token)).toMatchObject({
        userId: member.userId,
        clientId: client.id,
      });
    }
  });

  test("RFC 6749: what is wrong with the request, the app or the grant", async () => {
    const grant = (body: Record<string, string>, options: CallOptions = {}) =>
      app.request(token, { body: body as { grant_type: string } }, { from: from(), ...options });
    const wrongApp = { authorization: `Basic ${Buffer.from("trilha-web:guess").toString("base64")}` };

    const refused = await grant({ grant_type: "client_credentials" });
    expect(refused.status).toBe(400);
    expect(oauth(refused)).toMatchObject({ error: "unsupported_grant_type", code: "request.invalid" });
    for (const body of [
      { grant_type: "password", username: "ana" },
      { grant_type: "password", password },
      { grant_type: "refresh_token" },
      { username: "ana", password },
      { grant_type: "password", username: "ana", password, admin: "yes" },
    ]) {
      expect(oauth(await grant(body as never))).toMatchObject({ error: "invalid_request" });
    }
    const stranger = await grant(
      { grant_type: "password", username: "ana", password },
      { headers: wrongApp },
    );
    expect(stranger.status).toBe(401);
    expect(stranger.headers["www-authenticate"]).toMatch(/^Basic/);
    expect(oauth(stranger)).toMatchObject({ error: "invalid_client", code: "request.credentials_wrong" });
  });

  test("an unknown name, a wrong password and one without a password look the same (security row 4)", async () => {
    const client = await aClient(app);
    const { username } = await aMember(app, { client, user: { password_hash: hash } });
    const { username: invited } = await aMember(app, { client });
    const { username: blocked } = await aMember(app, {
      client,
      user: { password_hash: hash },
      status: "blocked",
    });
    const replies = await Promise.all(
      [unique("nobody"), username, invited, blocked].map((name) => signIn(name, "wrong password")),
    );
    const bodies = replies.map(({ status, text }) => ({ status, body: oauth({ text }) }));
    expect(bodies[0]).toMatchObject({
      status: 400,
      body: { error: "invalid_grant", code: "identity.sign_in_failed" },
    });
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  // Without the hashing an unknown name would answer in a tenth of the time; the exact figure is the bench's.
  test("an unknown name costs the same work as a wrong password", async () => {
    const { username } = await aUser(app, { password_hash: hash });
    const time = async (name: string) => {
      const begin = performance.now();
      await signIn(name, "wrong password");
      return performance.now() - begin;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      known.push(await time(username));
      unknown.push(await time(unique("nobody")));
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length / 2] ?? 0;
    expect(median(unknown) / median(known)).toBeGreaterThan(0.4);
    expect(median(unknown) / median(known)).toBeLessThan(2.5);
  }, 60_000);

  test("whoever is blocked or waits hears so after the right password only, with the client's text", async () => {
    const client = await aClient(app);
    const standing = async (status: "blocked" | "awaiting_approval") =>
      (await aMember(app, { client, user: { password_hash: hash }, status })).username;
    const { username: stranger } = await aUser(app, { password_hash: hash });
    for (const [name, code] of [
      [await standing("blocked"), "identity.blocked"],
      [await standing("awaiting_approval"), "identity.awaiting_approval"],
      [stranger, "identity.no_access"],
    ] as const) {
      const reply = await signIn(name);
      expect(reply.status).toBe(400);
      expect(oauth(reply)).toMatchObject({ error: "invalid_grant", code });
    }
  });

  test("a deleted person is unknown", async () => {
    const client = await aClient(app);
    const { username } = await aMember(app, {
      client,
      user: { password_hash: hash, deleted_at: new Date() },
    });
    expect(oauth(await signIn(username))).toMatchObject({ code: "identity.sign_in_failed" });
  });

  test("someone else's e-mail taken as a username does not stand in front of them", async () => {
    const client = await aClient(app);
    const email = `${unique("victim")}@example.com`;
    const victim = await aMember(app, { client, user: { email, password_hash: hash } });
    await aMember(app, {
      client,
      user: { username: email, password_hash: await hashPassword("another one") },
    });
    const { answer } = await signIn(email);
    const { answer: session } = await app.request(readSession, {}, { token: answer.access_token });
    expect(session.id).toBe(victim.userId);
    expect(oauth(await signIn(email, "another one"))).toMatchObject({ code: "identity.sign_in_failed" });
  });

  test("after five failures the account waits at that address, and only there (security row 5)", async () => {
    const client = await aClient(app);
    const { username } = await aMember(app, { client, user: { password_hash: hash } });
    const here = { from: from() };
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await signIn(username, "wrong password", here)).status).toBe(400);
    }
    const waiting = await signIn(username, password, here);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers["retry-after"])).toBeGreaterThan(0);
    expect(oauth(waiting)).toMatchObject({ code: "request.too_many" });
    expect((await signIn(username)).status).toBe(200);
  });

  test("a hash that became too cheap is made anew", async () => {
    const client = await aClient(app);
    const cheap = await argon2(password, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    const { username, userId } = await aMember(app, { client, user: { password_hash: cheap } });
    expect((await signIn(username)).status).toBe(200);
    const stored = await plant(app, (tx) =>
      tx.selectFrom("users").select("password_hash").where("id", "=", userId).executeTakeFirstOrThrow(),
    );
    expect(stored.password_hash).toMatch(/m=19456,t=2,p=1/);
    expect((await signIn(username)).status).toBe(200);
  });

  test("is told in the security log, without what was typed", async () => {
    const client = await aClient(app);
    const { username, userId } = await aMember(app, { client, user: { password_hash: hash } });
    await signIn(username, "my secret typo");
    await signIn(username, password, { headers: { "user-agent": "Test/1" } });
    const events = await plant(app, (tx) =>
      tx.selectFrom("security_log").selectAll().where("user_id", "=", userId).orderBy("id").execute(),
    );
    expect(events.map(({ event }) => event)).toEqual(["sign_in.failed", "sign_in.succeeded"]);
    expect(events[1]).toMatchObject({ client_id: client.id, user_agent: "Test/1" });
    expect(JSON.stringify(events)).not.toContain("typo");
  });

  test("a new device is told to the person, the first one and a known one are not (security row 11)", async () => {
    const client = await aClient(app);
    const { username } = await aMember(app, { client, user: { password_hash: hash } });
    const mails = () => app.outside.mails.filter(({ to }) => to === `${username}@example.com`);
    const windows = "Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36";
    const withAgent = (agent: string) => signIn(username, password, { headers: { "user-agent": agent } });
    await withAgent(windows);
    await withAgent(windows.replace("142", "143"));
    await app.runJobs();
    expect(mails()).toEqual([]);
    await withAgent("Mozilla/5.0 (iPhone) Version/18 Mobile Safari/604.1");
    await app.runJobs();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain("Safari · iPhone");
  });
});

describe("§purpose#clients which client is selected", () => {
  test("the door's by slug or host, else the last, else the first", async () => {
    const [first, second, foreign] = [await aClient(app), await aClient(app), await aClient(app)];
    const host = `${unique("club")}.example.com`;
    await plant(app, (tx) => tx.insertInto("client_hosts").values({ host, client_id: second.id }).execute());
    const user = await aUser(app, { password_hash: hash });
    await aMember(app, { client: first, user, created_at: new Date("2025-01-01") });
    await aMember(app, { client: second, user, created_at: new Date("2025-06-01") });

    expect(await selected(user.username)).toBe(first.id);
    expect(await selected(user.username, { client: foreign.slug })).toBe(first.id);
    expect(await selected(user.username, { client: second.slug })).toBe(second.id);
    expect(await selected(user.username)).toBe(second.id);
    expect(await selected(user.username, { client: first.slug })).toBe(first.id);
    const atHost = await signIn(user.username, password, { headers: { host: `${host}:8443` } });
    const session = await app.request(readSession, {}, { token: atHost.answer.access_token });
    expect(session.answer.idUserClientSelected).toBe(second.id);
  });

  test("a superuser may start and move anywhere; a member where they are active", async () => {
    const [own, foreign] = [await aClient(app), await aClient(app)];
    const [locked, queue] = [await aClient(app), await aClient(app)];
    const user = await aUser(app, { password_hash: hash });
    await aMember(app, { client: own, user });
    await aMember(app, { client: locked, user, status: "blocked" });
    await aMember(app, { client: queue, user, status: "awaiting_approval" });
    const boss = await aUser(app, { password_hash: hash, is_superuser: true });
    expect(await selected(boss.username, { client: foreign.slug })).toBe(foreign.id);

    const { access_token } = (await signIn(user.username)).answer;
    const move = (id: string) =>
      app.request(reloadUserTokens, { body: { id_user_client_selected: id } }, { token: access_token });
    expect((await move(foreign.id)).refusal).toBe("403 identity.no_access");
    expect((await move(locked.id)).refusal).toBe("403 identity.blocked");
    expect((await move(queue.id)).refusal).toBe("403 identity.awaiting_approval");
    expect((await move(crypto.randomUUID())).refusal).toBe("403 identity.no_access");
    expect((await move(own.id)).status).toBe(200);

    const super_ = (await signIn(boss.username)).answer;
    const moved = await app.request(
      reloadUserTokens,
      { body: { id_user_client_selected: own.id } },
      { token: super_.access_token },
    );
    const { answer } = await app.request(readSession, {}, { token: moved.answer.access_token });
    expect(answer).toMatchObject({ idUserClientSelected: own.id, isSuperuser: true });
    const nowhere = { body: { id_user_client_selected: crypto.randomUUID() } };
    expect((await app.request(reloadUserTokens, nowhere, { token: moved.answer.access_token })).refusal).toBe(
      "403 identity.no_access",
    );
  });
});

test("nonsense is refused, never an error (security row 34)", async () => {
  const { username } = await aUser(app, { password_hash: hash });
  const hostile = [
    "\u0000",
    `${username}\u0000`,
    "%",
    "\u202e",
    "'; drop table users; --",
    "ñ".repeat(300),
    "a\\'b",
    "@",
  ];
  for (const text of hostile) {
    for (const body of [
      { grant_type: "password", username: text, password },
      { grant_type: "password", username, password: text },
      { grant_type: "password", username, password: "x", client: text },
      { grant_type: "refresh_token", refresh_token: text },
      { grant_type: text },
    ]) {
      const { status } = await app.request(token, { body }, { from: from() });
      expect([400, 429], JSON.stringify(body)).toContain(status);
    }
  }
  const raw = (payload: string) =>
    app.http.inject({
      method: "POST",
      url: "/o/token/",
      remoteAddress: from(),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        authorization: `Basic ${Buffer.from(`${app.settings.oauth.clientId}:${app.settings.oauth.clientSecret}`).toString("base64")}`,
      },
      payload,
    });
  for (const payload of [
    "",
    "%",
    "grant_type=%ff&username=%00&password=%c3%28",
    "a=1&a=2",
    `password=${"x".repeat(20_000)}`,
  ]) {
    const { statusCode } = await raw(payload);
    expect(statusCode, payload.slice(0, 40)).toBeGreaterThanOrEqual(400);
    expect(statusCode, payload.slice(0, 40)).toBeLessThan(500);
  }
});
