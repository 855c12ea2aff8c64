import {
  endOtherSessions,
  endSession,
  exchangeToken,
  listSessions,
  reloadUserTokens,
  signOut,
  token,
} from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { listNotifications } from "@trilha/contract/communication/messages/endpoints.ts";
import { readHome } from "@trilha/contract/home/home/endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aMember, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { endSessionsOf, hashPassword, issueOneTimeToken } from "./index.ts";
import { sweep } from "./sweep.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "100" } });
const password = "girafa de bicicleta";
const hash = await hashPassword(password);

const aPerson = async () => aMember(app, { client: await aClient(app), user: { password_hash: hash } });
const signIn = async (username: string, userAgent = "Test/1") =>
  (
    await app.request(
      token,
      { body: { grant_type: "password", username, password } },
      { headers: { "user-agent": userAgent } },
    )
  ).answer;
const refresh = (refresh_token: string) =>
  app.request(token, { body: { grant_type: "refresh_token", refresh_token } });
const isIn = async (access: string) => (await app.request(readSession, {}, { token: access })).status === 200;
const codeOf = (reply: { text: string }) => JSON.parse(reply.text).code;
const sessionsOf = (userId: string) =>
  plant(app, (tx) =>
    tx.selectFrom("sessions").selectAll().where("user_id", "=", userId).orderBy("created_at").execute(),
  );

describe("§states#token-refresh", () => {
  test("a refresh token is traded once for new ones", async () => {
    const { username } = await aPerson();
    const first = await signIn(username);
    const second = (await refresh(first.refresh_token)).answer;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await isIn(second.access_token)).toBe(true);
    const third = (await refresh(second.refresh_token)).answer;
    expect(await isIn(third.access_token)).toBe(true);
  });

  test("a used one that comes back ends the family, and its person is told (security row 14)", async () => {
    const person = await aPerson();
    const { username, userId } = person;
    const first = await signIn(username);
    const second = (await refresh(first.refresh_token)).answer;
    app.clock.pass({ seconds: 11 });
    const stolen = await refresh(first.refresh_token);
    expect(stolen.status).toBe(400);
    expect(JSON.parse(stolen.text)).toMatchObject({ error: "invalid_grant", code: "session.ended" });
    expect((await refresh(second.refresh_token)).status).toBe(400);
    expect(await isIn(second.access_token)).toBe(false);
    expect((await sessionsOf(userId)).map(({ end_reason }) => end_reason)).toEqual(["token_reused"]);
    const events = await plant(app, (tx) =>
      tx.selectFrom("security_log").select("event").where("user_id", "=", userId).orderBy("id").execute(),
    );
    expect(events.map(({ event }) => event)).toEqual(["sign_in.succeeded", "session.token_reused"]);
    await app.runJobs();
    const notified = await app.request(listNotifications, { query: {} }, { as: person });
    expect(notified.answer.items.map(({ kind }) => kind)).toContain("session.copied");
    expect(app.outside.mails.at(-1)).toMatchObject({
      to: `${username}@example.com`,
      subject: "Encerramos um acesso à sua conta",
    });
  });

  test("twenty tabs that race all go on, with one token", async () => {
    const { username, userId } = await aPerson();
    const { refresh_token } = await signIn(username);
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const tokens = replies.map(({ answer }) => answer);
    expect(new Set(tokens.map((one) => one.refresh_token)).size).toBe(1);
    const inside = await Promise.all(tokens.map((one) => isIn(one.access_token)));
    expect(inside).toEqual(Array(20).fill(true));
    expect(await sessionsOf(userId)).toHaveLength(1);
    app.clock.pass({ seconds: 11 });
    expect(codeOf(await refresh(refresh_token))).toBe("session.ended");
  });

  test("a race from another device is no race", async () => {
    const { username, userId } = await aPerson();
    const from = (device: string) => ({ headers: { "x-device": device } });
    const [own, other] = [from(crypto.randomUUID()), from(crypto.randomUUID())];
    const body = { grant_type: "password" as const, username, password };
    const { refresh_token } = (await app.request(token, { body }, own)).answer;
    const again = { body: { grant_type: "refresh_token" as const, refresh_token } };
    expect((await app.request(token, again, own)).status).toBe(200);
    expect((await app.request(token, again, own)).status).toBe(200);
    expect(codeOf(await app.request(token, again, other))).toBe("session.ended");
    expect((await sessionsOf(userId)).map(({ end_reason }) => end_reason)).toEqual(["token_reused"]);
  });

  test("idle and absolute life are the server's", async () => {
    const { username, userId } = await aPerson();
    const idle = await signIn(username);
    app.clock.pass({ days: 30, seconds: 1 });
    expect(codeOf(await refresh(idle.refresh_token))).toBe("session.ended");
    expect((await sessionsOf(userId)).map(({ end_reason }) => end_reason)).toEqual(["expired"]);

    let held = await signIn(username);
    for (let month = 0; month < 6; month += 1) {
      app.clock.pass({ days: 29 });
      held = (await refresh(held.refresh_token)).answer;
    }
    app.clock.pass({ days: 5, hours: 23, minutes: 59 });
    const last = (await refresh(held.refresh_token)).answer;
    expect(last.expires_in).toBeLessThanOrEqual(60);
    app.clock.pass({ minutes: 1 });
    expect(codeOf(await refresh(last.refresh_token))).toBe("session.ended");
  });

  test("a stranger's token is none", async () => {
    expect(codeOf(await refresh("x".repeat(43)))).toBe("session.ended");
  });

  test("a deleted person's token is none", async () => {
    const { username, userId } = await aPerson();
    const { refresh_token } = await signIn(username);
    await plant(app, (tx) =>
      tx.updateTable("users").set({ deleted_at: new Date() }).where("id", "=", userId).execute(),
    );
    expect(codeOf(await refresh(refresh_token))).toBe("session.ended");
  });

  test("only a hash of the token is kept", async () => {
    const { username } = await aPerson();
    const { refresh_token } = await signIn(username);
    const rows = await plant(app, (tx) => tx.selectFrom("refresh_tokens").selectAll().execute());
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    expect(JSON.stringify(rows.map(({ token_hash }) => token_hash.toString("utf8")))).not.toContain(
      refresh_token,
    );
  });
});

