// §api#recover-password The ways back: by a mailed link, by a code; and what somebody learns, or can guess, who has no business there.
import { checkPasswordLink, setPassword, token } from "@trilha/contract/accounts/identity/endpoints.ts";
import {
  askPasswordLink,
  sendRecoveryCode,
  showMaskedPhone,
  validateRecoveryCode,
} from "@trilha/contract/accounts/recovery/endpoints.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { aClient, aMember, type Client, plant, unique } from "../../../test/builders.ts";
import { queriesOf } from "../../../test/queries.ts";
import { useApp } from "../../../test/use-app.ts";
import { sweep } from "./jobs.ts";
import { sendRecovery } from "./send-recovery.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const fresh = "Onze elefantes 77 azuis";
const seconds = (count: number) => app.clock.pass({ seconds: count });

let numbers = 10_000_000;
/** A person with a document and a verified phone that nobody else has. */
async function aPerson(client: Client, user: object = {}) {
  numbers += 1;
  const document = `DOC${numbers}`;
  const phone = `+55119${numbers}`;
  const member = await aMember(app, {
    client,
    user: {
      document,
      document_country: "PE",
      phones: JSON.stringify({ cellphone: phone }),
      phone_verified_at: app.clock.now(),
      ...user,
    },
  });
  return { ...member, document, phone, email: `${member.username}@example.com` };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

const sendCode = (person: { document: string; phone: string }, more: object = {}) =>
  app.request(sendRecoveryCode, {
    body: { document: person.document, phone: person.phone, channel: "sms", ...more },
  });
const validate = (request: string, code: string) =>
  app.request(validateRecoveryCode, { body: { request, code } });
const lastCode = () => app.outside.texts.at(-1)?.code ?? "";
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
/** A code on its way, and the request it belongs to. */
async function aCode(person: Person, more: object = {}) {
  const { answer } = await sendCode(person, more);
  await app.runJobs();
  return { request: answer.request, code: lastCode() };
}
const linkIn = (text: string) => {
  const [, username = "", uidb64 = "", tokenPart = ""] =
    /recover-password\/([^/\s]+)\/([^/\s]+)\/([^/?\s]+)/.exec(text) ?? [];
  return { username: decodeURIComponent(username), uidb64, token: tokenPart };
};
const signIn = (username: string, password: string) =>
  app.request(token, { body: { grant_type: "password", username, password } });

beforeEach(async () => {
  app.clock.set(new Date());
  // Mails left over from the test before.
  await app.runJobs();
  app.outside.clear();
});

describe("§api#recover-password a link by mail", () => {
  test.each(["email", "username", "document"] as const)("by %s, once for all three", async (naming) => {
    const client = await aClient(app, { name: "Clube Nexa" });
    const person = await aPerson(client);
    const name = person[naming];
    const reply = await app.request(askPasswordLink, { body: { [naming]: name, client: client.slug } });
    expect(reply.answer).toEqual({ startTime: app.clock.now().toISOString(), duration: 300 });
    await app.runJobs();
    const [mail] = app.outside.mails;
    expect(mail?.to).toBe(person.email);
    expect(mail?.text).toContain(`?client=${client.slug}`);
    const link = linkIn(mail?.text ?? "");
    expect((await app.request(checkPasswordLink, { body: link })).status).toBe(200);
    const set = () => app.request(setPassword, { body: { ...link, password: fresh } });
    expect((await set()).status).toBe(204);
    expect((await set()).refusal).toBe("410 identity.link_invalid");
    expect((await signIn(person.username, fresh)).status).toBe(200);
  });

  test("the same name again waits; another name of the same person brings no second mail", async () => {
    const client = await aClient(app);
    const person = await aPerson(client);
    const ask = (body: { email?: string; username?: string }) => app.request(askPasswordLink, { body });
    await ask({ email: person.email });
    seconds(60);
    const again = await ask({ email: person.email.toUpperCase() });
    expect(again.refusal).toBe("429 request.too_many");
    expect(again.problem.params).toEqual({ seconds: 240 });
    await app.runJobs();
    expect((await ask({ username: person.username })).status).toBe(200);
    await app.runJobs();
    expect(app.outside.mails).toHaveLength(1);
    seconds(240);
    expect((await ask({ email: person.email })).status).toBe(200);
  });

  test("a name of another kind is not looked for, and exactly one is asked", async () => {
    const client = await aClient(app, { plain_sign_in_messages: true });
    const person = await aPerson(client);
    const ask = (names: { email?: string; username?: string; document?: string }) =>
      app.request(askPasswordLink, { body: { ...names, client: client.slug } });
    expect((await ask({ document: person.username })).refusal).toBe("404 identity.user_not_found");
    expect((await ask({ email: person.email, username: person.username })).status).toBe(422);
    expect((await ask({})).status).toBe(422);
  });
});

describe("§api#send-code a code to the phone", () => {
  test.each(["sms", "whatsapp"] as const)("by %s: mask, code, link, password", async (channel) => {
    const client = await aClient(app, { plain_sign_in_messages: true });
    const person = await aPerson(client);
    const body = { document: person.document, client: client.slug };
    const mask = await app.request(showMaskedPhone, { body });
    expect(mask.answer.phone).toBe(`•••••••${person.phone.slice(-2)}`);
    // As people there write it.
    const phone = `(11) 9${person.phone.slice(6, 10)}-${person.phone.slice(10)}`;
    const { answer } = await sendCode({ document: person.document, phone }, { channel, client: client.slug });
    expect(answer).toEqual({
      request: expect.stringMatching(/^[\w-]{43}$/),
      startTime: app.clock.now().toISOString(),
      duration: 300,
    });
    await app.runJobs();
    expect(app.outside.texts).toMatchObject([{ to: person.phone, channel }]);
    const code = lastCode();
    expect(code).toMatch(/^\d{6}$/);
    const link = await validate(answer.request, code);
    expect(link.answer.username).toBe(person.username);
    expect((await app.request(setPassword, { body: { ...link.answer, password: fresh } })).status).toBe(204);
    expect((await signIn(person.username, fresh)).status).toBe(200);
  });

  test("a code is kept as a hash, and neither log nor queue nor outbox holds it", async () => {
    const person = await aPerson(await aClient(app));
    const { code, request } = await aCode(person);
    await validate(request, other(code));
    const stored = await plant(app, async (tx) => [
      await tx.selectFrom("code_requests").selectAll().where("user_id", "=", person.userId).execute(),
      await tx.selectFrom("outbox_messages").selectAll().where("user_id", "=", person.userId).execute(),
      await tx.selectFrom("security_log").selectAll().where("user_id", "=", person.userId).execute(),
    ]);
    const text = JSON.stringify(stored);
    expect(text).toContain("recovery_code");
    expect(text).not.toContain(code);
    expect(text).not.toContain(request);
  });

  test("works once, within ten minutes, for five tries, and only for the request it was sent for", async () => {
    const client = await aClient(app);
    const invalid = "422 identity.code_invalid";

    const used = await aCode(await aPerson(client));
    expect((await validate(used.request, used.code)).status).toBe(200);
    expect((await validate(used.request, used.code)).refusal).toBe(invalid);

    const late = await aCode(await aPerson(client));
    seconds(600);
    expect((await validate(late.request, late.code)).refusal).toBe(invalid);

    const guessed = await aCode(await aPerson(client));
    for (let round = 0; round < 5; round += 1) {
      expect((await validate(guessed.request, other(guessed.code))).refusal).toBe(invalid);
    }
    expect((await validate(guessed.request, guessed.code)).refusal).toBe(invalid);

    const mine = await aCode(await aPerson(client));
    const theirs = await aCode(await aPerson(client));
    expect((await validate(mine.request, theirs.code)).refusal).toBe(invalid);
    expect((await validate("x".repeat(43), theirs.code)).refusal).toBe(invalid);
    expect((await validate(theirs.request, theirs.code)).status).toBe(200);
  });

  test("twenty guesses at once are five; twenty right answers at once are one", async () => {
    const client = await aClient(app);
    const guessed = await aCode(await aPerson(client));
    await Promise.all(Array.from({ length: 20 }, () => validate(guessed.request, other(guessed.code))));
    const { tries } = await plant(app, (tx) =>
      tx.selectFrom("code_requests").select("tries").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow(),
    );
    expect(tries).toBe(5);
    const right = await aCode(await aPerson(client));
    const replies = await Promise.all(Array.from({ length: 20 }, () => validate(right.request, right.code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("ten asked for at once are one; then it waits for person and number, and ten a day are enough", async () => {
    const client = await aClient(app);
    const person = await aPerson(client);
    const replies = await Promise.all(Array.from({ length: 10 }, () => sendCode(person)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await app.runJobs();
    expect(app.outside.texts).toHaveLength(1);
    const stranger = { document: unique("nobody"), phone: person.phone };
    expect((await sendCode(stranger)).refusal).toBe("429 request.too_many");
    expect((await sendCode({ ...person, phone: "+5511911112222" })).refusal).toBe("429 request.too_many");
    for (let day = 1; day < 10; day += 1) {
      seconds(300);
      expect((await sendCode(person)).status).toBe(200);
    }
    seconds(300);
    const { problem } = await sendCode(person);
    expect(problem.params).toEqual({ seconds: 24 * 3600 - 10 * 300 });
  });

  test("no code for a number that was never verified, is not theirs any more, or is another's", async () => {
    const client = await aClient(app);
    const unverified = await aPerson(client, { phone_verified_at: null });
    await sendCode(unverified);
    const person = await aPerson(client);
    await sendCode({ ...person, phone: "+5511955550000" });
    await app.runJobs();
    expect(app.outside.texts).toEqual([]);

    const moved = await aPerson(client);
    const { request, code } = await aCode(moved);
    await plant(app, (tx) =>
      tx
        .updateTable("users")
        .set({ phones: JSON.stringify({ cellphone: "+5511955550001" }) })
        .where("id", "=", moved.userId)
        .execute(),
    );
    expect((await validate(request, code)).refusal).toBe("422 identity.code_invalid");
  });

  test("the link of a code dies by a password or a sign-in in between, and confirms no e-mail", async () => {
    const client = await aClient(app);
    const person = await aPerson(client);
    const { request, code } = await aCode(person);
    const link = (await validate(request, code)).answer;
    await app.request(setPassword, { body: { ...link, password: fresh } });
    const { email_confirmed_at } = await plant(app, (tx) =>
      tx
        .selectFrom("users")
        .select("email_confirmed_at")
        .where("id", "=", person.userId)
        .executeTakeFirstOrThrow(),
    );
    expect(email_confirmed_at).toBeNull();
    seconds(300);
    const second = await aCode(person);
    const later = (await validate(second.request, second.code)).answer;
    await signIn(person.username, fresh);
    expect((await app.request(checkPasswordLink, { body: later })).refusal).toBe("410 identity.link_invalid");
  });

  test("a job that comes late or twice sends nothing more; old requests are forgotten", async () => {
    const person = await aPerson(await aClient(app));
    await sendCode(person);
    seconds(600);
    await app.runJobs();
    expect(app.outside.texts).toEqual([]);
    seconds(24 * 3600 + 1);
    await sweep(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    const left = await plant(app, (tx) => tx.selectFrom("code_requests").select("id").execute());
    expect(left).toEqual([]);
  });
});

describe("security row 4: who is nobody looks like somebody", () => {
  test("the same answers for a stranger, for who has no phone, and for a wrong number", async () => {
    const client = await aClient(app);
    const known = await aPerson(client);
    const phoneless = await aPerson(client, { phones: "{}", phone_verified_at: null });
    const nobody = { document: unique("nobody"), phone: "+5511955550002", email: unique("a@b") };
    const shape = (reply: { status: number; answer: object }) => [
      reply.status,
      Object.entries(reply.answer).map(([key, value]) => [
        key,
        key === "request" ? String(value).length : String(value).replace(/\d\d$/, ""),
      ]),
    ];
    const people = [known, { ...known, document: phoneless.document, phone: "+5511955550003" }, nobody];
    const masks = await Promise.all(
      people.map(({ document }) => app.request(showMaskedPhone, { body: { document } })),
    );
    expect(new Set(masks.map((reply) => JSON.stringify(shape(reply)))).size).toBe(1);
    // The last digits of a number must not tell that it has an account here.
    expect(masks[0]?.answer).toEqual({ phone: null });

    const codes = [];
    for (const person of [...people, { ...(await aPerson(client)), phone: "+5511955550004" }]) {
      codes.push(await sendCode(person));
    }
    expect(new Set(codes.map((reply) => JSON.stringify(shape(reply)))).size).toBe(1);
    await app.runJobs();
    expect(app.outside.texts.map(({ to }) => to)).toEqual([known.phone]);
    // And guessing at a request that was never sent ends the same way.
    for (const { answer } of codes.slice(1)) {
      expect((await validate(answer.request, "000000")).refusal).toBe("422 identity.code_invalid");
    }
    // Waits are the same too.
    expect((await sendCode(nobody)).refusal).toBe("429 request.too_many");
    expect((await sendCode(known)).refusal).toBe("429 request.too_many");

    const links = [];
    for (const body of [{ email: known.email }, { email: nobody.email }, { document: nobody.document }]) {
      links.push(await app.request(askPasswordLink, { body }));
    }
    expect(new Set(links.map((reply) => JSON.stringify(shape(reply)))).size).toBe(1);
  });

  test("the same work: queries, jobs and rows are as many for a stranger", async () => {
    const client = await aClient(app);
    const { pool } = app.parts.db;
    const work = async (ask: () => Promise<{ status: number }>) => {
      const count = async () => {
        const { rows } = await pool.query<{ commits: string }>(
          "select (select count(*) from code_requests)::text || ' ' || (select count(*) from security_log) as commits",
        );
        return rows[0]?.commits.split(" ").map(Number) ?? [];
      };
      const before = await count();
      const { result, queries } = await queriesOf(pool, ask);
      expect(result.status).toBe(200);
      const after = await count();
      return { queries, rows: after.map((value, index) => value - (before[index] ?? 0)) };
    };
    const known = await aPerson(client);
    const stranger = { document: unique("nobody"), phone: "+5511955550009" };
    const slug = client.slug;
    for (const ask of [
      (who: typeof stranger) => sendCode(who, { client: slug }),
      ({ document }: typeof stranger) => app.request(showMaskedPhone, { body: { document, client: slug } }),
      ({ document }: typeof stranger) => app.request(askPasswordLink, { body: { document, client: slug } }),
    ]) {
      const forKnown = await work(() => ask(known));
      const forStranger = await work(() => ask(stranger));
      expect(forKnown.queries.length).toBeGreaterThan(0);
      expect(forStranger).toEqual(forKnown);
    }
  });
});

describe("security row 4: the job behind a request", () => {
  /** Statements of the newest request's job, and how many deliveries it queues. */
  async function workOfJob(ask: () => Promise<{ status: number }>) {
    expect((await ask()).status).toBe(200);
    const { id } = await plant(app, (tx) =>
      tx.selectFrom("code_requests").select("id").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow(),
    );
    const queued = async () => {
      const { rows } = await app.parts.db.pool.query<{ count: number }>(
        "select count(*)::int as count from graphile_worker._private_jobs where key like 'deliver %'",
      );
      return rows[0]?.count ?? 0;
    };
    const before = await queued();
    const send = () => sendRecovery(app.parts, { requestId: id }, { attempt: 1, maxAttempts: 1 });
    const { queries } = await queriesOf(app.parts.db.pool, async () => send());
    return { statements: queries.length, deliveries: (await queued()) - before };
  }

  test("runs as many statements and queues as many deliveries for a stranger as for a person", async () => {
    const client = await aClient(app);
    const known = await aPerson(client);
    const gone = await aPerson(client, { phones: "{}", phone_verified_at: null });
    const stranger = { document: unique("nobody"), phone: "+5511955550011" };
    const byCode = (who: typeof stranger) => () => sendCode(who, { client: client.slug });
    const byLink =
      ({ document }: typeof stranger) =>
      () =>
        app.request(askPasswordLink, { body: { document, client: client.slug } });
    const forKnown = await workOfJob(byCode(known));
    expect(forKnown.deliveries).toBe(1);
    expect(forKnown.statements).toBeGreaterThan(5);
    expect(await workOfJob(byCode(stranger))).toEqual(forKnown);
    expect(await workOfJob(byCode({ ...gone, phone: "+5511955550012" }))).toEqual(forKnown);
    const linkForKnown = await workOfJob(byLink(known));
    expect(linkForKnown.deliveries).toBe(1);
    expect(await workOfJob(byLink(stranger))).toEqual(linkForKnown);
    await app.runJobs();
    expect(app.outside.texts.map(({ to }) => to)).toEqual([known.phone]);
    expect(app.outside.mails.map(({ to }) => to)).toEqual([known.email]);
  });
});

describe("§messages#revealing-messages the plain messages, where a client lets them through", () => {
  test("user not found, no registered phone, number does not match, error sending the code", async () => {
    const client = await aClient(app, { plain_sign_in_messages: true });
    const known = await aPerson(client);
    const phoneless = await aPerson(client, { phones: "{}", phone_verified_at: null });
    const nobody = { document: unique("nobody"), phone: "+5511955550005" };
    const plainly = { client: client.slug };
    const mask = (document: string) => app.request(showMaskedPhone, { body: { document, ...plainly } });
    expect((await mask(nobody.document)).refusal).toBe("404 identity.user_not_found");
    expect((await mask(phoneless.document)).refusal).toBe("404 identity.no_registered_phone");
    expect((await sendCode(nobody, plainly)).refusal).toBe("404 identity.user_not_found");
    expect((await sendCode(phoneless, plainly)).refusal).toBe("404 identity.no_registered_phone");
    const wrong = await sendCode({ ...known, phone: nobody.phone }, plainly);
    expect(wrong.refusal).toBe("422 identity.number_mismatch");
    const link = await app.request(askPasswordLink, { body: { email: "no@where.example", ...plainly } });
    expect(link.refusal).toBe("404 identity.user_not_found");

    const { answer } = await sendCode(known, plainly);
    app.outside.nextDeliveries({ sent: false, rejected: "no such number" });
    await app.runJobs();
    expect((await validate(answer.request, "000000")).refusal).toBe("503 identity.code_not_sent");
  });

  test("what is no phone at all is said to everybody", async () => {
    const reply = await sendCode({ document: unique("nobody"), phone: "123" });
    expect(reply.problem.fields?.map(({ path, code }) => [path, code])).toEqual([
      ["body.phone", "phone_invalid"],
    ]);
  });
});
