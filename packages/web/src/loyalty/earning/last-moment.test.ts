import { formatDeadline } from "@trilha/contract/core/dates.ts";
import { expect, it } from "vitest";
import { lastMoment } from "./last-moment.ts";

it("§purpose#points-expire the day that is said is the campaign's last, on which points still count", () => {
  const endsAt = "2026-12-31T03:00:00.000Z";
  const words = formatDeadline(lastMoment(endsAt), new Date("2026-11-24T12:00:00Z"), "pt-BR", {
    timeZone: "America/Sao_Paulo",
  });
  expect(words).toBe("30 de dezembro");
});
