import { expect, test } from "vitest";
import { comparePlaces, placeOf } from "./recommended.ts";

const course = (mandatory = false, publishedAt = 10) => ({ mandatory, publishedAt });
const at = (state: "enrolled" | "in_progress" | "finished" | "blocked" | "reproved", lastAt = 5) => ({
  ...{ state, lastAt, dueOn: null },
});

test("§learning#recommended: what is due, what must be, what is begun, what is new, what is blocked, what is done", () => {
  const places = [
    placeOf(course(), { ...at("enrolled"), dueOn: "2026-11-20" }),
    placeOf(course(true), { ...at("in_progress"), dueOn: "2026-11-22" }),
    placeOf(course(), { ...at("enrolled"), dueOn: "2026-11-23" }),
    placeOf(course(true, 20), undefined),
    placeOf(course(true, 10), at("in_progress")),
    placeOf(course(), at("in_progress", 7)),
    placeOf(course(), at("reproved", 6)),
    placeOf(course(false, 20), undefined),
    placeOf(course(false, 10), at("enrolled")),
    placeOf(course(true), at("blocked")),
    placeOf(course(true), { ...at("finished", 9), dueOn: "2026-11-20" }),
    placeOf(course(), at("finished", 8)),
  ];
  expect(places.toReversed().toSorted(comparePlaces)).toEqual(places);
});
