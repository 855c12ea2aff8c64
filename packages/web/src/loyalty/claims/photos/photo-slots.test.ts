import { describe, expect, it } from "vitest";
import { countOf, firstStore, slotsOf, takenWords } from "./photo-slots.ts";

const type = (id: string) => ({ id, name: id, hint: "", points: 10, experience: 0 });
const store = (id: string) => ({
  id,
  name: id,
  photosAllowed: true,
  week: "2026-11-16",
  nextWindowAt: "2026-11-23T03:00:00.000Z",
  timeZone: "America/Sao_Paulo",
});
const slot = (storeId: string, photoTypeId: string, mine: boolean | null) => ({
  storeId,
  photoTypeId,
  takenBy: mine === null ? null : { photoId: "p", mine, state: "in_review" as const },
});

const form = {
  types: [type("front"), type("shelf"), type("poster")],
  stores: [store("center"), store("north")],
  slots: [
    slot("center", "front", true),
    slot("center", "shelf", null),
    slot("center", "poster", false),
    slot("north", "front", null),
  ],
};

describe("§validation#photo-week one photo of a type per store per week", () => {
  it("shows what is free first and who took the rest", () => {
    expect(slotsOf(form, "center").map(({ type, taken }) => [type.id, taken?.mine])).toEqual([
      ["shelf", undefined],
      ["front", true],
      ["poster", false],
    ]);
  });

  it("counts what is not told as free", () => {
    expect(countOf(slotsOf(form, "north"))).toEqual({ sent: 0, all: 3 });
    expect(countOf(slotsOf(form, "center"))).toEqual({ sent: 2, all: 3 });
  });
});

describe("§states#claims a taken place says what its photo’s state says", () => {
  it.each([
    ["in_review", true, "takenByMe"],
    ["accepted", true, "takenByMe"],
    ["rejected", true, "takenRejected"],
    ["reversed", true, "takenRejected"],
    ["awaiting_picture", true, "takenAsked"],
    ["rejected", false, "takenByOther"],
  ] as const)("%s, mine: %s", (state, mine, words) => {
    expect(takenWords({ state, mine })).toBe(words);
  });
});

describe("the store to begin with", () => {
  const shut = { ...store("center"), photosAllowed: false };
  const full = { ...form, types: form.types.slice(0, 1) };
  it.each([
    ["the one asked for", form, "north", "north"],
    ["not one that is none", form, "gone", "center"],
    ["the first with something free", full, undefined, "north"],
    ["not where photos are not allowed", { ...form, stores: [shut, store("north")] }, "center", "north"],
    ["none where all are shut", { ...form, stores: [shut] }, undefined, ""],
    ["none without stores", { ...form, stores: [] }, undefined, ""],
  ])("%s", (_, given, storeId, expected) => {
    expect(firstStore(given, storeId)).toBe(expected);
  });
});
