import { localMinute } from "@trilha/contract/core/zoned-days.ts";
import * as office from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import type { OfficeSession, SessionWrite, Venue } from "@trilha/contract/learning/live-sessions/shapes.ts";
import type { Caller, TestApp } from "./app.ts";
import { unique } from "./builders.ts";
import { storeZone } from "./clock.ts";

type App = Pick<TestApp, "request" | "clock">;

export async function aVenue(app: App, as: Caller, fields: Partial<Venue> = {}): Promise<Venue> {
  const body = {
    ...{ name: unique("Auditório"), address: "Rua Augusta, 10", city: "São Paulo", country: "BR" as const },
    ...{ timeZone: storeZone, capacity: null, mapLink: null, directions: {}, ...fields },
  };
  return (await app.request(office.createVenue, { body }, { as })).answer;
}

export type SessionFields = Partial<SessionWrite> & {
  /** Hours from now until it begins, and how many it lasts. */
  inHours?: number;
  hours?: number;
};

/** Fields an organizer types for an event that opens to everybody, in two days unless said otherwise. */
export function aSessionDraft(app: App, fields: SessionFields = {}): SessionWrite {
  const { inHours = 48, hours = 2, ...written } = fields;
  const at = (ahead: number) =>
    localMinute(new Date(app.clock.now().getTime() + ahead * 3_600_000), storeZone);
  return {
    ...{
      kind: "event",
      title: { "pt-BR": unique("Encontro") },
      summary: {},
      description: {},
      coverFileId: null,
    },
    ...{ starts: at(inHours), ends: at(inHours + hours), timeZone: storeZone, venueId: null },
    ...{ link: "https://sala.example/encontro", audience: { all: [] }, subscription: "open" },
    ...{ registrationUntil: null, capacity: null, waitingList: true, offerHours: 24 },
    ...{ checkInBefore: 60, checkInAfter: 60, hostIds: [], ...written },
  };
}

/** An event that takes registrations. */
export async function anEvent(app: App, as: Caller, fields: SessionFields = {}): Promise<OfficeSession> {
  const draft = (await app.request(office.createSession, { body: aSessionDraft(app, fields) }, { as }))
    .answer;
  const body = { state: "scheduled" as const, version: draft.version };
  return (await app.request(office.scheduleSession, { params: { id: draft.id }, body }, { as })).answer;
}
