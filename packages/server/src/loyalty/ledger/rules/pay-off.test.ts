import { expect, test } from "vitest";
import { payOff } from "./pay-off.ts";

test.each<[string, [number, number][], number, [number, number][]]>([
  ["nothing", [[1, 10]], 0, []],
  ["a part", [[1, 10]], 4, [[1, 4]]],
  [
    "the oldest first",
    [
      [7, 10],
      [2, 5],
    ],
    8,
    [
      [2, 5],
      [7, 3],
    ],
  ],
  [
    "all",
    [
      [1, 10],
      [2, 5],
    ],
    15,
    [
      [1, 10],
      [2, 5],
    ],
  ],
])("a debt is paid: %s", (_name, owing, points, shares) => {
  const paid = payOff(
    owing.map(([id, owed]) => ({ id, owed })),
    points,
  );
  expect(paid.map((share) => [share.lotId, share.points])).toEqual(shares);
});

test("nobody pays more than is owed", () => {
  expect(() => payOff([{ id: 1, owed: 1 }], 2)).toThrow("more is paid");
});
