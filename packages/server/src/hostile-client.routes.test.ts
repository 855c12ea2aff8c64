// A client's administrator, with every right of the client, against doors, data and names of others
// (docs/decisions/039-proof-of-a-person-and-of-a-membership.md).

import { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { redeemAccessCode } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { listOutbox, readOutboxMessage } from "@trilha/contract/communication/messages/endpoints.ts";
import { listGroupMembers } from "@trilha/contract/members/groups/endpoints.ts";
import { issueAccessCodes } from "@trilha/contract/members/people/access-codes.ts";
import {
  assignRoles,
  importPeople,
  invitePerson,
  listPeople,
} from "@trilha/contract/members/people/endpoints.ts";
import { listInvitations } from "@trilha/contract/members/people/invitations.ts";
import { editClient, readBranding, readClient } from "@trilha/contract/tenants/clients/endpoints.ts";
import { describe, expect, test } from "vitest";
import {
  aClient,
  aGroup,
  aMember,
  aStaffMember,
  aSuperuser,
  aUser,
  type Client,
  type Member,
  plant,
  unique,
} from "../test/builders.ts";
import { anImportFile } from "../test/uploads.ts";
import { useApp } from "../test/use-app.ts";
import { hashPassword } from "./accounts/identity/index.ts";
import { messagingJobs } from "./communication/messages/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const password = "Elefante de patins 7";
const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");

describe("takes nobody else's door", () => {
  const addHosts = async (client: Client, as: Awaited<ReturnType<typeof administrator>>, hosts: string[]) => {
    const { answer } = await app.request(readClient, { params: { id: client.id } }, { as });
    const {
      id: _id,
      slug: _slug,
      passwordBelowStandard: _,
      moduleItems: _m,
      branding: _l,
      can: _c,
      ...body
    } = answer;
    return app.request(editClient, { params: { id: client.id }, body: { ...body, hosts } }, { as });
  };

  test("by the installation's address, another client's with a port, or one yet to come", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const taken = `${unique("shop")}.example`;
    await plant(app, (tx) =>
      tx.insertInto("client_hosts").values({ host: taken, client_id: other.id }).execute(),
    );
    const own = new URL(app.settings.http.publicUrl).host;
    for (const host of [own, own.replace(/:\d+$/, ""), `${taken}:8080`, taken, `${unique("new")}.example`]) {
      expect((await addHosts(client, as, [host])).refusal).toBe("403 clients.host_by_operator");
    }
    const door = await app.request(readBranding, { query: {} }, { headers: { host: `${taken}:8080` } });
    expect(door.answer.client?.id).toBe(other.id);
  });

  test("and gives up an address the operator gave", async () => {
    const client = await aClient(app);
    const [as, operator] = [await administrator(client), await aSuperuser(app, client)];
    const host = `${unique("own")}.example`;
    const given = { ...operator, clientId: client.id } as typeof as;
    expect((await addHosts(client, given, [host])).answer.hosts).toEqual([host]);
    expect((await addHosts(client, as, [host])).answer.hosts).toEqual([host]);
    expect((await addHosts(client, as, [])).answer.hosts).toEqual([]);
  });
});

