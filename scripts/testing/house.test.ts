// Habits of the house that no tool knows: who may ask the environment and the clock, how rules look, names.
import { describe, expect, test } from "vitest";
import { permissionMatrix } from "../../packages/contract/src/permissions.ts";
import { projectFiles, read } from "./files.ts";

const code = projectFiles().filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file));
const product = code.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
const server = product.filter((file) => file.startsWith("packages/server/src/"));
const rules = server.filter((file) => /\/(?:rules\/|[^/]+\.policy\.ts$)/.test(file));

/** Lines of a file, without comments, that match. */
function lines(file: string, pattern: RegExp): string[] {
  return read(file)
    .split("\n")
    .map((line, index) => ({
      text: line.replace(/\/\/.*|^\s*\*.*|\/\*.*?\*\//, ""),
      at: `${file}:${index + 1}`,
    }))
    .filter(({ text }) => pattern.test(text))
    .map(({ text, at }) => `${at} ${text.trim()}`);
}

test("there is code to look at", () => {
  expect(server.length).toBeGreaterThan(10);
});

describe("only main.ts asks", () => {
  const others = server.filter((file) => file !== "packages/server/src/main.ts");

  test("the environment", () => {
    expect(others.flatMap((file) => lines(file, /\bprocess\.env\b/))).toEqual([]);
  });

  test("the clock, so that a test can set it", () => {
    // platform/runtime starts and watches processes, which live by the machine's time.
    const timed = others.filter((file) => !file.includes("/platform/runtime/"));
    expect(timed.flatMap((file) => lines(file, /\bDate\.now\(\)|\bnew Date\(\)|\bTemporal\.Now\b/))).toEqual(
      [],
    );
  });
});

test("a part of a page is fetched by lazyPart, which leaves the page when it cannot be", () => {
  const web = product.filter((file) => file.startsWith("packages/web/src/"));
  const own = /import \{[^}]*\blazy\b[^}]*\} from "react"|\blazyRouteComponent\b|\bReact\.lazy\b/;
  expect(web.flatMap((file) => lines(file, own))).toEqual([]);
});

test("§limits#dates dates in numbers come from the one formatter", () => {
  const own = /\btoLocaleDateString\b|dateStyle: "(?:short|medium)"|month: "(?:2-digit|numeric)"/;
  const others = product.filter((file) => file !== "packages/contract/src/core/dates.ts");
  // Clocks of a zone are taken apart into numbers, and read by nobody.
  const read = others.filter((file) => file !== "packages/contract/src/core/zoned-days.ts");
  expect(read.flatMap((file) => lines(file, own))).toEqual([]);
});

describe("rules and policies", () => {
  test("are pure: no waiting, no clock, no chance", () => {
    const impure =
      /\basync\b|\bawait\b|\bPromise\b|\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\./;
    expect(rules.flatMap((file) => lines(file, impure))).toEqual([]);
  });

  test("have their cases beside them", () => {
    expect(rules.filter((file) => !code.includes(file.replace(/\.ts$/, ".test.ts")))).toEqual([]);
  });
});

test("every routes file is tried over HTTP beside it", () => {
  const routes = server.filter((file) => file.endsWith(".routes.ts"));
  // identity.routes.ts → identity.routes.test.ts, or split: identity.sign-in.routes.test.ts
  const tests = (file: string) => code.filter((other) => other.startsWith(file.replace(/routes\.ts$/, "")));
  expect(routes.filter((file) => !tests(file).some((test) => test.endsWith(".routes.test.ts")))).toEqual([]);
});

describe("names", () => {
  test("say what is inside", () => {
    const drawers =
      /(?:^|\/)(?:common|misc|base)(?:\/|\.tsx?$)|(?:^|[/-])(?:utils?|helpers?|managers?)(?:\/|\.tsx?$)/;
    expect(code.filter((file) => drawers.test(file))).toEqual([]);
  });

  test("folders are at most four deep below src", () => {
    expect(code.filter((file) => (file.split("/src/")[1] ?? "").split("/").length > 5)).toEqual([]);
  });
});

test("files stay small enough to read in one breath", () => {
  // Table types are written from the schema.
  const long = product
    .filter((file) => file !== "packages/server/src/db/schema.ts")
    .map((file) => ({ file, length: read(file).split("\n").length }))
    .filter(({ length }) => length > 350);
  expect(long).toEqual([]);
});

test("permissions stand at rooms that there are", () => {
  const rooms = new Set(server.map((file) => file.split("/").slice(3, 5).join("/")));
  expect(Object.keys(permissionMatrix).filter((room) => !rooms.has(room))).toEqual([]);
});
