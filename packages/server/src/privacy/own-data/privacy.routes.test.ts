import { listSessions, readProfile } from "@trilha/contract/accounts/identity/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { listPeople, readPerson } from "@trilha/contract/members/people/endpoints.ts";
import * as contract from "@trilha/contract/privacy/own-data/endpoints.ts";
import type { NewsChoices } from "@trilha/contract/privacy/own-data/shapes.ts";
import pg from "pg";
import { afterAll, describe, expect, inject, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aParticipant,
  aStaffMember,
  aSuperuser,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { anOrder, aShop } from "../../../test/builders-orders.ts";
import { aPicture } from "../../../test/builders-sales.ts";
import { plantEverywhere, tablesThatSay } from "../../../test/planted-person.ts";
import { useApp } from "../../../test/use-app.ts";
import { notify } from "../../communication/messages/index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

/** Says the password once more, in the session of `tokenFor`. */
async function proved<Person extends Caller>(person: Person): Promise<Person> {
  await app.tokenFor(person);
  await plant(app, (tx) =>
    tx
      .updateTable("sessions")
      .set({ proved_at: app.clock.now() })
      .where("user_id", "=", person.userId)
      .execute(),
  );
  return person;
}
const ask = (as: Caller) => app.request(contract.askOwnExport, {}, { as });
const leave = (as: Caller, name: string) => app.request(contract.leave, { body: { name } }, { as });

describe("own data as a file", () => {
  test("needs a proof of these minutes, is one at a time, and says everything in a page without scripts", async () => {
    const client = await aClient(app);
    const nickname = `<script>alert("x")</script>`;
    const ana = await aMember(app, { client, user: { nickname } });
    await aPicture(app, ana, { bytes: Buffer.from("the bytes of a paper") });
    await proved(ana);
    app.clock.pass({ minutes: 6 });
    expect((await ask(ana)).refusal).toBe("403 identity.proof_needed");
    await proved(ana);
    const { id } = (await ask(ana)).answer;
    expect((await ask(ana)).refusal).toBe("409 privacy.export_running");
    await app.runJobs();
    const ready = (await app.request(contract.readOwnExport, { params: { id } }, { as: ana })).answer;
    expect(ready).toMatchObject({ state: "done", done: ready.total });
    const { rawPayload, statusCode } = await app.http.inject({ url: ready.url ?? "" });
    expect(statusCode).toBe(200);
    const { fromBufferPromise } = await import("yauzl");
    const zip = await fromBufferPromise(rawPayload, { lazyEntries: true });
    const texts = new Map<string, string>();
    for await (const entry of zip.eachEntry()) {
      const stream = await zip.openReadStreamPromise(entry);
      texts.set(entry.fileName, Buffer.concat(await stream.toArray()).toString("utf8"));
    }
    const page = texts.get("index.html") ?? "";
    expect(page).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
    expect(page).not.toContain("<script");
    expect(page).toContain('<html lang="pt-BR">');
    expect(JSON.parse(texts.get("data/users.json") ?? "[]")).toMatchObject([{ nickname }]);
    expect([...texts.keys()].filter((name) => name.startsWith("files/"))).toHaveLength(1);
    expect([...texts.values()].join("")).not.toContain("password_hash");
    expect(app.outside.mails.map(({ subject }) => subject)).toContain("Seus dados estão prontos");
  });

  test("goes after its days, and is nobody else's", async () => {
    const client = await aClient(app);
    const [ana, other] = [await proved(await aParticipant(app, client)), await aParticipant(app, client)];
    const { id } = (await ask(ana)).answer;
    await app.runJobs();
    expect((await app.request(contract.readOwnExport, { params: { id } }, { as: other })).status).toBe(404);
    app.clock.pass({ days: 8 });
    expect((await app.request(contract.readOwnExport, { params: { id } }, { as: ana })).status).toBe(404);
  });
});

describe("what is told", () => {
  test("classes, consents, and which staff saw what is shown to few, once a day", async () => {
    const client = await aClient(app);
    const [ana, staff] = [
      await aParticipant(app, client),
      await aStaffMember(app, client, "program_administrator"),
    ];
    for (let again = 0; again < 2; again += 1) {
      await app.request(readPerson, { params: { id: ana.membershipId } }, { as: staff });
    }
    const { classes, reads, consents } = (await app.request(contract.readOwnData, {}, { as: ana })).answer;
    expect(classes.map(({ key }) => key)).toContain("points");
    expect(reads).toMatchObject([{ reader: "Ana Silva" }]);
    expect(consents).toEqual([]);
  });

  test("news follow the choices; what concerns the account's safety does not ask", async () => {
    const client = await aClient(app);
    const ana = await aParticipant(app, client);
    const choices = (await app.request(contract.readNewsChoices, {}, { as: ana })).answer;
    expect(choices.orders).toEqual({ app: true, push: true, mail: false });
    const wanted: NewsChoices = { ...choices, learning: { app: false, push: false, mail: true } };
    await app.request(contract.saveNewsChoices, { body: wanted }, { as: ana });
    expect((await app.request(contract.readNewsChoices, {}, { as: ana })).answer).toEqual(wanted);
    const { clientId, userId } = ana;
    await plant(app, async (tx) => {
      const now = app.clock.now();
      await notify(tx, { clientId, userId, kind: "learning.finished", params: { course: "Vender" }, now });
      await notify(tx, { clientId, userId, kind: "password.changed", params: {}, now });
    });
    await app.runJobs();
    const notified = await plant(app, (tx) =>
      tx
        .selectFrom("notifications")
        .select(["kind", "read_at"])
        .where("user_id", "=", userId)
        .orderBy("kind")
        .execute(),
    );
    expect(notified.map(({ kind, read_at }) => [kind, read_at !== null])).toEqual([
      ["learning.finished", true],
      ["password.changed", false],
    ]);
    expect(app.outside.mails.filter(({ to }) => to === `${ana.username}@example.com`)).toHaveLength(1);
  });
});

describe("§validation#account-deletion", () => {
  test("asks for a proof and the name, and refuses whoever would leave a client or the installation to nobody", async () => {
    const client = await aClient(app);
    const admin = await aStaffMember(app, client, "program_administrator");
    expect((await leave(admin, "Ana Silva")).refusal).toBe("403 identity.proof_needed");
    await proved(admin);
    expect((await leave(admin, "Ana")).refusal).toBe("422 privacy.name_differs");
    expect((await leave(admin, "ana  SILVA")).refusal).toBe("409 privacy.last_administrator");
    const preview = (await app.request(contract.previewLeaving, {}, { as: admin })).answer;
    expect(preview).toMatchObject({
      name: "Ana Silva",
      lastAdministratorOf: [expect.stringContaining("Client")],
    });
    const root = await proved(await aSuperuser(app, client));
    expect((await leave(root, "Ana Silva")).refusal).toBe("409 privacy.last_superuser");
    await aStaffMember(app, client, "program_administrator");
    expect((await leave(admin, "Ana Silva")).status).toBe(204);
    await expect.poll(async () => (await app.request(readProfile, {}, { as: admin })).status).toBe(401);
  });

  test("ends access at once, cancels what is open, and leaves no table, mail or file that knows them", async () => {
    const shop = await aShop(app);
    const { client, office, buyer } = shop;
    const mark = "Zuleica Quaresma";
    const words = [mark, "zuleicaq", "zuleica@quaresma.example", "39053344705", "+5511987651234"];
    await plant(app, (tx) =>
      tx
        .updateTable("users")
        .set({
          ...{
            first_name: "Zuleica",
            last_name: "Quaresma",
            username: "zuleicaq",
            email: words[2],
            document: words[3],
          },
          ...{ document_country: "BR", phones: JSON.stringify({ cellphone: words[4] }), nickname: mark },
        })
        .where("id", "=", buyer.userId)
        .execute(),
    );
    await anOrder(app, shop);
    const file = await aPicture(app, buyer, { name: `${mark}.jpg`, bytes: Buffer.from(mark) });
    await app.request(readPerson, { params: { id: buyer.membershipId } }, { as: office });
    const base = await asOwner();
    expect(await plantEverywhere(base, { ...buyer, mark })).toEqual([]);
    await proved(buyer);
    const preview = (await app.request(contract.previewLeaving, {}, { as: buyer })).answer;
    expect(preview.clients).toMatchObject([{ points: 1000, openOrders: 1 }]);

    expect((await leave(buyer, "zuleica quaresma")).status).toBe(204);
    await expect.poll(async () => (await app.request(listSessions, {}, { as: buyer })).status).toBe(401);
    const people = (await app.request(listPeople, { query: { search: "zuleica" } }, { as: office })).answer;
    expect(people.items).toEqual([]);

    await app.runJobs();
    expect(app.outside.mails.filter(({ to }) => to === words[2]).at(-1)?.subject).toBe(
      "Sua conta foi excluída",
    );
    app.clock.pass({ minutes: 6 });
    await app.runJobs();
    expect(await tablesThatSay(base, words)).toEqual([]);
    expect(await app.parts.outside.store.read(`originals/${client.id}/${file}`)).toBeUndefined();
    expect(await whatStays(buyer)).toEqual({ orders: ["cancelled"], addresses: 0, open: 0, erased: true });
  });

  test("a job that is done again finds nothing to do, and erases nobody who is here", async () => {
    const ana = await proved(await aParticipant(app, await aClient(app)));
    const erase = () =>
      plant(app, (tx) =>
        import("../../core/jobs/enqueue.ts").then(({ enqueue }) => enqueue(tx, "privacy.erase", ana)),
      );
    await erase();
    await app.runJobs();
    expect((await app.request(readProfile, {}, { as: ana })).answer.firstName).toBe("Ana");
    await leave(ana, "Ana Silva");
    await app.runJobs();
    await erase();
    app.clock.pass({ minutes: 6 });
    await app.runJobs();
    const [gone] = await plant(app, (tx) =>
      tx.selectFrom("users").select(["first_name", "username"]).where("id", "=", ana.userId).execute(),
    );
    expect(gone).toMatchObject({ first_name: "—", username: expect.stringMatching(/^gone-[0-9a-f]{32}$/) });
  });

  test("the way to erase works for nobody who is here, nor on the books, nor with a word of one's own", async () => {
    const { erasing, here, left } = await aLeaverBesideSomebody();
    await expect(erasing(here.userId, "notifications", { key: "user_id", rows: true })).rejects.toThrow(
      /may be erased/,
    );
    await expect(erasing(left.userId, "ledger_transactions", { key: "user_id", rows: true })).rejects.toThrow(
      /erased/,
    );
    await expect(
      erasing(left.userId, "sessions", { key: "user_id", blanks: { user_agent: "x" } }),
    ).rejects.toThrow(/only blanks/);
  });
});

async function aLeaverBesideSomebody() {
  const { eraseStep } = await import("./erasing.queries.ts");
  const client = await aClient(app);
  const [here, left] = [await aParticipant(app, client), await aParticipant(app, client)];
  await plant(app, (tx) =>
    tx.updateTable("users").set({ deleted_at: app.clock.now() }).where("id", "=", left.userId).execute(),
  );
  const erasing = (userId: string, table: string, face: object) =>
    plant(app, (tx) => eraseStep(tx, userId, table, face as Parameters<typeof eraseStep>[3], 10));
  return { erasing, here, left };
}

let owner: pg.Client | undefined;
afterAll(() => owner?.end());

async function asOwner(): Promise<pg.Client> {
  const url = new URL(inject("cluster").adminUrl);
  url.pathname = new URL(app.databaseUrl).pathname;
  owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
  return owner;
}

async function whatStays({ clientId, userId }: Member) {
  return plant(app, async (tx) => {
    const orders = await tx
      .selectFrom("orders")
      .select(["state", "address"])
      .where("user_id", "=", userId)
      .execute();
    const lots = await tx
      .selectFrom("ledger_lots")
      .select((eb) => eb.fn.sum<number>("open").as("open"))
      .where("client_id", "=", clientId)
      .where("user_id", "=", userId)
      .executeTakeFirst();
    const leaving = await tx
      .selectFrom("leavings")
      .select("erased_at")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return {
      orders: orders.map(({ state }) => state),
      addresses: orders.filter(({ address }) => address !== null).length,
      open: Number(lots?.open ?? 0),
      erased: leaving?.erased_at instanceof Date,
    };
  });
}

describe("§privacy#office rights people used", () => {
  test("the office sees exports and deletions of its own programme, and no name of who left", async () => {
    const client = await aClient(app);
    const office = await aStaffMember(app, client, "program_administrator");
    const [ana, bia] = [await aMember(app, { client }), await aMember(app, { client })];
    const elsewhere = await aMember(app, { client: await aClient(app) });
    const list = async (query: Request<typeof contract.listDataRequests>["query"] = {}) =>
      (await app.request(contract.listDataRequests, { query }, { as: office })).answer;
    for (const person of [ana, bia, elsewhere]) await proved(person);
    await ask(ana);
    await ask(elsewhere);
    expect((await list()).items).toMatchObject([
      { kind: "export", state: "under_way", personId: ana.membershipId, doneAt: null },
    ]);
    app.clock.pass({ minutes: 1 });
    const name = (await app.request(readProfile, {}, { as: bia })).answer;
    await leave(bia, `${name.firstName} ${name.lastName}`);
    expect((await list({ state: "under_way", limit: 1 })).items).toMatchObject([
      { kind: "deletion", state: "under_way", name: null, personId: null },
    ]);
    await app.runJobs();
    const { items } = await list();
    expect(items.map(({ kind, state, doneAt }) => [kind, state, doneAt !== null])).toEqual([
      ["deletion", "done", true],
      ["export", "done", true],
    ]);
    expect((await list({ kind: "export" })).items).toHaveLength(1);
    const moderator = await aStaffMember(app, client, "moderator");
    expect((await app.request(contract.listDataRequests, { query: {} }, { as: moderator })).status).toBe(403);
  });
});
