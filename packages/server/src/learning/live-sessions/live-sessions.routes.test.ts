import { randomUUID } from "node:crypto";
import * as contract from "@trilha/contract/learning/live-sessions/endpoints.ts";
import * as office from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import type { OfficeSession } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { listStatement } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { sql } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../../../test/app.ts";
import {
  aClient,
  aMember,
  aStaffMember,
  aStore,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import { aCampaign, anEnrolled, enrol } from "../../../test/builders-campaigns.ts";
import { aLevel } from "../../../test/builders-levels.ts";
import { anEvent, aSessionDraft, aVenue } from "../../../test/builders-live-sessions.ts";
import { useApp } from "../../../test/use-app.ts";
import { lapseOffers, remindOfSessions } from "./jobs.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let staff: Member;
beforeAll(async () => {
  client = await aClient(app);
  staff = await aStaffMember(app, client, "program_administrator");
});
afterEach(() => app.clock.reset());

const once = { attempt: 1, maxAttempts: 1 };
const at = (id: string) => ({ params: { id } });
const list = async (as: Caller, query: object = {}) =>
  (await app.request(contract.listEvents, { query: { status: "upcoming", limit: 50, ...query } }, { as }))
    .answer.items;
const read = (id: string, as: Caller) => app.request(contract.readEvent, at(id), { as });
const subscribe = (id: string, as: Caller) => app.request(contract.subscribeToEvent, at(id), { as });
const unsubscribe = (id: string, as: Caller) => app.request(contract.unsubscribeFromEvent, at(id), { as });
const checkIn = (id: string, as: Caller, body: object) =>
  app.request(contract.checkInToEvent, { ...at(id), body }, { as, locale: "en-US" });
const codeOf = async (id: string, as: Caller = staff) =>
  (await app.request(office.readCheckInCode, at(id), { as })).answer;
const seatsOf = async (id: string) => (await app.request(office.readSession, at(id), { as: staff })).answer;
const change = (
  id: string,
  person: Member,
  action: "approve" | "refuse" | "check_in" | "take_back" | "remove",
  as: Caller = staff,
) =>
  app.request(
    office.changeRoster,
    { params: { id, membershipId: person.membershipId }, body: { action, reason: "porque sim" } },
    { as },
  );
const notified = (userId: string) =>
  plant(app, async (tx) => {
    const rows = await tx
      .selectFrom("notifications")
      .select("kind")
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute();
    return rows.map(({ kind }) => kind);
  });
const member = () => aMember(app, { client });
const editOf = ({ id, version }: OfficeSession, fields: Parameters<typeof aSessionDraft>[1]) => {
  const { kind: _, ...body } = aSessionDraft(app, fields);
  return app.request(office.editSession, { params: { id }, body: { ...body, version } }, { as: staff });
};

describe("§live-sessions#events", () => {
  test("a draft is seen by nobody, an announced one takes no registration yet", async () => {
    const ana = await member();
    const draft = (await app.request(office.createSession, { body: aSessionDraft(app) }, { as: staff }))
      .answer;
    expect((await read(draft.id, ana)).refusal).toBe("404 request.not_found");
    const body = { state: "pre_scheduled", version: draft.version } as const;
    const announced = (await app.request(office.scheduleSession, { ...at(draft.id), body }, { as: staff }))
      .answer;
    expect(announced).toMatchObject({ stage: "pre_scheduled", can: { schedule: true, preSchedule: false } });
    expect((await subscribe(draft.id, ana)).refusal).toBe("409 live_sessions.not_open");
    expect((await list(ana)).map(({ id }) => id)).toContain(draft.id);
  });

  test("§roles#events-level opens from Creator upward: a basic person is told the way", async () => {
    const event = await anEvent(app, staff, { audience: { all: [{ level: "creator" }] } });
    const campaign = await aCampaign(app, client);
    const [basic, creator] = [
      await anEnrolled(app, client, campaign),
      await anEnrolled(app, client, campaign),
    ];
    await aLevel(app, creator, campaign, "creator");
    expect((await read(event.id, basic)).answer).toMatchObject({
      ...{ locks: [{ kind: "level", level: "creator" }], can: { subscribe: null } },
    });
    expect((await subscribe(event.id, basic)).refusal).toBe("403 live_sessions.locked");
    expect((await subscribe(event.id, creator)).answer.registration).toBe("registered");
  });

  test("made for others is not seen, unless somebody was invited", async () => {
    const event = await anEvent(app, staff, { audience: { country: ["AR"] } });
    const ana = await member();
    expect((await read(event.id, ana)).status).toBe(404);
    const body = { membershipIds: [ana.membershipId] };
    expect(
      (await app.request(office.inviteToSession, { ...at(event.id), body }, { as: staff })).answer,
    ).toEqual({ invited: 1 });
    expect((await read(event.id, ana)).answer).toMatchObject({
      registration: "invited",
      can: { subscribe: "register" },
    });
    expect((await subscribe(event.id, ana)).answer).toMatchObject({
      registration: "registered",
      link: "https://sala.example/encontro",
    });
    expect(await notified(ana.userId)).toEqual(["events.invited"]);
  });

  test("another client's event is none", async () => {
    const event = await anEvent(app, staff);
    const other = await aClient(app);
    const [stranger, foreign] = [
      await aMember(app, { client: other }),
      await aStaffMember(app, other, "program_administrator"),
    ];
    expect((await read(event.id, stranger)).status).toBe(404);
    expect((await app.request(office.readSession, at(event.id), { as: foreign })).status).toBe(404);
    expect(
      (await app.request(office.listRoster, { ...at(event.id), query: { limit: 10 } }, { as: foreign }))
        .status,
    ).toBe(404);
  });

  test("lists say what is to come, what is one's own and what is over, by day and by word", async () => {
    const own = await aClient(app);
    const boss = await aStaffMember(app, own, "program_administrator");
    const ana = await aMember(app, { client: own });
    const soon = await anEvent(app, boss, { title: { "pt-BR": "Amanhã" }, inHours: 24 });
    const late = await anEvent(app, boss, { title: { "pt-BR": "Depois" }, inHours: 72 });
    await subscribe(late.id, ana);
    const ids = async (query: object = {}) => (await list(ana, query)).map(({ id }) => id);
    expect(await ids()).toEqual([soon.id, late.id]);
    expect(await ids({ status: "mine" })).toEqual([late.id]);
    expect(await ids({ search: "amanha" })).toEqual([soon.id]);
    expect(await ids({ online: "false" })).toEqual([]);
    expect(await ids({ from: soon.starts.slice(0, 10), until: soon.starts.slice(0, 10) })).toEqual([soon.id]);
    app.clock.pass({ days: 5 });
    expect(await ids()).toEqual([]);
    expect(await ids({ status: "past" })).toEqual([late.id, soon.id]);
  });
});

describe("§live-sessions#events days of a month", () => {
  test("are marked by what a person sees, by the clock of the reader", async () => {
    const own = await aClient(app);
    const boss = await aStaffMember(app, own, "program_administrator");
    const ana = await aMember(app, { client: own });
    app.clock.set("2026-06-01T12:00:00Z");
    // Half past eleven in the evening in São Paulo is the next day in Madrid.
    const late = { starts: "2026-06-10T23:30", ends: "2026-06-11T01:00" };
    const event = await anEvent(app, boss, late);
    await anEvent(app, boss, late);
    await anEvent(app, boss, { ...late, audience: { country: ["AR"] } });
    await anEvent(app, boss, { ...late, subscription: "invitation" });
    await subscribe(event.id, ana);
    const days = async (timeZone: string) =>
      (
        await app.request(
          contract.listEventDays,
          { query: { from: "2026-06-01", until: "2026-06-30", timeZone } },
          { as: ana },
        )
      ).answer.days;
    expect(await days("America/Sao_Paulo")).toEqual([{ day: "2026-06-10", events: 2, own: true }]);
    expect(await days("Europe/Madrid")).toEqual([{ day: "2026-06-11", events: 2, own: true }]);
    await unsubscribe(event.id, ana);
    expect(await days("Europe/Madrid")).toEqual([{ day: "2026-06-11", events: 2, own: false }]);
  });

  test.each([
    ["a zone there is not", { from: "2026-06-01", until: "2026-06-30", timeZone: "America/Atlantis" }],
    ["a year at once", { from: "2026-01-01", until: "2026-12-31", timeZone: "UTC" }],
    ["an end before the begin", { from: "2026-06-02", until: "2026-06-01", timeZone: "UTC" }],
  ])("refuse %s", async (_what, query) => {
    const reply = await app.request(contract.listEventDays, { query }, { as: await member() });
    expect(reply.status).toBe(422);
  });
});

describe("§states#registration-machine seats", () => {
  test("a full event has a line in the order of arrival, and a freed seat is offered to the first", async () => {
    const event = await anEvent(app, staff, { capacity: 1 });
    const [ana, bia, caio] = [await member(), await member(), await member()];
    expect((await subscribe(event.id, ana)).answer).toMatchObject({
      registration: "registered",
      stage: "no_vacancy",
    });
    expect((await subscribe(event.id, bia)).answer).toMatchObject({
      registration: "waiting",
      placeInLine: 1,
    });
    expect((await subscribe(event.id, caio)).answer).toMatchObject({
      registration: "waiting",
      placeInLine: 2,
    });
    expect((await unsubscribe(event.id, ana)).answer).toMatchObject({
      registration: "unsubscribed",
      can: { subscribe: "wait" },
    });
    expect((await read(event.id, bia)).answer).toMatchObject({
      registration: "offered",
      can: { subscribe: "accept" },
    });
    expect((await read(event.id, caio)).answer).toMatchObject({ registration: "waiting", placeInLine: 1 });
    expect(await seatsOf(event.id)).toMatchObject({ seats: { taken: 0, offered: 1, free: 0 }, waiting: 1 });
    expect((await subscribe(event.id, bia)).answer.registration).toBe("registered");
    expect(await notified(bia.userId)).toEqual(["events.offered"]);
  });

  test("an offer that runs out passes to the next, and who let it pass may join again behind them", async () => {
    const event = await anEvent(app, staff, { capacity: 1, offerHours: 2 });
    const [ana, bia, caio] = [await member(), await member(), await member()];
    for (const person of [ana, bia, caio]) await subscribe(event.id, person);
    await unsubscribe(event.id, ana);
    app.clock.pass({ hours: 2, minutes: 1 });
    expect((await subscribe(event.id, bia)).refusal).toBe("409 live_sessions.wrong_state");
    await lapseOffers(app.parts, {}, once);
    expect((await read(event.id, bia)).answer).toMatchObject({
      registration: "lapsed",
      can: { subscribe: "wait" },
    });
    expect((await read(event.id, caio)).answer.registration).toBe("offered");
    expect((await subscribe(event.id, bia)).answer).toMatchObject({
      registration: "waiting",
      placeInLine: 1,
    });
    expect(await notified(bia.userId)).toEqual(["events.offered", "events.lapsed"]);
  });

  test("of twelve who come at once for three seats, three have one and nine wait in a line without gaps", async () => {
    const event = await anEvent(app, staff, { capacity: 3 });
    const people = await Promise.all(Array.from({ length: 12 }, member));
    const answers = await Promise.all(people.map((one) => subscribe(event.id, one)));
    const states = answers.map(({ answer }) => answer.registration);
    expect(states.filter((state) => state === "registered")).toHaveLength(3);
    expect(await seatsOf(event.id)).toMatchObject({ seats: { taken: 3, free: 0 }, waiting: 9 });
    const places = await Promise.all(
      people.map(async (one) => (await read(event.id, one)).answer.placeInLine),
    );
    expect(places.filter((place) => place !== null).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
  });

  test("pressed twice with one key it counts once; with another it says what has become of it", async () => {
    const event = await anEvent(app, staff, { capacity: 5 });
    const ana = await member();
    const key = randomUUID();
    const press = () => app.request(contract.subscribeToEvent, at(event.id), { as: ana, key });
    expect((await press()).answer.registration).toBe("registered");
    expect((await press()).answer.registration).toBe("registered");
    expect((await subscribe(event.id, ana)).answer.registration).toBe("registered");
    expect((await seatsOf(event.id)).seats.taken).toBe(1);
  });

  test("staff decide on requests, and more seats reach the line", async () => {
    const event = await anEvent(app, staff, { capacity: 1, subscription: "approval" });
    const [ana, bia, caio] = [await member(), await member(), await member()];
    for (const person of [ana, bia, caio]) {
      expect((await subscribe(event.id, person)).answer.registration).toBe("requested");
    }
    expect((await change(event.id, ana, "approve")).answer).toMatchObject({ state: "registered" });
    expect((await change(event.id, bia, "approve")).answer).toMatchObject({ state: "waiting", place: 1 });
    expect((await change(event.id, caio, "refuse")).answer.state).toBe("refused");
    expect((await change(event.id, caio, "approve")).refusal).toBe("409 live_sessions.wrong_state");
    const reduced = await editOf(await seatsOf(event.id), { capacity: 2, subscription: "approval" });
    expect(reduced.answer.seats).toMatchObject({ capacity: 2, taken: 1, offered: 1 });
    expect((await editOf(reduced.answer, { capacity: 1, subscription: "approval" })).refusal).toBe(
      "409 live_sessions.seats_taken",
    );
    expect(await notified(ana.userId)).toEqual(["events.approved"]);
    expect(await notified(caio.userId)).toEqual(["events.refused"]);
  });
});

describe("§validation#event-code", () => {
  async function soon(fields: Parameters<typeof anEvent>[2] = {}) {
    const event = await anEvent(app, staff, { inHours: 0.5, ...fields });
    const ana = await member();
    await subscribe(event.id, ana);
    return { event, ana, code: await codeOf(event.id) };
  }

  test("six digits of the organizer, within the window", async () => {
    const { event, ana, code } = await soon();
    expect(code.code).toMatch(/^\d{6}$/);
    const wrong = code.code === "000000" ? "000001" : "000000";
    const refused = await checkIn(event.id, ana, { code: wrong });
    expect(refused.refusal).toBe("422 live_sessions.code_invalid");
    expect(refused.problem.title).toBe("Invalid code, confirm with the organizer");
    expect((await checkIn(event.id, ana, { code: code.code })).answer.registration).toBe("checked_in");
    expect((await checkIn(event.id, ana, { code: code.code })).answer.registration).toBe("checked_in");
    expect(await codeOf(event.id)).toMatchObject({ checkedIn: 1, registered: 1 });
  });

  test.each([
    ["neither code nor scan", {}],
    ["both", { code: "123456", scan: "x" }],
    ["five digits", { code: "12345" }],
    ["read without having been sent", { code: "123456", readAt: "2026-11-27T12:00:00Z" }],
  ])("refuses %s", async (_what, body) => {
    const { event, ana } = await soon();
    expect((await checkIn(event.id, ana, body)).status).toBe(422);
  });

  test("by the QR code of this minute, not by yesterday's, and not by one that was renewed", async () => {
    const { event, ana, code } = await soon();
    await app.request(office.renewCheckInCode, at(event.id), { as: staff });
    expect((await checkIn(event.id, ana, { scan: code.scan })).refusal).toBe(
      "422 live_sessions.scan_expired",
    );
    expect((await checkIn(event.id, ana, { code: code.code })).refusal).toBe(
      "422 live_sessions.code_invalid",
    );
    const { scan } = await codeOf(event.id);
    app.clock.pass({ minutes: 2 });
    expect((await checkIn(event.id, ana, { scan })).refusal).toBe("422 live_sessions.scan_expired");
    const { scan: fresh } = await codeOf(event.id);
    expect((await checkIn(event.id, ana, { scan: fresh })).answer.registration).toBe("checked_in");
  });

  test("read without a line, sent when it is back: by the moment it was read, once, whatever the device's clock shows", async () => {
    const { event, ana, code } = await soon();
    const readAt = app.clock.now().getTime() + 5 * 3_600_000;
    app.clock.pass({ minutes: 40 });
    const sent = {
      scan: code.scan,
      readAt: new Date(readAt).toISOString(),
      sentAt: new Date(readAt + 40 * 60_000).toISOString(),
    };
    const key = randomUUID();
    const send = () =>
      app.request(contract.checkInToEvent, { ...at(event.id), body: sent }, { as: ana, key });
    expect((await send()).answer.registration).toBe("checked_in");
    expect((await send()).answer.registration).toBe("checked_in");
    const evidence = await plant(app, (tx) =>
      sql<{ source: string; late: boolean }>`
        select p.source, p.read_at < p.at as late from live_session_presences p
        join live_session_registrations r on r.id = p.registration_id where r.session_id = ${event.id}`.execute(
        tx,
      ),
    );
    expect(evidence.rows).toEqual([{ source: "scan", late: true }]);
    const roster = await app.request(
      office.listRoster,
      { ...at(event.id), query: { limit: 5 } },
      { as: staff },
    );
    expect(roster.answer.items).toMatchObject([{ source: "scan", sentAt: expect.any(String) }]);
  });

  test("not before, not after, and not without a registration", async () => {
    const event = await anEvent(app, staff, { inHours: 3, hours: 1 });
    const [ana, stranger] = [await member(), await member()];
    await subscribe(event.id, ana);
    const { code } = await codeOf(event.id);
    const early = await checkIn(event.id, ana, { code });
    expect(early.refusal).toBe("409 live_sessions.check_in_not_open");
    expect(early.problem.title).toMatch(/^Check-in opens on /);
    app.clock.pass({ hours: 2, minutes: 30 });
    expect((await checkIn(event.id, stranger, { code })).refusal).toBe("403 live_sessions.not_registered");
    app.clock.pass({ hours: 3 });
    expect((await checkIn(event.id, ana, { code })).refusal).toBe("409 live_sessions.check_in_over");
  });

  test("§earning-rules#training-points pays once, under the frozen rules, with its reason on the statement", async () => {
    const own = await aClient(app);
    const boss = await aStaffMember(app, own, "program_administrator");
    const rule = {
      id: "event",
      kind: "event_check_in",
      points: 40,
      experience: 60,
      once: "per_object",
    } as const;
    const campaign = await aCampaign(app, own, { ruleSet: { ...emptyRuleSet, activities: [rule] } });
    const ana = await anEnrolled(app, own, campaign);
    const event = await anEvent(app, boss, { inHours: 0.5 });
    await subscribe(event.id, ana);
    expect((await read(event.id, ana)).answer.worth).toEqual({ points: 40, experience: 60 });
    const { code } = await codeOf(event.id, boss);
    expect((await checkIn(event.id, ana, { code })).answer).toMatchObject({
      ...{ worth: null, earned: { points: 40, experience: 60, campaign: "Spring" } },
    });
    await change(event.id, ana, "take_back", boss);
    await change(event.id, ana, "check_in", boss);
    const { items } = (await app.request(listStatement, { query: {} }, { as: ana })).answer;
    expect(items.map(({ points, experience, source }) => [points, experience, source])).toEqual([
      [40, 60, { type: "event", id: event.id }],
    ]);
  });

  test("somebody who joined the campaign late is paid by the campaign they are in", async () => {
    const { event, ana, code } = await soon();
    const rule = {
      id: "event",
      kind: "event_check_in",
      points: 10,
      experience: 0,
      once: "per_object",
    } as const;
    await enrol(
      app,
      await aCampaign(app, client, { ruleSet: { ...emptyRuleSet, activities: [rule] } }),
      ana,
      [await aStore(app, client)],
    );
    expect((await checkIn(event.id, ana, { code: code.code })).answer.earned).toMatchObject({ points: 10 });
  });
});

describe("§live-sessions#hosts the roster", () => {
  test("instructors reach the events they lead; administrators all", async () => {
    const [host, other] = [
      await aStaffMember(app, client, "instructor"),
      await aStaffMember(app, client, "instructor"),
    ];
    const event = await anEvent(app, staff, { inHours: 0.5, hostIds: [host.membershipId] });
    const ana = await member();
    await subscribe(event.id, ana);
    expect((await change(event.id, ana, "check_in", other)).refusal).toBe("403 live_sessions.not_host");
    expect((await app.request(office.readCheckInCode, at(event.id), { as: other })).refusal).toBe(
      "403 live_sessions.not_host",
    );
    expect((await change(event.id, ana, "check_in", host)).answer).toMatchObject({
      state: "checked_in",
      source: "roster",
    });
    expect((await change(event.id, ana, "take_back", host)).answer).toMatchObject({
      state: "registered",
      source: null,
    });
    const query = { mine: "true", limit: 10 } as const;
    expect(
      (await app.request(office.listSessions, { query }, { as: host })).answer.items.map(({ id }) => id),
    ).toEqual([event.id]);
    expect((await app.request(office.listSessions, { query }, { as: other })).answer.items).toEqual([]);
  });

  test.each(["refuse", "take_back", "remove"] as const)("%s asks for a reason", async (action) => {
    const event = await anEvent(app, staff);
    const ana = await member();
    const params = { id: event.id, membershipId: ana.membershipId };
    for (const body of [{ action }, { action, reason: " " }]) {
      const reply = await app.request(office.changeRoster, { params, body }, { as: staff });
      expect(reply.problem.fields).toMatchObject([{ path: "body.reason", code: "required" }]);
    }
  });

  test("a walk-in takes a free seat, never one too many", async () => {
    const event = await anEvent(app, staff, { inHours: 0.5, capacity: 1 });
    const [ana, bia] = [await member(), await member()];
    expect((await change(event.id, ana, "check_in")).answer.state).toBe("checked_in");
    expect((await change(event.id, bia, "check_in")).refusal).toBe("409 live_sessions.no_vacancy");
    const rows = await app.request(
      office.listRoster,
      { ...at(event.id), query: { limit: 10 } },
      { as: staff },
    );
    expect(rows.answer.items.map(({ membershipId, can }) => [membershipId, can])).toEqual([
      [ana.membershipId, ["take_back"]],
    ]);
  });

  test("a ticket checks its owner in, in its own event alone", async () => {
    const [event, other] = [
      await anEvent(app, staff, { inHours: 0.5 }),
      await anEvent(app, staff, { inHours: 0.5 }),
    ];
    const ana = await member();
    const { ticket } = (await subscribe(event.id, ana)).answer;
    const scan = (id: string, text: string) =>
      app.request(office.checkInTicket, { ...at(id), body: { ticket: text } }, { as: staff });
    expect((await scan(other.id, ticket ?? "")).refusal).toBe("422 live_sessions.code_invalid");
    expect((await scan(event.id, `${ticket}x`)).refusal).toBe("422 live_sessions.code_invalid");
    expect((await scan(event.id, ticket ?? "")).answer).toMatchObject({
      state: "checked_in",
      source: "ticket",
    });
    expect((await scan(event.id, ticket ?? "")).answer.state).toBe("checked_in");
  });

  test("nobody without a right reaches it", async () => {
    const event = await anEvent(app, staff);
    const ana = await member();
    expect((await app.request(office.listSessions, { query: { limit: 5 } }, { as: ana })).status).toBe(403);
    expect((await change(event.id, ana, "check_in", ana)).status).toBe(403);
    const auditor = await aStaffMember(app, client, "auditor");
    expect((await app.request(office.readSession, at(event.id), { as: auditor })).answer.can).toMatchObject({
      edit: false,
      host: false,
    });
    expect((await change(event.id, ana, "check_in", auditor)).status).toBe(403);
  });
});

describe("an organizer", () => {
  test("is refused a venue or a host that is taken at that time, with the clash by name", async () => {
    const [venue, host] = [await aVenue(app, staff), await aStaffMember(app, client, "instructor")];
    const first = { venueId: venue.id, inHours: 30, title: { "pt-BR": "Lançamento" } };
    await anEvent(app, staff, { ...first, hostIds: [host.membershipId] });
    const schedule = async (fields: Parameters<typeof aSessionDraft>[1]) => {
      const draft = (
        await app.request(office.createSession, { body: aSessionDraft(app, fields) }, { as: staff })
      ).answer;
      const body = { state: "scheduled", version: draft.version } as const;
      return app.request(office.scheduleSession, { ...at(draft.id), body }, { as: staff, locale: "pt-BR" });
    };
    const venueClash = await schedule({ venueId: venue.id, inHours: 31 });
    expect(venueClash.refusal).toBe("409 live_sessions.venue_clash");
    expect(venueClash.problem.title).toContain("Lançamento");
    expect((await schedule({ inHours: 31, hostIds: [host.membershipId] })).refusal).toBe(
      "409 live_sessions.host_clash",
    );
    expect(
      (await schedule({ venueId: venue.id, inHours: 32, hostIds: [host.membershipId] })).answer.stage,
    ).toBe("opened");
    expect(
      (
        await app.request(
          office.switchVenue,
          { ...at(venue.id), body: { state: "archived", version: 1 } },
          { as: staff },
        )
      ).refusal,
    ).toBe("409 live_sessions.venue_in_use");
  });

  test("moves and cancels, and everybody in it hears of it once; calendars see a higher sequence", async () => {
    const event = await anEvent(app, staff);
    const ana = await member();
    const before = (await subscribe(event.id, ana)).answer;
    const moved = (await editOf(event, { inHours: 50 })).answer;
    const after = (await read(event.id, ana)).answer;
    expect(after.sequence).toBe(before.sequence + 1);
    const renamed = (
      await editOf(moved, {
        inHours: 50,
        starts: moved.starts,
        ends: moved.ends,
        title: { "pt-BR": "Outro nome" },
      })
    ).answer;
    const body = { reason: "O local fechou", version: renamed.version };
    expect(
      (await app.request(office.cancelSession, { ...at(event.id), body }, { as: staff })).answer.stage,
    ).toBe("canceled");
    expect((await read(event.id, ana)).answer).toMatchObject({
      stage: "canceled",
      canceledFor: "O local fechou",
      ticket: null,
    });
    expect(await notified(ana.userId)).toEqual(["events.moved", "events.canceled"]);
    expect((await subscribe(event.id, ana)).refusal).toBe("409 live_sessions.canceled");
  });

  test.each<[string, Parameters<typeof aSessionDraft>[1], string]>([
    ["without a title", { title: {} }, "409 live_sessions.not_ready"],
    ["without a place", { link: null }, "409 live_sessions.not_ready"],
    ["that has begun", { inHours: -1 }, "409 live_sessions.started"],
  ])("opens nothing %s", async (_what, fields, refusal) => {
    const draft = (
      await app.request(office.createSession, { body: aSessionDraft(app, fields) }, { as: staff })
    ).answer;
    const body = { state: "scheduled", version: draft.version } as const;
    expect(
      (await app.request(office.scheduleSession, { ...at(draft.id), body }, { as: staff })).refusal,
    ).toBe(refusal);
  });

  test("types times by the clock of the venue, across a change of clocks too", async () => {
    // Chile's clocks go back an hour as 5 April 2026 begins at 00:00; they stand an hour earlier then.
    app.clock.set("2026-03-20T12:00:00Z");
    const venue = await aVenue(app, staff, { timeZone: "America/Santiago" });
    const body = aSessionDraft(app, {
      venueId: venue.id,
      starts: "2026-04-04T23:00",
      ends: "2026-04-05T01:00",
    });
    const event = (await app.request(office.createSession, { body }, { as: staff })).answer;
    expect(event).toMatchObject({
      startsAt: "2026-04-05T02:00:00.000Z",
      endsAt: "2026-04-05T05:00:00.000Z",
      timeZone: "America/Santiago",
    });
    expect(event).toMatchObject({ starts: body.starts, ends: body.ends });
  });

  test("reminds people a day and an hour before, each once", async () => {
    const event = await anEvent(app, staff, { inHours: 30 });
    const ana = await member();
    await subscribe(event.id, ana);
    for (const hours of [7, 1, 21, 2]) {
      app.clock.pass({ hours });
      await remindOfSessions(app.parts, {}, once);
    }
    expect(await notified(ana.userId)).toEqual(["events.reminder", "events.reminder"]);
  });
});
