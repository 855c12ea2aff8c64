import type { OfficeSession } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { describe, expect, it } from "vitest";
import {
  bodyOf,
  checkEvent,
  countConcerned,
  type EventValues,
  emptyEvent,
  movesPeople,
} from "./event-form.ts";
import { officeSpan } from "./event-time.ts";

const clock = (day: string, time: string) => ({ day, time });
const written: EventValues = {
  ...emptyEvent("America/Sao_Paulo"),
  title: { "pt-BR": " Lançamento ", "en-US": " " },
  starts: clock("2026-12-01", "19:30"),
  ends: clock("2026-12-01", "21:00"),
};
const event = {
  ...bodyOf({ ...written, title: { "pt-BR": "Lançamento" } }),
  state: "scheduled",
  seats: { capacity: 40, taken: 12, offered: 1, free: 27 },
  ...{ waiting: 3, requested: 2, checkedIn: 1 },
} as OfficeSession;

describe("an event in the form", () => {
  it("§roles#events-level opens from Creator upward", () => {
    expect(bodyOf(emptyEvent("UTC")).audience).toEqual({ all: [{ level: "creator" }] });
  });

  it("is sent without empty languages, and without what is left open", () => {
    expect(bodyOf(written)).toMatchObject({
      title: { "pt-BR": "Lançamento" },
      ...{ starts: "2026-12-01T19:30", ends: "2026-12-01T21:00" },
      ...{ venueId: null, link: null, registrationUntil: null, capacity: null },
      ...{ offerHours: 24, checkInBefore: 60, checkInAfter: 60 },
    });
  });

  it.each<[Partial<EventValues>, Record<string, unknown>]>([
    [{}, {}],
    [{ title: {} }, { title: { code: "required" } }],
    [{ starts: clock("2026-12-01", "") }, { starts: { code: "required" } }],
    [{ ends: clock("2026-12-01", "19:30") }, { ends: { code: "invalid" } }],
    [{ registrationUntil: clock("2026-12-01", "20:00") }, { registrationUntil: { code: "invalid" } }],
    [{ link: "http://example.com" }, { link: { code: "invalid" } }],
    [{ capacity: "0" }, { capacity: { code: "too_small", params: { minimum: 1 } } }],
    [{ offerHours: "200" }, { offerHours: { code: "too_big", params: { maximum: 168 } } }],
    [{ checkInBefore: "x" }, { checkInBefore: { code: "not_a_number" } }],
  ])("with %j has the faults %j", (change, faults) => {
    expect(checkEvent({ ...written, ...change })).toEqual(faults);
  });

  it("§live-sessions#calendar says how many people hear of another time or place", () => {
    expect(countConcerned(event)).toBe(17);
    expect(movesPeople(event, { ...written, capacity: "10" })).toBe(false);
    expect(movesPeople(event, { ...written, ends: clock("2026-12-01", "22:00") })).toBe(true);
    expect(movesPeople({ ...event, state: "draft" }, { ...written, link: "https://a.example" })).toBe(false);
  });
});

describe("the clock of an event", () => {
  it("is told by the office's clock where that differs", () => {
    expect(officeSpan({ ...written, timeZone: "America/Manaus" }, "America/Sao_Paulo", "pt-BR")).toBe(
      "01/12/2026 20:30 – 22:00 (São Paulo)",
    );
    expect(officeSpan(written, "America/Sao_Paulo", "pt-BR")).toBeUndefined();
    expect(officeSpan({ ...written, ends: clock("", "") }, "America/Manaus", "pt-BR")).toBeUndefined();
  });
});
