import { expect, it } from "vitest";
import { reasonIn, reasonsFor, reasonTexts } from "./reasons.ts";

it.each([
  ["reason.unreadable", "en-US", "The picture cannot be read"],
  ["reason.unreadable", "fr-FR", "L’image est illisible"],
  ["Foto escura", "en-US", "Foto escura"],
  ["reason.unknown", "en-US", "reason.unknown"],
  [null, "pt-BR", null],
] as const)("§states#claims why a report falls: %s in %s", (reason, locale, expected) => {
  expect(reasonIn(reason, locale)).toBe(expected);
});

it("§states#course every reason is offered somewhere, and has a digit", () => {
  const offered = Object.values(reasonsFor);
  expect(new Set(offered.flat())).toEqual(new Set(Object.keys(reasonTexts)));
  for (const list of offered) expect(list.length).toBeLessThanOrEqual(9);
});
