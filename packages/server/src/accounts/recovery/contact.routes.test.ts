// §states#phone-verification, and the e-mail: what somebody who is signed in changes by proving the new one.
import { readProfile } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import {
  askEmailCode,
  askPhoneCode,
  confirmEmail,
  confirmPhone,
} from "@trilha/contract/accounts/recovery/endpoints.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { aClient, aMember, type Member, plant, unique } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let numbers = 20_000_000;
const aNumber = () => `+55119${numbers++}`;

/** A person who said the password a moment ago. */
async function aPerson(user: object = {}) {
  const member = await aMember(app, { client: await aClient(app), user });
  await prove(member);
  return member;
}
async function prove(as: Member, at: Date = app.clock.now()) {
  await app.tokenFor(as);
  await plant(app, (tx) =>
    tx.updateTable("sessions").set({ proved_at: at }).where("user_id", "=", as.userId).execute(),
  );
}
const askPhone = (as: Member, phone: string) =>
  app.request(askPhoneCode, { body: { phone, channel: "sms" } }, { as });
const askEmail = (as: Member, email: string) => app.request(askEmailCode, { body: { email } }, { as });
const profile = async (as: Member) => (await app.request(readProfile, {}, { as })).answer;
const mailed = (to: string) => app.outside.mails.filter((mail) => mail.to === to);
const codeIn = (text = "") => /\b\d{6}\b/.exec(text)?.[0] ?? "";

beforeEach(async () => {
  app.clock.set(new Date());
  // Mails left over from the test before.
  await app.runJobs();
  app.outside.clear();
});

describe("§states#account phone", () => {
  test("a number is verified by its code, the countdown is part of the session, a change is told", async () => {
    const as = await aPerson();
    const phone = aNumber();
    const { answer } = await askPhone(as, phone);
    const session = await app.request(readSession, {}, { as });
    expect(session.answer.phoneVerification).toEqual({ startTime: answer.startTime, duration: 300 });
    await app.runJobs();
    const [text] = app.outside.texts;
    expect(text?.to).toBe(phone);
    const body = { request: answer.request, code: text?.code ?? "" };
    expect((await app.request(confirmPhone, { body }, { as })).status).toBe(204);
    expect(await profile(as)).toMatchObject({ phones: { cellphone: phone }, phoneVerified: true });
    expect((await app.request(confirmPhone, { body }, { as })).refusal).toBe("422 identity.code_invalid");
    await app.runJobs();
    expect(mailed(`${as.username}@example.com`).map(({ subject }) => subject)).toEqual([
      "Seu telefone foi alterado",
    ]);
    app.clock.pass({ seconds: 300 });
    const later = await app.request(readSession, {}, { as });
    expect(later.answer.phoneVerification).toEqual({ startTime: null, duration: 300 });
  });

  test("verifying the number one has changes nothing else", async () => {
    const phone = aNumber();
    const as = await aPerson({ phones: JSON.stringify({ whatsapp: phone }) });
    const { answer } = await askPhone(as, phone);
    await app.runJobs();
    const code = app.outside.texts[0]?.code ?? "";
    await app.request(confirmPhone, { body: { request: answer.request, code } }, { as });
    expect(await profile(as)).toMatchObject({ phones: { whatsapp: phone }, phoneVerified: true });
    await app.runJobs();
    expect(app.outside.mails).toEqual([]);
  });

  test("needs the password said within five minutes (security row 12)", async () => {
    const as = await aPerson();
    await prove(as, new Date(app.clock.now().getTime() - 301_000));
    expect((await askPhone(as, aNumber())).refusal).toBe("403 identity.proof_needed");
    expect((await askEmail(as, "new@example.com")).refusal).toBe("403 identity.proof_needed");
  });

  test("another person's request, or one of another kind, is not theirs to use", async () => {
    const mine = await aPerson();
    const other = await aPerson();
    const { answer } = await askPhone(mine, aNumber());
    await app.runJobs();
    const body = { request: answer.request, code: app.outside.texts[0]?.code ?? "" };
    const invalid = "422 identity.code_invalid";
    expect((await app.request(confirmPhone, { body }, { as: other })).refusal).toBe(invalid);
    expect((await app.request(confirmEmail, { body }, { as: mine })).refusal).toBe(invalid);
    expect((await app.request(confirmPhone, { body }, { as: mine })).status).toBe(204);
  });

  test("waits five minutes, unless the message came back; that is told", async () => {
    const as = await aPerson();
    const phone = aNumber();
    const { answer } = await askPhone(as, phone);
    expect((await askPhone(as, phone)).refusal).toBe("429 request.too_many");
    app.outside.nextDeliveries({ sent: false, rejected: "no such number" });
    await app.runJobs();
    const body = { request: answer.request, code: "000000" };
    expect((await app.request(confirmPhone, { body }, { as })).refusal).toBe("503 identity.code_not_sent");
    expect((await askPhone(as, phone)).status).toBe(200);
  });
});

