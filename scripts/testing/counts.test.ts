// The last line of `npm test` is believed, so what makes it is tested.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countFile, countPlaywright, countVitest } from "./counts.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "counts-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const vitest = (status: string, ...tests: string[]) => ({
  testResults: [
    {
      name: "a.test.ts",
      status,
      message: "",
      assertionResults: tests.map((each) => ({ status: each, fullName: each })),
    },
  ],
});

const playwright = (...tests: string[]) => ({
  suites: [
    {
      title: "file",
      specs: [],
      suites: [
        {
          title: "describe",
          specs: tests.map((status) => ({
            title: status,
            file: "a",
            tests: [{ projectName: "phone", status }],
          })),
        },
      ],
    },
  ],
  errors: [],
});

test.each([
  ["all passed", vitest("passed", "passed", "passed"), 2, 0],
  ["one failed", vitest("failed", "passed", "failed"), 1, 1],
  ["skipped and todo are failures", vitest("passed", "passed", "skipped", "pending", "todo"), 1, 3],
  ["a file that does not load is one", vitest("failed"), 0, 1],
  ["a hook that fails after passing tests is one", vitest("failed", "passed"), 1, 1],
])("unit: %s", (_name, report, passed, failed) => {
  expect(countVitest(report)).toMatchObject({ passed, failed });
});

test.each([
  ["all passed", playwright("expected", "expected"), 2, 0],
  ["failed and skipped are failures", playwright("expected", "unexpected", "skipped"), 1, 2],
  ["what passed on its second try counts", playwright("expected", "flaky"), 2, 0],
  ["an error outside of tests is one", { ...playwright("expected"), errors: [{ message: "no" }] }, 1, 1],
])("journeys: %s", (_name, report, passed, failed) => {
  expect(countPlaywright(report)).toMatchObject({ passed, failed });
});

test.each([
  ["no report", undefined, 0],
  ["a report cut short", '{"testResults": [', 0],
  ["no test", '{"testResults": []}', 0],
  ["all passed but the runner failed", JSON.stringify(vitest("passed", "passed")), 1],
])("%s is a failure", (name, content, code) => {
  const file = join(folder, `${name}.json`);
  if (content) writeFileSync(file, content);
  expect(countFile(file, countVitest, code)).toMatchObject({ failed: 1 });
});

test("what passed on its second try is named", () => {
  expect(countPlaywright(playwright("expected", "flaky")).notes).toEqual(["flaky: [phone] a: flaky"]);
});
