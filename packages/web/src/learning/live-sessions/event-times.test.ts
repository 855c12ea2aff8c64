import { describe, expect, it } from "vitest";
import { byDay, timesOf, timesThere } from "./event-times.ts";

const now = new Date("2026-12-01T12:00:00Z");
const event = (startsAt: string, endsAt: string, timeZone = "America/Sao_Paulo", city?: string) => ({
  ...{ startsAt, endsAt, timeZone },
  venue: city ? { name: "Arena", city, country: "BR" as const } : null,
});
const evening = event("2026-12-05T22:30:00Z", "2026-12-06T00:00:00Z");

describe("§live-sessions#kinds times of an event", () => {
  it("stand by the reader's clock, with the last day where it is another", () => {
    expect(timesOf(evening, "America/Sao_Paulo", now, "pt-BR")).toBe("19:30 – 21:00");
    expect(timesOf(evening, "Europe/Madrid", now, "es-ES")).toBe("23:30 – 6 de diciembre, 01:00");
  });

  it("name the place's own clock where it shows another time", () => {
    expect(timesThere(evening, "America/Sao_Paulo", now, "pt-BR")).toBeUndefined();
    // Another zone, the same clock.
    expect(timesThere(evening, "America/Bahia", now, "pt-BR")).toBeUndefined();
    const manaus = event("2026-12-05T22:30:00Z", "2026-12-06T00:00:00Z", "America/Manaus", "Manaus");
    expect(timesThere(manaus, "America/Sao_Paulo", now, "pt-BR")).toEqual({
      ...{ place: "Manaus", time: "18:30 – 20:00" },
    });
  });

  it("name the place's day, too, where it is another; without a venue the zone gives the name", () => {
    expect(timesThere(evening, "Asia/Tokyo", now, "en-US")).toEqual({
      ...{ place: "São Paulo", time: "December 5, 07:30 PM – 09:00 PM" },
    });
  });
});

describe("§live-sessions#kinds the agenda", () => {
  it("puts events under the days they begin on where the reader is", () => {
    const late = event("2026-12-06T02:30:00Z", "2026-12-06T04:00:00Z");
    const days = (zone: string) =>
      byDay([evening, late], zone).map(({ day, events }) => [day, events.length]);
    expect(days("America/Sao_Paulo")).toEqual([["2026-12-05", 2]]);
    expect(days("Europe/Madrid")).toEqual([
      ["2026-12-05", 1],
      ["2026-12-06", 1],
    ]);
  });
});
