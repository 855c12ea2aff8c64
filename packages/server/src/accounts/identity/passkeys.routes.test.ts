// Passkeys: made, named, listed, removed; coming in by one, alone or after a password; what is shown twice.
import { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import * as contract from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { proveSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { Authenticator } from "../../../test/authenticator.ts";
import { aClient, aMember, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashPassword } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "100" } });
const password = "girafa de bicicleta";
const hash = await hashPassword(password);

async function aPerson() {
  const person = await aMember(app, { client: await aClient(app), user: { password_hash: hash } });
  expect((await app.request(proveSession, { body: { password } }, { as: person })).status).toBe(204);
  return person;
}
const offer = async (as: Caller) => (await app.request(contract.offerPasskey, {}, { as })).answer;
const add = async (as: Caller, device: Authenticator, name = "Celular") =>
  app.request(contract.addPasskey, { body: { name, passkey: device.make(await offer(as)) } }, { as });
const factorsOf = async (as: Caller) => (await app.request(contract.readFactors, {}, { as })).answer;
const ask = async () => (await app.request(contract.askPasskey, {})).answer;
const comeIn = (passkey: ReturnType<Authenticator["sign"]>) =>
  app.request(contract.signInByPasskey, { body: { passkey } });

describe("a person's passkeys", () => {
  test("are made with a fresh proof, bring recovery codes, are named, listed and removed", async () => {
    const as = await aPerson();
    const device = new Authenticator();
    const made = (await add(as, device)).answer;
    expect(made.recoveryCodes).toHaveLength(10);
    const second = (await add(as, new Authenticator(), "Chave USB")).answer;
    expect(second.recoveryCodes).toBeNull();

    const rename = { params: { id: made.id }, body: { name: "Celular novo" } };
    expect((await app.request(contract.renamePasskey, rename, { as })).status).toBe(204);
    const stranger = await aPerson();
    expect((await app.request(contract.renamePasskey, rename, { as: stranger })).status).toBe(404);
    expect((await comeIn(device.sign(await ask()))).status).toBe(200);
    expect(await factorsOf(as)).toMatchObject({
      totp: null,
      passkeys: [
        { id: made.id, name: "Celular novo", here: true, lastUsedAt: expect.any(String) },
        { id: second.id, name: "Chave USB", lastUsedAt: null },
      ],
      recoveryCodes: { left: 10 },
    });

    app.clock.pass({ minutes: 6 });
    const remove = (id: string) => app.request(contract.removePasskey, { params: { id } }, { as });
    expect((await remove(made.id)).refusal).toBe("403 identity.proof_needed");
    const question = (await app.request(contract.askProof, {}, { as })).answer;
    const factor = { kind: "passkey", passkey: device.sign(question) } as const;
    expect((await app.request(proveSession, { body: { factor } }, { as })).status).toBe(204);
    expect((await app.request(proveSession, { body: { factor } }, { as })).refusal).toBe(
      "422 identity.factor_wrong",
    );
    expect((await remove(made.id)).status).toBe(204);
    expect((await remove(made.id)).status).toBe(404);
    expect((await comeIn(device.sign(await ask()))).refusal).toBe("422 identity.passkey_not_accepted");
    expect((await remove(second.id)).status).toBe(204);
    // Without a factor there is nothing to recover.
    expect(await factorsOf(as)).toMatchObject({ passkeys: [], recoveryCodes: null });
    await app.runJobs();
    const subjects = app.outside.mails.filter(({ to }) => to === `${as.username}@example.com`);
    expect(subjects.map(({ subject }) => subject).sort()).toEqual([
      "Sua conta tem um novo segundo fator",
      "Sua conta tem um novo segundo fator",
      "Um segundo fator foi removido da sua conta",
      "Um segundo fator foi removido da sua conta",
    ]);
  });

  test("are not kept when they answer something else", async () => {
    const as = await aPerson();
    const stranger = await aPerson();
    const unverified = Object.assign(new Authenticator(), { verifies: false });
    const elsewhere = Object.assign(new Authenticator(), { origin: "https://evil.example" });
    const device = new Authenticator();
    const refused = "422 identity.passkey_not_accepted";
    expect((await add(as, unverified)).refusal).toBe(refused);
    expect((await add(as, elsewhere)).refusal).toBe(refused);
    const body = { name: "Celular", passkey: device.make(await offer(as)) };
    expect((await app.request(contract.addPasskey, { body }, { as: stranger })).refusal).toBe(refused);
    expect((await add(as, device)).status).toBe(200);
    expect((await app.request(contract.addPasskey, { body }, { as })).refusal).toBe(refused);
    // One credential belongs to one person.
    expect((await add(stranger, device)).refusal).toBe(refused);
  });
});

