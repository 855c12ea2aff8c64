import { expect, it } from "vitest";
import { rangesOf } from "./upload.ts";

const parts = (...numbers: number[]) => numbers.map((number) => ({ number, url: `/store/${number}` }));

it("cuts a file into its parts, the last as long as what is left", () => {
  expect(rangesOf({ partSize: 4, parts: parts(1, 2, 3) }, 10)).toEqual([
    { url: "/store/1", from: 0, to: 4 },
    { url: "/store/2", from: 4, to: 8 },
    { url: "/store/3", from: 8, to: 10 },
  ]);
});

it("sends only the parts that are still missing", () => {
  expect(rangesOf({ partSize: 4, parts: parts(3) }, 10)).toEqual([{ url: "/store/3", from: 8, to: 10 }]);
});
