import { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import {
  askFirstAccess,
  editSignInMethods,
  enterFromVendor,
  finishDocumentEntry,
  startDocumentEntry,
} from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { readBranding } from "@trilha/contract/tenants/clients/endpoints.ts";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { aClient, aMember, aStaffMember, type Client, plant, unique } from "../../../test/builders.ts";
import { json, startProvider } from "../../../test/provider.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashPassword, issueOneTimeToken } from "../identity/index.ts";

// Stand-in of the robot test: it knows one answer.
const verifier = await startProvider(({ body }, response) => {
  const form = new URLSearchParams(body.toString());
  json(response, 200, { success: form.get("response") === "human" && form.get("secret") === "sealed" });
});
const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000", CAPTCHA_VERIFY_URL: `${verifier.origin}/verify` } });
afterAll(() => verifier.stop());
beforeEach(async () => {
  // Mails left over from the test before.
  await app.runJobs();
  app.outside.clear();
});

const password = "girafa de bicicleta";
const hash = await hashPassword(password);
const codeOf = (reply: { text: string }) => (JSON.parse(reply.text) as { code: string }).code;

let count = 0;
/** A client with ways in, and somebody in it who has a document, a birthday and a verified phone. */
async function aClientWith(branding: object = {}, fields: object = {}): Promise<Client> {
  return aClient(app, { ...fields, branding: { document_entry: true, ...branding } });
}
async function somebody(client: Client, user: object = {}) {
  count += 1;
  const document = String(20_000_000 + count);
  const phone = `+55118${40_000_000 + count}`;
  const username = unique("ways");
  const email = `${username}@example.com`;
  const member = await aMember(app, {
    client,
    gmin_number: `GMIN-${username}`,
    user: {
      ...{ username, email, document, document_country: "AR", birthday: "1990-05-17", password_hash: hash },
      phones: JSON.stringify({ cellphone: phone }),
      phone_verified_at: new Date(),
      ...user,
    },
  });
  return { ...member, document, phone, email };
}

describe("§api#document-and-birth-date", () => {
  const start = (client: Client, document: string, birthday = "1990-05-17") =>
    app.request(startDocumentEntry, { body: { document, birthday, client: client.slug } });
  const finish = (request: string, code: string) =>
    app.request(finishDocumentEntry, { body: { request, code } });

  test("let nobody in alone: a code goes to the verified phone, works once, and only with its request", async () => {
    const client = await aClientWith();
    const person = await somebody(client);
    const { answer } = await start(client, person.document);
    expect(answer).not.toHaveProperty("access_token");
    expect(answer.phone).toBeNull();
    await app.runJobs();
    expect(app.outside.texts).toMatchObject([{ to: person.phone, channel: "sms" }]);
    const code = app.outside.texts[0]?.code ?? "";
    const stranger = await start(client, "29999999");
    expect(codeOf(await finish(stranger.answer.request, code))).toBe("identity.code_invalid");
    expect((await finish(answer.request, code)).answer.token_type).toBe("Bearer");
    expect(codeOf(await finish(answer.request, code))).toBe("identity.code_invalid");
  });

  test("looks the same whoever is asked for: known, unknown, with a wrong birth date, without a phone", async () => {
    const client = await aClientWith();
    const [known, other] = [await somebody(client), await somebody(client)];
    const phoneless = await somebody(client, { phone_verified_at: null });
    const foreign = await somebody(await aClientWith());
    const replies = [
      await start(client, known.document),
      await start(client, other.document, "1991-01-01"),
      await start(client, phoneless.document),
      await start(client, foreign.document),
      await start(client, "28888888"),
    ];
    const shapes = replies.map(({ status, answer }) => ({
      status,
      keys: Object.keys(answer).sort(),
      duration: answer.duration,
      phone: answer.phone,
    }));
    expect(shapes.every(({ status, keys }) => status === 200 && keys.length === 4)).toBe(true);
    await app.runJobs();
    expect(app.outside.texts.map(({ to }) => to)).toEqual([known.phone]);
  });

  test("the phone that is shown tells nothing of the birth date", async () => {
    const client = await aClientWith({}, { plain_sign_in_messages: true });
    const { document, phone } = await somebody(client);
    const wrong = (await start(client, document, "1991-01-01")).answer.phone;
    app.clock.set(new Date(Date.now() + 10 * 60_000).toISOString());
    expect((await start(client, document)).answer.phone).toBe(wrong);
    expect(wrong).toBe(`•••••••${phone.slice(-2)}`);
  });

  test("guessing the code ends after five tries, the right one included", async () => {
    const client = await aClientWith();
    const person = await somebody(client);
    const { request } = (await start(client, person.document)).answer;
    await app.runJobs();
    const right = app.outside.texts[0]?.code ?? "";
    const wrong = right === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await finish(request, wrong))).toBe("identity.code_invalid");
    }
    expect(codeOf(await finish(request, right))).toBe("identity.code_invalid");
  });

  test("a number that became another's meanwhile lets nobody in", async () => {
    const client = await aClientWith();
    const person = await somebody(client);
    const { request } = (await start(client, person.document)).answer;
    await app.runJobs();
    await plant(app, (tx) =>
      tx
        .updateTable("users")
        .set({ phones: JSON.stringify({ cellphone: "+5511977776666" }) })
        .where("id", "=", person.userId)
        .execute(),
    );
    expect(codeOf(await finish(request, app.outside.texts[0]?.code ?? ""))).toBe("identity.code_invalid");
  });

  test("are refused where the client does not offer them; plain messages are said where it wants them", async () => {
    const closed = await aClientWith({ document_entry: false });
    expect(codeOf(await start(closed, "27777777"))).toBe("entrances.way_closed");
    const plain = await aClientWith({}, { plain_sign_in_messages: true });
    expect(codeOf(await start(plain, "27777777"))).toBe("identity.user_not_found");
    const phoneless = await somebody(plain, { phone_verified_at: null });
    expect(codeOf(await start(plain, phoneless.document))).toBe("identity.no_registered_phone");
  });
});

