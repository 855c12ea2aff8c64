import { describe, expect, test } from "vitest";
import { aDraft, anActivity } from "../../../../test/builders-courses.ts";
import { misshapen, namesTooMany } from "./check-draft.ts";

const activity = anActivity();
const item = {
  ...{ id: crypto.randomUUID(), kind: "course" as const, referenceId: null, title: {} },
  ...{ mandatory: true, requires: [] },
};

describe("§learning#versions a draft is what its shape cannot say", () => {
  test.each([
    ["a whole course", "course", aDraft(), undefined],
    ["modules in a trail", "trail", aDraft(), "body.draft.modules"],
    ["items in a course", "course", aDraft({ items: [item] }), "body.draft.items"],
    ["an item twice", "trail", aDraft({ modules: [], items: [item, item] }), "body.draft.items.1.id"],
    [
      "an activity in two modules",
      "course",
      aDraft({ modules: [{ activities: [activity] }, { activities: [activity] }] }),
      "body.draft.modules.1.activities.0.id",
    ],
    [
      "a module with an activity's id",
      "course",
      aDraft({ modules: [{ activities: [activity] }, { id: activity.id }] }),
      "body.draft.modules.1.id",
    ],
    ["a label twice", "course", aDraft({ labelIds: [item.id, item.id] }), "body.draft.labelIds.1"],
  ] as const)("%s", (_, kind, draft, path) => {
    expect(misshapen(kind, draft)).toBe(path);
  });

  test("a draft that names more files than anybody means is refused", () => {
    const files = () =>
      Object.fromEntries(["pt-BR", "en-US", "es-ES", "fr-FR"].map((at) => [at, crypto.randomUUID()]));
    const activities = Array.from({ length: 100 }, () => ({
      type: "pdf" as const,
      data: { files: files() },
    }));
    expect(namesTooMany(aDraft({ modules: Array.from({ length: 7 }, () => ({ activities })) }))).toBe(false);
    const many = Array.from({ length: 8 }, () => ({
      activities: activities.map((one) => ({ ...one, data: { files: files() } })),
    }));
    expect(namesTooMany(aDraft({ modules: many }))).toBe(true);
  });
});
