// Fields of the web's forms: their limits are the contract's, by name, so that both ends refuse the same.
import { expect, test } from "vitest";
import { projectFiles, read } from "./files.ts";

const written = /\bmaxLength(?:=\{?["']?|: )\d/;

test.each([
  ["maxLength={80}", true],
  ['maxLength="80"', true],
  ["maxLength: 2_000,", true],
  ["maxLength={titleLimit}", false],
  ["maxLength: limits[name],", false],
])("a written limit is seen: %s", (line, seen) => expect(written.test(line)).toBe(seen));

test("no field writes a limit of its own: a limits.ts of the contract names it", () => {
  const fields = projectFiles().filter((file) => /^packages\/web\/src\/.*(?<!\.test)\.tsx?$/.test(file));
  expect(fields.filter((file) => written.test(read(file)))).toEqual([]);
});

test("limits and lists come without the schema library: pages load them before a form opens", () => {
  const named = /^packages\/contract\/.*(?:[/-]limits|\/import-columns|\/dimensions|\/sorts|\/states)\.ts$/;
  const plain = projectFiles().filter((file) => named.test(file));
  expect(plain.length).toBeGreaterThan(40);
  expect(plain.filter((file) => /^import (?!type ).*(?:zod|shapes\.ts)/m.test(read(file)))).toEqual([]);
});
