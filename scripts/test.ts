// `npm test`: everything, to the end, then one line that says how it went.
// `npm test -- unit` runs stages by name, `npm test -- people` the tests whose file names contain "people".
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { type Result, type Stage, stages } from "./testing/stages.ts";

mkdirSync(resolve(import.meta.dirname, "../.cache"), { recursive: true });

const names = process.argv.slice(2).filter((word) => stages.some((stage) => stage.name === word));
const filters = process.argv.slice(2).filter((word) => !names.includes(word));
const chosen = choose();
const live = filters.length > 0;

let passed = 0;
let failed = 0;
await inPairs(chosen.filter((stage) => stage.sideBySide));
for (const stage of chosen.filter((stage) => !stage.sideBySide))
  report(stage, await stage.run(filters, live));

if (passed + failed === 0) failed = 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** Without names: all. With a filter: the runners it can mean, and the build that a journey looks at. */
function choose(): Stage[] {
  if (names.length > 0) return stages.filter((stage) => names.includes(stage.name));
  if (filters.length === 0) return stages;
  const journey = filters.every((filter) => filter.includes("e2e") || filter.includes(".spec"));
  return stages.filter((stage) => (journey ? ["build", "journeys"] : ["unit"]).includes(stage.name));
}

/** Two lanes for two cores; each takes the next stage when its last one is done. */
async function inPairs(list: Stage[]): Promise<void> {
  const waiting = list.values();
  const lane = async () => {
    for (const stage of waiting) report(stage, await stage.run([], live));
  };
  await Promise.all([lane(), lane()]);
}

function report(stage: Stage, result: Result): void {
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
