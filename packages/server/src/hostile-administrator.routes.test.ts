// A client's administrator against people of other clients: each act on its own, and any sequence of them
// (docs/decisions/039-proof-of-a-person-and-of-a-membership.md).

import {
  exchangeToken,
  reloadUserTokens,
  setPassword,
  token,
} from "@trilha/contract/accounts/identity/endpoints.ts";
import { beginTotp, offerPasskey } from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { proveSession, readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { askEmailCode } from "@trilha/contract/accounts/recovery/endpoints.ts";
import {
  editSignInMethods,
  finishOidc,
  linkIdentity,
  listIdentities,
  redeemAccessCode,
  startOidc,
  unlinkIdentity,
} from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { issueAccessCodes } from "@trilha/contract/members/people/access-codes.ts";
import {
  importPeople,
  invitePerson,
  listPeople,
  removeFactors,
} from "@trilha/contract/members/people/endpoints.ts";
import { answerInvitation, listOwnInvitations } from "@trilha/contract/members/people/invitations.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aStaffMember,
  aUser,
  type Client,
  type Member,
  plant,
  unique,
} from "../test/builders.ts";
import { aTotp } from "../test/factors.ts";
import { type RealProvider, startOidcProvider } from "../test/oidc-provider.ts";
import { anImportFile } from "../test/uploads.ts";
import { useApp } from "../test/use-app.ts";
import { hashPassword, issueOneTimeToken } from "./accounts/identity/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000", PROVIDER_NETWORKS: "127.0.0.1/32" } });
const password = "Elefante de patins 7";
const hash = await hashPassword(password);
let provider: RealProvider;
beforeAll(async () => {
  provider = await startOidcProvider([`${app.settings.http.publicUrl}/login-redirect-v2`]);
});
afterAll(() => provider.stop());

/** A client whose administrator runs its provider. */
async function aHostileClient(): Promise<{ client: Client; as: Member }> {
  const client = await aClient(app);
  const as = await aStaffMember(app, client, "program_administrator");
  await app.tokenFor(as);
  await plant(app, (tx) =>
    tx.updateTable("sessions").set({ proved_at: app.clock.now() }).where("user_id", "=", as.userId).execute(),
  );
  const { issuer, appId, secret } = provider;
  const body = {
    ...{ version: 1, documentEntry: true, firstAccess: true, captcha: { active: false, siteKey: null } },
    providers: { azure: null, generic: { label: "Rede", issuer, appId, secret, active: true } },
  };
  expect((await app.request(editSignInMethods, { params: { id: client.id }, body }, { as })).status).toBe(
    200,
  );
  return { client, as };
}

/** A person with a password, in a client of their own. */
async function aVictim() {
  const home = await aClient(app);
  const name = unique("victim");
  const email = `${name}@example.com`;
  const user = await aUser(app, {
    username: name,
    email,
    password_hash: hash,
    email_confirmed_at: new Date(),
  });
  return { ...(await aMember(app, { client: home, user })), email, home };
}

async function byProvider(client: Client, account: RealProvider["account"]) {
  provider.account = account;
  const begun = (await app.request(startOidc, { body: { client: client.slug, provider: "generic" } })).answer;
  const back = await provider.visit(begun.authorization_url);
  const parameter = (name: string) => back.searchParams.get(name) ?? "";
  const body = {
    code: parameter("code"),
    state: parameter("state"),
    iss: parameter("iss"),
    ticket: begun.ticket,
  };
  return app.request(finishOidc, { body });
}
const posing = ({ email }: { email: string }) => ({ sub: unique("hostile"), email, email_verified: true });
const invite = (as: Member, email: string) =>
  app.request(
    invitePerson,
    { body: { firstName: "Nome", lastName: "Digitado", email, country: "BR", roles: [] } },
    { as },
  );
const signIn = (username: string, client: Client) =>
  app.request(token, { body: { grant_type: "password", username, password, client: client.slug } });
const scopesOf = (userId: string) =>
  plant(app, (tx) =>
    tx.selectFrom("sessions").select(["scope", "client_id"]).where("user_id", "=", userId).execute(),
  );

