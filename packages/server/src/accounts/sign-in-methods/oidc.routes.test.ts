import { reloadUserTokens } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import {
  editSignInMethods,
  finishOidc,
  readSignInMethods,
  startOidc,
  testProvider,
} from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aClient, aMember, aStaffMember, type Client, plant, unique } from "../../../test/builders.ts";
import { type RealProvider, startOidcProvider } from "../../../test/oidc-provider.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000", PROVIDER_NETWORKS: "127.0.0.1/32" } });
let provider: RealProvider;
let other: RealProvider;
beforeAll(async () => {
  const returnTo = [`${app.settings.http.publicUrl}/login-redirect-v2`];
  [provider, other] = await Promise.all([startOidcProvider(returnTo), startOidcProvider(returnTo)]);
});
afterAll(() => Promise.all([provider.stop(), other.stop()]));

type Edit = Request<typeof editSignInMethods>["body"];
const at = ({ issuer, appId, secret }: RealProvider) => ({
  label: "Rede",
  issuer,
  appId,
  secret,
  active: true,
});
const ways = (generic: Edit["providers"]["generic"], version = 1): Edit => ({
  version,
  documentEntry: false,
  firstAccess: true,
  captcha: { active: false, siteKey: null },
  providers: { generic, azure: null },
});
async function aClientOf(one: RealProvider, branding = {}): Promise<Client> {
  const client = await aClient(app, { branding });
  const as = await aStaffMember(app, client, "program_administrator");
  const { status, text } = await app.request(
    editSignInMethods,
    { params: { id: client.id }, body: ways(at(one)) },
    { as },
  );
  expect(text && status).toBe(200);
  return client;
}
const anAccount = (verified = true) => {
  const sub = unique("subject");
  return { sub, email: `${sub}@example.com`, email_verified: verified };
};

const start = (client: Client, target?: string) =>
  app.request(startOidc, { body: { client: client.slug, provider: "generic", ...(target && { target }) } });
const code = (url: URL) => url.searchParams.get("code") ?? "";
const state = (url: URL) => url.searchParams.get("state") ?? "";
async function leave(client: Client, target?: string) {
  const { authorization_url: url, ticket } = (await start(client, target)).answer;
  return { url, ticket };
}
const finish = (returned: URL, ticket: string) => {
  const iss = returned.searchParams.get("iss");
  return app.request(finishOidc, {
    body: { code: code(returned), state: state(returned), ticket, ...(iss && { iss }) },
  });
};
/** All the way: there and back. */
async function signIn(client: Client, account: RealProvider["account"], target?: string) {
  provider.account = account;
  const { url, ticket } = await leave(client, target);
  return finish(await provider.visit(url), ticket);
}
const problem = (reply: { text: string }) => (JSON.parse(reply.text) as { code: string }).code;
const notCompleted = "entrances.not_completed";

