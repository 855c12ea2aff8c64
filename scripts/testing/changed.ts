// `npm test -- changed [ref]`: what a change can reach, for the minutes before a commit. `npm test` stays the proof.
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { journeyRooms } from "../../packages/web/e2e/rooms.ts";
import { projectFiles, read, root } from "./files.ts";

/** File → the files that import its values; what is imported as a type only is the type check's affair. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

export type ChangeReach = {
  /** Rooms with a changed file, as `wing/room`. */
  rooms: string[];
  /** Vitest files. */
  tests: string[];
  /** Playwright files. */
  journeys: string[];
  /** Lines for people: what only the whole run proves. */
  leftOut: string[];
};

/** Files that put all rooms together: through them everything would reach everything. */
const composition =
  /^packages\/(?:(?:server|contract)\/src\/[^/]+\.ts$|web\/src\/app\/|demo\/src\/|server\/test\/app\.ts$)/;
const isTest = /\.test\.tsx?$/;
const isJourney = /^packages\/web\/e2e\/.*\.spec\.ts$/;
const kit = "packages/web/e2e/";
/** Journeys for a change of what surrounds or makes up every page. */
const ofEveryPage = ["shell.spec.ts", "page-states.spec.ts", "fixtures/product.spec.ts"];

/** The room of a file, its tests included: `loyalty/orders`. */
export function roomOf(file: string): string | undefined {
  return /^packages\/(?:contract|server|web)\/src\/([a-z-]+\/[a-z-]+)\//.exec(file)?.[1];
}

/** Breadth-first search upwards through the imports, which ends at the composition files. */
export function findReach(
  changed: readonly string[],
  files: readonly string[],
  importers: Importers,
): ChangeReach {
  const reached = new Set(changed);
  for (const file of reached)
    if (!composition.test(file)) for (const importer of importers.get(file) ?? []) reached.add(importer);

  const ofJourneys = new Set(Object.values(journeyRooms).flat());
  const rooms = [...new Set(changed.flatMap((file) => roomOf(file) ?? []))];
  const around = changed.filter((file) => isAroundRooms(file, ofJourneys));
  const tests = files.filter((file) => {
    if (!isTest.test(file)) return false;
    // The house's own tests read the tree as text: every change reaches them.
    return reached.has(file) || rooms.includes(roomOf(file) ?? "") || file.startsWith("scripts/");
  });
  const journeys = files.filter((file) => {
    if (!isJourney.test(file)) return false;
    const name = file.slice(kit.length);
    if (changed.includes(file) || (around.length > 0 && ofEveryPage.includes(name))) return true;
    return journeyRooms[name]?.some((room) => rooms.includes(room)) ?? false;
  });
  return { rooms, tests, journeys, leftOut: describeRest({ files, reached, tests, journeys, around }) };
}

/** Product code that no journey names: the frame, the vocabulary of pages, the platform, shared settings. */
function isAroundRooms(file: string, ofJourneys: ReadonlySet<string>): boolean {
  if (!/^packages\/(?:contract|server|web)\//.test(file) || isTest.test(file) || isJourney.test(file))
    return false;
  return !ofJourneys.has(roomOf(file) ?? "");
}

function describeRest(parts: {
  files: readonly string[];
  reached: ReadonlySet<string>;
  tests: readonly string[];
  journeys: readonly string[];
  around: readonly string[];
}): string[] {
  const { files, reached, tests, journeys, around } = parts;
  const unitRest = files.filter((file) => isTest.test(file) && !tests.includes(file)).length;
  const specs = files.filter((file) => isJourney.test(file));
  const importing = specs.filter((file) => reached.has(file) && !journeys.includes(file));
  return [
    `left out: ${unitRest} unit and API test files, ${specs.length - journeys.length} journey files, unused code`,
    ...(importing.length > 0
      ? [
          `left out although they import what changed: ${importing.map((file) => file.slice(kit.length)).join(", ")}`,
        ]
      : []),
    ...(around.length > 0
      ? [`${around.length} changed files belong to every page or process: only \`npm test\` proves them`]
      : []),
  ];
}

/** Reads who imports whom from the text of the files: static and dynamic imports, not `import type`. */
export function readImporters(files: readonly string[]): Importers {
  const known = new Set(files);
  const importers = new Map<string, Set<string>>();
  const specifier =
    /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^;"']*?from\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g;
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    for (const [, from, direct] of read(file).matchAll(specifier)) {
      const target = resolveImport(file, from ?? direct ?? "");
      if (!target || !known.has(target)) continue;
      const sofar = importers.get(target) ?? new Set();
      importers.set(target, sofar.add(file));
    }
  }
  return importers;
}

function resolveImport(file: string, specifier: string): string | undefined {
  const contract = "@trilha/contract/";
  if (specifier.startsWith(contract)) return `packages/contract/src/${specifier.slice(contract.length)}`;
  return specifier.startsWith(".") ? join(dirname(file), specifier).replaceAll("\\", "/") : undefined;
}

/** Files that differ from where this branch left `ref`, committed or not. Throws if git does not know `ref`. */
function listChanges(ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const [base = ref] = git("merge-base", ref, "HEAD");
  return [
    ...new Set([...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")]),
  ];
}

/** Tests and journeys that the working tree's changes since `ref` can reach. */
export function reachSince(ref: string): ChangeReach & { changed: string[] } {
  const files = projectFiles();
  const changed = listChanges(ref);
  return { changed, ...findReach(changed, files, readImporters(files)) };
}
