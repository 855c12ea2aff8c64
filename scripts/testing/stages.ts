// Stages of `npm test`, in order. Static stages count as one test each; the two runners report their own numbers.
import { globSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { countFile, countPlaywright, countVitest, type TestCount } from "./counts.ts";
import { type Command, run } from "./run.ts";

export type StageResult = TestCount & { output: string; seconds: number };

export type TestStage = {
  name: string;
  title: string;
  /** Light enough to run beside another one. */
  sideBySide: boolean;
  run: (filters: string[], live: boolean) => Promise<StageResult>;
};

const root = resolve(import.meta.dirname, "../..");
const bin = (name: string) => resolve(root, "node_modules/.bin", name);
const reports = resolve(root, ".cache");

/** Passes when every command does. */
function check(name: string, title: string, commands: [program: string, ...args: string[]][]): TestStage {
  return {
    name,
    title,
    sideBySide: true,
    run: async (_filters, live) => {
      const outcomes = [];
      for (const [program, ...args] of commands) {
        outcomes.push(await run({ program: bin(program), args, minutes: 6 }, root, live));
      }
      const failed = outcomes.some((outcome) => outcome.code !== 0);
      return {
        passed: failed ? 0 : 1,
        failed: failed ? 1 : 0,
        notes: [],
        output: outcomes.map((outcome) => (outcome.code === 0 ? "" : outcome.output)).join(""),
        seconds: outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0),
      };
    },
  };
}

function runner<Report>(
  name: string,
  title: string,
  command: (report: string, filters: string[]) => Command,
  read: (report: Report) => TestCount,
): TestStage {
  return {
    name,
    title,
    sideBySide: false,
    run: async (filters, live) => {
      const report = resolve(reports, `${name}-report.json`);
      rmSync(report, { force: true });
      const { code, output, seconds } = await run(command(report, filters), root, live);
      return { ...countFile(report, read, code), output: fromFirstFailure(output), seconds };
    },
  };
}

/** Vitest tells of what went well first, at length. */
function fromFirstFailure(output: string): string {
  const start = output.search(/^.*⎯ (?:Failed|Unhandled)/m);
  return start < 0 ? output : output.slice(start);
}

const projects = [
  ".",
  "packages/contract",
  "packages/server",
  "packages/server/src/learning/scorm/page",
  "packages/web",
];

const types = check(
  "types",
  "types",
  projects.map((project) => ["tsc", "--project", project]),
);

/** Drops what the compiler remembers from before the newest catalogue: it does not notice each change of a JSON file. */
function dropStaleTypes(): void {
  const changedAt = (file: string) => statSync(resolve(root, file)).mtimeMs;
  const catalogues = globSync("packages/*/src/**/locales/**/*.json", { cwd: root });
  const newest = Math.max(...catalogues.map(changedAt));
  for (const file of globSync(".cache/types/*.tsbuildinfo", { cwd: root })) {
    if (changedAt(file) < newest) rmSync(resolve(root, file));
  }
}

export const stages: TestStage[] = [
  {
    ...types,
    run: (filters, live) => {
      dropStaleTypes();
      return types.run(filters, live);
    },
  },
  check("lint", "format and lint", [["biome", "ci", "--error-on-warnings"]]),
  check("imports", "import rules", [
    ["depcruise", "--config", "dependency-cruiser.config.ts", "packages", "scripts"],
  ]),
  check("unused", "unused code", [["knip", "--treat-config-hints-as-errors"]]),
  check("build", "web build", [["vite", "build", "packages/web", "--logLevel", "warn"]]),
  runner(
    "unit",
    "unit and API",
    (report, filters) => ({
      program: bin("vitest"),
      args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...filters],
      minutes: 25,
    }),
    countVitest,
  ),
  runner(
    "journeys",
    "browser journeys",
    (report, filters) => ({
      program: bin("playwright"),
      args: ["test", "--reporter=list,json", ...filters],
      // Node reads TypeScript itself; Playwright would compile the server anew wherever its cache is empty.
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: "1" },
      minutes: 60,
    }),
    countPlaywright,
  ),
];
