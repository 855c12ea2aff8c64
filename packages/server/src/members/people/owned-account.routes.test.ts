import { correctDocument, readProfile } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import {
  askNewPassword,
  correctPersonDocument,
  importPeople,
  readPerson,
} from "@trilha/contract/members/people/endpoints.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, aStaffMember, aSuperuser, type Client, plant } from "../../../test/builders.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";
import { hashPassword } from "../../accounts/identity/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const hash = await hashPassword("Cerrado-2026");
type Typed = Request<typeof correctDocument>["body"];

const own = (as: Caller, body: Typed) => app.request(correctDocument, { body }, { as });
const byStaff = (as: Caller, id: string, body: Typed & { reason: string }) =>
  app.request(correctPersonDocument, { params: { id }, body }, { as });
const ask = (as: Caller, id: string) => app.request(askNewPassword, { params: { id } }, { as });
const page = async (as: Caller, id: string) =>
  (await app.request(readPerson, { params: { id } }, { as })).answer;
const fieldsOf = (reply: { problem: { fields?: { path: string; code: string }[] | undefined } }) =>
  reply.problem.fields?.map(({ path, code }) => `${path} ${code}`);
const administrator = async (client: Client) => {
  const office = await aStaffMember(app, client, "program_administrator");
  await proved(office);
  return office;
};
const trailOf = (client: Client, action: string) =>
  plant(app, (tx) =>
    tx
      .selectFrom("audit_trail")
      .select(["actor_id", "entity_id", "before", "after", "reason"])
      .where("client_id", "=", client.id)
      .where("action", "=", action)
      .execute(),
  );
const keyOf = (id: string) =>
  plant(app, async (tx) => {
    const row = await tx
      .selectFrom("memberships")
      .select("document_key")
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.document_key;
  });
/** Sets how long ago a person proved in their session who they are. */
const proved = async (as: Caller & { userId: string }, minutesAgo = 0) => {
  await app.tokenFor(as);
  await plant(app, (tx) =>
    tx
      .updateTable("sessions")
      .set({ proved_at: new Date(app.clock.now().getTime() - minutesAgo * 60_000) })
      .where("user_id", "=", as.userId)
      .execute(),
  );
};
const aPerson = async (member: Parameters<typeof aMember>[1]) => {
  const person = await aMember(app, member);
  await proved(person);
  return person;
};
/** Makes somebody a member of another client too. */
const joins = ({ userId }: { userId: string }, { id }: Client) =>
  plant(app, (tx) =>
    tx
      .insertInto("memberships")
      .values({
        client_id: id,
        user_id: userId,
        status: "active",
        country: "BR",
        created_at: app.clock.now(),
      })
      .execute(),
  );
const cpf = { document: "529.982.247-25", documentCountry: "BR" } as const;
const reason = "Digitado errado no cadastro";

beforeEach(async () => {
  await app.runJobs();
  app.outside.clear();
});

describe("§validation#document-correction by the person", () => {
  test("is kept bare, named in the trail of each client without its digits, and told", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const ana = await aPerson({ client, user: { document: "11144477735", document_country: "BR" } });
    await joins(ana, other);
    const reply = await own(ana, cpf);
    expect(reply.answer).toMatchObject({ document: "52998224725", documentCountry: "BR" });
    expect(await keyOf(ana.membershipId)).toBe("BR 52998224725");
    for (const one of [client, other]) {
      expect(await trailOf(one, "people.correct_document")).toMatchObject([
        {
          actor_id: ana.userId,
          before: { document: "•••••••••35" },
          after: { document: "•••••••••25" },
          reason: null,
        },
      ]);
    }
    await app.runJobs();
    expect(app.outside.mails.map(({ subject }) => subject)).toEqual([
      "O documento da sua conta foi corrigido",
    ]);
    // The same once more is no correction.
    expect((await own(ana, cpf)).status).toBe(200);
    expect(await trailOf(client, "people.correct_document")).toHaveLength(1);
  });

  test("§validation#document-country: a document from Uruguay in a programme of Brazil, exactly eight digits", async () => {
    const client = await aClient(app, { countries: ["BR"] });
    const ana = await aPerson({ client, user: { country: "BR" } });
    const wrong = await own(ana, { document: "1234567", documentCountry: "UY" });
    expect(fieldsOf(wrong)).toEqual(["body.document document_invalid"]);
    expect((await own(ana, { document: "1.234.567-8", documentCountry: "UY" })).answer).toMatchObject({
      document: "12345678",
      documentCountry: "UY",
    });
    // The same digits of another country are another document.
    const bia = await aPerson({ client, user: { country: "BR" } });
    expect((await own(bia, { document: "12345678", documentCountry: "AR" })).status).toBe(200);
  });

  test("needs a fresh proof (security row 12)", async () => {
    const ana = await aPerson({ client: await aClient(app), user: { password_hash: hash } });
    await proved(ana, 6);
    expect((await own(ana, cpf)).refusal).toBe("403 identity.proof_needed");
  });

  test("§validation#document-unique in every client of the person; guesses slow down, and nothing changes", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    await aMember(app, { client: other, user: { document: "52998224725", document_country: "BR" } });
    const stranger = await aPerson({ client });
    expect((await own(stranger, cpf)).status).toBe(200);
    const ana = await aPerson({ client: other });
    for (let turn = 0; turn < 5; turn += 1) {
      expect(fieldsOf(await own(ana, cpf))).toEqual(["body.document document_used"]);
    }
    await own(ana, cpf);
    expect((await own(ana, cpf)).refusal).toBe("429 request.too_many");
    expect((await app.request(readProfile, {}, { as: ana })).answer.document).toBeNull();
  });

  test("of two who take one at the same moment, one has it", async () => {
    const client = await aClient(app);
    const people = [await aPerson({ client }), await aPerson({ client })];
    const replies = await Promise.all(people.map((as) => own(as, cpf)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const keys = await Promise.all(people.map(({ membershipId }) => keyOf(membershipId)));
    expect(keys.filter(Boolean)).toEqual(["BR 52998224725"]);
  });

  test("a user name that was the old document goes with it", async () => {
    const client = await aClient(app);
    const document = "11144477735";
    const ana = await aPerson({
      client,
      user: { document, document_country: "BR", username: document },
    });
    const { username } = (await own(ana, cpf)).answer;
    expect(username).toMatch(/^u-/);
  });
});

