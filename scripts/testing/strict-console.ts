// An unexpected word on the console fails the test that caused it; one that is expected is stubbed by that test.
import { format } from "node:util";
import { afterEach, expect } from "vitest";

const said: string[] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => {
    said.push(`console.${level}: ${format(...words)}`);
  };
}

afterEach(() => {
  expect(said.splice(0), "the console stays silent").toEqual([]);
});
