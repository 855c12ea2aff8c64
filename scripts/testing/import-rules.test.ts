// A rule that never fires protects nothing: each one is shown an import it must catch, and a tree it must leave alone.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import configuration from "../../dependency-cruiser.config.ts";

const rules = configuration.forbidden ?? [];
const root = resolve(import.meta.dirname, "../..");
const server = "packages/server/src";
const web = "packages/web/src";
const contract = "packages/contract/src";
const demo = "packages/demo/src";

/** rule → file and what it imports; a path is written relative to the tree, anything else is a package. */
const forbidden: Record<string, [file: string, imports: string]> = {
  "no-circles": [`${web}/ui/a.tsx`, `${web}/ui/b.ts`],
  resolvable: [`${server}/db/lost.ts`, `${server}/db/missing.ts`],
  declared: [`${server}/platform/http/undeclared.ts`, "left-pad"],
  "no-test-parts-in-product": [`${server}/platform/http/fake.ts`, "packages/server/test/app.ts"],
  "no-development-packages-in-product": [`${server}/platform/http/tool.ts`, "vitest"],
  "contract-is-pure": [`${contract}/members/people/read.ts`, "node:fs"],
  "sides-meet-in-the-contract": [`${web}/api/client.ts`, `${server}/db/database.ts`],
  "rules-are-pure": [`${server}/members/people/rules/block.ts`, `${server}/db/database.ts`],
  "queries-only-query": [
    `${server}/members/people/people.queries.ts`,
    `${server}/members/people/rules/block.ts`,
  ],
  "only-doors": [`${server}/home/home/show-home.ts`, `${server}/members/people/invite.ts`],
  "lists-use-doors": [`${server}/routes.ts`, `${server}/home/home/home.routes.ts`],
  "demo-uses-doors": [`${demo}/plant.ts`, `${server}/members/people/invite.ts`],
  "demo-is-loaded-by-one": [`${server}/core/random.ts`, `${demo}/random.ts`],
  "wings-are-listed": [`${server}/app.ts`, `${server}/unlisted/room/index.ts`],
  "platform-knows-no-wing": [`${server}/platform/jobs/runner.ts`, `${server}/members/people/index.ts`],
  "wings-know-no-platform": [`${server}/members/people/block-person.ts`, `${server}/platform/http/bind.ts`],
  "http-stays-in-routes": [`${server}/members/people/block-person.ts`, "fastify"],
  "rooms-stay-apart": [`${web}/home/home/page.tsx`, `${web}/members/people/list.tsx`],
  "rooms-know-no-app": [`${web}/home/home/frame.ts`, `${web}/app/routes.ts`],
  "player-frames-nothing": [`${web}/learning/player/frame.ts`, `${web}/session/session.ts`],
  "boards-are-given-what-they-show": [`${web}/learning/games/board.tsx`, `${web}/api/call.ts`],
  "writing-rooms": [`${web}/core/writing/field.tsx`, `${web}/session/session.ts`],
  "ui-knows-no-product": [`${web}/ui/button.tsx`, `${web}/i18n/catalogues.ts`],
  ...Object.fromEntries(
    [
      "core",
      "tenants",
      "communication",
      "accounts",
      "catalog",
      "members",
      "loyalty",
      "learning",
      "content",
      "partners",
      "insight",
      "privacy",
    ].map((name) => [
      `wings-in-order/${name}`,
      [`${contract}/${name}/room/imports-below.ts`, `${contract}/home/home/endpoints.ts`],
    ]),
  ),
};

