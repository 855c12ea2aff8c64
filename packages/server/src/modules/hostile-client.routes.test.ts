// A client's administrator, with every right of the client, against doors, data and names of others
// (docs/decisions/039-proof-of-a-person-and-of-a-membership.md).
import { editClient, readClient, readLook } from "@trilha/contract/clients/endpoints.ts";
import { redeemAccessCode } from "@trilha/contract/entrances/endpoints.ts";
import { listOutbox, readOutboxMessage } from "@trilha/contract/messaging/endpoints.ts";
import { issueAccessCodes } from "@trilha/contract/people/access-codes.ts";
import { assignRoles } from "@trilha/contract/people/endpoints.ts";
import { describe, expect, test } from "vitest";
import {
  aClient,
  aMember,
  aStaffMember,
  aSuperuser,
  aUser,
  type Client,
  plant,
  unique,
} from "../../test/builders.ts";
import { useApp } from "../../test/use-app.ts";
import { messagingJobs } from "./messaging/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");

describe("takes nobody else's door", () => {
  const addHosts = async (client: Client, as: Awaited<ReturnType<typeof administrator>>, hosts: string[]) => {
    const { answer } = await app.request(readClient, { params: { id: client.id } }, { as });
    const {
      id: _id,
      slug: _slug,
      passwordBelowStandard: _,
      moduleItems: _m,
      look: _l,
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
    const door = await app.request(readLook, { query: {} }, { headers: { host: `${taken}:8080` } });
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
      await messagingJobs["messaging.tell_person"](
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
    tx.updateTable("client_looks").set({ first_access: true }).where("client_id", "=", client.id).execute(),
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
