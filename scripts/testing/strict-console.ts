// An unexpected word on the console fails the test that caused it; one that is expected is stubbed by that test.
import { format } from "node:util";
import { afterEach, expect } from "vitest";

const messages: string[] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => {
    messages.push(`console.${level}: ${format(...words)}`);
  };
}

afterEach(() => {
  expect(messages.splice(0), "the console stays silent").toEqual([]);
});
