// Every way in × every state of an account: what somebody sees (§states#account, §roles#blocked, §messages#login-and-password).

import { exchangeToken, setPassword, token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { askPasskey, signInByPasskey } from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { sendRecoveryCode, validateRecoveryCode } from "@trilha/contract/accounts/recovery/endpoints.ts";
import {
  askFirstAccess,
  editSignInMethods,
  enterFromVendor,
  finishDocumentEntry,
  finishOidc,
  startDocumentEntry,
  startOidc,
} from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { screenOfRefusal } from "@trilha/contract/accounts/sign-in-methods/screens.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Authenticator } from "../../../test/authenticator.ts";
import { aClient, aMember, aStaffMember, type Client, plant, unique } from "../../../test/builders.ts";
import { type RealProvider, startOidcProvider } from "../../../test/oidc-provider.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashPassword, issueOneTimeToken, makePasswordLink } from "../identity/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000", PROVIDER_NETWORKS: "127.0.0.1/32" } });
const password = "girafa de bicicleta";
const hash = await hashPassword(password);
let provider: RealProvider;
let open: Client;
let shut: Client;
let elsewhere: Client;

beforeAll(async () => {
  provider = await startOidcProvider([`${app.settings.http.publicUrl}/login-redirect-v2`]);
  [open, shut, elsewhere] = [await aClientWithWays(), await aClientWithWays(), await aClient(app)];
  await plant(app, (tx) =>
    tx
      .updateTable("client_branding")
      .set({ under_maintenance: true })
      .where("client_id", "=", shut.id)
      .execute(),
  );
});
afterAll(() => provider.stop());

async function aClientWithWays(): Promise<Client> {
  const client = await aClient(app);
  const as = await aStaffMember(app, client, "program_administrator");
  const { issuer, appId, secret } = provider;
  const body = {
    version: 1,
    documentEntry: true,
    firstAccess: true,
    captcha: { active: false, siteKey: null },
    providers: { azure: null, generic: { label: "Rede", issuer, appId, secret, active: true } },
  };
  expect((await app.request(editSignInMethods, { params: { id: client.id }, body }, { as })).status).toBe(
    200,
  );
  return client;
}

type Somebody = {
  userId: string;
  username: string;
  email: string;
  document: string;
  phone: string;
  client: Client;
};
let people = 0;

const states = [
  "active",
  "awaiting",
  "blocked",
  "must change",
  "deleted",
  "other client",
  "maintenance",
  "staff in maintenance",
] as const;
type State = (typeof states)[number];

async function somebody(state: State): Promise<Somebody> {
  people += 1;
  const username = unique("everyway");
  const email = `${username}@example.com`;
  const document = String(10_000_000 + people);
  const phone = `+55119${30_000_000 + people}`;
  const client = state === "maintenance" || state === "staff in maintenance" ? shut : open;
  const status = state === "awaiting" ? "awaiting_approval" : state === "blocked" ? "blocked" : "active";
  const { userId } = await aMember(app, {
    client: state === "other client" ? elsewhere : client,
    status,
    roles: state === "staff in maintenance" ? ["moderator"] : [],
    user: {
      ...{ username, email, document, document_country: "AR", birthday: "1990-05-17", password_hash: hash },
      phones: JSON.stringify({ cellphone: phone }),
      phone_verified_at: new Date(),
      must_change_password: state === "must change",
      ...(state === "deleted" && { deleted_at: new Date() }),
    },
  });
  return { userId, username, email, document, phone, client };
}

/** People with a password, so the provider's first word was confirmed by it. */
async function linkBefore(user_id: string, subject: string, { id: client_id }: Client): Promise<void> {
  const [linked_at, issuer] = [app.clock.now(), provider.issuer];
  await plant(app, async (tx) => {
    const member = tx.selectFrom("memberships").select("id").where("user_id", "=", user_id);
    if (!(await member.where("client_id", "=", client_id).executeTakeFirst())) return;
    const link = { client_id, issuer, subject, user_id, linked_at, last_used_at: linked_at };
    await tx.insertInto("linked_identities").values(link).execute();
  });
}

type Granted = { status: number; text: string };
/** Page for an answer of the server. */
async function screen(reply: Granted): Promise<string> {
  const body = JSON.parse(reply.text) as { code?: string; access_token?: string };
  if (!body.access_token) return screenOfRefusal(body.code) ?? String(body.code);
  const session = await app.request(readSession, {}, { token: body.access_token });
  return session.answer.mustChangePassword ? "new password" : "home";
}

const ways = {
  password: async ({ username, client }: Somebody) =>
    screen(
      await app.request(token, { body: { grant_type: "password", username, password, client: client.slug } }),
    ),
  "document and birth date": async ({ document, client }: Somebody) => {
    app.outside.clear();
    const started = await app.request(startDocumentEntry, {
      body: { document, birthday: "1990-05-17", client: client.slug },
    });
    expect(started.answer.phone).toBeNull();
    await app.runJobs();
    const code = app.outside.texts[0]?.code ?? "000000";
    const { request } = started.answer;
    return screen(await app.request(finishDocumentEntry, { body: { request, code, client: client.slug } }));
  },
  provider: async ({ userId, username, email, client }: Somebody) => {
    provider.account = { sub: username, email, email_verified: true };
    await linkBefore(userId, username, client);
    const begun = await app.request(startOidc, { body: { client: client.slug, provider: "generic" } });
    const back = await provider.visit(begun.answer.authorization_url);
    const [code, state, iss] = ["code", "state", "iss"].map((name) => back.searchParams.get(name) ?? "");
    const body = { code: code ?? "", state: state ?? "", iss: iss ?? "", ticket: begun.answer.ticket };
    return screen(await app.request(finishOidc, { body }));
  },
  "first access": async ({ email, client }: Somebody) => {
    app.outside.clear();
    const { status } = await app.request(askFirstAccess, {
      body: { identifier: email, client: client.slug },
    });
    expect(status).toBe(204);
    await app.runJobs();
    return app.outside.mails.some(({ to }) => to === email) ? "sent, a mail came" : "sent, nothing came";
  },
  passkey: async ({ userId, client }: Somebody) => {
    const device = new Authenticator();
    const question = (await app.request(askPasskey, {})).answer;
    await plant(app, (tx) =>
      tx
        .insertInto("passkeys")
        .values({
          user_id: userId,
          rp_id: question.rpId,
          credential_id: device.credentialId,
          public_key: device.publicKey,
          transports: [],
          name: "Celular",
          synced: false,
          created_at: app.clock.now(),
        })
        .execute(),
    );
    const body = { passkey: device.sign(question), client: client.slug };
    return screen(await app.request(signInByPasskey, { body }));
  },
  "recovery code": async ({ document, phone, client }: Somebody) => {
    app.outside.clear();
    const sent = await app.request(sendRecoveryCode, {
      body: { document, phone, channel: "sms", client: client.slug },
    });
    await app.runJobs();
    const code = app.outside.texts[0]?.code ?? "000000";
    const proved = await app.request(validateRecoveryCode, { body: { request: sent.answer.request, code } });
    if (proved.status !== 200) return proved.problem.code;
    const body = { ...proved.answer, password: "Elefante de patins 7" };
    const reply = await app.request(setPassword, { body });
    return reply.status === 204 ? "password set" : reply.problem.code;
  },
  "password link": async ({ userId, client }: Somebody) => {
    const owner = await plant(app, (tx) =>
      tx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow(),
    );
    const link = new URL(
      makePasswordLink(app.parts, owner, { now: app.clock.now(), clientSlug: client.slug }),
    );
    const [username = "", uidb64 = "", mark = ""] = link.pathname.split("/").slice(2).map(decodeURIComponent);
    const body = { username, uidb64, token: mark, password: "Elefante de patins 7" };
    const reply = await app.request(setPassword, { body });
    return reply.status === 204 ? "password set" : reply.problem.code;
  },
  "webservice token": async ({ userId, client }: Somebody) =>
    screen(await app.request(exchangeToken, { body: { token: aToken(userId, client, true) } })),
  "one-time token": async ({ userId, client }: Somebody) =>
    screen(await app.request(exchangeToken, { body: { token: aToken(userId, client, false) } })),
  "vendor's redirect": async ({ userId, client }: Somebody) =>
    screen(await app.request(enterFromVendor, { body: { token: aToken(userId, client, false) } })),
} as const;
const aToken = (userId: string, client: Client, isWebservice: boolean) =>
  issueOneTimeToken(app.parts, app.clock.now(), { userId, clientId: client.id, isWebservice });

type Row = Readonly<Record<State, string>>;
const entering = {
  active: "home",
  awaiting: "awaiting",
  blocked: "blocked",
  "must change": "new password",
  maintenance: "maintenance",
  "staff in maintenance": "home",
} as const;
/** A proof by mail replaces the password. */
const vouched = { ...entering, "must change": "home" } as const;
const link = { ...vouched, deleted: "session.token_invalid", "other client": "identity.no_access" } as const;
const setting = {
  active: "password set",
  awaiting: "password set",
  blocked: "password set",
  "must change": "password set",
  maintenance: "password set",
  "staff in maintenance": "password set",
} as const;
const table: Readonly<Record<keyof typeof ways, Row>> = {
  // People active in another programme only get in there.
  password: { ...entering, deleted: "identity.sign_in_failed", "other client": "home" },
  "document and birth date": {
    ...entering,
    deleted: "identity.code_invalid",
    "other client": "identity.code_invalid",
  },
  provider: { ...vouched, deleted: "identity.sign_in_failed", "other client": "identity.no_access" },
  "first access": {
    active: "sent, a mail came",
    awaiting: "sent, nothing came",
    blocked: "sent, nothing came",
    "must change": "sent, a mail came",
    deleted: "sent, nothing came",
    "other client": "sent, nothing came",
    maintenance: "sent, a mail came",
    "staff in maintenance": "sent, a mail came",
  },
  // A passkey goes with the erasure; until then it opens what the password would.
  passkey: { ...entering, deleted: "identity.sign_in_failed", "other client": "home" },
  // At a client's door people of another are nobody: no code is sent.
  "recovery code": {
    ...setting,
    deleted: "identity.code_invalid",
    "other client": "identity.code_invalid",
  },
  // A password link signs in nobody: whoever set a password signs in with it, and sees what the first row says.
  "password link": { ...setting, deleted: "identity.link_invalid", "other client": "password set" },
  "webservice token": link,
  "one-time token": link,
  "vendor's redirect": link,
};

describe.each(Object.keys(ways) as (keyof typeof ways)[])(
  "§states#account, §roles#blocked by %s",
  (method) => {
    test.each(states)("an account that is %s", async (state) => {
      expect(await ways[method](await somebody(state))).toBe(table[method][state]);
    });
  },
);