describe("security row 17: signing in by a provider", () => {
  test("asks it with PKCE, state and nonce, and for no more than who somebody is", async () => {
    const client = await aClientOf(provider);
    const url = new URL((await leave(client)).url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      scope: "openid profile email",
      redirect_uri: `${app.settings.http.publicUrl}/login-redirect-v2`,
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(url.searchParams.get(name)?.length, name).toBeGreaterThanOrEqual(43);
    }
  });

  test("the first time by a verified e-mail, then by issuer and subject, whatever the e-mail has become", async () => {
    const client = await aClientOf(provider);
    const account = anAccount();
    const member = await aMember(app, { client, user: { email: account.email.toUpperCase() } });
    const first = (await signIn(client, account)).answer;
    const session = await app.request(readSession, {}, { token: first.access_token });
    expect(session.answer).toMatchObject({ id: member.userId, idUserClientSelected: client.id });
    expect(first.redirect_url).toBe("/onboarding");
    // Visitors of another method were welcomed then.
    const other = anAccount();
    await aMember(app, { client, user: { email: other.email, last_sign_in_at: new Date() } });
    expect((await signIn(client, other)).answer.redirect_url).toBeNull();

    const again = await signIn(
      client,
      { ...account, email: "new@example.com", email_verified: false },
      "/news?a=b",
    );
    expect(again.answer.redirect_url).toBe("/news?a=b");
    expect((await signIn(client, { sub: account.sub })).answer.redirect_url).toBeNull();
  });

  test("never by an address the provider has not verified, of a stranger, or of another client's person", async () => {
    const client = await aClientOf(provider);
    const elsewhere = await aClient(app);
    const unverified = anAccount(false);
    await aMember(app, { client, user: { email: unverified.email } });
    const foreign = anAccount();
    await aMember(app, { client: elsewhere, user: { email: foreign.email } });
    for (const account of [unverified, foreign, anAccount(), { sub: unique("subject") }]) {
      const reply = await signIn(client, account);
      expect([reply.status, problem(reply)]).toEqual([400, "identity.no_access"]);
    }
  });

  test("never a superuser: a client's provider has no say over the installation", async () => {
    const client = await aClientOf(provider);
    const account = anAccount();
    await aMember(app, { client, user: { email: account.email, is_superuser: true } });
    expect(problem(await signIn(client, account))).toBe("identity.no_access");
  });

  test("an address that went to somebody else brings nobody into the account of who had it before", async () => {
    const client = await aClientOf(provider);
    const account = anAccount();
    await aMember(app, { client, user: { email: account.email } });
    expect((await signIn(client, account)).status).toBe(200);
    expect(problem(await signIn(client, { ...account, sub: unique("heir") }))).toBe("identity.no_access");
  });

  test("counts in the client whose provider it is and nowhere else", async () => {
    const client = await aClientOf(provider);
    const second = await aClient(app);
    const account = anAccount();
    const { userId, username } = await aMember(app, { client, user: { email: account.email } });
    const { access_token: token } = (await signIn(client, account)).answer;
    await aMember(app, { client: second, user: { id: userId, username, email: account.email } });
    const moved = await app.request(
      reloadUserTokens,
      { body: { id_user_client_selected: second.id } },
      { token },
    );
    expect(moved.refusal).toBe("403 identity.own_proof_needed");
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ status: "blocked" })
        .where("user_id", "=", userId)
        .where("client_id", "=", client.id)
        .execute(),
    );
    expect(problem(await signIn(client, account))).toBe("identity.blocked");
  });

  test("a code works once, within ten minutes, in the browser that left", async () => {
    const client = await aClientOf(provider);
    const account = anAccount();
    await aMember(app, { client, user: { email: account.email } });
    provider.account = account;
    const [mine, theirs] = [await leave(client), await leave(client)];
    const [back, backOfTheirs] = [await provider.visit(mine.url), await provider.visit(theirs.url)];

    expect(problem(await finish(backOfTheirs, mine.ticket))).toBe(notCompleted);
    expect((await finish(back, mine.ticket)).status).toBe(200);
    expect(problem(await finish(back, mine.ticket))).toBe(notCompleted);
    // A try with the wrong ticket used it up too.
    expect(problem(await finish(backOfTheirs, theirs.ticket))).toBe(notCompleted);

    const late = await leave(client);
    const returned = await provider.visit(late.url);
    app.clock.set(new Date(Date.now() + 11 * 60_000).toISOString());
    expect(problem(await finish(returned, late.ticket))).toBe(notCompleted);
  });

  test("state and code of two visits do not mix, nor those of two providers", async () => {
    const [client, second] = [await aClientOf(provider), await aClientOf(other)];
    const account = anAccount();
    await aMember(app, { client, user: { email: account.email } });
    provider.account = account;
    other.account = account;
    const mixed = async (own: Client, at: RealProvider) => {
      const [one, two] = [await leave(client), await leave(own)];
      const [here, there] = [await provider.visit(one.url), await at.visit(two.url)];
      here.searchParams.set("code", code(there));
      if (at !== provider) here.searchParams.set("iss", at.issuer);
      return problem(await finish(here, one.ticket));
    };
    expect(await mixed(client, provider)).toBe(notCompleted);
    expect(await mixed(second, other)).toBe(notCompleted);
    const { url, ticket } = await leave(client);
    const returned = await provider.visit(url);
    returned.searchParams.set("state", `${state(returned).slice(0, -4)}AAAA`);
    expect(problem(await finish(returned, ticket))).toBe(notCompleted);
  });

  test("a target that leads out of the app is forgotten", async () => {
    const client = await aClientOf(provider);
    const account = anAccount();
    await aMember(app, { client, user: { email: account.email } });
    await signIn(client, account);
    for (const target of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
    ]) {
      expect((await signIn(client, account, target)).answer.redirect_url).toBeNull();
    }
  });

  test("a provider that is not there, not set up or switched off is told apart from nothing else", async () => {
    const client = await aClientOf(provider);
    expect(problem(await start(await aClient(app)))).toBe("entrances.way_closed");
    await plant(app, (tx) =>
      tx
        .updateTable("sign_in_providers")
        .set({ issuer: "http://127.0.0.1:9" })
        .where("client_id", "=", client.id)
        .execute(),
    );
    const reply = await start(client);
    expect([reply.status, problem(reply)]).toEqual([503, "entrances.provider_failed"]);
  });
});

