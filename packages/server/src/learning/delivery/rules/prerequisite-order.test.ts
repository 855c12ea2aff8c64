import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PrerequisiteNode, prerequisiteOrder } from "./prerequisite-order.ts";

const graph = (edges: Record<string, string[]>) =>
  new Map(Object.entries(edges).map(([id, requires]): [string, PrerequisiteNode] => [id, { id, requires }]));
const nobody = { done: new Set<string>(), begun: () => false };

describe("§learning#shortest-way the shortest way through prerequisites", () => {
  const courses = graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [], e: ["a"] });
  const nodeOf = (id: string) => courses.get(id) ?? { id, requires: [] };
  test("each once, what is asked for first", () => {
    expect(prerequisiteOrder(nodeOf("e"), courses, nobody)).toEqual(["d", "b", "c", "a"]);
  });
  test("without what is done, and what only that would have asked for", () => {
    expect(prerequisiteOrder(nodeOf("e"), courses, { ...nobody, done: new Set(["b", "c"]) })).toEqual(["a"]);
    expect(prerequisiteOrder(nodeOf("e"), courses, { ...nobody, done: new Set(["a"]) })).toEqual([]);
  });
  test("what is begun first", () => {
    expect(prerequisiteOrder(nodeOf("a"), courses, { ...nobody, begun: (id) => id === "c" })).toEqual([
      "d",
      "c",
      "b",
    ]);
  });
  test("what is not published yet stands there all the same", () => {
    expect(prerequisiteOrder({ id: "x", requires: ["gone"] }, courses, nobody)).toEqual(["gone"]);
  });
  test("a circle ends", () => {
    const circle = graph({ a: ["b"], b: ["c"], c: ["a"] });
    expect(prerequisiteOrder({ id: "a", requires: ["b"] }, circle, nobody)).toEqual(["c", "b"]);
  });
});

// Edges lead to smaller numbers only: no circles.
const acyclic = fc
  .integer({ min: 1, max: 12 })
  .chain((size) =>
    fc.tuple(
      ...Array.from({ length: size }, (_, index) =>
        fc.subarray(
          Array.from({ length: index }, (_, at) => String(at)),
          { maxLength: Math.min(4, index) },
        ),
      ),
    ),
  )
  .map((requires) => graph(Object.fromEntries(requires.map((ids, index) => [String(index), ids]))));

test("§learning#shortest-way the way can be taken in its order, ends at the course, and nothing of it could be left out", () => {
  fc.assert(
    fc.property(acyclic, fc.array(fc.nat(11)), fc.array(fc.nat(11)), (courses, doneAt, begunAt) => {
      const goal = courses.get(String(courses.size - 1));
      if (!goal) return;
      const done = new Set(doneAt.map(String).filter((id) => id !== goal.id));
      const begun = new Set(begunAt.map(String));
      const path = prerequisiteOrder(goal, courses, { done, begun: (id) => begun.has(id) });
      const reached = new Set(done);
      for (const id of path) {
        expect(courses.get(id)?.requires.every((one) => reached.has(one))).toBe(true);
        expect(reached.has(id)).toBe(false);
        reached.add(id);
      }
      expect(goal.requires.every((id) => reached.has(id))).toBe(true);
      for (const left of path) {
        const without = new Set([...done, ...path.filter((id) => id !== left)]);
        const needed = [goal, ...path.filter((id) => id !== left).flatMap((id) => courses.get(id) ?? [])];
        expect(needed.every(({ requires }) => requires.every((id) => without.has(id)))).toBe(false);
      }
    }),
  );
});
