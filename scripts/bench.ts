// `npm run bench`: measures and compares with what was promised. `-- --json` prints one JSON array,
// `-- people` runs one part alone. Progress goes to stderr, results to stdout.
import { inspect } from "node:util";
import { takeLoggedErrors } from "../packages/server/bench/child.ts";
import { database } from "../packages/server/bench/database.ts";
import { type Bench, type Part, type Resource, type Row, row } from "../packages/server/bench/part.ts";
import { parts } from "../packages/server/bench/parts.ts";
import { untilQuiet } from "../packages/server/bench/quiet.ts";

const words = process.argv.slice(2);
const json = words.includes("--json");
const names = words.filter((word) => !word.startsWith("--"));
const unknown = names.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `no part ${unknown.join(", ")}; there are: ${parts.map((part) => part.name).join(", ")}\n`,
  );
  process.exit(1);
}

const chosen = names.length > 0 ? parts.filter((part) => names.includes(part.name)) : parts;
const started = new Map<unknown, Promise<unknown>>();
const stops: (() => Promise<void>)[] = [];
const bench: Bench = { say, use };

const rows: Row[] = [];
try {
  for (const part of chosen) rows.push(...(await measure(part)));
} finally {
  for (const stop of stops.toReversed()) await stop();
}
process.stdout.write(json ? `${JSON.stringify(rows, undefined, 2)}\n` : table(rows));

/** A part that breaks is a row that does not hold; the others are still measured. */
async function measure(part: Part): Promise<Row[]> {
  if (started.has(database)) await untilQuiet((await use(database)).ownerUrl);
  const start = performance.now();
  say(part.name);
  try {
    const measured = await part.run(bench);
    const errors = takeLoggedErrors().length;
    if (errors === 0) return measured;
    process.exitCode = 1;
    return [...measured, row(`${part.name}: errors in the log`, errors, "", { atMost: 0 })];
  } catch (error) {
    process.exitCode = 1;
    // With what caused it: "fetch failed" says nothing.
    say(inspect(error));
    return [{ name: `${part.name}: broke`, figure: Number.NaN, unit: "", goal: "a figure", holds: false }];
  } finally {
    say(`${part.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

function use<T>(resource: Resource<T>): Promise<T> {
  const running = (started.get(resource) as Promise<T> | undefined) ?? resource.start(bench);
  if (!started.has(resource)) {
    started.set(resource, running);
    stops.push(async () => resource.stop(await running));
  }
  return running;
}

function say(line: string): void {
  process.stderr.write(`  ${line}\n`);
}

function table(lines: Row[]): string {
  const head = ["name", "figure", "unit", "goal", "holds"];
  const cells = lines.map((line) => [
    line.name,
    Number.isNaN(line.figure) ? "–" : line.figure.toLocaleString("en-US", { maximumSignificantDigits: 3 }),
    line.unit,
    line.goal,
    line.holds === null ? "" : line.holds ? "yes" : "NO",
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((cell) => cell[column]?.length ?? 0)),
  );
  const line = (cell: string[]) =>
    cell
      .map((text, column) =>
        column === 1 ? text.padStart(widths[1] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join("  ");
  return `${[head, widths.map((width) => "─".repeat(width)), ...cells].map((cell) => line(cell).trimEnd()).join("\n")}\n`;
}
