// §api#fixed-calls, §messages#handling A client's door knows the client's own members. Whoever belongs elsewhere is nobody there, whatever the two
// clients let through: the same status, body and headers, the same queries, and nothing is sent to them.

import { checkPasswordLink, setPassword, token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import * as recovery from "@trilha/contract/accounts/recovery/endpoints.ts";
import * as entrances from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { endpoints } from "@trilha/contract/endpoints.ts";
import { register } from "@trilha/contract/members/registration/endpoints.ts";
import { askSession } from "@trilha/contract/partners/api-keys/endpoints.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aClient, aMember, aUser, type Client, plant, unique } from "../test/builders.ts";
import { aPartner, type TestPartner } from "../test/builders-partners.ts";
import { aTotp } from "../test/factors.ts";
import { type RealProvider, startOidcProvider } from "../test/oidc-provider.ts";
import { queriesOf } from "../test/queries.ts";
import type { Reply } from "../test/request.ts";
import { useApp } from "../test/use-app.ts";
import { hashPassword } from "./accounts/identity/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000", PROVIDER_NETWORKS: "127.0.0.1/32" } });
const hash = await hashPassword("girafa de bicicleta");
let provider: RealProvider;
beforeAll(async () => {
  provider = await startOidcProvider([`${app.settings.http.publicUrl}/login-redirect-v2`]);
});
afterAll(() => provider.stop());
beforeEach(async () => {
  await app.runJobs();
  app.outside.clear();
});

/** Names a stranger may type. */
interface Named {
  id: string;
  email: string;
  username: string;
  document: string;
  phone: string;
  code: string;
}

let numbers = 30_000_000;
/** Names of the same lengths for everybody. */
function names(): Named {
  numbers += 1;
  const username = `person-${numbers}`;
  return {
    id: crypto.randomUUID(),
    ...{ username, email: `${username}@example.com`, document: String(numbers) },
    ...{ phone: `+55119${numbers}`, code: `GMIN-${numbers}` },
  };
}

type Fields = { user?: object; member?: object };
const columnsOf = ({ username, email, document, phone }: Named) => ({
  ...{ username, email, document, document_country: "AR", birthday: "1990-05-17", password_hash: hash },
  phones: JSON.stringify({ cellphone: phone }),
  phone_verified_at: app.clock.now(),
});
async function aPerson(client: Client | undefined, { user, member }: Fields = {}): Promise<Named> {
  const named = names();
  const { id, username } = await aUser(app, { ...columnsOf(named), ...user } as never);
  const fields = { gmin_number: named.code, ...member } as object;
  if (client) await aMember(app, { client, user: { id, username, email: named.email }, ...fields });
  return { ...named, id };
}

type Door = { client: Client; partner: TestPartner };
type Settings = { name: string; fields?: object; branding?: object };
const doors: Settings[] = [
  { name: "plain messages", fields: { plain_sign_in_messages: true } },
  { name: "neutral messages" },
  {
    name: "plain messages, under maintenance",
    fields: { plain_sign_in_messages: true },
    branding: { under_maintenance: true },
  },
  {
    name: "neutral, strong passwords, staff need a factor",
    fields: { password_min_length: 14, staff_need_factor: true },
    branding: { password_strength: "strong" },
  },
  {
    name: "plain messages, ways closed",
    fields: { plain_sign_in_messages: true },
    branding: { document_entry: false, first_access: false },
  },
];

async function aDoor({ fields, branding }: Settings): Promise<Door> {
  const client = await aClient(app, {
    ...fields,
    branding: { document_entry: true, first_access: true, ...branding },
  });
  const { issuer, appId } = provider;
  await plant(app, async (tx) => {
    const forms = { register: { open: true, fields: [{ key: "document", mandatory: true, help: {} }] } };
    const settings = JSON.stringify({ forms });
    await tx.insertInto("registration_settings").values({ client_id: client.id, settings }).execute();
    await tx
      .insertInto("sign_in_providers")
      .values({
        client_id: client.id,
        kind: "generic",
        label: "Rede",
        issuer,
        app_id: appId,
        secret: null,
        active: true,
      } as never)
      .execute();
  });
  return { client, partner: await aPartner(app, client) };
}

const password = "errada de novo 1";
const uidOf = ({ id }: Named) => Buffer.from(id).toString("base64url");
const asPartner = (door: Door, person: object) =>
  app.request(askSession, { body: { person } } as never, { headers: door.partner.headers });

