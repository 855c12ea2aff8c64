import type { AgeBand } from "@trilha/contract/accounts/identity/age-bands.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { addDays } from "@trilha/contract/core/zoned-days.ts";
import * as contract from "@trilha/contract/members/people/endpoints.ts";
import { listInvitations, withdrawInvitation } from "@trilha/contract/members/people/invitations.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aGroup,
  aMember,
  aParticipant,
  aStaffMember,
  aStore,
  aSuperuser,
  aUser,
  type Client,
  type Member,
  plant,
  unique,
} from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const nobody = "00000000-0000-7000-8000-000000000000";
const notFound = "404 request.not_found";

const administrator = (client: Client) => aStaffMember(app, client, "program_administrator");
type Query = Request<typeof contract.listPeople>["query"];
const list = (query: Query, as: Caller) => app.request(contract.listPeople, { query }, { as });
const read = (id: string, as: Caller) => app.request(contract.readPerson, { params: { id } }, { as });
const decide = (body: Request<typeof contract.decideOnPeople>["body"], as: Caller) =>
  app.request(contract.decideOnPeople, { body }, { as });
const assign = (person: Member, roles: string[], as: Caller, version = 1) =>
  app.request(
    contract.assignRoles,
    { params: { id: person.membershipId }, body: { version, roles: roles as never } },
    { as },
  );
const auditOf = (client: Client) =>
  plant(app, (tx) =>
    tx.selectFrom("audit_trail").selectAll().where("client_id", "=", client.id).orderBy("id").execute(),
  );

/** Every name of a list, page by page. */
async function allNames(query: Query, as: Caller): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const { answer } = await list({ ...query, ...(cursor && { cursor }) }, as);
    names.push(...answer.items.map(({ name }) => name));
    cursor = answer.nextCursor ?? undefined;
  } while (cursor);
  return names;
}

/** Many people at once, past the builders. */
function aCrowd(client: Client, names: readonly string[]): Promise<void> {
  const word = unique("crowd");
  return plant(app, async (tx) => {
    const users = await tx
      .insertInto("users")
      .values(
        names.map((first_name, index) => ({
          username: `${word}-${index}`,
          first_name,
          last_name: "",
          country: "BR" as const,
        })),
      )
      .returning("id")
      .execute();
    await tx
      .insertInto("memberships")
      .values(
        users.map(({ id }) => ({
          client_id: client.id,
          user_id: id,
          status: "active" as const,
          country: "BR" as const,
        })),
      )
      .execute();
  });
}

