import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import type { Activity, Outline } from "../delivery/outline.ts";
import { changeInWords } from "./change-words.ts";
import { changesBetween, courseChangeKinds } from "./changes.ts";

const activity = (id: string, fields: Partial<Activity> = {}): Activity => ({
  ...{
    id,
    type: "html",
    title: { "pt-BR": id },
    mandatory: true,
    minutes: 1,
    requires: [],
    authorised: false,
  },
  completion: { rule: "viewed" },
  data: { kind: "text", html: { "pt-BR": id } },
  ...fields,
});
const outline = (activities: readonly Activity[], fields: Partial<Outline> = {}): Outline => ({
  ...{ title: { "pt-BR": "x" }, summary: {}, description: {}, coverFileId: null, defaultLocale: "pt-BR" },
  ...{ locales: ["pt-BR"], order: "free", items: [] },
  modules: [{ id: "m", title: {}, requires: [], activities: [...activities] }],
  ...fields,
});
const summary = (before: Outline, after: Outline) =>
  changesBetween(before, after).map(({ change, partId }) => `${change} ${partId}`);

describe("§learning#versions what is different between two versions", () => {
  const [a, b, c] = [activity("a"), activity("b"), activity("c")];
  test.each<[string, Outline, string[]]>([
    ["nothing", outline([a, b, c]), []],
    [
      "the same with its keys in another order",
      outline([a, b, { ...c, data: { html: { "pt-BR": "c" }, kind: "text" } }]),
      [],
    ],
    ["one put first", outline([c, a, b]), ["moved c"]],
    ["one gone, one new", outline([a, activity("d"), c]), ["added d", "removed b"]],
    [
      "another rule",
      outline([a, activity("b", { completion: { rule: "time", seconds: 9 } }), c]),
      ["rule b"],
    ],
    ["optional now", outline([a, activity("b", { mandatory: false }), c]), ["optional b"]],
    ["another condition", outline([a, activity("b", { requires: ["a"] }), c]), ["conditions b"]],
    ["another text", outline([a, b, c], { summary: { "pt-BR": "y" } }), ["texts null"]],
    ["in order now", outline([a, b, c], { order: "sequential" }), ["order null"]],
  ])("%s", (_, after, changes) => {
    expect(summary(outline([a, b, c]), after)).toEqual(changes);
  });

  test("one taken up and put elsewhere is one that moved, wherever it goes", () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (from, to) => {
        const all = Array.from({ length: 10 }, (_, at) => activity(`${at}`));
        const [one] = all.slice(from, from + 1);
        const put = all.toSpliced(from, 1).toSpliced(to, 0, ...(one ? [one] : []));
        expect(summary(outline(all), outline(put)).length).toBe(from === to ? 0 : 1);
      }),
    );
  });

  test.each(courseChangeKinds)("%s is said in four languages", (change) => {
    expect(new Set(locales.map((locale) => changeInWords(change, "T", locale))).size).toBe(4);
  });
});