describe("§api#reload-tokens /accounts/reload_user_tokens/", () => {
  test("gives new tokens and replaces the old ones of the family", async () => {
    const { username } = await aPerson();
    const first = await signIn(username);
    const { answer } = await app.request(reloadUserTokens, { body: {} }, { token: first.access_token });
    expect(await isIn(answer.access_token)).toBe(true);
    expect((await refresh(answer.refresh_token)).status).toBe(200);
    app.clock.pass({ seconds: 11 });
    expect((await refresh(first.refresh_token)).status).toBe(400);
  });

  test("tabs that ask at once hold the same token", async () => {
    const { username } = await aPerson();
    const first = await signIn(username);
    app.clock.pass({ seconds: 11 });
    const ask = () => app.request(reloadUserTokens, { body: {} }, { token: first.access_token });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one.answer.refresh_token).not.toBe(first.refresh_token);
    expect(other.answer.refresh_token).toBe(one.answer.refresh_token);
  });

  test("another client: the token of the one before stops at once", async () => {
    const one = await aPerson();
    const other = await aClient(app);
    await aMember(app, { client: other, user: { id: one.userId, username: one.username, email: null } });
    const first = await signIn(one.username);
    const body = { id_user_client_selected: other.id };
    const { answer } = await app.request(reloadUserTokens, { body }, { token: first.access_token });
    const session = await app.request(readSession, {}, { token: answer.access_token });
    expect(session.answer.idUserClientSelected).toBe(other.id);
    await expect.poll(() => isIn(first.access_token)).toBe(false);
    expect((await refresh(answer.refresh_token)).status).toBe(200);
  });
});

