import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeJwt, jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import webPush from "web-push";
import { TestClock } from "../../../../test/clock.ts";
import { type Arrived, json, type Provider, startProvider } from "../../../../test/provider.ts";
import { LocalOutbox } from "../local-outbox.ts";
import type { OutgoingPush } from "../ports.ts";
import { fcmSender } from "./fcm.ts";
import { push } from "./push.ts";
import { webPushSender } from "./web-push.ts";

let provider: Provider;
let answer: (request: Arrived, response: ServerResponse) => void;

beforeAll(async () => {
  provider = await startProvider((request, response) => answer(request, response));
});
afterEach(() => {
  provider.arrived.length = 0;
});
afterAll(() => provider.stop());

const words = { id: "0197-id", title: "Olá", body: "Há novidades", link: "/news/1" };
const status = (code: number) => {
  answer = (_, response) => response.writeHead(code).end();
};

describe("push to a browser", () => {
  const vapid = { ...webPush.generateVAPIDKeys(), subject: "mailto:ops@trilha.example" };
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  const details = {
    p256dh: browser.getPublicKey("base64url"),
    auth: auth.toString("base64url"),
  };
  const to = (token: string, keys: Record<string, unknown> = details): OutgoingPush => ({
    ...words,
    device: { kind: "web_push", token, details: keys },
  });
  const send = (message = to(`${provider.origin}/send/abc`)) => webPushSender(vapid, () => true)(message);

  /** Message as the browser reads it (RFC 8188, RFC 8291). */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const secret = browser.computeSecret(sender);
    const derive = (key: Buffer, mixed: Buffer, info: Buffer | string, length: number) =>
      Buffer.from(hkdfSync("sha256", key, mixed, info, length));
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender]);
    const input = derive(secret, auth, about, 32);
    const key = derive(input, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(input, salt, "Content-Encoding: nonce\0", 12);
    const sealed = body.subarray(21 + sender.length);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8"));
  }

  it("is encrypted so that only this browser reads it, and signed by us", async () => {
    status(201);
    expect(await send()).toEqual({ sent: true, providerId: null });
    const [{ method, path, headers, body } = {} as never] = provider.arrived;
    expect([method, path]).toEqual(["POST", "/send/abc"]);
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
    expect(read(body)).toEqual(words);
    const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
    expect(key).toBe(vapid.publicKey);
    expect(decodeJwt(token)).toMatchObject({ aud: provider.origin, sub: "mailto:ops@trilha.example" });
    const point = Buffer.from(key, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const [head, claims, signature = ""] = token.split(".");
    const signer = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
    const signed = Buffer.from(`${head}.${claims}`);
    expect(verify("sha256", signed, signer, Buffer.from(signature, "base64url"))).toBe(true);
  });

  it.each([404, 410])("tells that a device is gone (%d)", async (code) => {
    status(code);
    expect(await send()).toEqual({ sent: false, rejected: "the device is gone" });
  });

  it.each([429, 500, 503, 301])("may succeed later after %d", async (code) => {
    status(code);
    await expect(send()).rejects.toThrow(`the push service answered ${code}`);
  });

  it("goes to no address that is not https on the public internet", async () => {
    const sender = webPushSender(vapid);
    const reject = async (endpoint: string) => {
      const ending = await sender(to(endpoint));
      expect(ending.sent, endpoint).toBe(false);
    };
    await reject(`${provider.origin}/x`);
    await reject(provider.origin.replace("http:", "https:"));
    await reject("https://localhost/x");
    await reject("https://[::ffff:127.0.0.1]/x");
    await reject("https://169.254.169.254/latest/meta-data/");
    expect(provider.arrived).toEqual([]);
  });

  it.each([
    [{}],
    [{ p256dh: details.p256dh }],
    [{ ...details, p256dh: "AAAA" }],
    [{ ...details, auth: "AA" }],
    [{ p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: details.auth }],
  ])("is given up with keys that are none: %j", async (keys) => {
    expect((await send(to(`${provider.origin}/x`, keys))).sent).toBe(false);
    expect(provider.arrived).toEqual([]);
  });
});

