// First access without an e-mail: codes the office hands out, and what a guesser, a thief or a late comer gets by them.

import { checkPasswordLink, setPassword, token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { redeemAccessCode } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { issueAccessCodes } from "@trilha/contract/members/people/access-codes.ts";
import { decideOnPeople, listPeople, readPerson } from "@trilha/contract/members/people/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aStaffMember,
  aStore,
  aSuperuser,
  type Client,
  plant,
  unique,
} from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { signInMethodJobs } from "../../accounts/sign-in-methods/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const password = "Onze elefantes 77 azuis";
const invalid = "400 entrances.access_code_invalid";
const birthday = "1990-05-17";
const officeOf = (client: Client) => aStaffMember(app, client, "program_administrator");

let count = 0;
/** Person as a people file leaves them: a document, a birth date, no e-mail, no password. */
async function loaded(client: Client, user: object = {}, member: object = {}) {
  count += 1;
  const document = String(31_000_000 + count);
  const person = await aMember(app, {
    client,
    user: {
      ...{ username: document, email: null, document, document_country: "AR", birthday },
      ...user,
    },
    ...member,
  });
  return { ...person, document };
}
type Loaded = Awaited<ReturnType<typeof loaded>>;

/** Says who they are once more, in the session of their requests. */
async function prove(as: Caller): Promise<void> {
  await app.tokenFor(as);
  await plant(app, (tx) =>
    tx.updateTable("sessions").set({ proved_at: app.clock.now() }).where("user_id", "=", as.userId).execute(),
  );
}
const issue = (as: Caller, people: Loaded[], options: { renew?: boolean; dryRun?: boolean } = {}) =>
  app.request(
    issueAccessCodes,
    {
      body: {
        people: { ids: people.map((one) => one.membershipId) },
        renew: false,
        dryRun: false,
        ...options,
      },
    },
    { as },
  );
const issueProved = async (...parameters: Parameters<typeof issue>) => {
  await prove(parameters[0]);
  return issue(...parameters);
};
const codeOf = async (as: Caller, person: Loaded, options: { renew?: boolean } = {}) => {
  const { answer } = await issueProved(as, [person], options);
  return answer.issued?.codes[0]?.code ?? "";
};
const redeem = (client: Client, person: { document: string }, code: string, more: object = {}) =>
  app.request(redeemAccessCode, {
    body: { document: person.document, birthday, code, client: client.slug, ...more },
  });
const wrong = (code: string) => `${code.slice(0, -1)}${code.endsWith("7") ? "8" : "7"}`;
const programme = async () => {
  const client = await aClient(app);
  return { client, office: await officeOf(client) };
};