describe("§validation#document-correction by staff", () => {
  test("with a reason and a fresh proof, of whom they may read and no other programme knows", async () => {
    const client = await aClient(app);
    const office = await administrator(client);
    const ana = await aMember(app, { client, user: { document: "11144477735", document_country: "BR" } });
    expect((await page(office, ana.membershipId)).can.correctDocument).toBe(true);
    expect((await byStaff(office, ana.membershipId, { ...cpf, reason: " " })).status).toBe(422);
    const { answer } = await byStaff(office, ana.membershipId, { ...cpf, reason });
    expect(answer).toMatchObject({ document: "52998224725", documentCountry: "BR" });
    expect(await trailOf(client, "people.correct_document")).toMatchObject([
      { actor_id: office.userId, entity_id: ana.membershipId, reason },
    ]);
    await proved(office, 6);
    const late = await byStaff(office, ana.membershipId, { document: "1", documentCountry: "PE", reason });
    expect(late.refusal).toBe("403 identity.proof_needed");
  });

  test("not of somebody who is elsewhere too, unless by a superuser; nor of oneself or a superuser", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const office = await administrator(client);
    const ana = await aMember(app, { client });
    await joins(ana, other);
    const root = await aSuperuser(app, client);
    await proved(root);
    const chief = await aMember(app, { client, user: { is_superuser: true } });
    expect((await page(office, ana.membershipId)).can).toMatchObject({ correctDocument: false });
    const refusals = [
      (await byStaff(office, ana.membershipId, { ...cpf, reason })).refusal,
      (await byStaff(office, office.membershipId, { ...cpf, reason })).refusal,
      (await byStaff(office, chief.membershipId, { ...cpf, reason })).refusal,
    ];
    expect(refusals).toEqual([
      "403 people.owned_by_person",
      "409 people.own_membership",
      "403 people.superuser",
    ]);
    await plant(app, (tx) =>
      tx
        .updateTable("memberships")
        .set({ personal_data_open: true })
        .where("id", "=", ana.membershipId)
        .execute(),
    );
    expect((await byStaff(root, ana.membershipId, { ...cpf, reason })).status).toBe(200);
  });
});

describe("§states#new-password", () => {
  const mustChange = async (as: Caller) =>
    (await app.request(readSession, {}, { as })).answer.mustChangePassword;

  test("asked of one person: heard at once in their open session, named in the trail", async () => {
    const client = await aClient(app);
    const office = await administrator(client);
    const ana = await aMember(app, { client, user: { password_hash: hash } });
    expect(await mustChange(ana)).toBe(false);
    const { answer } = await ask(office, ana.membershipId);
    expect(answer.can.askNewPassword).toBe(false);
    await expect.poll(() => mustChange(ana)).toBe(true);
    expect((await app.request(readProfile, {}, { as: ana })).refusal).toBe(
      "403 identity.password_must_change",
    );
    expect(await trailOf(client, "people.ask_new_password")).toHaveLength(1);
  });

  test("not of who has no password of their own, nor of who is elsewhere too", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const office = await administrator(client);
    const bare = await aMember(app, { client, user: { password_hash: null } });
    const coded = await aMember(app, {
      client,
      user: { password_hash: hash, password_client_id: client.id },
    });
    for (const { membershipId } of [bare, coded]) {
      expect((await ask(office, membershipId)).refusal).toBe("409 people.wrong_state");
    }
    const ana = await aMember(app, { client, user: { password_hash: hash } });
    await joins(ana, other);
    expect((await ask(office, ana.membershipId)).refusal).toBe("403 people.owned_by_person");
    expect(await mustChange(ana)).toBe(false);
  });

  test("by a people file, of the same people, once", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const office = await administrator(client);
    const ana = await aMember(app, { client, user: { password_hash: hash } });
    const bring = async (...users: string[]) => {
      const file = ["usuario;pedir nova senha;pais do documento;documento", ...users].join("\n");
      const fileId = await anImportFile(app, office, file);
      const body = { fileId, dryRun: false, invite: false };
      return (await app.request(importPeople, { body }, { as: office })).answer;
    };
    expect(await bring(`${ana.username};não;;`)).toMatchObject({ unchanged: 1, updated: 0 });
    expect(await bring(`${ana.username};sim;;`)).toMatchObject({ updated: 1, imported: true });
    expect(await mustChange(ana)).toBe(true);
    expect(await bring(`${ana.username};sim;;`)).toMatchObject({ unchanged: 1, updated: 0 });
    const elsewhere = await aMember(app, { client, user: { password_hash: hash } });
    await joins(elsewhere, other);
    const { ok, errors } = await bring(`${elsewhere.username};sim;;`);
    expect([ok, errors.map(({ column, code }) => `${column} ${code}`)]).toEqual([
      false,
      ["pedir nova senha owned_by_person"],
    ]);
    expect(await mustChange(elsewhere)).toBe(false);
  });
});
