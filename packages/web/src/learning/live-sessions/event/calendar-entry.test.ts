import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { describe, expect, it } from "vitest";
import { calendarEntry } from "./calendar-entry.ts";

const site = new URL("https://trilha.example/events/1");
const event = {
  ...{ id: "1", title: "Lançamento", summary: "A nova linha", stage: "opened", sequence: 2 },
  ...{ startsAt: "2026-12-05T22:30:00.000Z", endsAt: "2026-12-06T00:00:00.000Z" },
  changedAt: "2026-11-20T10:00:00.000Z",
  venue: { name: "Arena", city: "Manaus", country: "BR" },
  place: { address: "Rua A, 10", mapLink: null, directions: "" },
  link: null,
} as SessionPage;

describe("§live-sessions#calendar an event for a calendar", () => {
  it("has a name for ever, the place in one line, and the way back", () => {
    expect(calendarEntry(event, site)).toMatchObject({
      ...{ uid: "event-1@trilha.example", url: "https://trilha.example/events/1" },
      ...{ location: "Arena, Rua A, 10, Manaus", sequence: 2, canceled: false },
      starts: new Date("2026-12-05T22:30:00Z"),
    });
  });

  it("takes place in its room, where there is no venue and the person knows the room", () => {
    const online = { ...event, venue: null, place: null, link: "https://room.example/1" };
    expect(calendarEntry(online, site).location).toBe("https://room.example/1");
    expect(calendarEntry({ ...online, link: null }, site)).not.toHaveProperty("location");
  });

  it("is canceled with its stage", () => {
    expect(calendarEntry({ ...event, stage: "canceled" }, site).canceled).toBe(true);
  });
});
