// Security row 17: a provider that lies is not believed.
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import { TestClock } from "../../../../test/clock.ts";
import { json, startProvider } from "../../../../test/provider.ts";
import { ProviderFault } from "./findings.ts";
import { accountOf, oidc } from "./oidc.ts";

const [honest, stranger] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
const jwk = { ...(await exportJWK(honest.publicKey)), alg: "RS256", use: "sig", kid: "one" };
/** Claims of the next token beside the truth, and who signs it. */
let lie: Record<string, unknown> = {};
let signedBy = honest.privateKey;
let nonce = "";

const provider = await startProvider(async ({ path }, response) => {
  const issuer = provider.origin;
  if (path.startsWith("/.well-known/")) {
    const at = (name: string) => `${issuer}/${name}`;
    return json(response, 200, {
      ...{ issuer, jwks_uri: at("jwks"), token_endpoint: at("token"), authorization_endpoint: at("auth") },
      ...{ response_types_supported: ["code"], subject_types_supported: ["public"] },
      id_token_signing_alg_values_supported: ["RS256"],
    });
  }
  if (path === "/jwks") return json(response, 200, { keys: [jwk] });
  const now = Math.floor(Date.now() / 1000);
  const truth = { iss: issuer, aud: "trilha", sub: "ana", nonce, iat: now, exp: now + 60 };
  const claims = { ...truth, email: "Ana@Example.com", email_verified: true, ...lie };
  const id_token = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(signedBy);
  return json(response, 200, { access_token: "a", token_type: "Bearer", id_token });
});
afterAll(() => provider.stop());
beforeEach(() => {
  lie = {};
  signedBy = honest.privateKey;
});

const port = oidc({ mayConnect: () => true, insecure: true, clock: new TestClock() });
const app = { issuer: provider.origin, appId: "trilha", secret: "s" };
const returnTo = "https://trilha.example.com/login-redirect-v2";

async function finish(changes: { state?: string; iss?: string } = {}) {
  const { held } = await port.begin(app, { returnTo, state: "the-state" });
  nonce = held.nonce;
  const returned = new URL(returnTo);
  returned.searchParams.set("code", "c");
  returned.searchParams.set("state", changes.state ?? "the-state");
  if (changes.iss) returned.searchParams.set("iss", changes.iss);
  return port.finish(app, { returned, state: "the-state", held }).catch((error: unknown) => {
    if (!(error instanceof ProviderFault)) throw error;
    return error.finding;
  });
}

test("the truth is believed, in lower case", async () => {
  const account = { issuer: provider.origin, subject: "ana", email: "ana@example.com" };
  expect(await finish()).toEqual(account);
});

test.each([
  ["another nonce", { nonce: "another" }],
  ["no nonce", { nonce: undefined }],
  ["another issuer", { iss: "https://evil.example" }],
  ["an issuer with a slash too many", { iss: `${provider.origin}/` }],
  ["another audience", { aud: "somebody-else" }],
  ["a time that is over", { exp: Math.floor(Date.now() / 1000) - 120 }],
  ["a time to come", { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ["nobody", { sub: undefined }],
  ["a number for a subject", { sub: 7 }],
  ["an empty subject", { sub: "" }],
  ["a subject that is too long", { sub: "a".repeat(256) }],
  ["a subject with a line break", { sub: "ana\nbea" }],
  ["a time of issue that is a text", { iat: "yesterday" }],
  ["no time of issue", { iat: undefined }],
  ["an end that is a text", { exp: "never" }],
  ["several audiences and no authorized party", { aud: ["trilha", "another"] }],
  ["another authorized party", { aud: ["trilha", "another"], azp: "another" }],
  ["an issuer in a list", { iss: [provider.origin] }],
])("a token with %s is not", async (_, what) => {
  lie = what;
  expect(typeof (await finish())).toBe("string");
});

test("a token somebody else signed is not", async () => {
  signedBy = stranger.privateKey;
  expect(await finish()).toBe("not_trusted");
});

test("a return of another state, or from another issuer, is not", async () => {
  expect(await finish({ state: "another" })).toBe("not_trusted");
  expect(await finish({ iss: "https://evil.example" })).toBe("not_trusted");
});

test.each([
  [{ email_verified: false }],
  [{ email_verified: undefined }],
  [{ email_verified: "no" }],
  [{ email_verified: "true" }],
  [{ email_verified: 1 }],
  [{ email_verified: [true] }],
  [{ email_verified: { value: true } }],
  [{ email_verified: undefined, xms_edov: true }],
  [{ email: ["ana@example.com"] }],
  [{ email: "ana@example.com bea@example.com" }],
  [{ email: "ana" }],
  [{ email: 7 }],
  [{ email: `${"a".repeat(300)}@example.com` }],
])("an e-mail with %o says nothing about who somebody is", async (what) => {
  lie = what;
  expect(await finish()).toMatchObject({ subject: "ana", email: undefined });
});

test.each([
  ["https://login.microsoftonline.com/one/v2.0", true, "ana@example.com"],
  ["https://login.microsoftonline.com/one/v2.0", "1", "ana@example.com"],
  ["https://login.microsoftonline.com/one/v2.0", "yes", undefined],
  ["https://login.microsoftonline.com.evil.example/one", true, undefined],
])("Entra's word for a verified e-mail counts at Entra alone: %s says %s", (issuer, xms_edov, email) => {
  const claims = { sub: "ana", iat: 1, email: "Ana@example.com", xms_edov };
  expect(accountOf(issuer, claims)).toEqual({ issuer, subject: "ana", email });
});

test("plain http and closed addresses are refused before anything is sent", async () => {
  const strict = oidc({ mayConnect: () => true, insecure: false, clock: new TestClock() });
  expect(await strict.look(app)).toMatch(/^(?:address_closed|not_https)$/);
  const closed = oidc({ mayConnect: () => false, insecure: true, clock: new TestClock() });
  expect(await closed.look(app)).toBe("address_closed");
});
