import { expect, test } from "vitest";
import { aDraft } from "../../../../test/builders-courses.ts";
import { outlineOf, publishedColumns } from "./published-columns.ts";

test("§routes#courses lists read minutes and parts of a course from its activities, of a trail from its courses", () => {
  const course = aDraft({
    modules: [{ activities: [{ minutes: 5 }, { minutes: 0 }] }, { activities: [{ minutes: 9 }] }],
  });
  expect(publishedColumns("course", course)).toMatchObject({ minutes: 14, activity_count: 3 });
  const item = { kind: "course" as const, title: {}, mandatory: true, requires: [] };
  const trail = aDraft({
    modules: [],
    items: [
      { ...item, id: "1", referenceId: "a" },
      { ...item, id: "2", referenceId: "b", mandatory: false },
      { ...item, id: "3", referenceId: null, kind: "webinar" },
    ],
  });
  const minutes = new Map([
    ["a", 14],
    ["b", 6],
  ]);
  const columns = publishedColumns("trail", trail, (id) => minutes.get(id) ?? 0);
  expect(columns).toMatchObject({ minutes: 20, activity_count: 2 });
});

test("§learning#versions what learners see of a version has nothing of how it is offered", () => {
  expect(Object.keys(outlineOf(aDraft()))).not.toContain("audience");
});
