import { type CourseDraft, courseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { describe, expect, it } from "vitest";
import {
  addActivity,
  addItem,
  addModule,
  changeActivity,
  duplicateActivity,
  duplicateModule,
  moveActivity,
  moveItem,
  moveModule,
  placeOf,
  removeActivity,
  removeItem,
  removeModule,
  stepActivity,
  stepModule,
} from "./draft-edit.ts";
import { newActivity, newModule } from "./new-activity.ts";

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const [M1, M2, A, B, C, D, NEW] = [uuid(1), uuid(2), uuid(11), uuid(12), uuid(13), uuid(14), uuid(99)];

const empty: CourseDraft = {
  title: { "pt-BR": "Curso" },
  summary: {},
  description: {},
  coverFileId: null,
  defaultLocale: "pt-BR",
  locales: ["pt-BR"],
  subscription: "open",
  mandatory: false,
  audience: { all: [] },
  labelIds: [],
  prerequisiteIds: [],
  visibleFrom: null,
  visibleUntil: null,
  daysToFinish: null,
  order: "free",
  modules: [],
  items: [],
};

const title = { "pt-BR": "x" };
/** M1: a, b · M2: c, d; b asks for a, d for b; c stands in for what flash cannot play. */
const draft: CourseDraft = {
  ...empty,
  modules: [
    {
      ...newModule(M1, title),
      activities: [newActivity(A, "pdf", title), { ...newActivity(B, "video", title), requires: [A] }],
    },
    {
      ...newModule(M2, title),
      requires: [M1],
      activities: [
        { ...newActivity(C, "flash", title), data: { replacementId: A } },
        { ...newActivity(D, "html", title), requires: [B] },
      ],
    },
  ],
};
const order = ({ modules }: CourseDraft) => modules.map(({ activities }) => activities.map(({ id }) => id));
const item = (n: number, requires: string[] = []) => ({
  ...{ id: uuid(n), kind: "course" as const, referenceId: uuid(n + 100), title: {}, mandatory: true },
  requires,
});

describe("§states#course and training: an author", () => {
  it.each([
    ["adds a module", addModule(empty, newModule(M1, title)), [[]]],
    [
      "adds an activity",
      addActivity(draft, M2, newActivity(NEW, "audio", title)),
      [
        [A, B],
        [C, D, NEW],
      ],
    ],
    [
      "adds one between",
      addActivity(draft, M1, newActivity(NEW, "audio", title), 1),
      [
        [A, NEW, B],
        [C, D],
      ],
    ],
    [
      "moves one in its module",
      moveActivity(draft, A, M1, 1),
      [
        [B, A],
        [C, D],
      ],
    ],
    ["moves one into another", moveActivity(draft, A, M2, 1), [[B], [C, A, D]]],
    [
      "moves nothing nowhere",
      moveActivity(draft, A, uuid(77), 0),
      [
        [A, B],
        [C, D],
      ],
    ],
    [
      "steps one down",
      stepActivity(draft, A, 1),
      [
        [B, A],
        [C, D],
      ],
    ],
    ["steps one over the edge", stepActivity(draft, B, 1), [[A], [B, C, D]]],
    ["steps one back over it", stepActivity(draft, C, -1), [[A, B, C], [D]]],
    [
      "cannot step above the first",
      stepActivity(draft, A, -1),
      [
        [A, B],
        [C, D],
      ],
    ],
    [
      "cannot step below the last",
      stepActivity(draft, D, 1),
      [
        [A, B],
        [C, D],
      ],
    ],
    [
      "moves a module",
      moveModule(draft, M1, 1),
      [
        [C, D],
        [A, B],
      ],
    ],
    [
      "steps a module",
      stepModule(draft, M2, -1),
      [
        [C, D],
        [A, B],
      ],
    ],
    [
      "cannot step a module out",
      stepModule(draft, M1, -1),
      [
        [A, B],
        [C, D],
      ],
    ],
    [
      "copies an activity behind it",
      duplicateActivity(draft, B, NEW),
      [
        [A, B, NEW],
        [C, D],
      ],
    ],
  ])("%s", (_, after, expected) => {
    expect(order(after)).toEqual(expected);
    expect(courseDraft.safeParse(after).success).toBe(true);
  });

  it("lets go of what pointed at an activity that goes", () => {
    const after = removeActivity(draft, A);
    expect(order(after)).toEqual([[B], [C, D]]);
    expect(placeOf(after, B)?.activity.requires).toEqual([]);
    expect(placeOf(after, C)?.activity.data).toEqual({ replacementId: null });
    expect(placeOf(after, D)?.activity.requires).toEqual([B]);
  });

  it("lets go of what pointed at a module and at all in it", () => {
    const after = removeModule(draft, M1);
    expect(order(after)).toEqual([[C, D]]);
    expect(after.modules[0]?.requires).toEqual([]);
    expect(placeOf(after, D)?.activity.requires).toEqual([]);
  });

  it("copies a module with ids of its own, and what its activities ask of each other", () => {
    let next = 50;
    const after = duplicateModule(draft, M1, () => uuid(next++));
    const [, copy] = after.modules;
    const [a, b] = copy?.activities ?? [];
    expect(after.modules).toHaveLength(3);
    expect(new Set([...order(after).flat(), ...after.modules.map(({ id }) => id)]).size).toBe(9);
    expect(b?.requires).toEqual([a?.id]);
    expect(placeOf(after, B)?.activity.requires).toEqual([A]);
    expect(courseDraft.safeParse(after).success).toBe(true);
  });

  it("changes one activity and leaves the others as they are", () => {
    const after = changeActivity(draft, B, (one) => ({ ...one, minutes: 30 }));
    expect(placeOf(after, B)?.activity.minutes).toBe(30);
    expect(after.modules[1]).toBe(draft.modules[1]);
  });

  it("orders the courses of a trail, and lets go of one", () => {
    const trail = [item(1), item(2, [uuid(1)]), item(3)].reduce(addItem, empty);
    expect(moveItem(trail, uuid(3), 0).items.map(({ id }) => id)).toEqual([uuid(3), uuid(1), uuid(2)]);
    expect(moveItem(trail, uuid(3), 3)).toBe(trail);
    expect(removeItem(trail, uuid(1)).items[0]?.requires).toEqual([]);
  });
});