describe("reads in the outbox", () => {
  const aMessage = (client: Client, fields: object) =>
    plant(app, async (tx) => {
      const row = {
        ...{ client_id: client.id, channel: "mail", recipient: "x@example.com", template: "code" },
        ...{ locale: "pt-BR", subject: "s", body_text: "t", body_html: null, created_at: app.clock.now() },
        ...fields,
      };
      const { id } = await tx
        .insertInto("outbox_messages")
        .values(row as never)
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    });

  test("no number of a member who has not opened their own data, and no address of who is no member", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const user = await aUser(app, { email: `${unique("victim")}@example.com` });
    await aMember(app, { client: other, user });
    await aMessage(client, { user_id: user.id, recipient: user.email });
    await aMember(app, { client, user });
    await aMessage(client, { user_id: user.id, channel: "sms", recipient: "+5511987650001" });
    const outsider = await aUser(app, { email: `${unique("outsider")}@example.com` });
    await aMember(app, { client: other, user: outsider });
    await aMessage(client, { user_id: outsider.id, recipient: outsider.email });
    const { items } = (await app.request(listOutbox, { query: {} }, { as })).answer;
    expect(items.map(({ recipient }) => recipient)).toEqual(["o•••@example.com", "•••••••01", user.email]);
  });

  test("nothing of what happened to an account", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const { userId } = await aMember(app, { client });
    await plant(app, (tx) =>
      tx
        .updateTable("users")
        .set({ email: `${unique("own")}@example.com` })
        .where("id", "=", userId)
        .execute(),
    );
    for (const event of ["factor_added", "new_device", "identity_linked"] as const) {
      const at = app.clock.now().toISOString();
      await messagingJobs["messaging.notify_person"].run(
        app.parts,
        { userId, clientId: client.id, event, at },
        { attempt: 1, maxAttempts: 1 },
      );
    }
    expect((await app.request(listOutbox, { query: {} }, { as })).answer.items).toEqual([]);
    const ids = await plant(app, (tx) =>
      tx.selectFrom("outbox_messages").select("id").where("client_id", "=", client.id).execute(),
    );
    expect(ids.length).toBeGreaterThanOrEqual(3);
    for (const params of ids) {
      expect((await app.request(readOutboxMessage, { params }, { as })).refusal).toBe(
        "404 request.not_found",
      );
    }
  });
});

test("once no longer of the staff, opens nobody's account by a code kept from before", async () => {
  const client = await aClient(app);
  const [as, successor] = [await administrator(client), await administrator(client)];
  await app.tokenFor(as);
  await plant(app, (tx) =>
    tx.updateTable("sessions").set({ proved_at: app.clock.now() }).where("user_id", "=", as.userId).execute(),
  );
  const document = `40${String(Date.now()).slice(-6)}`;
  const birthday = "1990-05-17";
  const user = await aUser(app, { email: null, document, document_country: "AR", birthday });
  const { membershipId } = await aMember(app, { client, user });
  await plant(app, (tx) =>
    tx
      .updateTable("client_branding")
      .set({ first_access: true })
      .where("client_id", "=", client.id)
      .execute(),
  );
  const people = { ids: [membershipId] };
  const issued = await app.request(
    issueAccessCodes,
    { body: { people, renew: false, dryRun: false } },
    { as },
  );
  const code = issued.answer.issued?.codes[0]?.code ?? "";
  expect(code).not.toBe("");
  const roles = { params: { id: as.membershipId }, body: { roles: [], version: 1 } };
  expect((await app.request(assignRoles, roles, { as: successor })).status).toBe(200);
  const redeemed = await app.request(redeemAccessCode, {
    body: { client: client.slug, document, birthday, code },
  });
  expect(redeemed.refusal).toBe("400 entrances.access_code_invalid");
});

