import { expect, test } from "vitest";
import { wishWords } from "./wish-words.ts";

const wish: Parameters<typeof wishWords>[0] = { locked: [], stock: "many", missing: 0 };

test("§routes#screen-reward-store: a wish says what is missing, only while points alone are", () => {
  expect(wishWords(wish)).toBe("ready");
  expect(wishWords({ ...wish, stock: "few", missing: 240 })).toBe("missing");
  expect(wishWords({ ...wish, stock: "none", missing: 240 })).toBeUndefined();
  expect(wishWords({ ...wish, locked: [{ kind: "debt", points: 5 }] })).toBeUndefined();
});
