// Reports of the runners, in one shape. Only "passed" is passed: skipped and todo count as failures, so nothing is left
// out silently. A journey that passed only on its second try counts, and is named: it is a bug to look into, but the
// build machine is shared and a moment without a processor must not keep good work from landing.
import { readFileSync } from "node:fs";

export type TestCount = { passed: number; failed: number; notes: string[] };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { projectName: string; status: string }[] }[];
};

type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

/** Counts a report of `vitest --reporter=json`. */
export function countVitest(report: VitestReport): TestCount {
  const count: TestCount = { passed: 0, failed: 0, notes: [] };
  for (const file of report.testResults) {
    for (const { status, fullName } of file.assertionResults)
      add(count, status === "passed", status, fullName);
    const broken =
      file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed");
    if (broken) add(count, false, "did not load", file.name);
  }
  return count;
}

/** Counts a report of `playwright test --reporter=json`. */
export function countPlaywright(report: PlaywrightReport): TestCount {
  const count: TestCount = { passed: 0, failed: 0, notes: [] };
  const walk = (suite: PlaywrightSuite) => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        add(
          count,
          test.status === "expected" || test.status === "flaky",
          test.status,
          `[${test.projectName}] ${spec.file}: ${spec.title}`,
        );
      }
    }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of report.suites) walk(suite);
  for (const error of report.errors) add(count, false, "error", error.message?.split("\n")[0] ?? "unknown");
  return count;
}

/** A report file that is missing, cut short or empty is a failure of its own, as is a runner that says "failed". */
export function countFile<Report>(
  file: string,
  read: (report: Report) => TestCount,
  exitCode: number,
): TestCount {
  let count: TestCount;
  try {
    count = read(JSON.parse(readFileSync(file, "utf8")) as Report);
  } catch {
    count = { passed: 0, failed: 1, notes: ["no report: the runner did not get to its end"] };
  }
  if (count.passed + count.failed === 0) return { ...count, failed: 1, notes: ["no test ran"] };
  if (count.failed === 0 && exitCode !== 0) {
    return {
      ...count,
      failed: 1,
      notes: ["all tests passed, yet the runner reports an error: see its output"],
    };
  }
  return count;
}

function add(count: TestCount, passed: boolean, status: string, name: string): void {
  if (passed) count.passed += 1;
  else count.failed += 1;
  if (!passed || status === "flaky") count.notes.push(`${status}: ${name}`);
}
