// Support messages written without signing in: in the file of all their data, and gone when they leave for good.

import {
  answerRequest,
  listRequests,
  sendOpenRequest,
  sendRequest,
} from "@trilha/contract/content/support/endpoints.ts";
import * as contract from "@trilha/contract/privacy/own-data/endpoints.ts";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, aStaffMember, type Client, plant, unique } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { documentPattern } from "./erasing.queries.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const document = "39053344705";
const written = "Meu CPF é 390.533.447-05, e a senha não chega.";

/** Says the password once more, in the session of `tokenFor`. */
async function proved(person: Caller): Promise<void> {
  await app.tokenFor(person);
  await plant(app, (tx) =>
    tx
      .updateTable("sessions")
      .set({ proved_at: app.clock.now() })
      .where("user_id", "=", person.userId)
      .execute(),
  );
}

const atTheDoor = (client: Client, answerTo: string, message: string) =>
  app.request(
    sendOpenRequest,
    { body: { name: "Zuleica", answerTo, topic: "access", message, client: client.slug } },
    { locale: "pt-BR" },
  );

/** Writer with an account who wrote from the door, by their own address, from another, and signed in. */
async function aWriter() {
  const client = await aClient(app, { branding: { support_email: "ajuda@cliente.example" } });
  const email = `${unique("zuleica")}@quaresma.example`;
  const writer = await aMember(app, {
    client,
    user: { email, email_confirmed_at: new Date(), document, document_country: "BR" },
  });
  const desk = await aStaffMember(app, client, "program_administrator");
  await atTheDoor(client, email.toUpperCase(), written);
  await atTheDoor(client, "chefe@loja.example", `A vendedora ${document} não entra. Conta 139053344705.`);
  const body = { topic: "other", message: "Assinado.", answerTo: "outra@caixa.example" } as const;
  await app.request(sendRequest, { body }, { as: writer, locale: "pt-BR" });
  const { items } = (await app.request(listRequests, { query: {} }, { as: desk })).answer;
  const own = items.find(({ answerTo }) => answerTo === email.toUpperCase())?.id ?? "";
  await app.request(
    answerRequest,
    { params: { id: own }, body: { version: 1, message: "Zuleica, tente agora." } },
    { as: desk },
  );
  await app.runJobs();
  return { client, writer, email, own };
}

const everything = (client: Client) =>
  plant(app, async (tx) => {
    const requests = await tx
      .selectFrom("support_requests")
      .selectAll()
      .where("client_id", "=", client.id)
      .orderBy("number")
      .execute();
    const answers = await tx
      .selectFrom("support_answers")
      .selectAll()
      .where("client_id", "=", client.id)
      .execute();
    const mails = await tx
      .selectFrom("outbox_messages")
      .selectAll()
      .where("client_id", "=", client.id)
      .where("template", "like", "support%")
      .execute();
    return { requests, answers, mails };
  });

test("privacy, portability: what was written at the door is in the file; of another's letter only that it is there", async () => {
  const { writer, email } = await aWriter();
  await proved(writer);
  const { id } = (await app.request(contract.askOwnExport, {}, { as: writer })).answer;
  await app.runJobs();
  const ready = (await app.request(contract.readOwnExport, { params: { id } }, { as: writer })).answer;
  const { rawPayload } = await app.http.inject({ url: ready.url ?? "" });
  const zip = await fromBufferPromise(rawPayload, { lazyEntries: true });
  const texts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    texts.set(entry.fileName, Buffer.concat(await stream.toArray()).toString("utf8"));
  }
  const requests = JSON.parse(texts.get("data/support_requests.json") ?? "[]") as Record<string, unknown>[];
  expect(requests.map(({ message, answer_to }) => [message, answer_to])).toEqual([
    ["Assinado.", "outra@caixa.example"],
    [written, email.toUpperCase()],
    [null, null],
  ]);
  expect(texts.get("data/support_answers.json")).toContain("tente agora");
  expect([...texts.values()].join("")).not.toContain("chefe@loja.example");
  await app.request(contract.leave, { body: { name: "Ana Silva" } }, { as: writer });
  await app.runJobs();
});

test("privacy, erasure: nothing written at the door stays, nor its copies; another's letter stays without the document", async () => {
  const { client, writer, email } = await aWriter();
  expect(JSON.stringify(await everything(client))).toContain("390.533.447-05");
  await proved(writer);
  expect((await app.request(contract.leave, { body: { name: "Ana Silva" } }, { as: writer })).status).toBe(
    204,
  );
  await app.runJobs();
  app.clock.pass({ minutes: 6 });
  await app.runJobs();
  const { requests, answers, mails } = await everything(client);
  expect(requests.map(({ name, answer_to, message }) => [name, answer_to, message])).toEqual([
    ["—", "—", "—"],
    ["Zuleica", "chefe@loja.example", "A vendedora — não entra. Conta 139053344705."],
  ]);
  expect(answers.map(({ message }) => message)).toEqual(["—"]);
  const text = JSON.stringify(mails).toLowerCase();
  for (const word of [email, "390.533.447-05", "assinado", "tente agora", "outra@caixa"])
    expect(text).not.toContain(word);
  expect(text).toContain("chefe@loja.example");
});

test("privacy, erasure: an address nobody confirmed is in nobody's file", async () => {
  const client = await aClient(app);
  const email = `${unique("claimed")}@example.com`;
  const claimer = await aMember(app, { client, user: { email } });
  await atTheDoor(client, email, "De outra pessoa.");
  await proved(claimer);
  const { id } = (await app.request(contract.askOwnExport, {}, { as: claimer })).answer;
  await app.runJobs();
  const ready = (await app.request(contract.readOwnExport, { params: { id } }, { as: claimer })).answer;
  const { rawPayload } = await app.http.inject({ url: ready.url ?? "" });
  const zip = await fromBufferPromise(rawPayload, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    expect(Buffer.concat(await stream.toArray()).toString("utf8")).not.toContain("De outra pessoa");
  }
});

test.each([
  ["39053344705", "cpf 390.533.447-05.", true],
  ["39053344705", "390 533 447 05", true],
  ["39053344705", "139053344705", false],
  ["39053344705", "390533447051", false],
  ["AB-123.45", "ab12345", true],
  ["12345", "12345", false],
])("privacy: the document %s is in %j: %s", async (mine, text, matches) => {
  const pattern = documentPattern(mine);
  const [row] = await plant(app, async (tx) => {
    const { sql } = await import("kysely");
    return (
      await sql<{ found: boolean }>`select coalesce(${text} ~* ${pattern}::text, false) as found`.execute(tx)
    ).rows;
  });
  expect(row?.found).toBe(matches);
});
