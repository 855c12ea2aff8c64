import { describe, expect, it } from "vitest";
import { formatAgo, formatDate, formatDayMonth, formatMoney, formatNumber } from "./formats.ts";

const late = new Date("2026-03-01T02:30:00Z");

describe("dates by language", () => {
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
});

describe("numbers by language", () => {
  it("groups and marks decimals", () => {
    expect(formatNumber(1234567.5, "pt-BR")).toBe("1.234.567,5");
    expect(formatNumber(1234567.5, "en-US")).toBe("1,234,567.5");
    expect(formatMoney(10, "BRL", "pt-BR").replace(/\s/g, " ")).toBe("R$ 10,00");
  });
});

describe("age", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  it.each([
    [new Date("2026-03-01T11:55:00Z"), "há 5 minutos"],
    [new Date("2026-02-28T11:00:00Z"), "ontem"],
    [new Date("2026-03-01T11:59:50Z"), "agora"],
    [new Date("2025-12-25T12:00:00Z"), "há 2 meses"],
    [new Date("2024-12-25T12:00:00Z"), "ano passado"],
  ])("of %s is %s", (at, expected) => {
    expect(formatAgo(at, now, "pt-BR")).toBe(expected);
  });
});
