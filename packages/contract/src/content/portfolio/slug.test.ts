import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { courseInSlug, courseSlug, slugOf } from "./slug.ts";

const id = "0192f0c1-2345-7abc-8def-0123456789ab";

describe("§limits#slug text slug helper", () => {
  test.each([
    ["Vender mais com atenção", "vender-mais-com-atencao"],
    ["  Ñandú & Cía. — 2026!  ", "nandu-cia-2026"],
    ["ﬁne Œuvre", "fine-uvre"],
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

describe("§routes#portfolio-course portfolio-course/{slug}: the id is what stands after the marker", () => {
  test.each([
    [`vender-mais-id-${id}`, id],
    [`plano-id-3-id-${id}`, id],
    [`other-words-id-${id.toUpperCase()}`, id],
    [`id-${id}`, id],
    [id, undefined],
    [`vender-${id}`, undefined],
    ["vender-id-", undefined],
    ["vender-id-12", undefined],
    [`vender-id-${id}-id-x`, undefined],
    [`vender-id-${id}/..`, undefined],
    ["", undefined],
  ])("%s", (slug, expected) => {
    expect(courseInSlug(slug)).toBe(expected);
  });

  test("every title leads back to its course", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.uuid(), (title, course) => {
        expect(courseInSlug(courseSlug({ id: course, title }))).toBe(course);
      }),
    );
  });
});