describe("a hostile administrator with a provider of their own", () => {
  test("invites somebody's e-mail, signs in as them: is let in nowhere, and sees what they typed alone", async () => {
    const { client, as } = await aHostileClient();
    const victim = await aVictim();
    expect((await invite(as, victim.email)).status).toBe(200);
    expect((await byProvider(client, posing(victim))).problem.code).toBe("identity.no_access");
    const { items } = (await app.request(listPeople, { query: { search: victim.username } }, { as })).answer;
    expect(items).toEqual([]);
    expect(await scopesOf(victim.userId)).toEqual([]);
  });

  test("even after the owner joined, links no account of the provider to them without their own proof", async () => {
    const { client, as } = await aHostileClient();
    const victim = await aVictim();
    await invite(as, victim.email);
    const { access_token } = (await signIn(victim.username, victim.home)).answer;
    const own = { token: access_token };
    expect((await app.request(readSession, {}, own)).answer.pendingInvitations).toBe(1);
    const [one] = (await app.request(listOwnInvitations, {}, own)).answer.items;
    const params = { id: one?.id ?? "" };
    const joined = await app.request(answerInvitation, { params, body: { accept: true } }, own);
    expect(joined.answer.clientId).toBe(client.id);

    const refused = await byProvider(client, posing(victim));
    expect(refused.refusal).toBe("400 entrances.link_needs_proof");
    const ticket = String(refused.problem.params?.ticket);
    // The hostile administrator's own proof is worth nothing for somebody else's ticket.
    expect((await app.request(linkIdentity, { body: { ticket } }, { as })).refusal).toBe(
      "410 entrances.link_over",
    );
    expect((await app.request(listIdentities, {}, own)).answer.items).toEqual([]);
  });

  test("whose account the owner linked reaches this client and nothing of the person, and goes when they say so", async () => {
    const { client } = await aHostileClient();
    const victim = await aVictim();
    await aMember(app, {
      client,
      user: { id: victim.userId, username: victim.username, email: victim.email },
    });
    const account = posing(victim);
    const ticket = String((await byProvider(client, account)).problem.params?.ticket);
    const own = { token: (await signIn(victim.username, victim.home)).answer.access_token };
    expect((await app.request(linkIdentity, { body: { ticket } }, own)).answer.clientId).toBe(client.id);
    expect((await app.request(linkIdentity, { body: { ticket } }, own)).refusal).toBe(
      "410 entrances.link_over",
    );
    await app.runJobs();
    expect(app.outside.mails.some(({ to }) => to === victim.email)).toBe(true);

    const vouched = { token: (await byProvider(client, account)).answer.access_token };
    const session = (await app.request(readSession, {}, vouched)).answer;
    expect(session).toMatchObject({ scope: "membership", clients: [{ id: client.id }] });
    await app.request(proveSession, { body: { password } }, vouched);
    for (const reply of [
      await app.request(offerPasskey, {}, vouched),
      await app.request(beginTotp, {}, vouched),
      await app.request(askEmailCode, { body: { email: "evil@example.com" } }, vouched),
      await app.request(reloadUserTokens, { body: { id_user_client_selected: victim.home.id } }, vouched),
    ]) {
      expect(reply.refusal).toBe("403 identity.own_proof_needed");
    }
    // New tokens are of the same session, however they are asked for.
    const reloaded = (await app.request(reloadUserTokens, { body: {} }, vouched)).answer;
    const body = { grant_type: "refresh_token", refresh_token: reloaded.refresh_token };
    const refreshed = { token: (await app.request(token, { body })).answer.access_token };
    expect((await app.request(offerPasskey, {}, refreshed)).refusal).toBe("403 identity.own_proof_needed");

    const [link] = (await app.request(listIdentities, {}, own)).answer.items;
    expect((await app.request(unlinkIdentity, { params: { id: link?.id ?? "" } }, own)).status).toBe(204);
    await expect.poll(async () => (await app.request(readSession, {}, refreshed)).status).toBe(401);
    expect((await byProvider(client, account)).problem.code).toBe("entrances.link_needs_proof");
  });

  test("invites an address nobody had: what it opens before its owner comes stays in this client", async () => {
    const { client, as } = await aHostileClient();
    const email = `${unique("new")}@example.com`;
    await invite(as, email);
    const account = posing({ email });
    const vouched = { token: (await byProvider(client, account)).answer.access_token };
    expect((await app.request(offerPasskey, {}, vouched)).refusal).toBe("403 identity.own_proof_needed");
    expect((await app.request(askEmailCode, { body: { email: "x@example.com" } }, vouched)).refusal).toBe(
      "403 identity.own_proof_needed",
    );
  });

  test("takes away no second factor of who is somewhere else too", async () => {
    const { client, as } = await aHostileClient();
    const victim = await aVictim();
    const user = { id: victim.userId, username: victim.username, email: victim.email };
    const { membershipId: id } = await aMember(app, { client, user });
    await aTotp(app, victim.userId);
    const reply = await app.request(removeFactors, { params: { id }, body: { reason: "perdeu" } }, { as });
    expect(reply.refusal).toBe("403 people.staff_elsewhere");
  });

  test("changes by a file neither e-mail nor document of who proved themself", async () => {
    const { client, as } = await aHostileClient();
    const name = unique("proved");
    const user = await aUser(app, {
      username: name,
      email: `${name}@example.com`,
      phone_verified_at: new Date(),
    });
    await aMember(app, { client, user });
    const file = `nome,usuario,email,documento\nX,${name},evil@example.com,529.982.247-25`;
    const fileId = await anImportFile(app, as, file, "import");
    const { answer } = await app.request(importPeople, { body: { fileId, dryRun: false } }, { as });
    expect(answer.errors.map(({ code }) => code)).toEqual(["owned_by_person", "owned_by_person"]);
  });
});