type Ask = [spec: EndpointSpec, ask: (door: Door, who: Named) => Promise<Reply<EndpointSpec>>];
const at = ({ client }: Door) => ({ client: client.slug });
/** All calls of a stranger about somebody. */
const asks: Ask[] = [
  [
    recovery.askPasswordLink,
    (door, { email }) => app.request(recovery.askPasswordLink, { body: { email, ...at(door) } }),
  ],
  [
    recovery.askPasswordLink,
    (door, { username }) => app.request(recovery.askPasswordLink, { body: { username, ...at(door) } }),
  ],
  [
    recovery.askPasswordLink,
    (door, { document }) => app.request(recovery.askPasswordLink, { body: { document, ...at(door) } }),
  ],
  [
    recovery.showMaskedPhone,
    (door, { document }) => app.request(recovery.showMaskedPhone, { body: { document, ...at(door) } }),
  ],
  [
    recovery.sendRecoveryCode,
    (door, { document, phone }) =>
      app.request(recovery.sendRecoveryCode, { body: { document, phone, channel: "sms", ...at(door) } }),
  ],
  [
    recovery.validateRecoveryCode,
    () => app.request(recovery.validateRecoveryCode, { body: { request: "x".repeat(43), code: "123456" } }),
  ],
  [
    entrances.startDocumentEntry,
    (door, { document }) =>
      app.request(entrances.startDocumentEntry, { body: { document, birthday: "1990-05-17", ...at(door) } }),
  ],
  [
    entrances.finishDocumentEntry,
    (door) =>
      app.request(entrances.finishDocumentEntry, {
        body: { request: "x".repeat(43), code: "123456", ...at(door) },
      }),
  ],
  [
    entrances.askFirstAccess,
    (door, { email }) => app.request(entrances.askFirstAccess, { body: { identifier: email, ...at(door) } }),
  ],
  [
    entrances.askFirstAccess,
    (door, { document }) =>
      app.request(entrances.askFirstAccess, { body: { identifier: document, ...at(door) } }),
  ],
  [
    entrances.askFirstAccess,
    (door, { code }) => app.request(entrances.askFirstAccess, { body: { identifier: code, ...at(door) } }),
  ],
  [
    entrances.redeemAccessCode,
    (door, { document }) =>
      app.request(entrances.redeemAccessCode, {
        body: { document, birthday: "1990-05-17", code: "K7P4-M2QX", ...at(door) },
      }),
  ],
  [
    token,
    (door, { username }) =>
      app.request(token, { body: { grant_type: "password", username, password, ...at(door) } }),
  ],
  [
    token,
    (door, { email }) =>
      app.request(token, { body: { grant_type: "password", username: email, password, ...at(door) } }),
  ],
  [
    token,
    (door, { document }) =>
      app.request(token, { body: { grant_type: "password", username: document, password, ...at(door) } }),
  ],
  [
    checkPasswordLink,
    (_, who) =>
      app.request(checkPasswordLink, {
        body: { username: who.username, uidb64: uidOf(who), token: "abc-def" },
      }),
  ],
  [
    setPassword,
    (_, who) =>
      app.request(setPassword, {
        body: {
          username: who.username,
          uidb64: uidOf(who),
          token: "abc-def",
          password: "Onze elefantes 77 azuis",
        },
      }),
  ],
  [askSession, (door, { email }) => asPartner(door, { email })],
  [askSession, (door, { document }) => asPartner(door, { document })],
  [askSession, (door, { username }) => asPartner(door, { username })],
  [askSession, (door, { code }) => asPartner(door, { externalId: code })],
  [
    entrances.finishOidc,
    (door, { email }) => comeFromProvider(door, { sub: unique("subject"), email, email_verified: true }),
  ],
];

async function comeFromProvider(door: Door, account: RealProvider["account"]) {
  provider.account = account;
  const begun = (await app.request(entrances.startOidc, { body: { provider: "generic", ...at(door) } }))
    .answer;
  const returned = await provider.visit(begun.authorization_url);
  const parameter = (name: string) => returned.searchParams.get(name) ?? "";
  return app.request(entrances.finishOidc, {
    body: { code: parameter("code"), state: parameter("state"), ticket: begun.ticket, iss: parameter("iss") },
  });
}