describe("finds out whose document it is elsewhere", () => {
  let documents = 0;
  /** A number whose check digits are right, of somebody of another client. */
  async function elsewhere(fields: object = {}) {
    const digits = [...String(300_000_000 + Number(String(Date.now()).slice(-6)) * 100 + ++documents)].map(
      Number,
    );
    for (const length of [10, 11]) {
      const sum = digits.reduce((total, digit, index) => total + digit * (length - index), 0);
      digits.push(((sum * 10) % 11) % 10);
    }
    const document = digits.join("");
    const user = await aUser(app, { document, document_country: "BR", ...fields });
    const home = await aClient(app);
    return { document, user, home, member: await aMember(app, { client: home, user }) };
  }
  const invite = (as: Member, body: object) =>
    app.request(
      invitePerson,
      { body: { firstName: "N", lastName: "T", country: "BR", roles: [], email: "", ...body } },
      { as },
    );
  const bring = async (as: Member, file: string, dryRun = true) => {
    const fileId = await anImportFile(app, as, file, "import");
    return (await app.request(importPeople, { body: { fileId, dryRun } }, { as })).answer;
  };

  test("not by inviting somebody with it", async () => {
    const as = await administrator(await aClient(app));
    const { document } = await elsewhere();
    const email = `${unique("new")}@example.com`;
    expect((await invite(as, { email, document })).status).toBe(200);
    // Refusals about their own people are plain (§validation#texts).
    const again = await invite(as, { email: `${unique("new")}@example.com`, document });
    expect(again.problem.fields).toMatchObject([{ path: "body.document", code: "document_used" }]);
  });

  test("not by a file, alone, beside an address, or as a user name", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const { document, user } = await elsewhere();
    const free = (await elsewhere({ document: null, document_country: null })).document;
    const email = `${unique("new")}@example.com`;
    for (const file of [
      (number: string) => `nome,documento\nX,${number}`,
      (number: string) => `nome,email,documento\nX,${email},${number}`,
      (number: string) => `nome,usuario\nX,${number}`,
      // The address of one line and the document of the other are the same person's, or are not.
      (number: string) => `nome,email,documento\nX,${user.email},\nY,,${number}`,
    ]) {
      expect(await bring(as, file(document))).toEqual(
        JSON.parse(JSON.stringify(await bring(as, file(free))).replaceAll(free, document)),
      );
    }
    expect(await bring(as, `nome,documento\nX,${document}`, false)).toMatchObject({
      created: 1,
      imported: true,
    });
    const { items } = (await app.request(listPeople, { query: { search: document } }, { as })).answer;
    expect(items).toMatchObject([{ name: "X", document }]);
    expect((await app.request(listInvitations, { query: {} }, { as })).answer.items).toEqual([]);
  });

  test("and stands before nobody who signs in by it in their own client", async () => {
    const { document, home, user } = await elsewhere({ password_hash: await hashPassword(password) });
    const client = await aClient(app);
    const as = await administrator(client);
    expect((await invite(as, { email: `${unique("new")}@example.com`, document })).status).toBe(200);
    const body = { grant_type: "password", username: document, password, client: home.slug };
    const { answer } = await app.request(token, { body });
    const session = await app.request(readSession, {}, { token: answer.access_token });
    expect(session.answer.id).toBe(user.id);
  });

  test("nor do two people of one client share one, however they came", async () => {
    const { document, home, user } = await elsewhere({ password_hash: await hashPassword(password) });
    const squatter = await aUser(app, { document, document_country: "BR" });
    await aMember(app, { client: home, user: squatter });
    const keys = await plant(app, (tx) =>
      tx
        .selectFrom("memberships")
        .select(["user_id", "document_key"])
        .where("client_id", "=", home.id)
        .where("user_id", "in", [user.id, squatter.id])
        .execute(),
    );
    expect(keys.filter(({ document_key }) => document_key !== null)).toEqual([
      { user_id: user.id, document_key: `BR ${document}` },
    ]);
    const body = { grant_type: "password", username: document, password, client: home.slug };
    expect((await app.request(token, { body })).status).toBe(200);
  });
});

test("finds no hidden document digit by digit: not in the list, not by whether there is another page, not in a group", async () => {
  const client = await aClient(app);
  const as = await administrator(client);
  const victim = await aUser(app, { document: "73462915805", document_country: "BR" });
  const here = await aMember(app, { client, user: victim });
  await aMember(app, { client: await aClient(app), user: victim });
  // An account of their own, whose document begins like the guess.
  const decoy = await aMember(app, {
    client,
    user: await aUser(app, { document: "73462900000", document_country: "AR" }),
  });
  const { id: groupId } = await aGroup(app, client, here, decoy);
  const namesFor = async (search: string) => {
    const page = await app.request(listPeople, { query: { search, groupId, limit: 1 } }, { as });
    return [page.answer.items.map(({ id }) => id), page.answer.nextCursor];
  };
  expect(await namesFor("734629")).toEqual([[decoy.membershipId], null]);
  expect(await namesFor("7346291")).toEqual([[], null]);
  const inGroup = await app.request(
    listGroupMembers,
    { params: { id: groupId }, query: { search: "7346291" } },
    { as },
  );
  expect(inGroup.answer.items).toEqual([]);
});