test("an access code of the staff opens a membership's session, until the person has a proof of their own", async () => {
  const { client, as } = await aHostileClient();
  const document = `40${String(Date.now()).slice(-6)}`;
  const user = await aUser(app, { email: null, document, document_country: "AR", birthday: "1990-05-17" });
  const { membershipId } = await aMember(app, { client, user });
  const issued = await app.request(
    issueAccessCodes,
    { body: { people: { ids: [membershipId] }, renew: false, dryRun: false } },
    { as },
  );
  const code = issued.answer.issued?.codes[0]?.code ?? "";
  const link = await app.request(redeemAccessCode, {
    body: { client: client.slug, document, birthday: "1990-05-17", code },
  });
  const body = { ...link.answer, password };
  expect((await app.request(setPassword, { body })).status).toBe(204);
  const own = { token: (await signIn(user.username, client)).answer.access_token };
  expect((await app.request(readSession, {}, own)).answer.scope).toBe("membership");
  expect((await app.request(offerPasskey, {}, own)).refusal).toBe("403 identity.own_proof_needed");
  // Claim of the account by an address of their own, and then by its mail.
  const reply = await app.request(askEmailCode, { body: { email: `${unique("own")}@example.com` } }, own);
  expect(reply.status).toBe(200);
});

test("no sequence of an administrator's acts gives a session of the person to who never proved", async () => {
  const acts = ["invite", "provider", "one-time", "partner", "reload", "prove", "file"] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 3, maxLength: 8 }), async (sequence) => {
      const { client, as } = await aHostileClient();
      const victim = await aVictim();
      const account = posing(victim);
      let held: string | undefined;
      for (const act of sequence) {
        if (act === "invite") await invite(as, victim.email);
        if (act === "provider") {
          const reply = await byProvider(client, account);
          if (reply.status === 200) held = reply.answer.access_token;
        }
        if (act === "file") {
          const rows = `nome,email\nX,${victim.email}`;
          const fileId = await anImportFile(app, as, rows, "import");
          await app.request(importPeople, { body: { fileId, dryRun: false, invite: true } }, { as });
        }
        if (act === "one-time" || act === "partner") {
          const who = { userId: victim.userId, clientId: client.id, isWebservice: act === "partner" };
          const single = issueOneTimeToken(app.parts, app.clock.now(), who);
          const reply = await app.request(exchangeToken, { body: { token: single } });
          if (reply.status === 200) held = reply.answer.access_token;
        }
        if (act === "reload" && held) {
          const body = { id_user_client_selected: victim.home.id };
          await app.request(reloadUserTokens, { body }, { token: held });
        }
        if (act === "prove" && held) await app.request(proveSession, { body: { password } }, { token: held });
      }
      expect(await scopesOf(victim.userId)).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
