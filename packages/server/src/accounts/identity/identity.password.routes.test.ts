import {
  changePassword,
  checkPasswordLink,
  readProfile,
  reloadUserTokens,
  setPassword,
  token,
} from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aMember, aUser, type Client, plant, unique } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashPassword, makePasswordLink } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "100" } });
const password = "girafa de bicicleta";
const fresh = "Onze elefantes 77 azuis";
const hash = await hashPassword(password);

const aPerson = async (client?: Client) =>
  aMember(app, { client: client ?? (await aClient(app)), user: { password_hash: hash } });
const signIn = (username: string, typed: string) =>
  app.request(token, { body: { grant_type: "password", username, password: typed } });
const isIn = async (access: string) => (await app.request(readSession, {}, { token: access })).status === 200;
const userRow = (id: string) =>
  plant(app, (tx) => tx.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const mailsTo = (email: string | null) => app.outside.mails.filter(({ to }) => to === email);
const fieldsOf = (reply: { problem: { fields?: { path: string; code: string }[] | undefined } }) =>
  reply.problem.fields?.map(({ path, code }) => `${path} ${code}`);

describe("changing one's password", () => {
  const change = (access: string, wanted: string, current = password) =>
    app.request(changePassword, { body: { currentPassword: current, password: wanted } }, { token: access });

  test("needs the current one, ends every other session and keeps this one", async () => {
    const { username, userId } = await aPerson();
    await plant(app, (tx) =>
      tx.updateTable("users").set({ must_change_password: true }).where("id", "=", userId).execute(),
    );
    const here = (await signIn(username, password)).answer;
    const there = (await signIn(username, password)).answer;
    const profile = () => app.request(readProfile, {}, { token: here.access_token });
    expect((await profile()).refusal).toBe("403 identity.password_must_change");
    const renewed = await app.request(reloadUserTokens, { body: {} }, { token: here.access_token });
    expect(renewed.status).toBe(200);
    expect((await change(here.access_token, fresh, "not it")).refusal).toBe(
      "422 identity.password_not_changed",
    );
    expect((await change(here.access_token, fresh)).status).toBe(204);
    await expect.poll(() => isIn(there.access_token)).toBe(false);
    expect(await isIn(here.access_token)).toBe(true);
    await expect.poll(async () => (await profile()).status).toBe(200);
    expect((await signIn(username, password)).status).toBe(400);
    expect((await signIn(username, fresh)).status).toBe(200);
    expect(await userRow(userId)).toMatchObject({
      must_change_password: false,
      password_changed_at: expect.any(Date),
    });
    const events = await plant(app, (tx) =>
      tx.selectFrom("security_log").select("event").where("user_id", "=", userId).execute(),
    );
    expect(events.map(({ event }) => event)).toContain("password.changed");
  });

  test("is told to the person, by mail too (security row 11)", async () => {
    const { username, clientId, userId } = await aPerson();
    const access = await app.tokenFor({ userId, clientId });
    expect((await change(access, fresh)).status).toBe(204);
    await app.runJobs();
    expect(mailsTo(`${username}@example.com`)).toHaveLength(1);
    const [notification] = await plant(app, (tx) =>
      tx.selectFrom("notifications").select("kind").where("user_id", "=", userId).execute(),
    );
    expect(notification?.kind).toBe("password.changed");
  });

  test("the strictest of the person's clients decides; common and own words are refused (security row 2)", async () => {
    const lax = await aClient(app, { password_min_length: 6, branding: { password_strength: "weak" } });
    const strict = await aClient(app, {
      name: "Clube Nexa",
      password_min_length: 10,
      branding: { password_strength: "strong" },
    });
    const member = await aPerson(lax);
    await aMember(app, {
      client: strict,
      user: { id: member.userId, username: member.username, email: null },
    });
    const access = await app.tokenFor(member);
    const wrong = async (wanted: string) => fieldsOf(await change(access, wanted));
    expect(await wrong("Ab1!xyz")).toEqual(["body.password too_short"]);
    expect(await wrong("onze elefantes azuis")).toEqual(["body.password password_too_weak"]);
    expect(await wrong("ClubeNexa@2026")).toEqual(["body.password password_common"]);
    expect(await wrong("Password@1234")).toEqual(["body.password password_common"]);
    expect(await wrong(`${"Aa1! ".repeat(25)}Aa1!`)).toEqual(["body.password too_long"]);
    expect(await wrong("")).toEqual(["body.password required"]);
    expect(await wrong("half \ud800 of a sign")).toEqual(["body.password unprintable"]);
    expect((await change(access, `${"Añ9 ".repeat(31)}Zz-9`)).status).toBe(204);
  });

  test("guessing the current one is slowed down", async () => {
    const member = await aPerson();
    const access = await app.tokenFor(member);
    for (let failure = 0; failure < 5; failure += 1) await change(access, fresh, "not it");
    expect((await change(access, fresh)).refusal).toBe("429 request.too_many");
  });
});

describe("§routes#set-password set-password/{username}/{uidb64}/{token}", () => {
  const invited = async (fields: { password_hash?: string } = {}) => {
    const client = await aClient(app, { password_min_length: 12 });
    const user = await aUser(app, fields);
    await aMember(app, { client, user });
    return { client, ...user };
  };
  const linkTo = async (id: string, channel: "mail" | "code" = "mail") => {
    const address = makePasswordLink(app.parts, await userRow(id), { now: app.clock.now(), channel });
    const [, page, username = "", uidb64 = "", last = ""] = new URL(address).pathname
      .split("/")
      .map(decodeURIComponent);
    expect(page).toBe("set-password");
    return { username, uidb64, token: last };
  };
  const check = (link: { username: string; uidb64: string; token: string }) =>
    app.request(checkPasswordLink, { body: link });
  const set = (link: { username: string; uidb64: string; token: string }, wanted = fresh) =>
    app.request(setPassword, { body: { ...link, password: wanted } });

  test("says what the password must be like, sets it once, confirms the e-mail, ends sessions", async () => {
    const person = await invited({ password_hash: hash });
    const held = await app.tokenFor({ userId: person.id, clientId: person.client.id });
    const link = await linkTo(person.id);
    const demands = { minLength: 12, strength: "medium" };
    expect((await check(link)).answer).toEqual({ firstName: "Ana", first: false, ...demands });
    expect(fieldsOf(await set(link, "curta"))).toEqual(["body.password too_short"]);
    expect((await set(link)).status).toBe(204);
    await expect.poll(() => isIn(held)).toBe(false);
    expect(await userRow(person.id)).toMatchObject({
      email_confirmed_at: expect.any(Date),
      must_change_password: false,
    });
    expect((await signIn(person.username, fresh)).status).toBe(200);
    expect((await check(link)).refusal).toBe("410 identity.link_invalid");
    expect((await set(link)).refusal).toBe("410 identity.link_invalid");
    await app.runJobs();
    expect(mailsTo(person.email)).toHaveLength(1);
  });

  test("a link that came by a code proves no e-mail", async () => {
    const person = await invited();
    expect((await check(await linkTo(person.id, "code"))).answer).toMatchObject({ first: true });
    expect((await set(await linkTo(person.id, "code"))).status).toBe(204);
    expect((await userRow(person.id)).email_confirmed_at).toBeNull();
    await app.runJobs();
    // A first password is no news to who just chose it.
    expect(mailsTo(person.email)).toEqual([]);
  });

  test("of two who use it at once, one sets the password", async () => {
    const person = await invited();
    const link = await linkTo(person.id);
    const replies = await Promise.all([set(link, fresh), set(link, "Doze zebras 88 verdes")]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 410]);
  });

  test("every mismatch gets the one answer", async () => {
    const [person, other] = [await invited(), await invited()];
    const [link, theirs] = [await linkTo(person.id), await linkTo(other.id)];
    const stranger = Buffer.from(crypto.randomUUID()).toString("base64url");
    const bodies = [
      { ...link, username: other.username },
      { ...link, uidb64: theirs.uidb64 },
      { ...link, token: theirs.token },
      { ...link, uidb64: stranger },
      { ...link, uidb64: "%00" },
      { ...link, uidb64: "\u0000" },
      { ...link, username: "\u0000" },
      { ...link, username: "\ud800" },
      { ...link, token: "\u0000-\u0000" },
      { ...link, token: link.token.replace("-", "") },
    ];
    const texts = await Promise.all(
      bodies.map(async (body) => {
        const { requestId: _, ...rest } = (await check(body)).problem;
        return JSON.stringify(rest);
      }),
    );
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? "{}")).toMatchObject({ status: 410, code: "identity.link_invalid" });
    app.clock.pass({ days: 3, seconds: 1 });
    expect((await check(link)).refusal).toBe("410 identity.link_invalid");
  });

  test("signing in kills the link; so does another e-mail", async () => {
    const person = await invited({ password_hash: hash });
    const first = await linkTo(person.id);
    expect((await signIn(person.username, password)).status).toBe(200);
    expect((await check(first)).status).toBe(410);
    const second = await linkTo(person.id);
    expect((await check(second)).status).toBe(200);
    await plant(app, (tx) =>
      tx
        .updateTable("users")
        .set({ email: `${unique("new")}@example.com` })
        .where("id", "=", person.id)
        .execute(),
    );
    expect((await check(second)).status).toBe(410);
  });
});