describe("§routes#first-access", () => {
  const ask = (client: Client, identifier: string) =>
    app.request(askFirstAccess, { body: { identifier, client: client.slug } });

  test("sends the link to whoever was loaded in advance, by e-mail, document or code, once in a while", async () => {
    const client = await aClientWith();
    for (const naming of ["email", "document", "code"] as const) {
      const person = await somebody(client, { password_hash: null });
      const named = naming === "code" ? `gmin-${person.username}` : person[naming];
      expect((await ask(client, named)).status).toBe(204);
      expect((await ask(client, named)).status).toBe(204);
      await app.runJobs();
      const mails = app.outside.mails.filter(({ to }) => to === person.email);
      expect(mails.map(({ text }) => /\/set-password\//.test(text))).toEqual([true]);
    }
  });

  test("who has a password already gets the link for a new one; a stranger gets the same answer and nothing", async () => {
    const client = await aClientWith();
    const person = await somebody(client);
    await ask(client, person.email);
    expect((await ask(client, "nobody@example.com")).status).toBe(204);
    await app.runJobs();
    expect(app.outside.mails.map(({ to, text }) => [to, /\/recover-password\//.test(text)])).toEqual([
      [person.email, true],
    ]);
  });

  test("is refused where it is switched off; says who is unknown where plain messages are wanted", async () => {
    expect(codeOf(await ask(await aClientWith({ first_access: false }), "a"))).toBe("entrances.way_closed");
    const plain = await aClientWith({}, { plain_sign_in_messages: true });
    expect(codeOf(await ask(plain, "nobody@example.com"))).toBe("identity.user_not_found");
  });
});

describe("§routes#login-redirect a vendor's redirect", () => {
  test("trades the token once; a target that leads out of the app is forgotten", async () => {
    const client = await aClientWith();
    const { userId } = await somebody(client);
    const enter = (target: string, single: string) =>
      app.request(enterFromVendor, { body: { token: single, target } });
    const fresh = () => issueOneTimeToken(app.parts, app.clock.now(), { userId, clientId: client.id });
    const used = fresh();
    expect((await enter("/news?tag=a", used)).answer.redirect_url).toBe("/news?tag=a");
    expect(codeOf(await enter("/news", used))).toBe("session.token_invalid");
    for (const target of ["https://evil.example", "//evil.example/", "/\\evil.example", "javascript:1"]) {
      expect((await enter(target, fresh())).answer.redirect_url).toBeNull();
    }
  });
});

describe("§entities#recaptcha use", () => {
  async function guarded(): Promise<Client> {
    const client = await aClientWith();
    const as = await aStaffMember(app, client, "program_administrator");
    const edit = (captcha: object) =>
      app.request(
        editSignInMethods,
        {
          params: { id: client.id },
          body: {
            version: 1,
            documentEntry: true,
            firstAccess: true,
            captcha: { active: true, siteKey: "site", ...captcha },
            providers: { azure: null, generic: null },
          },
        },
        { as },
      );
    expect((await edit({})).problem.fields).toMatchObject([
      { path: "body.captcha.secret", code: "required" },
    ]);
    expect((await edit({ secret: "sealed" })).answer.captcha).toEqual({
      active: true,
      siteKey: "site",
      hasSecret: true,
    });
    return client;
  }
  const signIn = (client: Client, username: string, typed: string, recaptcha?: string) =>
    app.request(token, {
      body: {
        ...{ grant_type: "password", username, password: typed, client: client.slug },
        ...(recaptcha && { recaptcha }),
      },
    });

  test("is asked at sign-in after three failures, of known and unknown alike, and let by a right answer", async () => {
    const client = await guarded();
    const { answer } = await app.request(readBranding, { query: { client: client.slug } });
    expect(answer).toMatchObject({ useRecaptcha: true, recaptchaSiteKey: "site" });
    const person = await somebody(client);
    for (const name of [person.username, unique("nobody")]) {
      const codes: string[] = [];
      for (let tries = 0; tries < 4; tries += 1) codes.push(codeOf(await signIn(client, name, "wrong")));
      expect(codes).toEqual([...Array(3).fill("identity.sign_in_failed"), "identity.captcha_needed"]);
    }
    expect(codeOf(await signIn(client, person.username, password))).toBe("identity.captcha_needed");
    expect(codeOf(await signIn(client, person.username, password, "robot"))).toBe("identity.captcha_needed");
    expect((await signIn(client, person.username, password, "human")).status).toBe(200);
  });

  test("is asked at once before a code or a link is sent", async () => {
    const client = await guarded();
    const start = (recaptcha?: string) =>
      app.request(startDocumentEntry, {
        body: {
          ...{ document: "26666666", birthday: "1990-05-17", client: client.slug },
          ...(recaptcha && { recaptcha }),
        },
      });
    expect(codeOf(await start())).toBe("identity.captcha_needed");
    expect((await start("human")).status).toBe(200);
    const body = { identifier: "a@example.com", client: client.slug };
    expect(codeOf(await app.request(askFirstAccess, { body }))).toBe("identity.captcha_needed");
  });

  const page = async (host: string, query: string) => {
    const begun = await app.http.inject({ method: "GET", url: `/captcha?${query}`, headers: { host } });
    expect(begun.statusCode).toBe(303);
    const at = new URL(String(begun.headers.location));
    const url = at.pathname + at.search;
    return { at, reply: await app.http.inject({ method: "GET", url, headers: { host: at.host } }) };
  };

  test("runs in a page of the content origin that only we may frame and that runs no other script", async () => {
    const { at, reply } = await page("localhost:8080", "key=site&hl=pt-BR&theme=dark");
    expect(at.host).toBe("captcha.content.localhost:8080");
    expect(Object.fromEntries(at.searchParams)).toMatchObject({ key: "site", to: "http://localhost:8080" });
    const policy = String(reply.headers["content-security-policy"]);
    const from = "https://www.google.com https://www.gstatic.com https://recaptcha.google.com";
    expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' https:/);
    for (const part of [
      `${from}; frame-src ${from}; connect-src ${from};`,
      "default-src 'none'",
      "base-uri 'none'",
    ])
      expect(policy).toContain(part);
    expect(policy).not.toContain("recaptcha.net");
    expect(policy.split("frame-ancestors ")[1]).toBe("http://localhost:8080");
    expect(reply.headers["x-frame-options"]).toBeUndefined();
    expect(reply.headers["referrer-policy"]).toBe("strict-origin");
    const { reply: hostile } = await page("localhost:8080", "key=%3Cscript%3Ealert(1)%3C/script%3E");
    expect(hostile.body).not.toContain("alert(1)");
  });

  test("is framed by a client's own address, and by no stranger who asks for it", async () => {
    const client = await aClientWith();
    const host = `${client.slug}.example`;
    await plant(app, (tx) => tx.insertInto("client_hosts").values({ host, client_id: client.id }).execute());
    const policyFor = async (caller: string) => {
      const { reply } = await page(caller, "key=site");
      return String(reply.headers["content-security-policy"]).split("frame-ancestors ")[1];
    };
    expect(await policyFor(host)).toBe(`http://localhost:8080 http://${host}`);
    expect(await policyFor("evil.example")).toBe("http://localhost:8080");
    // The page itself is not of the app: no session, no cookie, nothing of ours but the test.
    const direct = await app.http.inject({
      method: "GET",
      url: "/captcha",
      headers: { host: "captcha.content.localhost:8080" },
    });
    expect([direct.statusCode, direct.headers["set-cookie"]]).toEqual([200, undefined]);
    const other = await app.http.inject({
      method: "GET",
      url: "/api/branding",
      headers: { host: "captcha.content.localhost:8080" },
    });
    expect(other.statusCode).toBe(404);
  });
});

describe("security row 5: guesses at an account", () => {
  const signIn = (username: string, typed: string, options: { device?: string; from: string }) =>
    app.request(
      token,
      { body: { grant_type: "password", username, password: typed } },
      { from: options.from, ...(options.device && { headers: { "x-device": options.device } }) },
    );

  test("slow down strangers behind the owner's own address, and not the device the owner came in with", async () => {
    const { username } = await somebody(await aClientWith());
    const [from, device] = ["10.7.7.7", crypto.randomUUID()];
    expect((await signIn(username, password, { from, device })).status).toBe(200);
    for (let tries = 0; tries < 6; tries += 1) await signIn(username, "guess", { from });
    expect((await signIn(username, password, { from })).status).toBe(429);
    expect((await signIn(username, password, { from, device: crypto.randomUUID() })).status).toBe(429);
    expect((await signIn(username, password, { from, device })).status).toBe(200);
    // Elsewhere nobody waits either.
    expect((await signIn(username, password, { from: "10.7.7.8" })).status).toBe(200);
  });

  test("a known device that guesses waits too, wherever it goes", async () => {
    const { username } = await somebody(await aClientWith());
    const device = crypto.randomUUID();
    expect((await signIn(username, password, { from: "10.7.8.1", device })).status).toBe(200);
    for (let tries = 0; tries < 6; tries += 1) {
      await signIn(username, "guess", { from: `10.7.8.${tries + 2}`, device });
    }
    expect((await signIn(username, password, { from: "10.7.8.50", device })).status).toBe(429);
  });
});