describe("the list of people", () => {
  test("holds 1,000 people of one name without a gap or a repeat", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    await aCrowd(
      client,
      Array.from({ length: 1_000 }, () => "Maria"),
    );
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { answer } = await list({ limit: 100, search: "maria", ...(cursor && { cursor }) }, as);
      ids.push(...answer.items.map(({ id }) => id));
      cursor = answer.nextCursor ?? undefined;
    } while (cursor);
    expect(ids).toHaveLength(1_000);
    expect(new Set(ids).size).toBe(1_000);
  });

  test("is in the order people expect", async () => {
    const client = await aClient(app);
    const as = await aSuperuser(app, client);
    const names = ["Zoé", "Alvaro", "ana", "Álvaro", "Ñahui", "Nuno", "Oto", "Élan", "Eva", "Alvim"];
    await aCrowd(client, names);
    const order = ["Alvaro", "Álvaro", "Alvim", "ana", "Élan", "Eva", "Ñahui", "Nuno", "Oto", "Zoé"];
    expect(await allNames({ limit: 3 }, as)).toEqual(order);
  });

  test("survives the longest name", async () => {
    const client = await aClient(app);
    const as = await aSuperuser(app, client);
    await aCrowd(client, ["Á".repeat(256), "Â".repeat(256), "\"'\\".repeat(85)]);
    expect(await allNames({ limit: 1 }, as)).toHaveLength(3);
  });

  test("is searched without accents, by parts, and by documents however typed", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const user = {
      first_name: "Conceição",
      last_name: "Araújo",
      document: "52998224725",
      document_country: "BR" as const,
    };
    await aMember(app, { client, user, gmin_number: "GX99" });
    await aCrowd(client, ["Outra"]);
    for (const search of ["conceicao", "IÇÃO", "ceicao ara", "529.982", "52998224725", "gx99"]) {
      expect([search, (await list({ search }, as)).answer.items.map(({ name }) => name)]).toEqual([
        search,
        ["Conceição Araújo"],
      ]);
    }
    for (const search of ["%", "_", "\\", "'; --"]) {
      expect([search, (await list({ search }, as)).answer.items]).toEqual([search, []]);
    }
  });

  test("finds several words, the first and the last of them in part", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const people: [string, string][] = [
      ["Ana", "Peña 1f6c"],
      ["João", "da Peña 1f99"],
      ["Ana  Rita", "Sá"],
      ["Bia", "Pen A 1f"],
    ];
    for (const [first_name, last_name] of people)
      await aMember(app, { client, user: { first_name, last_name } });
    const other = await aClient(app);
    await aMember(app, { client: other, user: { first_name: "Alheia", last_name: "Peña 1f6c" } });
    const named = async (search: string) => (await allNames({ search }, as)).toSorted();
    expect(await named("peña 1f")).toEqual(["Ana Peña 1f6c", "João da Peña 1f99"]);
    expect(await named("ÑA 1F6")).toEqual(["Ana Peña 1f6c"]);
    expect(await named("a 1")).toEqual(["Ana Peña 1f6c", "Bia Pen A 1f", "João da Peña 1f99"]);
    expect(await named("oao da pena")).toEqual(["João da Peña 1f99"]);
    expect(await named("ana  r")).toEqual(["Ana  Rita Sá"]);
    for (const none of ["pena 2f", "ana 1f", "1f pena", "ana rita"]) expect(await named(none)).toEqual([]);
  });

  test("is filtered by state, role, job, country and group", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const waiting = await aMember(app, { client, user: { first_name: "W" }, status: "awaiting_approval" });
    const painter = await aMember(app, {
      client,
      user: { first_name: "P" },
      job_profile: "painter",
      country: "MX",
    });
    await aStaffMember(app, client, "auditor", "moderator");
    const group = await aGroup(app, client, painter);
    const ids = async (query: Query) => (await list(query, as)).answer.items.map(({ id }) => id);
    expect(await ids({ status: "awaiting_approval" })).toEqual([waiting.membershipId]);
    expect(await ids({ jobProfile: "painter" })).toEqual([painter.membershipId]);
    expect(await ids({ country: "MX" })).toEqual([painter.membershipId]);
    expect(await ids({ groupId: group.id })).toEqual([painter.membershipId]);
    expect(await ids({ role: "moderator" })).toHaveLength(1);
    expect(await ids({ role: "program_administrator" })).toEqual([as.membershipId]);
    expect(await ids({ country: "MX", status: "blocked" })).toEqual([]);
    expect(await ids({ groupId: nobody })).toEqual([]);
  });

  test("§limits#age-bands is narrowed by the age of today, for who may read personal data, of whoever opened theirs", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const today = app.clock.today();
    const born = (years: number, days = 0) =>
      addDays(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`, days);
    const person = (birthday: string | null) => aMember(app, { client, user: { birthday } });
    const oldest = await person(born(61));
    const [younger, older] = [await person(born(25, 1)), await person(born(25))];
    await person(null);
    // Data of a person with two clients is open to neither, until they come.
    const shared = await aUser(app, { birthday: born(40) });
    for (const one of [await aClient(app), client]) await aMember(app, { client: one, user: shared });
    const listed = async (ageBand?: AgeBand) =>
      (await list(ageBand ? { ageBand } : {}, as)).answer.items.map(({ id, ageBand: band }) => [id, band]);
    expect(await listed("18_24")).toEqual([[younger.membershipId, "18_24"]]);
    expect(await listed("25_30")).toEqual([[older.membershipId, "25_30"]]);
    expect(await listed("over_60")).toEqual([[oldest.membershipId, "over_60"]]);
    expect(await listed("31_40")).toEqual([]);
    expect((await listed()).filter(([, band]) => band === null)).toHaveLength(3);

    const auditor = await aStaffMember(app, client, "auditor");
    expect((await list({ ageBand: "18_24" }, auditor)).refusal).toBe("403 request.forbidden");
    expect((await list({}, auditor)).answer.items.every(({ ageBand }) => ageBand === null)).toBe(true);
  });

  test("shows nobody of another client", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const foreign = await aMember(app, { client: other, user: { first_name: "Foreign" } });
    const group = await aGroup(app, other, foreign);
    expect(await allNames({ search: "foreign" }, as)).toEqual([]);
    expect(await allNames({ groupId: group.id }, as)).toEqual([]);
    expect((await read(foreign.membershipId, as)).refusal).toBe(notFound);
    expect((await read(nobody, as)).refusal).toBe(notFound);
  });

  test("begins anew with a cursor that is none of ours", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    for (const position of ["x", JSON.stringify(["Maria", "no-id"]), JSON.stringify([1, nobody])]) {
      const cursor = Buffer.from(position).toString("base64url");
      expect((await list({ cursor }, as)).answer.items).toHaveLength(1);
    }
  });
});

test("a masked document is not found digit by digit", async () => {
  const client = await aClient(app);
  const document = "86288366757";
  const named = { document, document_country: "BR" as const, username: document, email: null };
  await aMember(app, {
    client,
    user: { ...named, first_name: "Zulmira", last_name: "Quadros" },
    gmin_number: "G5",
  });
  const countFor = async (search: string, as: Caller) => (await list({ search }, as)).answer.items.length;
  const [auditor, admin] = [await aStaffMember(app, client, "auditor"), await administrator(client)];
  for (const search of ["862", "862.883.667-57", "quadros 862"]) {
    expect([search, await countFor(search, admin), await countFor(search, auditor)]).toEqual([search, 1, 0]);
  }
  for (const search of ["zulmira", "quadros", "g5"]) {
    expect([search, await countFor(search, auditor)]).toEqual([search, 1]);
  }
});

test("documents, phones and birthdays are for who may read personal data", async () => {
  const client = await aClient(app);
  const user = {
    document: "39053344705",
    document_country: "BR" as const,
    phones: JSON.stringify({ mobile: "+5511987654321" }),
    birthday: "1990-02-03",
  };
  const person = await aMember(app, { client, user });
  const see = async (as: Caller) => {
    const { document, phones, birthday, can } = (await read(person.membershipId, as)).answer;
    const [item] = (await list({ search: person.username }, as)).answer.items;
    return { document, listed: item?.document, phones, birthday, can };
  };
  const none = {
    edit: false,
    assignRoles: false,
    approve: false,
    block: false,
    unblock: false,
    invite: false,
    removeFactors: false,
    issueAccessCode: false,
    correctDocument: false,
    askNewPassword: false,
  };
  expect(await see(await aStaffMember(app, client, "auditor"))).toEqual({
    document: "•••••••••05",
    listed: "•••••••••05",
    phones: { mobile: "••••••••••4321" },
    birthday: null,
    can: none,
  });
  expect(await see(await administrator(client))).toEqual({
    document: "39053344705",
    listed: "39053344705",
    phones: { mobile: "+5511987654321" },
    birthday: "1990-02-03",
    can: { ...none, edit: true, assignRoles: true, block: true, invite: true, correctDocument: true },
  });
});

describe("an invitation", () => {
  type Body = Request<typeof contract.invitePerson>["body"];
  const invite = (body: Partial<Body> & { email: string }, as: Caller, key?: string) =>
    app.request(
      contract.invitePerson,
      { body: { firstName: "Bia", lastName: "Lopes", country: "BR", ...body } },
      { as, ...(key && { key }) },
    );
  const address = () => `${unique("bia")}@example.com`;

  test("brings somebody new in and sends the link that sets a password", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const email = address();
    const { answer } = await invite(
      { email, locale: "es-ES", roles: ["moderator"], jobProfile: "seller" },
      as,
    );
    const person = (await read(answer.id, as)).answer;
    expect(person).toMatchObject({
      email,
      username: email,
      status: "active",
      roles: ["moderator"],
      jobProfile: "seller",
    });
    expect(person.can.invite).toBe(true);
    await app.runJobs();
    const [mail] = app.outside.mails;
    expect(mail).toMatchObject({ to: email });
    expect(mail?.subject).toContain("invitación");
    expect(mail?.text).toContain(`/set-password/${encodeURIComponent(email)}/`);
    expect(await auditOf(client)).toMatchObject([{ action: "people.invite", entity_id: answer.id }]);
    const mails = await plant(app, (tx) =>
      tx.selectFrom("outbox_messages").select("body_text").where("client_id", "=", client.id).execute(),
    );
    expect(JSON.stringify(mails)).not.toContain("/set-password/");
  });

  test("has one effect per key, one membership per person", async () => {
    const as = await administrator(await aClient(app));
    const body = { email: address() };
    const key = crypto.randomUUID();
    const { answer } = await invite(body, as, key);
    expect((await invite(body, as, key)).answer).toEqual(answer);
    expect((await invite({ email: body.email.toUpperCase() }, as)).refusal).toBe("409 people.already_member");
    const both = await Promise.all([1, 2, 3].map(() => invite({ email: "race@example.com" }, as)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test("of somebody who has an account makes nobody a member, and says no more than was typed", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const user = await aUser(app, { first_name: "Íris", password_hash: "$argon2id$", email: address() });
    await aMember(app, { client: other, user });
    app.outside.clear();
    const { answer } = await invite({ email: user.email ?? "", firstName: "Other", lastName: "" }, as);
    expect((await read(answer.id, as)).refusal).toBe("404 request.not_found");
    const { items } = (await app.request(listInvitations, { query: {} }, { as })).answer;
    expect(items).toMatchObject([{ id: answer.id, name: "Other", email: user.email }]);
    expect((await invite({ email: user.email ?? "" }, as)).refusal).toBe("409 people.already_member");
    await app.runJobs();
    expect(app.outside.mails.map(({ text }) => text).join()).not.toContain("/set-password/");
    expect(app.outside.mails).toHaveLength(1);
    expect((await app.request(withdrawInvitation, { params: { id: answer.id } }, { as })).status).toBe(204);
    expect((await app.request(listInvitations, { query: {} }, { as })).answer.items).toEqual([]);
  });

  test("asks for documents that exist and are free", async () => {
    const as = await administrator(await aClient(app));
    const document = "111.444.777-35";
    const wrong = await invite({ email: address(), document: "111.444.777-36" }, as);
    expect(wrong.problem.fields).toMatchObject([{ path: "body.document", code: "document_invalid" }]);
    await invite({ email: address(), document }, as);
    const used = await invite({ email: address(), document: "11144477735" }, as);
    expect(used.problem.fields).toMatchObject([{ path: "body.document", code: "document_used" }]);
  });

  test("that would take somebody's user name is refused whole", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const email = address();
    await aUser(app, { username: email, email: null });
    expect((await invite({ email }, as)).problem.fields).toMatchObject([
      { path: "body.email", code: "email_used" },
    ]);
    expect(await auditOf(client)).toEqual([]);
  });

  test("is sent again to who has no password yet, and to nobody else", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const again = (id: string) => app.request(contract.resendInvitation, { params: { id } }, { as });
    const { answer } = await invite({ email: address() }, as);
    await app.runJobs();
    app.outside.clear();
    expect((await again(answer.id)).status).toBe(204);
    await app.runJobs();
    expect(app.outside.mails).toHaveLength(1);
    const registered = await aMember(app, { client, user: { password_hash: "$argon2id$" } });
    const blocked = await aMember(app, { client, status: "blocked" });
    for (const person of [registered, blocked]) {
      expect((await again(person.membershipId)).refusal).toBe("409 people.wrong_state");
    }
    const foreign = await aMember(app, { client: other });
    expect((await again(foreign.membershipId)).refusal).toBe(notFound);
  });
});

describe("a person's place", () => {
  type Body = Request<typeof contract.editPerson>["body"];
  const nothing: Body = {
    version: 1,
    jobProfile: null,
    companyId: null,
    brandId: null,
    retailerId: null,
    storeId: null,
    groupIds: [],
    gminNumber: null,
    cadvCode: null,
    sapCode: null,
  };
  const edit = (person: Member, body: Partial<Body>, as: Caller) =>
    app.request(
      contract.editPerson,
      { params: { id: person.membershipId }, body: { ...nothing, ...body } },
      { as },
    );

  test("changes, with a trail in words", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const person = await aParticipant(app, client);
    const store = await aStore(app, client, { name: "Loja Sul" });
    const group = await aGroup(app, client);
    const groupIds = [group.id, group.id];
    const { answer } = await edit(
      person,
      { storeId: store.id, groupIds, gminNumber: " 77 ", sapCode: "" },
      as,
    );
    expect(answer).toMatchObject({
      storeId: store.id,
      retailerId: store.retailerId,
      store: "Loja Sul",
      groupIds: [group.id],
      gminNumber: "77",
      sapCode: null,
      version: 2,
    });
    expect((await edit(person, {}, as)).refusal).toBe("409 request.conflict");
    expect(await auditOf(client)).toMatchObject([
      {
        action: "people.edit",
        before: { jobProfile: "salesperson", store: null },
        after: { jobProfile: null, store: "Loja Sul", groups: [group.name], gminNumber: "77" },
      },
    ]);
  });

  test("is made of what this programme has", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const person = await aParticipant(app, client);
    const [store, foreign] = [await aStore(app, client), await aStore(app, other)];
    const group = await aGroup(app, other);
    const wrong = async (body: Partial<Body>) =>
      (await edit(person, body, as)).problem.fields?.map(({ path, code }) => `${path} ${code}`);
    expect(
      await wrong({
        companyId: nobody,
        brandId: nobody,
        retailerId: foreign.retailerId,
        storeId: foreign.id,
        groupIds: [group.id],
      }),
    ).toEqual([
      "body.companyId not_an_option",
      "body.brandId not_an_option",
      "body.retailerId not_an_option",
      "body.storeId not_an_option",
      "body.groupIds.0 not_an_option",
    ]);
    const chain = await aStore(app, client);
    expect(await wrong({ retailerId: chain.retailerId, storeId: store.id })).toEqual([
      "body.storeId not_an_option",
    ]);
    const elsewhere = await aParticipant(app, other);
    expect((await edit(elsewhere, {}, as)).refusal).toBe(notFound);
  });
});

describe("staff roles", () => {
  test("hold from the next request on, both ways", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const person = await aParticipant(app, client);
    const knock = async () => (await list({}, person)).status;
    expect(await knock()).toBe(403);
    expect((await assign(person, ["moderator", "auditor", "auditor"], as)).answer.roles).toEqual([
      "auditor",
      "moderator",
    ]);
    await expect.poll(knock).toBe(200);
    expect((await assign(person, [], as, 2)).answer.roles).toEqual([]);
    await expect.poll(knock).toBe(403);
    expect((await assign(person, [], as, 2)).refusal).toBe("409 request.conflict");
    expect((await auditOf(client)).map(({ after }) => after)).toEqual([
      { roles: ["auditor", "moderator"] },
      { roles: [] },
    ]);
  });

  test("are not one's own, nor a superuser's by who is none, nor another client's", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    expect((await assign(as, [], as)).refusal).toBe("409 people.own_membership");
    const superuser = await aMember(app, { client, user: { is_superuser: true } });
    expect((await assign(superuser, ["auditor"], as)).refusal).toBe("403 people.superuser");
    const second = await aSuperuser(app, client);
    expect((await assign(superuser, ["auditor"], second)).status).toBe(200);
    const foreign = await aParticipant(app, other);
    expect((await assign(foreign, [], as)).refusal).toBe(notFound);
    expect((await assign(foreign, ["emperor"], as)).status).toBe(422);
  });
});

describe("decisions", () => {
  test("approve many at once and tell each of them", async () => {
    const client = await aClient(app, { name: "Clube" });
    const as = await administrator(client);
    const people = [];
    for (let index = 0; index < 3; index += 1) {
      people.push(await aMember(app, { client, status: "awaiting_approval" }));
    }
    const ids = people.map(({ membershipId }) => membershipId);
    expect((await decide({ ids: [...ids, ...ids], decision: "approve" }, as)).answer).toEqual({ changed: 3 });
    const notified = await plant(app, (tx) =>
      tx
        .selectFrom("notifications")
        .select(["user_id", "kind", "params"])
        .where("client_id", "=", client.id)
        .execute(),
    );
    expect(notified).toHaveLength(3);
    expect(notified).toContainEqual({
      user_id: people[0]?.userId,
      kind: "membership.approved",
      params: { client: "Clube" },
    });
    await app.runJobs();
    expect(app.outside.mails.map(({ to }) => to).sort()).toEqual(
      people.map(({ username }) => `${username}@example.com`).sort(),
    );
    expect(await auditOf(client)).toHaveLength(3);
  });

  test("take all or none", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const as = await administrator(client);
    const waiting = await aMember(app, { client, status: "awaiting_approval" });
    const active = await aParticipant(app, client);
    const superuser = await aMember(app, {
      client,
      user: { is_superuser: true },
      status: "awaiting_approval",
    });
    const foreign = await aMember(app, { client: other, status: "awaiting_approval" });
    const together = async (person: Member) =>
      (await decide({ ids: [waiting.membershipId, person.membershipId], decision: "approve" }, as)).refusal;
    expect(await together(active)).toBe("409 people.wrong_state");
    expect(await together(as)).toBe("409 people.own_membership");
    expect(await together(superuser)).toBe("403 people.superuser");
    expect(await together(foreign)).toBe(notFound);
    expect((await read(waiting.membershipId, as)).answer.status).toBe("awaiting_approval");
    expect(await auditOf(client)).toEqual([]);
    await app.runJobs();
    expect(app.outside.mails.map(({ to }) => to)).not.toContain(`${waiting.username}@example.com`);
  });

  test("to block need a reason, and close the door at once", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const person = await aStaffMember(app, client, "auditor");
    expect((await list({}, person)).status).toBe(200);
    const ids = [person.membershipId];
    const without = await decide({ ids, decision: "block" }, as);
    expect(without.problem.fields).toMatchObject([{ path: "body.reason", code: "reason_required" }]);
    expect((await decide({ ids, decision: "block", reason: "Notas repetidas" }, as)).status).toBe(200);
    await expect.poll(async () => (await list({}, person)).status).toBe(403);
    expect((await list({}, person)).refusal).toBe("403 identity.blocked");
    expect((await read(person.membershipId, as)).answer).toMatchObject({
      status: "blocked",
      statusReason: "Notas repetidas",
      can: { unblock: true, block: false },
    });
    expect(await auditOf(client)).toMatchObject([{ action: "people.block", reason: "Notas repetidas" }]);
    await app.runJobs();
    expect(app.outside.mails.at(-1)?.text).toContain("Notas repetidas");
    expect((await decide({ ids, decision: "unblock" }, as)).status).toBe(200);
    await expect.poll(async () => (await list({}, person)).status).toBe(200);
    expect((await read(person.membershipId, as)).answer.statusReason).toBeNull();
  });

  test("of two at the same time, one wins", async () => {
    const client = await aClient(app);
    const as = await administrator(client);
    const { membershipId } = await aMember(app, { client, status: "awaiting_approval" });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => decide({ ids: [membershipId], decision: "approve" }, as)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});

test("whose roles changed is told, in the app", async () => {
  const client = await aClient(app);
  const person = await aParticipant(app, client);
  const { answer } = await assign(person, ["auditor"], await administrator(client));
  expect(answer.roles).toEqual(["auditor"]);
  const notified = await plant(app, (tx) =>
    tx.selectFrom("notifications").select(["kind"]).where("user_id", "=", person.userId).execute(),
  );
  expect(notified).toEqual([{ kind: "roles.changed" }]);
});

test("everybody who has never come is invited, nobody twice within a day", async () => {
  const client = await aClient(app);
  const staff = await administrator(client);
  await aMember(app, { client, user: { password_hash: "$argon2id$x" } });
  await aMember(app, { client, status: "blocked" });
  const absent = await aMember(app, { client });
  const { email } = await plant(app, (tx) =>
    tx.selectFrom("users").select("email").where("id", "=", absent.userId).executeTakeFirstOrThrow(),
  );
  await plant(app, (tx) =>
    tx.updateTable("users").set({ password_hash: "$argon2id$x" }).where("id", "=", staff.userId).execute(),
  );
  const invite = (dryRun: boolean) =>
    app.request(contract.inviteWaiting, { body: { dryRun } }, { as: staff });
  expect((await invite(true)).answer).toEqual({ people: 1 });
  expect((await invite(false)).answer).toEqual({ people: 1 });
  await app.runJobs();
  expect(app.outside.mails.filter(({ to }) => to === email)).toHaveLength(1);
  expect((await invite(false)).answer).toEqual({ people: 0 });
  app.clock.pass({ days: 1, seconds: 1 });
  expect((await invite(true)).answer).toEqual({ people: 1 });
  app.clock.reset();
  const auditor = await aStaffMember(app, client, "auditor");
  const refused = await app.request(contract.inviteWaiting, { body: { dryRun: true } }, { as: auditor });
  expect(refused.status).toBe(403);
});