describe("§routes#first-access, without an e-mail", () => {
  test("a code, a document and a birth date lead to a password of one's own, and in", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const issued = await issueProved(office, [person]);
    expect(issued.answer).toMatchObject({
      people: 1,
      more: 0,
      left: {},
      issued: {
        codes: [{ personId: person.membershipId, document: `••••••${person.document.slice(-2)}` }],
        address: expect.stringMatching(new RegExp(`/first_access\\?method=code&client=${client.slug}$`)),
      },
    });
    const code = issued.answer.issued?.codes[0]?.code ?? "";
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    // As it is typed on a phone, with the document as it is printed.
    const link = await redeem(client, person, ` ${code.toLowerCase().replace("-", " ")} `);
    expect((await app.request(checkPasswordLink, { body: link.answer })).answer.first).toBe(true);
    expect((await app.request(setPassword, { body: { ...link.answer, password } })).status).toBe(204);
    const inside = await app.request(token, {
      body: { grant_type: "password", username: person.document, password, client: client.slug },
    });
    expect(inside.status).toBe(200);
    expect((await issueProved(office, [person])).answer).toMatchObject({
      people: 0,
      left: { has_come: 1 },
      issued: null,
    });
  });

  test("a code works once, and the link it opened once", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const code = await codeOf(office, person);
    const link = await redeem(client, person, code);
    expect(link.status).toBe(200);
    expect((await redeem(client, person, code)).refusal).toBe(invalid);
    await app.request(setPassword, { body: { ...link.answer, password } });
    const again = await app.request(setPassword, { body: { ...link.answer, password: `${password}!` } });
    expect(again.refusal).toBe("410 identity.link_invalid");
  });

  test("two who type it at once: one gets in", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const code = await codeOf(office, person);
    const both = await Promise.all([redeem(client, person, code), redeem(client, person, code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test("five guesses end a code, even the right one after them", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const code = await codeOf(office, person);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await redeem(client, person, wrong(code))).refusal).toBe(invalid);
    expect((await redeem(client, person, code)).refusal).toBe(invalid);
    // The office sees that none works any more, and issues another.
    const read = await app.request(readPerson, { params: { id: person.membershipId } }, { as: office });
    expect(read.answer.accessCodeUntil).toBeNull();
    expect((await redeem(client, person, await codeOf(office, person))).status).toBe(200);
  });

  test("who knows no birth date uses up nobody's tries", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const code = await codeOf(office, person);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await redeem(client, person, code, { birthday: "1991-05-17" })).refusal).toBe(invalid);
    expect((await redeem(client, person, code)).status).toBe(200);
  });

  test("a code lasts fourteen days", async () => {
    const { client, office } = await programme();
    const [early, late] = [await loaded(client), await loaded(client)];
    const codes = [await codeOf(office, early), await codeOf(office, late)];
    const before = app.clock.now();
    app.clock.pass({ days: 14, seconds: -60 });
    expect((await redeem(client, early, codes[0] ?? "")).status).toBe(200);
    app.clock.pass({ seconds: 120 });
    expect((await redeem(client, late, codes[1] ?? "")).refusal).toBe(invalid);
    app.clock.set(before);
  });

  test("it opens the door it was issued for, and no other", async () => {
    const { client, office } = await programme();
    const other = await aClient(app);
    const [person, neighbour] = [await loaded(client), await loaded(client)];
    const code = await codeOf(office, person);
    expect((await redeem(other, person, code)).refusal).toBe(invalid);
    expect((await redeem(client, neighbour, code)).refusal).toBe(invalid);
    expect((await redeem(client, person, code)).status).toBe(200);
  });

  test("who was blocked since gets no further than a stranger", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const code = await codeOf(office, person);
    const body = { ids: [person.membershipId], decision: "block" as const, reason: "x" };
    await app.request(decideOnPeople, { body }, { as: office });
    expect((await redeem(client, person, code)).refusal).toBe(invalid);
    // Blocked between code and password: the door stays shut with the new password too.
    const later = await loaded(client);
    const link = await redeem(client, later, await codeOf(office, later));
    await app.request(
      decideOnPeople,
      { body: { ...body, ids: [later.membershipId] } },
      { as: office, key: crypto.randomUUID() },
    );
    await app.request(setPassword, { body: { ...link.answer, password } });
    const inside = await app.request(token, {
      body: { grant_type: "password", username: later.document, password, client: client.slug },
    });
    expect(inside.status).toBe(400);
  });

  test("a wrong code, a stranger, somebody without a code and one who came look the same", async () => {
    const { client, office } = await programme();
    const [known, without, came] = [
      await loaded(client),
      await loaded(client),
      await loaded(client, { password_hash: "x" }),
    ];
    const code = wrong(await codeOf(office, known));
    const replies = await Promise.all(
      [known, without, came, { document: "39999999" }, { document: "nobody" }].map((one) =>
        redeem(client, one, code),
      ),
    );
    const refusals = replies.map(({ status, problem }) => [status, problem.code, problem.title]);
    expect(new Set(refusals.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  test("a code kept is a hash; neither log, trail nor queue holds it", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const code = await codeOf(office, person);
    const bare = code.replace("-", "");
    await redeem(client, person, wrong(code));
    const audit = await plant(app, async (tx) => [
      await tx.selectFrom("access_codes").selectAll().where("client_id", "=", client.id).execute(),
      await tx.selectFrom("audit_trail").selectAll().where("client_id", "=", client.id).execute(),
      await tx.selectFrom("security_log").selectAll().where("client_id", "=", client.id).execute(),
      await tx.selectFrom("idempotency_keys").selectAll().where("client_id", "=", client.id).execute(),
    ]);
    const text = JSON.stringify(audit);
    expect(text).not.toContain(code);
    expect(text).not.toContain(bare);
    expect(text).toContain("people.issue_access_code");
    expect(text).toContain("access_code.failed");
  });

  test("a closed first access takes no code", async () => {
    const client = await aClient(app, { branding: { first_access: false } });
    const person = await loaded(client);
    const code = await codeOf(await officeOf(client), person);
    expect((await redeem(client, person, code)).refusal).toBe("400 entrances.way_closed");
  });
});

describe("§security#row-10 access codes in the office", () => {
  test("are for who may issue them, with a fresh proof; counting needs none", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const auditor = await aStaffMember(app, client, "auditor", "moderator", "instructor", "survey_owner");
    expect((await issueProved(auditor, [person])).refusal).toBe("403 request.forbidden");
    expect((await issueProved(person, [person])).refusal).toBe("403 request.forbidden");
    await prove(office);
    const before = app.clock.now();
    app.clock.pass({ seconds: 360 });
    expect((await issue(office, [person], { dryRun: true })).answer).toMatchObject({
      people: 1,
      issued: null,
    });
    expect((await issue(office, [person])).refusal).toBe("403 identity.proof_needed");
    app.clock.set(before);
  });

  test("another code takes the place of the one before, and only when asked for", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    const first = await codeOf(office, person);
    expect((await issueProved(office, [person])).answer).toMatchObject({ people: 0, left: { has_code: 1 } });
    const second = await codeOf(office, person, { renew: true });
    expect((await redeem(client, person, first)).refusal).toBe(invalid);
    expect((await redeem(client, person, second)).status).toBe(200);
  });

  test("say who is left out, and why: never staff, never who can be written to or belongs elsewhere too", async () => {
    const { client, office } = await programme();
    const elsewhere = await loaded(client);
    await aMember(app, {
      client: await aClient(app),
      user: { id: elsewhere.userId, username: elsewhere.username, email: null },
    });
    const people = [
      await loaded(client),
      elsewhere,
      await loaded(client, { email: `${unique("mail")}@example.com` }),
      await loaded(client, { birthday: null }),
      await loaded(client, { document: null, document_country: null, username: unique("bare") }),
      await loaded(client, {}, { status: "blocked" }),
      await loaded(client, {}, { roles: ["moderator"] }),
      await loaded(client, { last_sign_in_at: new Date() }),
    ];
    const { answer } = await issueProved(office, people);
    expect(answer.people).toBe(1);
    expect(answer.left).toEqual({
      ...{ elsewhere: 1, has_email: 1, no_birthday: 1, no_document: 1, not_active: 1, staff: 1, has_come: 1 },
    });
    const superuser = await issueProved(await aSuperuser(app, client), [elsewhere]);
    expect(superuser.answer.people).toBe(1);
  });

  test("for a list, in the order of stores: those who have never come, whatever else the list holds", async () => {
    const { client, office } = await programme();
    const [north, south] = [
      await aStore(app, client, { name: "Loja Norte" }),
      await aStore(app, client, { name: "Loja Sul" }),
    ];
    const at = (store: { id: string; retailerId: string }, first_name: string) =>
      loaded(
        client,
        { first_name },
        { store_id: store.id, retailer_id: store.retailerId, job_profile: "seller" },
      );
    await at(south, "Ana");
    await at(north, "Bia");
    await loaded(client, { first_name: "Caio" }, { job_profile: "cashier" });
    await loaded(client, { last_sign_in_at: new Date() }, { job_profile: "seller" });
    const never = await app.request(
      listPeople,
      { query: { entered: "never", jobProfile: "seller" } },
      { as: office },
    );
    expect(never.answer.items.map(({ name }) => name)).toEqual(["Ana Silva", "Bia Silva"]);
    await prove(office);
    const { answer } = await app.request(
      issueAccessCodes,
      { body: { people: { filter: { jobProfile: "seller" } }, renew: false, dryRun: false } },
      { as: office },
    );
    expect(answer.issued?.codes.map(({ name, store }) => [store, name])).toEqual([
      ["Loja Norte", "Bia Silva"],
      ["Loja Sul", "Ana Silva"],
    ]);
    expect(answer.left).toEqual({});
  });

  test("are forgotten a month after they ended", async () => {
    const { client, office } = await programme();
    const person = await loaded(client);
    await codeOf(office, person);
    const rows = () =>
      plant(app, (tx) =>
        tx.selectFrom("access_codes").selectAll().where("client_id", "=", client.id).execute(),
      );
    const before = app.clock.now();
    app.clock.pass({ days: 43 });
    await signInMethodJobs["sign_in_methods.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect(await rows()).toHaveLength(1);
    app.clock.pass({ days: 2 });
    await signInMethodJobs["sign_in_methods.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect(await rows()).toHaveLength(0);
    app.clock.set(before);
  });
});