describe("§states#token-in-address a token in the address", () => {
  const exchange = (single: string) => app.request(exchangeToken, { body: { token: single } });

  test("opens a session once, even when ten come at once", async () => {
    const { userId, clientId } = await aPerson();
    const single = issueOneTimeToken(app.parts, app.clock.now(), { userId, clientId, isWebservice: true });
    const replies = await Promise.all(Array.from({ length: 10 }, () => exchange(single)));
    const opened = replies.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 410)).toHaveLength(9);
    const access = opened[0]?.answer.access_token ?? "";
    const { answer } = await app.request(readSession, {}, { token: access });
    expect(answer).toMatchObject({ id: userId, isWebservice: true, idUserClientSelected: clientId });
  });

  test("lives a minute, and is for who may enter", async () => {
    const { userId, clientId } = await aPerson();
    const foreign = await aClient(app);
    const blocked = await aMember(app, { client: foreign, status: "blocked" });
    const now = app.clock.now();
    const late = issueOneTimeToken(app.parts, now, { userId, clientId });
    const astray = issueOneTimeToken(app.parts, now, { userId, clientId: foreign.id });
    const refused = issueOneTimeToken(app.parts, now, blocked);
    expect((await exchange(astray)).refusal).toBe("403 identity.no_access");
    expect((await exchange(refused)).refusal).toBe("403 identity.blocked");
    app.clock.pass({ seconds: 61 });
    expect((await exchange(late)).refusal).toBe("410 session.token_invalid");
    expect((await exchange("no.token.atall")).refusal).toBe("410 session.token_invalid");
    const access = await app.tokenFor({ userId, clientId });
    expect((await exchange(access)).refusal).toBe("410 session.token_invalid");
  });
});

describe("own sessions (security row 13)", () => {
  test("are listed with a name, and one or all others can be ended", async () => {
    const { username } = await aPerson();
    const phone = await signIn(username, "Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36");
    const desk = await signIn(username, "Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36");
    const tablet = await signIn(username, "Mozilla/5.0 (iPad) Version/18 Safari/604.1");
    const list = async () => (await app.request(listSessions, {}, { token: desk.access_token })).answer.items;
    const items = await list();
    expect(items.map(({ device, current }) => [device, current]).toSorted()).toEqual([
      ["Chrome · Android", false],
      ["Chrome · Windows", true],
      ["Safari · iPad", false],
    ]);
    const id = items.find(({ device }) => device === "Chrome · Android")?.id ?? "";
    expect((await app.request(endSession, { params: { id } }, { token: desk.access_token })).status).toBe(
      204,
    );
    await expect.poll(() => isIn(phone.access_token)).toBe(false);
    expect((await refresh(phone.refresh_token)).status).toBe(400);
    expect((await app.request(endSession, { params: { id } }, { token: desk.access_token })).refusal).toBe(
      "404 request.not_found",
    );
    expect((await app.request(endOtherSessions, {}, { token: desk.access_token })).status).toBe(204);
    await expect.poll(() => isIn(tablet.access_token)).toBe(false);
    expect((await list()).map(({ current }) => current)).toEqual([true]);
  });

  test("someone else's session does not exist (security row 20)", async () => {
    const [one, other] = [await aPerson(), await aPerson()];
    const mine = await signIn(one.username);
    const theirs = await signIn(other.username);
    const [session] = await sessionsOf(other.userId);
    for (const id of [session?.id ?? "", crypto.randomUUID(), "not-an-id"]) {
      const reply = await app.request(endSession, { params: { id } }, { token: mine.access_token });
      expect(reply.refusal).toBe("404 request.not_found");
    }
    expect(await isIn(theirs.access_token)).toBe(true);
  });

  test("signing out ends the session, its family and its push addresses", async () => {
    const { username, userId } = await aPerson();
    const held = await signIn(username);
    const [session] = await sessionsOf(userId);
    await plant(app, (tx) =>
      tx
        .insertInto("device_tokens")
        .values({ user_id: userId, session_id: session?.id ?? "", kind: "fcm", token: session?.id ?? "" })
        .execute(),
    );
    expect((await app.request(signOut, {}, { token: held.access_token })).status).toBe(204);
    await expect.poll(() => isIn(held.access_token)).toBe(false);
    expect((await refresh(held.refresh_token)).status).toBe(400);
    const devices = await plant(app, (tx) =>
      tx.selectFrom("device_tokens").selectAll().where("user_id", "=", userId).execute(),
    );
    expect(devices).toEqual([]);
  });
});

