import { describe, expect, it } from "vitest";
import { formatAgo, formatMoney, formatNumber } from "./formats.ts";

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