describe("§validation#phone phones of each country", () => {
  test.each([
    ["BR", "(11) 98765-4321", "+5511987654321"],
    ["AR", "11 2345-6789", "+541123456789"],
    ["CA", "(416) 555-0199", "+14165550199"],
    ["CL", "9 6123 4567", "+56961234567"],
    ["CO", "301 234 5678", "+573012345678"],
    ["MX", "55 1234 5678", "+525512345678"],
    ["PE", "987 654 321", "+51987654321"],
    ["BR", "+54 9 11 2345-6789", "+5491123456789"],
  ] as const)("%s: %s goes to %s", async (country, typed, sent) => {
    const as = await aPerson({ country });
    expect((await askPhone(as, typed)).status).toBe(200);
    await app.runJobs();
    expect(app.outside.texts.map(({ to }) => to)).toEqual([sent]);
  });

  test.each(["123", "abc", "+0 000 000", "９", "\u202e11987654321", "1".repeat(33), "(11) 98765-432a"])(
    "%s is none",
    async (typed) => {
      const as = await aPerson();
      const reply = await askPhone(as, typed);
      expect(reply.status).toBe(422);
      expect(reply.problem.fields?.[0]?.path).toBe("body.phone");
    },
  );
});

describe("e-mail", () => {
  test("is changed by the code it received; the old address is told, and old links die", async () => {
    const as = await aPerson();
    const old = `${as.username}@example.com`;
    const wanted = `${unique("new")}@Example.com`;
    const { answer } = await askEmail(as, wanted);
    await app.runJobs();
    const [mail] = mailed(wanted);
    expect(mail?.subject).not.toMatch(/\d{6}/);
    const body = { request: answer.request, code: codeIn(mail?.text) };
    expect((await profile(as)).email).toBe(old);
    expect((await app.request(confirmEmail, { body }, { as })).status).toBe(204);
    expect((await profile(as)).email).toBe(wanted);
    const row = await plant(app, (tx) =>
      tx.selectFrom("users").select("email_confirmed_at").where("id", "=", as.userId).executeTakeFirst(),
    );
    expect(row?.email_confirmed_at).toEqual(app.clock.now());
    await app.runJobs();
    expect(mailed(old).map(({ subject }) => subject)).toEqual(["Seu e-mail foi alterado"]);
    expect(mailed(wanted).map(({ subject }) => subject)).toContain("Seu e-mail foi alterado");
  });

  test("that somebody else has an address is told only to who reads its mail", async () => {
    const other = await aPerson();
    const as = await aPerson();
    const theirs = `${other.username}@example.com`;
    const { answer, status } = await askEmail(as, theirs.toUpperCase());
    expect(status).toBe(200);
    await app.runJobs();
    const code = codeIn(mailed(theirs.toUpperCase())[0]?.text);
    const reply = await app.request(confirmEmail, { body: { request: answer.request, code } }, { as });
    expect(reply.refusal).toBe("409 recovery.email_taken");
  });
});