describe("the office: ways in of a client", () => {
  test("keeps secrets sealed, shows none, and keeps them when they are left out", async () => {
    const client = await aClientOf(provider);
    const as = await aStaffMember(app, client, "program_administrator");
    const read = async () =>
      (await app.request(readSignInMethods, { params: { id: client.id } }, { as })).answer;
    const row = () =>
      plant(app, (tx) =>
        tx
          .selectFrom("sign_in_providers")
          .selectAll()
          .where("client_id", "=", client.id)
          .executeTakeFirstOrThrow(),
      );
    const before = await row();
    expect(before.secret?.includes(Buffer.from(provider.secret))).toBe(false);
    const shown = await read();
    expect(JSON.stringify(shown)).not.toContain(provider.secret);
    expect(shown.providers.generic).toMatchObject({ issuer: provider.issuer, hasSecret: true, active: true });

    const { secret: _secret, ...rest } = at(provider);
    const edit = (generic: Edit["providers"]["generic"], version: number) =>
      app.request(editSignInMethods, { params: { id: client.id }, body: ways(generic, version) }, { as });
    await edit({ ...rest, label: "Outra" }, shown.version);
    expect((await row()).secret?.equals(before.secret ?? Buffer.alloc(0))).toBe(true);
    const moved = await edit({ ...rest, issuer: other.issuer }, shown.version + 1);
    expect(moved.problem.fields).toMatchObject([{ path: "body.providers.generic.secret", code: "required" }]);
    expect(
      (await edit({ ...rest, secret: null }, shown.version + 1)).answer.providers.generic?.hasSecret,
    ).toBe(false);
    expect((await edit(null, shown.version + 2)).answer.providers.generic).toBeNull();
    const trail = await plant(app, (tx) =>
      tx.selectFrom("audit_trail").selectAll().where("client_id", "=", client.id).execute(),
    );
    expect(trail.every(({ action }) => action === "clients.edit_ways_in")).toBe(true);
    expect(JSON.stringify(trail)).not.toContain(provider.secret);
  });

  test("the test says in which way a provider cannot be used", async () => {
    const client = await aClientOf(provider);
    const as = await aStaffMember(app, client, "program_administrator");
    const ask = async (body: Partial<Request<typeof testProvider>["body"]>) =>
      (
        await app.request(
          testProvider,
          {
            params: { id: client.id },
            body: { kind: "generic", issuer: provider.issuer, appId: provider.appId, ...body },
          },
          { as },
        )
      ).answer.problem;
    expect(await ask({})).toBeNull();
    expect(await ask({ secret: provider.secret })).toBeNull();
    expect(await ask({ secret: "another" })).toBe("secret_refused");
    expect(await ask({ secret: null })).toBe("secret_needed");
    expect(await ask({ appId: "nobody", secret: "x" })).toBe("secret_refused");
    expect(await ask({ issuer: "http://127.0.0.1:9" })).toBe("unreachable");
    expect(await ask({ issuer: "http://10.1.2.3" })).toBe("address_closed");
    expect(await ask({ issuer: `${provider.issuer}/realms/x` })).toBe("not_found");
    expect(await ask({ issuer: provider.issuer.replace("127.0.0.1", "localhost") })).not.toBeNull();
    // The kept secret is for the issuer it was given for; another one never sees it.
    expect(await ask({ issuer: other.issuer })).toBe("secret_needed");
  });
});
