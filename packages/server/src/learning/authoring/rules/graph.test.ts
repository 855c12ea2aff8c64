import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { circleThrough, trainingsEverybodyNeeds } from "./graph.ts";

const needs = (edges: readonly (readonly [string, string])[]) =>
  new Map([...Map.groupBy(edges, ([from]) => from)].map(([from, to]) => [from, to.map(([, id]) => id)]));

describe("§states#prerequisites run in no circle", () => {
  test.each([
    ["nothing", [], undefined],
    ["itself", [["a", "a"]], ["a", "a"]],
    [
      "over another",
      [
        ["a", "b"],
        ["b", "a"],
      ],
      ["a", "b", "a"],
    ],
    [
      "a circle beside it",
      [
        ["a", "b"],
        ["b", "c"],
        ["c", "b"],
      ],
      undefined,
    ],
    [
      "two ways to one thing",
      [
        ["a", "b"],
        ["a", "c"],
        ["b", "d"],
        ["c", "d"],
      ],
      undefined,
    ],
  ] as const)("%s", (_, edges, circle) => {
    expect(circleThrough("a", needs(edges))).toEqual(circle);
  });

  const node = fc.integer({ min: 0, max: 7 }).map(String);
  const graph = fc.array(fc.tuple(node, node), { maxLength: 24 });

  test("there is a circle exactly where one can be walked, and it is told as it is walked", () => {
    fc.assert(
      fc.property(graph, node, (edges, start) => {
        const circle = circleThrough(start, needs(edges));
        const reached = new Set<string>();
        for (let round = 0; round < 9; round += 1)
          for (const [from, to] of edges) if (from === start || reached.has(from)) reached.add(to);
        expect(circle !== undefined).toBe(reached.has(start));
        if (!circle) return;
        expect([circle[0], circle.at(-1)]).toEqual([start, start]);
        expect(new Set(circle.slice(1)).size).toBe(circle.length - 1);
        for (const [index, from] of circle.slice(0, -1).entries())
          expect(edges).toContainEqual([from, circle[index + 1]]);
      }),
    );
  });

  test("published one after another, each only where it closes no circle, nothing ever waits for itself", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(node, fc.array(node, { maxLength: 4 })), { maxLength: 30 }), (steps) => {
        const edges = new Map<string, readonly string[]>();
        for (const [id, wanted] of steps)
          if (!circleThrough(id, new Map([...edges, [id, wanted]]))) edges.set(id, wanted);
        for (const id of edges.keys()) expect(circleThrough(id, edges)).toBeUndefined();
      }),
    );
  });

  test("10,000 courses in a row are one look", () => {
    const chain = Array.from({ length: 10_000 }, (_, at) => [`${at}`, `${at + 1}`] as const);
    expect(circleThrough("0", needs([...chain, ["10000", "0"]]))).toHaveLength(10_002);
  });
});

test.each<[Eligibility, string[]]>([
  [{ all: [] }, []],
  [{ training: "a" }, ["a"]],
  [{ all: [{ training: "a" }, { country: ["BR"] }, { any: [{ training: "b" }] }] }, ["a", "b"]],
  [{ any: [{ training: "a" }, { training: "b" }] }, []],
  [{ any: [{ all: [{ training: "a" }, { training: "b" }] }, { training: "b" }] }, ["b"]],
  [{ not: { training: "a" } }, []],
])("trainings nobody passes %j without", (eligibility, ids) => {
  expect([...trainingsEverybodyNeeds(eligibility)]).toEqual(ids);
});