describe("push to an app", () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const account = {
    projectId: "trilha-test",
    clientEmail: "push@trilha-test.iam.gserviceaccount.com",
    privateKey: String(privateKey.export({ type: "pkcs8", format: "pem" })),
  };
  const clock = new TestClock();
  const message: OutgoingPush = { ...words, device: { kind: "fcm", token: "device-token", details: {} } };
  const sender = () =>
    fcmSender(account, { clock, origin: provider.origin, tokenUrl: `${provider.origin}/token` });
  const answerWith = (code: number, body: unknown) => {
    answer = ({ path }, response) => {
      if (path === "/token") json(response, 200, { access_token: "at-1", expires_in: 3600 });
      else json(response, code, body);
    };
  };
  const failure = (code: number, errorCode?: string) => ({
    error: { code, status: "X", ...(errorCode && { details: [{ "@type": "…/FcmError", errorCode }] }) },
  });
  const paths = () => provider.arrived.map(({ path }) => path);

  it("trades the account's signature for a token, once an hour, and sends", async () => {
    answerWith(200, { name: "projects/trilha-test/messages/1" });
    const send = sender();
    expect(await send(message)).toEqual({ sent: true, providerId: "projects/trilha-test/messages/1" });
    const [first, second] = provider.arrived;
    const form = new URLSearchParams(String(first?.body));
    expect(form.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
    const { payload } = await jwtVerify(form.get("assertion") ?? "", publicKey, {
      issuer: account.clientEmail,
      audience: `${provider.origin}/token`,
      algorithms: ["RS256"],
    });
    expect(payload.scope).toBe("https://www.googleapis.com/auth/firebase.messaging");
    expect(second?.path).toBe("/v1/projects/trilha-test/messages:send");
    expect(second?.headers.authorization).toBe("Bearer at-1");
    expect(JSON.parse(String(second?.body))).toEqual({
      message: {
        token: "device-token",
        notification: { title: "Olá", body: "Há novidades" },
        data: { id: "0197-id", link: "/news/1" },
      },
    });
    await send(message);
    expect(paths().filter((path) => path === "/token").length).toBe(1);
    clock.pass({ minutes: 59, seconds: 1 });
    await send(message);
    expect(paths().filter((path) => path === "/token").length).toBe(2);
    clock.reset();
  });

  it.each([
    [404, "UNREGISTERED", "the device is gone"],
    [404, undefined, "the device is gone"],
    [400, "INVALID_ARGUMENT", "fcm answered INVALID_ARGUMENT"],
    [403, "SENDER_ID_MISMATCH", "fcm answered SENDER_ID_MISMATCH"],
  ])("is given up after %d %s", async (code, errorCode, rejected) => {
    answerWith(code, failure(code, errorCode));
    expect(await sender()(message)).toEqual({ sent: false, rejected });
  });

  it.each([
    [429, "QUOTA_EXCEEDED"],
    [503, "UNAVAILABLE"],
    [401, "THIRD_PARTY_AUTH_ERROR"],
    [500, undefined],
  ])("may succeed later after %d %s", async (code, errorCode) => {
    answerWith(code, failure(code, errorCode));
    await expect(sender()(message)).rejects.toThrow(`fcm answered ${code}`);
  });

  it("asks for another token when the one it has is refused", async () => {
    answerWith(401, failure(401));
    const send = sender();
    await expect(send(message)).rejects.toThrow();
    await expect(send(message)).rejects.toThrow();
    expect(paths().filter((path) => path === "/token").length).toBe(2);
  });

  it("may succeed later when Google gives no token", async () => {
    answer = (_, response) => json(response, 400, { error: "invalid_grant" });
    await expect(sender()(message)).rejects.toThrow("google's tokens answered 400");
  });
});

it("without a provider a push is a file", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "trilha-push-"));
  const port = push(new LocalOutbox(dataDir, new TestClock()), { publicKey: null });
  expect([port.name, port.publicKey]).toEqual(["local", null]);
  const device = { kind: "fcm" as const, token: "t", details: {} };
  expect(await port.send({ ...words, device })).toEqual({ sent: true, providerId: null });
  expect(readdirSync(join(dataDir, "outbox", "push")).length).toBe(1);
  rmSync(dataDir, { recursive: true });
});