describe("coming in by passkey", () => {
  test("asks for nothing more, and never takes one answer twice", async () => {
    const as = await aPerson();
    const device = new Authenticator();
    await add(as, device);
    const question = await ask();
    expect(question.credentials).toEqual([]);
    const answer = device.sign(question);
    expect((await comeIn(answer)).status).toBe(200);
    expect((await comeIn(answer)).refusal).toBe("422 identity.passkey_not_accepted");
    const session = await plant(app, (tx) =>
      tx
        .selectFrom("sessions")
        .select("factor_at")
        .where("user_id", "=", as.userId)
        .orderBy("created_at", "desc")
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    expect(session.factor_at).toBeInstanceOf(Date);
  });

  test.each<[string, (device: Authenticator) => void]>([
    ["without a finger, a face or a PIN", (device) => Object.assign(device, { verifies: false })],
    ["on another page", (device) => Object.assign(device, { origin: "https://evil.example" })],
    [
      "by a copy whose counter stands still",
      (device) => Object.assign(device, { counts: false, counter: 1 }),
    ],
  ])("is refused %s", async (_name, spoil) => {
    const as = await aPerson();
    const device = new Authenticator();
    await add(as, device);
    expect((await comeIn(device.sign(await ask()))).status).toBe(200);
    spoil(device);
    expect((await comeIn(device.sign(await ask()))).refusal).toBe("422 identity.passkey_not_accepted");
  });

  test("is refused by a key nobody knows, to a question of somebody's, and too late", async () => {
    const as = await aPerson();
    const device = new Authenticator();
    await add(as, device);
    const refused = "422 identity.passkey_not_accepted";
    expect((await comeIn(new Authenticator().sign(await ask()))).refusal).toBe(refused);
    const proof = (await app.request(contract.askProof, {}, { as })).answer;
    expect((await comeIn(device.sign(proof))).refusal).toBe(refused);
    const late = device.sign(await ask());
    app.clock.pass({ minutes: 6 });
    expect((await comeIn(late)).refusal).toBe(refused);
  });

  test("counts as the second factor after a password, of the same person only", async () => {
    const [as, stranger] = [await aPerson(), await aPerson()];
    const [device, other] = [new Authenticator(), new Authenticator()];
    await add(as, device);
    await add(stranger, other);
    const first = async () => {
      const body = { grant_type: "password", username: as.username, password };
      const { params } = JSON.parse((await app.request(token, { body })).text) as {
        params: { challenge: string; factors: string };
      };
      expect(params.factors).toBe("passkey,recovery_code");
      return params.challenge;
    };
    const show = async (challenge: string, authenticator: Authenticator) => {
      const question = (await app.request(contract.askSecondFactor, { body: { challenge } })).answer;
      expect(question.credentials.map(({ id }) => id)).toEqual([device.credentialId]);
      const factor = { kind: "passkey", passkey: authenticator.sign(question) } as const;
      return app.request(contract.showSecondFactor, { body: { challenge, factor } });
    };
    const challenge = await first();
    expect((await show(challenge, other)).refusal).toBe("422 identity.factor_wrong");
    expect((await show(challenge, device)).status).toBe(200);
    const again = await app.request(contract.askSecondFactor, { body: { challenge } });
    expect(again.refusal).toBe("410 identity.challenge_over");
  });
});
