// `npm test`: everything, to the end, then one line that says how it went.
// `npm test -- unit` runs stages by name, `npm test -- people` the tests whose file names contain "people",
// `npm test -- changed [ref]` what the working tree can reach since it left `ref` (main).
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { reachSince } from "./testing/changed.ts";
import { type StageResult, stages, type TestStage } from "./testing/stages.ts";

mkdirSync(resolve(import.meta.dirname, "../.cache"), { recursive: true });

const words = process.argv.slice(2);
const reach = words[0] === "changed" ? reachSince(words[1] ?? "main") : undefined;
const names = reach ? [] : words.filter((word) => stages.some((stage) => stage.name === word));
const filters = reach ? [] : words.filter((word) => !names.includes(word));
const chosen = choose();
const live = filters.length > 0;

let passed = 0;
let failed = 0;
await inPairs(chosen.filter((stage) => stage.sideBySide));
for (const stage of chosen.filter((stage) => !stage.sideBySide))
  report(stage, await stage.run(filtersOf(stage), live));

for (const line of reach?.leftOut ?? []) process.stdout.write(`${line}\n`);
// A run without a test is a mistake; a tree without a change is not.
if (passed + failed === 0 && reach?.changed.length !== 0) failed = 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** `changed`: stages with nothing to reach stay out; so does "unused", which looks at the whole. Without names: all. With a filter: the runners it can mean, and the build that a journey looks at. */
function choose(): TestStage[] {
  if (reach) {
    process.stdout.write(
      `${reach.changed.length} files changed, in ${reach.rooms.join(", ") || "no room"}\n`,
    );
    const needless = new Set(["unused"]);
    if (reach.journeys.length === 0) for (const name of ["build", "journeys"]) needless.add(name);
    return reach.changed.length === 0 ? [] : stages.filter((stage) => !needless.has(stage.name));
  }
  if (names.length > 0) return stages.filter((stage) => names.includes(stage.name));
  if (filters.length === 0) return stages;
  const journey = filters.every((filter) => filter.includes("e2e") || filter.includes(".spec"));
  return stages.filter((stage) => (journey ? ["build", "journeys"] : ["unit"]).includes(stage.name));
}

/** Files for a runner. */
function filtersOf(stage: TestStage): string[] {
  if (!reach) return filters;
  return stage.name === "journeys" ? reach.journeys : reach.tests;
}

/** Two lanes for two cores; each takes the next stage when its last one is done. */
async function inPairs(list: TestStage[]): Promise<void> {
  const waiting = list.values();
  const lane = async () => {
    for (const stage of waiting) report(stage, await stage.run([], live));
  };
  await Promise.all([lane(), lane()]);
}

function report(stage: TestStage, result: StageResult): void {
  const ok = result.failed === 0;
  passed += result.passed;
  failed += result.failed;
  if (!ok && !live) process.stdout.write(`\n${result.output.trimEnd()}\n\n`);
  for (const note of result.notes) process.stdout.write(`    ${note}\n`);
  const numbers = `${result.passed} passed${ok ? "" : `, ${result.failed} failed`}`;
  process.stdout.write(
    `${ok ? "ok  " : "FAIL"} ${stage.title.padEnd(18)} ${result.seconds.toFixed(1).padStart(6)} s  ${numbers}\n`,
  );
}
