// Looking after one's own factors, a fresh proof, and clients that ask their staff for one (security rows 8 to 12).
import { listSessions, signOut } from "@trilha/contract/accounts/identity/endpoints.ts";
import * as contract from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { proveSession, readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { listPeople, readPerson, removeFactors } from "@trilha/contract/members/people/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, aStaffMember, aSuperuser, plant } from "../../../test/builders.ts";
import { aTotp, codeOf } from "../../../test/factors.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashPassword } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "100" } });
const password = "girafa de bicicleta";
const hash = await hashPassword(password);

const aPerson = async () => aMember(app, { client: await aClient(app), user: { password_hash: hash } });
const prove = async (as: Caller, typed = password) =>
  app.request(proveSession, { body: { password: typed } }, { as });
const give = (userId: string, fields: { password_hash: string }) =>
  plant(app, (tx) => tx.updateTable("users").set(fields).where("id", "=", userId).execute());
const eventsOf = async (userId: string) => {
  const rows = await plant(app, (tx) =>
    tx.selectFrom("security_log").select("event").where("user_id", "=", userId).orderBy("id").execute(),
  );
  return rows.map(({ event }) => event);
};

describe("an authenticator app", () => {
  test("counts once its first code is confirmed, by who proved just now who they are", async () => {
    app.clock.set("2026-11-20T12:00:15Z");
    const as = await aPerson();
    const begin = () => app.request(contract.beginTotp, {}, { as });
    const refused = await begin();
    expect(refused.refusal).toBe("403 identity.proof_needed");
    expect(refused.problem.params).toEqual({ ways: "password" });
    expect((await prove(as, "not it")).refusal).toBe("422 identity.proof_wrong");
    expect((await prove(as)).status).toBe(204);

    const forgotten = (await begin()).answer;
    const { secret, address } = (await begin()).answer;
    expect(address).toContain(`secret=${secret}`);
    const stored = await plant(app, (tx) => tx.selectFrom("totp_factors").select("secret").execute());
    expect(stored.some((row) => row.secret.includes(Buffer.from(secret)))).toBe(false);
    const confirm = (code: string) => app.request(contract.confirmTotp, { body: { code } }, { as });
    const readFactors = async () => (await app.request(contract.readFactors, {}, { as })).answer;
    expect((await confirm(codeOf(app, forgotten.secret))).refusal).toBe("422 identity.factor_wrong");
    expect(await readFactors()).toMatchObject({ totp: null, recoveryCodes: null, hasPassword: true });
    const codes = (await confirm(codeOf(app, secret))).answer.recoveryCodes;
    expect(codes).toHaveLength(10);
    expect(await readFactors()).toMatchObject({
      totp: { since: expect.any(String) },
      recoveryCodes: { left: 10 },
    });
    expect((await begin()).refusal).toBe("409 identity.factor_exists");
    // The code that confirmed it is used up.
    const factor = { kind: "totp", code: codeOf(app, secret) } as const;
    expect((await app.request(proveSession, { body: { factor } }, { as })).refusal).toBe(
      "422 identity.factor_wrong",
    );

    const anew = (await app.request(contract.makeRecoveryCodes, {}, { as })).answer.codes;
    expect(anew.filter((code) => codes?.includes(code))).toEqual([]);
    const old = { kind: "recovery_code", code: codes?.[0] ?? "" } as const;
    expect((await app.request(proveSession, { body: { factor: old } }, { as })).refusal).toBe(
      "422 identity.factor_wrong",
    );

    app.clock.pass({ minutes: 6 });
    const remove = () => app.request(contract.removeTotp, {}, { as });
    expect((await remove()).problem.params).toEqual({ ways: "password,totp,recovery_code" });
    const next = { kind: "totp", code: codeOf(app, secret) } as const;
    expect((await app.request(proveSession, { body: { factor: next } }, { as })).status).toBe(204);
    expect((await remove()).status).toBe(204);
    expect((await remove()).refusal).toBe("409 identity.no_factor");
    expect(await readFactors()).toMatchObject({ totp: null, recoveryCodes: null });
    expect((await app.request(contract.makeRecoveryCodes, {}, { as })).refusal).toBe(
      "409 identity.no_factor",
    );
    expect(await eventsOf(as.userId)).toEqual([
      "session.proof_failed",
      "factor.added",
      "factor.failed",
      "recovery.codes_made",
      "factor.failed",
      "factor.removed",
    ]);
  });
});

test("where one is signed in: by whom, with what, and where", async () => {
  const client = await aClient(app, { name: "Clube" });
  const as = await aMember(app, { client });
  const { items } = (await app.request(listSessions, {}, { as })).answer;
  expect(items).toMatchObject([
    { current: true, client: "Clube", isWebservice: false, withFactor: false, pushes: false },
  ]);
});

describe("a client that asks its staff for a second factor", () => {
  test("lets them do nothing but set one up; others notice nothing", async () => {
    const client = await aClient(app, { staff_need_factor: true });
    const other = await aClient(app);
    const staff = await aStaffMember(app, client, "auditor");
    const elsewhere = await aStaffMember(app, other, "auditor");
    const participant = await aMember(app, { client });
    const superuser = await aSuperuser(app, other);
    const list = (as: Caller) => app.request(listPeople, { query: {} }, { as });
    const session = async (as: Caller) => (await app.request(readSession, {}, { as })).answer;
    for (const as of [staff, superuser]) {
      expect((await list(as)).refusal).toBe("403 identity.factor_must_be_enrolled");
      expect((await session(as)).mustEnrolFactor).toBe(true);
    }
    expect((await list(elsewhere)).status).toBe(200);
    for (const as of [participant, elsewhere]) expect((await session(as)).mustEnrolFactor).toBe(false);

    await give(staff.userId, { password_hash: hash });
    expect((await prove(staff)).status).toBe(204);
    expect((await list(staff)).status).toBe(403);
    const { secret } = (await app.request(contract.beginTotp, {}, { as: staff })).answer;
    const body = { code: codeOf(app, secret) };
    expect((await app.request(contract.confirmTotp, { body }, { as: staff })).status).toBe(200);
    await expect.poll(async () => (await list(staff)).status).toBe(200);
    expect((await session(staff)).mustEnrolFactor).toBe(false);
  });

  test("is heard at once by who is signed in already, and a session that shows theirs goes on", async () => {
    const client = await aClient(app);
    const staff = await aStaffMember(app, client, "auditor");
    const secret = await aTotp(app, staff.userId);
    const list = () => app.request(listPeople, { query: {} }, { as: staff });
    expect((await list()).status).toBe(200);
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ staff_need_factor: true }).where("id", "=", client.id).execute(),
    );
    await expect.poll(async () => (await list()).status).toBe(403);
    const factor = { kind: "totp", code: codeOf(app, secret) } as const;
    expect((await app.request(proveSession, { body: { factor } }, { as: staff })).status).toBe(204);
    await expect.poll(async () => (await list()).status).toBe(200);
    await plant(app, (tx) =>
      tx.updateTable("clients").set({ staff_need_factor: false }).where("id", "=", client.id).execute(),
    );
    expect((await app.request(signOut, {}, { as: staff })).status).toBe(204);
  });
});

