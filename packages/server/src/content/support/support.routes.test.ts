import * as contract from "@trilha/contract/content/support/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import { aClient, aMember, aParticipant, aStaffMember, aUser, type Client } from "../../../test/builders.ts";
import { anImportFile } from "../../../test/uploads.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const deskOf = (client: Client) => aStaffMember(app, client, "program_administrator");
const request = {
  topic: "points",
  message: "Faltam 30 pontos.\nNota 77.",
  answerTo: "resposta@example.com",
} as const;

const send = (
  as: Caller,
  fields: Partial<Request<typeof contract.sendRequest>["body"]> = {},
  key: string = crypto.randomUUID(),
) => app.request(contract.sendRequest, { body: { ...request, ...fields } }, { as, key, locale: "pt-BR" });
const sendOpen = (client: Client, fields: object = {}) =>
  app.request(
    contract.sendOpenRequest,
    { body: { ...request, name: "Íris", client: client.slug, ...fields } },
    { locale: "pt-BR" },
  );
const list = async (as: Caller, query: Request<typeof contract.listRequests>["query"] = {}) =>
  (await app.request(contract.listRequests, { query }, { as })).answer;
const mails = async () => {
  await app.runJobs();
  return app.outside.mails.splice(0);
};

describe("§limits#support-response support", () => {
  test("a message has a number and a last day; the desk is told, the writer gets a receipt", async () => {
    const client = await aClient(app, { branding: { support_email: "ajuda@cliente.example" } });
    const member = await aMember(app, { client, user: { first_name: "Ana", last_name: "Silva" } });
    const before = app.clock.now();
    // A Friday night in São Paulo: already Saturday in UTC.
    app.clock.set("2026-03-07T01:30:00Z");
    await mails();
    const { answer } = await send(member);
    expect(answer).toEqual({ number: 1, dueOn: "2026-03-17", answerTo: request.answerTo });
    expect((await send(member)).answer.number).toBe(2);
    const sent = await mails();
    expect(sent.map(({ to }) => to).sort()).toEqual(
      ["ajuda@cliente.example", "ajuda@cliente.example", request.answerTo, request.answerTo].sort(),
    );
    const [receipt] = sent.filter(({ to }) => to === request.answerTo);
    expect(receipt?.subject).toContain("nº 1");
    expect(receipt?.text).toContain("7 dias úteis");
    // The address is not the one the programme knows: nobody is sent what somebody else wrote.
    expect(receipt?.text).not.toContain("Faltam 30 pontos");
    app.clock.set(before.toISOString());
  });

  test("holidays of the country that answers take no day away", async () => {
    const before = app.clock.now();
    const dueOf = async (fields: Parameters<typeof aClient>[1]) => {
      const client = await aClient(app, fields);
      return (await send(await aMember(app, { client }))).answer.dueOn;
    };
    // The Wednesday before Easter; Thursday is a holiday in Peru, Friday in all three, Tiradentes is far away.
    app.clock.set("2026-04-01T15:00:00Z");
    expect(await dueOf({ countries: ["BR"], time_zone: "America/Sao_Paulo" })).toBe("2026-04-13");
    expect(await dueOf({ countries: ["BR", "PE"], time_zone: "America/Lima" })).toBe("2026-04-14");
    expect(await dueOf({ countries: ["CA"], time_zone: "Europe/Paris" })).toBe("2026-04-13");
    app.clock.set(before.toISOString());
  });

  test("to their own address the copy has the message; one key sends once", async () => {
    const client = await aClient(app);
    const user = await aUser(app);
    const member = await aMember(app, { client, user });
    await mails();
    const key = crypto.randomUUID();
    const answerTo = user.email ?? "";
    const both = [await send(member, { answerTo }, key), await send(member, { answerTo }, key)];
    expect(both.map(({ answer }) => answer.number)).toEqual([1, 1]);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain("Faltam 30 pontos");
  });

  test.each(["blocked", "awaiting_approval"] as const)("who is %s can write", async (status) => {
    const client = await aClient(app);
    const member = await aMember(app, { client, status });
    expect((await send(member)).status).toBe(200);
    const { items } = await list(await deskOf(client));
    expect(items).toMatchObject([{ name: "Ana Silva", personId: member.membershipId, state: "open" }]);
  });

  test("without a session one says one's name; where the client takes no messages, none come", async () => {
    const client = await aClient(app);
    expect((await sendOpen(client)).answer.number).toBe(1);
    expect((await list(await deskOf(client))).items).toMatchObject([{ name: "Íris", personId: null }]);
    const closed = await aClient(app, { branding: { support_use: false } });
    expect((await sendOpen(closed)).refusal).toBe("409 support.not_offered");
    expect((await send(await aParticipant(app, closed))).refusal).toBe("409 support.not_offered");
    expect((await sendOpen(client, { client: "nowhere" })).refusal).toBe("404 clients.unknown");
  });

  test("a file goes with it if it is one's own; the desk can open it", async () => {
    const client = await aClient(app);
    const [ana, bia] = [await aParticipant(app, client), await aParticipant(app, client)];
    const fileId = await anImportFile(app, ana, "x", "support");
    expect((await send(bia, { fileId })).refusal).toBe("404 support.file_not_found");
    await send(ana, { fileId });
    const desk = await deskOf(client);
    const [item] = (await list(desk)).items;
    const { answer } = await app.request(
      contract.readRequest,
      { params: { id: item?.id ?? "" } },
      { as: desk },
    );
    expect(answer).toMatchObject({ message: request.message, locale: "pt-BR", file: { name: "list.csv" } });
  });

  test("it is answered by mail, closed, opened again; two at the desk do not answer over each other", async () => {
    const client = await aClient(app);
    const desk = await deskOf(client);
    await send(await aParticipant(app, client));
    await mails();
    const id = (await list(desk)).items[0]?.id ?? "";
    const answer = (version: number, message = "Os pontos chegaram.") =>
      app.request(contract.answerRequest, { params: { id }, body: { version, message } }, { as: desk });
    const turn = (version: number, state: "open" | "closed") =>
      app.request(contract.changeRequest, { params: { id }, body: { version, state } }, { as: desk });

    expect((await answer(1)).answer).toMatchObject({
      state: "answered",
      version: 2,
      answers: [{ message: "Os pontos chegaram." }],
    });
    expect((await answer(1)).refusal).toBe("409 request.conflict");
    const sent = await mails();
    expect(sent).toMatchObject([
      { to: request.answerTo, text: expect.stringContaining("Os pontos chegaram.") },
    ]);
    expect((await turn(2, "closed")).answer).toMatchObject({ state: "closed", version: 3 });
    expect((await answer(3)).refusal).toBe("409 support.request_closed");
    expect((await turn(3, "closed")).refusal).toBe("409 request.conflict");
    expect((await turn(3, "open")).answer).toMatchObject({ state: "open", closedAt: null });
  });

  test("the list says how many wait and how many are late, and finds by number, name, state and topic", async () => {
    const client = await aClient(app);
    const desk = await deskOf(client);
    const before = app.clock.now();
    app.clock.set("2026-03-02T12:00:00Z");
    await sendOpen(client, { name: "Íris", topic: "access" });
    app.clock.set("2026-03-12T12:00:00Z");
    await sendOpen(client, { name: "Ravi" });
    const all = await list(desk);
    expect(all.counts).toEqual({ open: 2, late: 1 });
    expect(all.items.map(({ name, late }) => `${name} ${late}`)).toEqual(["Ravi false", "Íris true"]);
    const names = async (query: Parameters<typeof list>[1]) =>
      (await list(desk, query)).items.map(({ name }) => name);
    expect(await names({ search: "#1" })).toEqual(["Íris"]);
    expect(await names({ search: "iris" })).toEqual(["Íris"]);
    expect(await names({ topic: "points" })).toEqual(["Ravi"]);
    expect(await names({ state: "closed" })).toEqual([]);
    const first = await list(desk, { limit: 1 });
    const second = await list(desk, { limit: 1, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(["Ravi", "Íris"]);
    expect(second.nextCursor).toBeNull();
    app.clock.set(before.toISOString());
  });

  test("numbers of one client have no gaps and no twins, and nobody else sees them", async () => {
    const [client, other] = [await aClient(app), await aClient(app)];
    const sent = await Promise.all(Array.from({ length: 8 }, () => sendOpen(client)));
    expect(sent.map(({ answer }) => answer.number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await sendOpen(other)).answer.number).toBe(1);
    expect((await list(await deskOf(other))).items).toHaveLength(1);
  });

  test("the writer reads their own requests with the clock and the answers, and nobody else's", async () => {
    const client = await aClient(app);
    const [member, other] = [await aMember(app, { client }), await aMember(app, { client })];
    const as = await deskOf(client);
    const before = app.clock.now();
    app.clock.set("2026-03-06T15:00:00Z");
    await send(member);
    await send(other);
    await send(member, { topic: "privacy" });
    const own = async (who: Caller, query = {}) =>
      (await app.request(contract.listOwnRequests, { query }, { as: who })).answer;
    const { items, nextCursor } = await own(member, { limit: 1 });
    expect(items).toMatchObject([
      { number: 3, topic: "privacy", state: "open", dueOn: "2026-03-17", daysLeft: 7, late: false },
    ]);
    const rest = await own(member, { limit: 1, cursor: nextCursor ?? "" });
    expect(rest).toMatchObject({ items: [{ number: 1 }], nextCursor: null });

    const [first] = rest.items;
    const id = first?.id ?? "";
    const body = { version: 1, message: "Já está certo." };
    await app.request(contract.answerRequest, { params: { id }, body }, { as, key: crypto.randomUUID() });
    app.clock.set("2026-03-18T15:00:00Z");
    const read = (who: Caller) => app.request(contract.readOwnRequest, { params: { id } }, { as: who });
    const { answer, text } = await read(member);
    expect(answer).toMatchObject({
      ...{ number: 1, state: "answered", late: false, daysLeft: 0, message: request.message, file: null },
      answers: [{ message: "Já está certo." }],
    });
    expect(text).not.toContain("author");
    expect(answer.answers[0]).not.toHaveProperty("by");
    expect((await read(other)).status).toBe(404);
    expect((await own(member)).items.map(({ number, late }) => [number, late])).toEqual([
      [3, true],
      [1, false],
    ]);
    app.clock.set(before.toISOString());
  });
});
