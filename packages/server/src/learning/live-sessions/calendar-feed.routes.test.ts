import * as contract from "@trilha/contract/learning/live-sessions/endpoints.ts";
import * as office from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { aClient, aMember, aStaffMember, type Client, type Member, plant } from "../../../test/builders.ts";
import { anEvent } from "../../../test/builders-live-sessions.ts";
import { useApp } from "../../../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
});

const make = async (as: Member) =>
  new URL((await app.request(contract.makeCalendarFeed, {}, { as })).answer.url);
const read = (url: URL, headers = {}) => app.http.inject({ url: url.pathname, headers });
const at = (id: string) => ({ params: { id } });
const lines = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("§live-sessions#calendar a private calendar", () => {
  test("holds the dates of its owner and of nobody else, follows changes and answers 304 without one", async () => {
    const [ana, bia] = [await aMember(app, { client }), await aMember(app, { client })];
    const event = await anEvent(app, staff, { title: { "pt-BR": "Encontro, com café" } });
    const other = await anEvent(app, staff);
    await app.request(contract.subscribeToEvent, at(event.id), { as: ana });
    await app.request(contract.subscribeToEvent, at(other.id), { as: bia });
    const url = await make(ana);
    const first = await read(url);
    expect(first.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(lines(first.body)).toEqual(
      expect.arrayContaining([
        ...["METHOD:PUBLISH", "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "SUMMARY:Encontro\\, com café"],
        ...["STATUS:CONFIRMED", "SEQUENCE:2", "LOCATION:https://sala.example/encontro"],
      ]),
    );
    expect(first.body).not.toContain(other.id);
    const again = await read(url, { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    const body = { reason: "Chuva", version: event.version };
    await app.request(office.cancelSession, { ...at(event.id), body }, { as: staff });
    const canceled = await read(url, { "if-none-match": String(first.headers.etag) });
    expect(lines(canceled.body)).toEqual(expect.arrayContaining(["STATUS:CANCELLED", "SEQUENCE:3"]));
  });

  test("a seat given back stays as a canceled date, and comes back with a higher sequence", async () => {
    const caio = await aMember(app, { client });
    const event = await anEvent(app, staff);
    const url = await make(caio);
    const statuses = [];
    for (const act of [contract.subscribeToEvent, contract.unsubscribeFromEvent, contract.subscribeToEvent]) {
      await app.request(act, at(event.id), { as: caio });
      const file = lines((await read(url)).body);
      statuses.push(file.filter((line) => /^(STATUS|SEQUENCE)/.test(line)).sort());
    }
    expect(statuses).toEqual([
      ["SEQUENCE:2", "STATUS:CONFIRMED"],
      ["SEQUENCE:3", "STATUS:CANCELLED"],
      ["SEQUENCE:4", "STATUS:CONFIRMED"],
    ]);
  });

  test("ends with its address: renewed, taken back, or of somebody who is blocked", async () => {
    const ana = await aMember(app, { client });
    const url = await make(ana);
    const newer = await make(ana);
    expect((await read(url)).statusCode).toBe(404);
    expect((await read(newer)).statusCode).toBe(200);
    expect((await app.request(contract.readCalendarFeed, {}, { as: ana })).answer.since).not.toBeNull();
    await app.request(contract.endCalendarFeed, {}, { as: ana });
    expect((await read(newer)).statusCode).toBe(404);
    expect((await app.request(contract.readCalendarFeed, {}, { as: ana })).answer.since).toBeNull();
    const last = await make(ana);
    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ status: "blocked" }).where("id", "=", ana.membershipId).execute(),
    );
    expect((await read(last)).statusCode).toBe(404);
  });

  test.each(["x", "x.ics", `${"a".repeat(43)}.ics`, "../api/session"])("%s is none", async (file) => {
    expect((await app.http.inject({ url: `/calendar/${file}` })).statusCode).not.toBe(200);
  });
});
