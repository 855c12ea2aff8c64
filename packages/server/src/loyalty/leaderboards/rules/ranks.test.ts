import fc from "fast-check";
import { expect, test } from "vitest";
import { placesOf, scoresToPlace } from "./ranks.ts";

test("§loyalty#leaderboard ranking: any stretch of rows has the places a count by hand gives", () => {
  const property = fc.property(
    fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 40 }),
    fc.nat(39),
    fc.integer({ min: 1, max: 10 }),
    (people, from, rows) => {
      const scores = people.toSorted((a, b) => b - a);
      const byHand = (score: number) => 1 + scores.filter((one) => one > score).length;
      const stretch = scores.slice(from, from + rows);
      const expected = new Map(scoresToPlace(stretch).map((score) => [score, byHand(score)]));
      expect(expected.size).toBeLessThanOrEqual(2);
      expect(placesOf(stretch, expected)).toEqual(stretch.map(byHand));
    },
  );
  fc.assert(property);
});
