import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pages } from "../src/app/rooms.ts";
import type { Page } from "../src/room/page.ts";
import { patternOf } from "./boot-page.ts";
import { readDeclaredPages } from "./declared-pages.ts";
import { planTextFiles } from "./text-files.ts";

const declared = readDeclaredPages(join(import.meta.dirname, ".."));

describe("pages read from the source", () => {
  it("are those the rooms declare, with their texts", () => {
    type Facts = { readonly kind: string; readonly path: string; readonly texts?: readonly string[] };
    const facts = ({ kind, path, texts = [] }: Facts) => JSON.stringify([kind, path, texts]);
    expect(declared.map(facts).sort()).toEqual(pages.map(facts).sort());
  });

  it.each(declared.filter(({ kind }) => kind !== "open").map(({ path, module }) => [path, module]))(
    "%s has the module its code begins in, or only leads elsewhere",
    (path, module) => {
      const redirects = pages.some((page: Page) => page.path === path && page.redirect !== undefined);
      expect(module !== undefined || redirects).toBe(true);
    },
  );
});

describe("files of texts", () => {
  const fileOf = planTextFiles(declared);

  it("hold what a person's page shows in the person's file, and nothing of the office alone", () => {
    expect(fileOf("i18n")).toBe("door");
    expect(fileOf("accounts/sign-in")).toBe("door");
    expect(fileOf("learning/delivery")).toBe("person");
    expect(fileOf("loyalty/campaigns/office")).toBeUndefined();
    expect(fileOf("members/registration")).toBeUndefined();
  });
});

describe("addresses the boot script knows", () => {
  it.each([
    ["/home", "/home/", true],
    ["/home", "/home/surveys/7", false],
    ["/online-courses/$courseId", "/online-courses/7", true],
    ["/online-courses/$courseId", "/online-courses", false],
    ["/admin/campaigns/$campaignId/{-$part}", "/admin/campaigns/7", true],
    ["/admin/campaigns/$campaignId/{-$part}", "/admin/campaigns/7/rules", true],
    ["/admin/campaigns/$campaignId/{-$part}", "/admin/campaigns/7/rules/8", false],
  ])("%s is %s: %s", (path, address, expected) => {
    expect(new RegExp(patternOf(path)).test(address)).toBe(expected);
  });
});