describe("a lost second factor", () => {
  test("is taken away by staff with a reason and a fresh proof; the person hears of it", async () => {
    const client = await aClient(app);
    const office = await aStaffMember(app, client, "program_administrator");
    await give(office.userId, { password_hash: hash });
    const ana = await aMember(app, { client });
    await aTotp(app, ana.userId);
    const person = { params: { id: ana.membershipId } };
    const page = async () => (await app.request(readPerson, person, { as: office })).answer;
    expect(await page()).toMatchObject({ hasFactor: true, can: { removeFactors: true } });
    const remove = (
      as: Caller,
      id = ana.membershipId,
      reason = "Perdeu o celular; confirmado por telefone",
    ) => app.request(removeFactors, { params: { id }, body: { reason } }, { as });
    expect((await remove(office)).refusal).toBe("403 identity.proof_needed");
    expect((await prove(office)).status).toBe(204);
    expect((await remove(office, ana.membershipId, " ")).status).toBe(422);
    expect((await remove(office, office.membershipId)).refusal).toBe("409 people.own_membership");
    expect((await remove(office)).status).toBe(204);
    expect((await remove(office)).refusal).toBe("409 identity.no_factor");
    expect(await page()).toMatchObject({ hasFactor: false, can: { removeFactors: false } });
    const [trail] = await plant(app, (tx) =>
      tx
        .selectFrom("audit_trail")
        .select(["actor_id", "reason", "entity_id"])
        .where("action", "=", "people.remove_factors")
        .where("client_id", "=", client.id)
        .execute(),
    );
    expect(trail).toEqual({
      actor_id: office.userId,
      reason: "Perdeu o celular; confirmado por telefone",
      entity_id: ana.membershipId,
    });
    expect(await eventsOf(ana.userId)).toEqual(["factor.removed_by_staff"]);
    await app.runJobs();
    expect(app.outside.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`${ana.username}@example.com`, "A equipe removeu seu segundo fator"],
    ]);
  });

  test("of staff of another client too, only by a superuser", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const office = await aStaffMember(app, client, "program_administrator");
    await give(office.userId, { password_hash: hash });
    await prove(office);
    const ana = await aMember(app, { client });
    const user = { id: ana.userId, username: ana.username, email: null };
    await aMember(app, { client: other, user, roles: ["auditor"] });
    await aTotp(app, ana.userId);
    const body = { reason: "Perdeu o celular" };
    const reply = await app.request(
      removeFactors,
      { params: { id: ana.membershipId }, body },
      { as: office },
    );
    expect(reply.refusal).toBe("403 people.staff_elsewhere");
  });
});