test("§roles#blocked blocking works at once on HTTP, and the app can still say so (security row 24)", async () => {
  const { username, userId, membershipId } = await aPerson();
  const { access_token } = await signIn(username);
  const home = () => app.request(readHome, {}, { token: access_token });
  expect((await home()).status).toBe(200);
  const set = (status: "blocked" | "active") =>
    plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ status, status_reason: "two accounts" })
        .where("id", "=", membershipId)
        .execute(),
    );
  await set("blocked");
  await expect.poll(async () => (await home()).status).toBe(403);
  expect((await home()).refusal).toBe("403 identity.blocked");
  const { answer } = await app.request(readSession, {}, { token: access_token });
  expect(answer).toMatchObject({ status: "blocked", statusReason: "two accounts", permissions: [] });
  expect(answer.selectedClient?.status).toBe("blocked");
  await set("active");
  await expect.poll(async () => (await home()).status).toBe(200);
  expect(userId).toBe(answer.id);
});

test("staff end sessions of people in their client, and of nobody else", async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  const held = await signIn(one.username);
  const scope = (clientId: string) => ({ clientId, userId: crypto.randomUUID() });
  const end = (clientId: string) =>
    app.parts.db.write(scope(clientId), (tx) =>
      endSessionsOf(tx, one.userId, "blocked", { now: app.clock.now() }),
    );
  expect(await end(other.clientId)).toBe(0);
  expect(await isIn(held.access_token)).toBe(true);
  expect(await end(one.clientId)).toBe(1);
  await expect.poll(() => isIn(held.access_token)).toBe(false);
});

test("the sweep ends what is over and forgets what nobody needs", async () => {
  const { username, userId, clientId } = await aPerson();
  await signIn(username);
  const single = issueOneTimeToken(app.parts, app.clock.now(), { userId, clientId });
  await app.request(exchangeToken, { body: { token: single } });
  const now = app.clock.now();
  await plant(app, async (tx) => {
    await tx
      .insertInto("idempotency_keys")
      .values({
        client_id: clientId,
        user_id: userId,
        key: crypto.randomUUID(),
        endpoint: "x",
        request_hash: Buffer.alloc(32),
        created_at: now,
      })
      .execute();
    await tx.insertInto("live_events").values({ client_id: clientId, kind: "x", created_at: now }).execute();
  });
  const left = async () =>
    plant(app, async (tx) => ({
      running: (
        await tx
          .selectFrom("sessions")
          .select("id")
          .where("user_id", "=", userId)
          .where("ended_at", "is", null)
          .execute()
      ).length,
      used: (await tx.selectFrom("used_tokens").selectAll().execute()).length > 0,
      keys: (await tx.selectFrom("idempotency_keys").select("key").where("user_id", "=", userId).execute())
        .length,
      events: (await tx.selectFrom("live_events").select("id").where("client_id", "=", clientId).execute())
        .length,
      sessions: (await sessionsOf(userId)).length,
    }));
  await sweep(app.parts, {}, { attempt: 1, maxAttempts: 1 });
  expect(await left()).toEqual({ running: 2, used: true, keys: 1, events: 1, sessions: 2 });
  app.clock.pass({ days: 8 });
  await sweep(app.parts, {}, { attempt: 1, maxAttempts: 1 });
  expect(await left()).toEqual({ running: 2, used: false, keys: 0, events: 0, sessions: 2 });
  app.clock.pass({ days: 23 });
  await sweep(app.parts, {}, { attempt: 1, maxAttempts: 1 });
  expect(await left()).toMatchObject({ running: 0, sessions: 2 });
  app.clock.pass({ days: 181 });
  await sweep(app.parts, {}, { attempt: 1, maxAttempts: 1 });
  expect(await left()).toMatchObject({ sessions: 0 });
});