/** Visible part of an answer; what is drawn anew for each is left out. */
function seen({ status, headers, text }: Reply<EndpointSpec>) {
  const { date: _date, "x-request-id": _id, etag: _etag, ...others } = headers;
  const body = text
    .replace(/[\w-]{43}/g, "(token)")
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(id)")
    .replace(/"startTime":"[^"]+"/, '"startTime":"(now)"');
  return { status, headers: others, body };
}

/** All effects of a door asked about somebody. */
async function walk(door: Door, who: Named) {
  const steps = [];
  for (const [spec, ask] of asks) {
    const { result, queries } = await queriesOf(app.parts.db.pool, () => ask(door, who));
    // A provider's visit waits for no one in particular: only its answer is compared.
    steps.push({ id: spec.id, ...seen(result), queries: spec === entrances.finishOidc ? [] : queries });
  }
  app.outside.clear();
  await app.runJobs();
  return { steps, mails: app.outside.mails.length, texts: app.outside.texts.length };
}

const outsiders: { name: string; make: (elsewhere: Client) => Promise<Named> }[] = [
  { name: "a member of another client", make: (elsewhere) => aPerson(elsewhere) },
  {
    name: "somebody blocked in another client",
    make: (elsewhere) => aPerson(elsewhere, { member: { status: "blocked" } }),
  },
  {
    name: "somebody another client loaded, who has never come",
    make: (elsewhere) => aPerson(elsewhere, { user: { password_hash: null } }),
  },
  {
    name: "a member of another client with a second factor",
    make: async (elsewhere) => {
      const person = await aPerson(elsewhere);
      await aTotp(app, person.id);
      return person;
    },
  },
  { name: "a superuser", make: () => aPerson(undefined, { user: { is_superuser: true } }) },
];

describe.each(doors)("at a door with $name", (settings) => {
  const elsewhere = doors.find(({ fields }) => Boolean(fields) !== Boolean(settings.fields)) ?? settings;

  test.each(outsiders)("$name is nobody", async ({ make }) => {
    const door = await aDoor(settings);
    const person = await make((await aDoor(elsewhere)).client);
    const expected = await walk(door, names());
    const actual = await walk(door, person);
    expect(actual).toEqual(expected);
    expect(actual).toMatchObject({ mails: 0, texts: 0 });
  });

  test("registering with the address and document of another client's member is answered as anybody's", async () => {
    const door = await aDoor(settings);
    const person = await aPerson((await aDoor(elsewhere)).client);
    const send = ({ email, document }: Named) => {
      const values = { firstName: "Ana", country: "AR", document, email, emailConfirmation: email } as const;
      return app.request(register, { body: { form: "register", values, accepted: {}, ...at(door) } });
    };
    const expected = await queriesOf(app.parts.db.pool, () => send(names()));
    const actual = await queriesOf(app.parts.db.pool, () => send(person));
    expect(seen(actual.result)).toEqual(seen(expected.result));
    if (!settings.fields || !("plain_sign_in_messages" in settings.fields)) {
      expect(actual.queries).toEqual(expected.queries);
    }
  });
});

test("a member is told from nobody at a plain door, and written to in its client's name", async () => {
  const door = await aDoor({ name: "plain", fields: { plain_sign_in_messages: true } });
  const [member, nobody] = [await aPerson(door.client), names()];
  const { steps: ofMember, mails, texts } = await walk(door, member);
  const { steps: ofNobody } = await walk(door, nobody);
  const observed = (steps: typeof ofMember) => steps.slice(0, 5).map(({ status }) => status);
  expect(observed(ofMember)).toEqual([200, 200, 200, 200, 200]);
  expect(observed(ofNobody)).toEqual([404, 404, 404, 404, 404]);
  expect(mails).toBeGreaterThan(0);
  expect(texts).toBe(2);
});

