import { expect, it } from "vitest";
import { edited, historyOf, redone, undone } from "./draft-history.ts";

const at = (moment: number, key?: string) => ({ key, at: moment });

it("goes back and forth, and forgets the future when something new is done", () => {
  const two = edited(edited(historyOf(0), 1, at(0)), 2, at(1));
  expect(undone(two).now).toBe(1);
  expect(undone(undone(two)).now).toBe(0);
  expect(undone(undone(undone(two))).now).toBe(0);
  expect(redone(undone(two)).now).toBe(2);
  expect(redone(two)).toBe(two);
  expect(redone(edited(undone(two), 3, at(2))).now).toBe(3);
});

it("takes a word as one step, and a pause as its end", () => {
  const typed = ["a", "ab", "abc"].reduce(
    (all, text, index) => edited(all, text, at(index * 200, "title")),
    historyOf(""),
  );
  expect(undone(typed).now).toBe("");
  expect(undone(edited(typed, "abcd", at(5_000, "title"))).now).toBe("abc");
  expect(undone(edited(typed, "other", at(500, "summary"))).now).toBe("abc");
});
