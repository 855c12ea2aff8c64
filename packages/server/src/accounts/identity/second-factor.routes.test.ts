// Signing in with an authenticator or a recovery code: replays, guesses, the clock (security rows 5, 7, 8).
import { setPassword, token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { showSecondFactor } from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aMember, plant } from "../../../test/builders.ts";
import { aTotp, codeOf } from "../../../test/factors.ts";
import { useApp } from "../../../test/use-app.ts";
import { signToken } from "../../core/tokens.ts";
import { freshCodes } from "./enrol.ts";
import { replaceRecoveryCodes } from "./identity.factors.queries.ts";
import { hashPassword } from "./index.ts";
import { linkParts } from "./password-link.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "100" } });
const password = "girafa de bicicleta";
const hash = await hashPassword(password);

async function aGuarded() {
  const person = await aMember(app, { client: await aClient(app), user: { password_hash: hash } });
  return { ...person, secret: await aTotp(app, person.userId) };
}
const firstStep = async (username: string) => {
  const reply = await app.request(token, { body: { grant_type: "password", username, password } });
  const answer = JSON.parse(reply.text) as { error: string; code: string; params: { challenge: string } };
  expect([reply.status, answer.error, answer.code]).toEqual([
    400,
    "invalid_grant",
    "identity.second_factor_needed",
  ]);
  return answer.params.challenge;
};
const totp = (challenge: string, code: string) =>
  app.request(showSecondFactor, { body: { challenge, factor: { kind: "totp", code } } });
const recovery = (challenge: string, code: string) =>
  app.request(showSecondFactor, { body: { challenge, factor: { kind: "recovery_code", code } } });
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");

describe("an authenticator's code", () => {
  test("opens one session by one challenge, and never works again", async () => {
    app.clock.set("2026-11-20T12:00:15Z");
    const { username, secret } = await aGuarded();
    const challenge = await firstStep(username);
    const code = codeOf(app, secret);
    expect((await totp(challenge, code)).status).toBe(200);
    // The challenge is used; so is the code, on another challenge.
    expect((await totp(challenge, codeOf(app, secret, 1))).refusal).toBe("410 identity.challenge_over");
    expect((await totp(await firstStep(username), code)).refusal).toBe("422 identity.factor_wrong");
    app.clock.pass({ seconds: 30 });
    expect((await totp(await firstStep(username), codeOf(app, secret))).status).toBe(200);
  });

  test("sent twice at once opens one session", async () => {
    app.clock.set("2026-11-20T12:00:15Z");
    const { username, userId, secret } = await aGuarded();
    const [first, second] = [await firstStep(username), await firstStep(username)];
    const code = codeOf(app, secret);
    const replies = await Promise.all([totp(first, code), totp(second, code), totp(first, code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { count } = await plant(app, (tx) =>
      tx
        .selectFrom("sessions")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("user_id", "=", userId)
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(1);
  });

  test("is guessed five times at most; the owner elsewhere is not locked out", async () => {
    app.clock.set("2026-11-20T12:00:15Z");
    const { username, secret } = await aGuarded();
    const challenge = await firstStep(username);
    const wrong = wrongCode(codeOf(app, secret));
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await totp(challenge, wrong)).refusal).toBe("422 identity.factor_wrong");
    }
    expect((await totp(challenge, codeOf(app, secret))).refusal).toBe("410 identity.challenge_over");
    const next = await firstStep(username);
    expect((await totp(next, codeOf(app, secret))).refusal).toBe("429 request.too_many");
    const elsewhere = await app.request(
      showSecondFactor,
      { body: { challenge: next, factor: { kind: "totp", code: codeOf(app, secret) } } },
      { from: "203.0.113.9" },
    );
    expect(elsewhere.status).toBe(200);
  });
});

describe("a challenge", () => {
  test("is over after five minutes, and when the password changed", async () => {
    const { username, userId, secret } = await aGuarded();
    const late = await firstStep(username);
    app.clock.pass({ minutes: 5, seconds: 1 });
    expect((await totp(late, codeOf(app, secret))).refusal).toBe("410 identity.challenge_over");
    const before = await firstStep(username);
    app.clock.pass({ seconds: 40 });
    const owner = await plant(app, (tx) =>
      tx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow(),
    );
    const link = linkParts(app.parts.keys, owner, app.clock.now(), "mail");
    const changed = await app.request(setPassword, {
      body: { ...link, password: "Onze elefantes 77 azuis" },
    });
    expect(changed.status).toBe(204);
    expect((await totp(before, codeOf(app, secret))).refusal).toBe("400 identity.sign_in_failed");
  });

  test("is ours, of this purpose, and of one person", async () => {
    const [ana, rui] = [await aGuarded(), await aGuarded()];
    const challenge = await firstStep(ana.username);
    expect((await totp(challenge, codeOf(app, rui.secret))).refusal).toBe("422 identity.factor_wrong");
    const claims = { sub: rui.userId, jti: rui.userId, method: "password" };
    const life = { now: app.clock.now(), seconds: 300 };
    for (const forged of [
      `${challenge}x`,
      signToken(app.parts.keys, "one-time-token", claims, life),
      signToken(app.parts.keys, "second-factor", claims, life),
    ]) {
      expect((await totp(forged, codeOf(app, rui.secret))).refusal).toBe("410 identity.challenge_over");
    }
  });
});

describe("a recovery code", () => {
  test("works once, however it is typed, and the person is told", async () => {
    const { username, userId } = await aGuarded();
    const codes = await freshCodes();
    await plant(app, (tx) => replaceRecoveryCodes(tx, userId, codes.kept, app.clock.now()));
    const [first = "", second = ""] = codes.printed;
    expect((await recovery(await firstStep(username), first.toLowerCase())).status).toBe(200);
    expect((await recovery(await firstStep(username), first)).refusal).toBe("422 identity.factor_wrong");
    const altered = second.slice(0, -1) + (second.endsWith("A") ? "B" : "A");
    expect((await recovery(await firstStep(username), altered)).refusal).toBe("422 identity.factor_wrong");
    expect((await recovery(await firstStep(username), second.replaceAll("-", ""))).status).toBe(200);
    await app.runJobs();
    const mails = app.outside.mails.filter(({ to }) => to === `${username}@example.com`);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Um código de recuperação foi usado",
      "Um código de recuperação foi usado",
    ]);
  });
});
