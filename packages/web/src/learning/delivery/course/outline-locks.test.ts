import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { expect, it } from "vitest";
import { activityLocks, moduleLocks, ownLocks } from "./outline-locks.ts";

const enrol: NamedLock = { lock: { reason: "enrol" }, title: null };
const course: NamedLock = { lock: { reason: "course", courseId: "c" }, title: "C" };
const module: NamedLock = { lock: { reason: "module", moduleId: "m" }, title: "M" };
const activity: NamedLock = { lock: { reason: "activity", activityId: "a" }, title: "A" };
const instructor: NamedLock = { lock: { reason: "instructor" }, title: null };

it("§learning#locks outline with locks: each reason is said once, where it belongs", () => {
  const locks = [enrol, course, module, activity, instructor];
  expect(ownLocks(locks)).toEqual([module, activity, instructor]);
  expect(activityLocks(locks)).toEqual([activity, instructor]);
  expect(moduleLocks([{ locks }, { locks: [module] }, { locks: [] }])).toEqual([module]);
});