describe("the installation's own door, and one that is no client's", () => {
  test.each([undefined, "no-such-client"])("?client=%s says the same of everybody", async (client) => {
    const { client: own } = await aDoor({ name: "plain", fields: { plain_sign_in_messages: true } });
    const superuser = () => aPerson(undefined, { user: { is_superuser: true } });
    const people = [await aPerson(own), await superuser(), names()];
    const walks = [];
    for (const who of people) {
      const { email, document, phone } = who;
      const replies = [
        await app.request(recovery.askPasswordLink, { body: { email, client } }),
        await app.request(recovery.showMaskedPhone, { body: { document, client } }),
        await app.request(recovery.sendRecoveryCode, { body: { document, phone, channel: "sms", client } }),
      ];
      await app.runJobs();
      walks.push(replies.map(seen));
    }
    expect(walks[0]).toEqual(walks[2]);
    expect(walks[1]).toEqual(walks[2]);
    // Each is written to: a member in the name of their own client, a superuser in nobody's.
    expect(app.outside.mails.map(({ to, text }) => [to, text.includes("?client=")])).toEqual([
      [people[0]?.email, true],
      [people[1]?.email, false],
    ]);
    expect(app.outside.texts.map(({ to }) => to)).toEqual([people[0]?.phone, people[1]?.phone]);
  });
});

describe("security rows 4 and 5: guessing passwords at a client's door", () => {
  const signIn = (client: Client, username: string, typed: string, from: string) =>
    app.request(
      token,
      { body: { grant_type: "password", username, password: typed, client: client.slug } },
      { from },
    );

  test("slows down alike for a member, another client's member and nobody", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const people = [await aPerson(client), await aPerson(other), names()];
    const walks = [];
    for (const [index, { username }] of people.entries()) {
      const messages = [];
      for (let tries = 0; tries < 12; tries += 1) {
        const { result, queries } = await queriesOf(app.parts.db.pool, () =>
          signIn(client, username, `errada ${tries}`, `10.1.1.${index}`),
        );
        const { "retry-after": wait } = result.headers;
        messages.push({ ...seen(result), wait, queries });
        app.clock.pass({ seconds: 1 });
      }
      walks.push(messages);
    }
    expect(walks[0]?.some(({ status }) => status === 429)).toBe(true);
    expect(walks[1]).toEqual(walks[0]);
    expect(walks[2]).toEqual(walks[0]);
  });

  test("leads somebody of another client there, and tells who belongs nowhere, only after the right password", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const [elsewhere, nowhere] = [await aPerson(other), await aPerson(undefined)];
    const normalised = async ({ username }: Named, typed: string) =>
      JSON.parse((await signIn(client, username, typed, "10.1.2.1")).text) as {
        code?: string;
        access_token?: string;
      };
    for (const one of [elsewhere, nowhere]) {
      expect((await normalised(one, "errada")).code).toBe("identity.sign_in_failed");
    }
    expect((await normalised(nowhere, "girafa de bicicleta")).code).toBe("identity.no_access");
    const { access_token } = await normalised(elsewhere, "girafa de bicicleta");
    const session = await app.request(readSession, {}, { token: access_token ?? "" });
    expect(session.answer.idUserClientSelected).toBe(other.id);
  });
});

test("every endpoint for guests is asked here, or names nobody", () => {
  const covered = new Set([...asks.map(([spec]) => spec.id), register.id, entrances.startOidc.id]);
  const namesNobody = [
    ...["clients.read_look", "clients.read_reference", "clients.read_legal_text", "clients.list_texts"],
    ...["registration.read_form", "registration.list_stores", "support.send_open"],
    ...["portfolio.read", "portfolio.course", "portfolio.team"],
    // An error, of which nothing is answered.
    "errors.report",
    // By a number or a secret that was given to one person.
    ...[
      "certificates.check",
      "badges.shared",
      "scorm.take_cloud_progress",
      "registration.check_link",
      "registration.confirm",
    ],
    ...["identity.exchange_token", "entrances.vendor_redirect"],
    // By what a device or a challenge signed.
    ...["identity.ask_passkey", "identity.sign_in_by_passkey"],
    ...["identity.show_second_factor", "identity.ask_second_factor"],
  ];
  const guests = endpoints.filter(
    ({ access }) => access === "public" || access === "app" || access === "partner",
  );
  expect(guests.map(({ id }) => id).filter((id) => !covered.has(id) && !namesNobody.includes(id))).toEqual(
    [],
  );
});

test("§routes#screens a name that somebody of another client has as well keeps no member out", async () => {
  const [one, other] = [await aClient(app), await aClient(app)];
  const person = await aPerson(one);
  await aPerson(other, { user: { document: person.document, document_country: "PE" } });
  const signIn = (client: Client) =>
    app.request(token, {
      body: {
        grant_type: "password",
        username: person.document,
        password: "girafa de bicicleta",
        client: client.slug,
      },
    });
  expect((await signIn(one)).status).toBe(200);
});
