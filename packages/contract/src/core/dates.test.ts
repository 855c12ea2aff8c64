import { describe, expect, it } from "vitest";
import { formatDate, formatDayMonth, formatDeadline, formatLongDay } from "./dates.ts";

const late = new Date("2026-03-01T02:30:00Z");

describe("§limits#dates dates by language", () => {
  it.each([
    ["pt-BR", "28/02/2026"],
    ["es-ES", "28/02/2026"],
    ["en-US", "02-28-2026"],
    ["fr-FR", "02-28-2026"],
  ] as const)("in %s in São Paulo is %s", (locale, expected) => {
    expect(formatDate(late, locale, "America/Sao_Paulo")).toBe(expected);
  });

  it.each([
    ["pt-BR", "30 de junho"],
    ["en-US", "June 30"],
    ["es-ES", "30 de junio"],
    ["fr-FR", "30 juin"],
  ] as const)("in a sentence in %s is %s", (locale, expected) => {
    expect(formatDayMonth("2026-06-30", locale)).toBe(expected);
  });

  it("follows the time zone over midnight", () => {
    expect(formatDate(late, "pt-BR", "UTC")).toBe("01/03/2026");
  });

  it.each([
    ["pt-BR", "4 de dezembro de 2026"],
    ["en-US", "December 4, 2026"],
    ["es-ES", "4 de diciembre de 2026"],
    ["fr-FR", "4 décembre 2026"],
  ] as const)("written out in %s is %s", (locale, expected) => {
    expect(formatLongDay("2026-12-04", locale)).toBe(expected);
  });

  it.each([
    ["pt-BR", "4 de dezembro", "4 de janeiro de 2027"],
    ["en-US", "December 4", "January 4, 2027"],
    ["es-ES", "4 de diciembre", "4 de enero de 2027"],
    ["fr-FR", "4 décembre", "4 janvier 2027"],
  ] as const)("§limits#deadlines a deadline in %s is %s, of another year %s", (locale, near, far) => {
    expect(formatDeadline("2026-12-04", late, locale)).toBe(near);
    expect(formatDeadline("2027-01-04", late, locale)).toBe(far);
  });

  it("§limits#deadlines the zone decides on day and year", () => {
    const at = new Date("2027-01-01T01:00:00Z");
    expect(formatDeadline(at, late, "pt-BR", { timeZone: "America/Sao_Paulo", time: true })).toBe(
      "31 de dezembro, 22:00",
    );
    expect(formatDeadline(at, late, "pt-BR", { timeZone: "UTC" })).toBe("1 de janeiro de 2027");
  });
});
