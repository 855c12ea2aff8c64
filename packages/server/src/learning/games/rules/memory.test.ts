import { ratings } from "@trilha/contract/learning/games/moves.ts";
import { expect, test } from "vitest";
import { afterRating, retrievability } from "./memory.ts";

const now = new Date("2026-03-02T12:00:00Z");
const day = 86_400_000;
const inDays = (days: number) => new Date(now.getTime() + days * day);

test("§learning#games flashcards: what was known better comes back later", () => {
  const known = afterRating(undefined, "good", now);
  const again = inDays(3);
  const dues = ratings.map((rating) => afterRating(known, rating, again).due);
  expect(dues).toEqual(dues.toSorted((one, other) => one - other));
  expect(new Set(dues).size).toBe(ratings.length);
});

test("§learning#games flashcards: the same history gives the same days", () => {
  const history = () => afterRating(afterRating(undefined, "easy", now), "hard", inDays(5));
  expect(history()).toEqual(history());
});

test("what was rated just now is known, and fades day by day", () => {
  const memory = afterRating(undefined, "good", now);
  const shares = [0, 1, 5, 30, 365].map((days) => retrievability(memory, inDays(days)));
  expect(shares[0]).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => other - one));
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
});

test("a clock that was set back neither fails nor makes time run backwards", () => {
  const memory = afterRating(undefined, "good", inDays(2));
  expect(retrievability(memory, now)).toBe(1);
  expect(afterRating(memory, "good", now).last_review).toBe(inDays(2).getTime());
});
