import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { expect, it } from "vitest";
import { stepOf } from "./learn-steps.ts";

type Seen = Parameters<typeof stepOf>[0];
type Activity = Course["modules"][number]["activities"][number];

const activity = (order: number, locked = false) =>
  ({
    id: `a${order}`,
    order,
    title: `A${order}`,
    type: "html",
    locks: locked ? [{}] : [],
  }) as unknown as Activity;
const course = (fields: Partial<Seen>): Seen => ({
  id: "c",
  kind: "course",
  state: "in_progress",
  modules: [
    { id: "m1", title: "M1", activities: [activity(1), activity(2)] },
    { id: "m2", title: "M2", activities: [activity(3)] },
  ],
  items: [],
  next: { courseId: "c", activityId: "a3", order: 3, type: "html", title: "A3" },
  can: { enrol: false, request: false, accept: false, unenrol: true, open: true },
  ...fields,
});
const item = (id: string) =>
  ({ id: `i-${id}`, title: id, course: { id, kind: "course" } }) as unknown as Seen["items"][number];

it("§routes#course-page: one goes on at the next activity, named by its module and place", () => {
  expect(stepOf(course({}), undefined)).toEqual({
    path: "/courses/c/activities/3",
    title: "A3",
    type: "html",
    place: { module: 2, activity: 1 },
  });
  expect(stepOf(course({}), "t")?.path).toBe("/trails/t/courses/c/activities/3");
});

it("§routes#course-page: what is finished is looked at from its first open activity", () => {
  const modules = [{ id: "m1", title: "M1", activities: [activity(1, true), activity(2)] }];
  expect(stepOf(course({ state: "finished", next: null, modules }), undefined)?.path).toBe(
    "/courses/c/activities/2",
  );
});

it("§routes#course-page: nothing open, nowhere to go", () => {
  const modules = [{ id: "m1", title: "M1", activities: [activity(1, true)] }];
  expect(stepOf(course({ next: null, modules }), undefined)).toBeUndefined();
});

it("§routes#trails trail page: one goes on at the course of the next activity", () => {
  const trail = course({ id: "t", kind: "trail", modules: [], items: [item("a"), item("c")] });
  expect(stepOf(trail, undefined)).toEqual({ path: "/trails/t/course/c", title: "c" });
  expect(stepOf({ ...trail, next: null }, undefined)).toBeUndefined();
  expect(stepOf({ ...trail, next: null, state: "finished" }, undefined)?.path).toBe("/trails/t/course/a");
});
