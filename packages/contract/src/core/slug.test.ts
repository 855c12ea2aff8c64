import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slugOf } from "./slug.ts";

describe("§limits#slug text slug helper", () => {
  test.each([
    ["Vender mais com atenção", "vender-mais-com-atencao"],
    ["  Ñandú & Cía. — 2026!  ", "nandu-cia-2026"],
    ["ﬁne Œuvre", "fine-oeuvre"],
    ["Le cœur du métier", "le-coeur-du-metier"],
    ["Straße, Ærø", "strasse-aero"],
    ["---", ""],
    ["日本語", ""],
    ["", ""],
    ["\u202eevil\u0000/../x", "evil-x"],
    ["a".repeat(300), "a".repeat(60)],
    [`${"a".repeat(59)} b`, "a".repeat(59)],
  ])("%j: %s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test("gives nothing an address would have to escape, of any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (title) => {
        expect(slugOf(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugOf(title).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