const allowed: [file: string, imports: string][] = [
  [`${server}/members/people/block.ts`, `${server}/accounts/profile/index.ts`],
  [`${server}/members/people/people.routes.ts`, `${server}/members/people/block.ts`],
  [`${server}/members/people/people.queries.ts`, `${server}/db/database.ts`],
  [`${server}/members/people/rules/block.ts`, "@trilha/contract/members/people/shapes.ts"],
  [`${server}/members/people/people.policy.ts`, `${server}/members/people/rules/block.ts`],
  [`${server}/members/people/people.routes.ts`, "fastify"],
  [`${server}/app.ts`, `${server}/routes.ts`],
  [`${server}/routes.ts`, `${server}/members/people/index.ts`],
  [`${contract}/members/people/shapes.ts`, "zod/mini"],
  [`${web}/home/home/page.tsx`, `${web}/ui/button.tsx`],
  [`${web}/home/home/page.tsx`, `${web}/loyalty/earning/level.tsx`],
  [`${web}/ui/date.tsx`, `${web}/i18n/formats.ts`],
  [`${web}/home/home/page.tsx`, "@trilha/contract/members/people/shapes.ts"],
  [`${web}/app/routes.ts`, `${web}/home/home/page.tsx`],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("every rule is shown a case", () => {
  expect(Object.keys(forbidden).sort()).toEqual(rules.map((rule) => rule.name).sort());
});

test("every rule says why", () => {
  expect(rules.filter((rule) => (rule.comment ?? "").length < 40)).toEqual([]);
});

test("each rule catches what it forbids", () => {
  const tree = join(folder, "bad");
  const cases = Object.values(forbidden);
  plant(tree, [...cases, [`${web}/ui/b.ts`, `${web}/ui/a.tsx`]], [`${server}/db/missing.ts`]);
  const breaches = cruise(tree);
  const expected = Object.entries(forbidden).map(([rule, [file]]) => `${rule}: ${file}`);
  expect(expected.filter((line) => !breaches.includes(line))).toEqual([]);
});

test("what the table allows passes", () => {
  const tree = join(folder, "good");
  plant(tree, allowed, []);
  expect(cruise(tree)).toEqual([]);
});

function cruise(tree: string): string[] {
  const output = execFileSync(
    process.execPath,
    [
      join(root, "node_modules/.bin/depcruise"),
      "--config",
      join(root, "dependency-cruiser.config.ts"),
      "--output-type",
      "json",
      "packages",
    ],
    { cwd: tree, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
  );
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.map((violation) => `${violation.rule.name}: ${violation.from}`);
}

/** Writes a small monorepo in which each file imports what its cases name. */
function plant(tree: string, cases: [file: string, imports: string][], absent: string[]): void {
  const lines = new Map<string, string[]>();
  for (const [file, imports] of cases) {
    const isFile = imports.startsWith("packages/");
    const target = isFile ? relative(dirname(file), imports) : imports;
    const specifier = isFile && !target.startsWith(".") ? `./${target}` : target;
    lines.set(file, [...(lines.get(file) ?? []), `import "${specifier}";`]);
    if (isFile && !lines.has(imports) && !absent.includes(imports)) lines.set(imports, []);
  }
  lines.set(`${contract}/members/people/shapes.ts`, lines.get(`${contract}/members/people/shapes.ts`) ?? []);
  for (const [file, body] of lines)
    write(join(tree, file), `${body.join("\n")}\nexport const x: number = 1;\n`);

  const names = ["zod", "fastify", "vitest"];
  for (const name of names) {
    write(
      join(tree, "node_modules", name, "package.json"),
      JSON.stringify({ name, version: "1.0.0", main: "index.js" }),
    );
    write(join(tree, "node_modules", name, "index.js"), "");
  }
  write(join(tree, "node_modules/zod/mini/package.json"), JSON.stringify({ main: "index.js" }));
  write(join(tree, "node_modules/zod/mini/index.js"), "");
  write(join(tree, "node_modules/left-pad/index.js"), "");
  write(
    join(tree, "node_modules/left-pad/package.json"),
    JSON.stringify({ name: "left-pad", version: "1.0.0" }),
  );
  write(join(tree, "package.json"), JSON.stringify({ name: "tree", devDependencies: { vitest: "1.0.0" } }));
  const dependencies = { zod: "1.0.0" };
  write(
    join(tree, "packages/contract/package.json"),
    JSON.stringify({ name: "@trilha/contract", exports: { "./*": "./src/*" }, dependencies }),
  );
  write(
    join(tree, "packages/server/package.json"),
    JSON.stringify({ name: "@trilha/server", dependencies: { fastify: "1.0.0", "@trilha/contract": "*" } }),
  );
  write(
    join(tree, "packages/web/package.json"),
    JSON.stringify({ name: "@trilha/web", dependencies: { "@trilha/contract": "*" } }),
  );
  mkdirSync(join(tree, "node_modules/@trilha"), { recursive: true });
  symlinkSync(join(tree, "packages/contract"), join(tree, "node_modules/@trilha/contract"));
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
