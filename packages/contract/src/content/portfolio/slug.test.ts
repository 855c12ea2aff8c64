import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { courseInSlug, courseSlug } from "./slug.ts";

const id = "0192f0c1-2345-7abc-8def-0123456789ab";

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
