// `npm test -- changed` leaves out what only the whole run proves, so its choice is tested.
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { journeyRooms } from "../../packages/web/e2e/rooms.ts";
import { findReach, readImporters, roomOf } from "./changed.ts";
import { projectFiles, root } from "./files.ts";

const orders = "packages/server/src/loyalty/orders";
const tree = [
  `${orders}/send-order.ts`,
  `${orders}/orders.routes.test.ts`,
  "packages/server/src/routes.ts",
  "packages/server/src/loyalty/tiers/tiers.test.ts",
  "packages/server/src/learning/badges/badges.test.ts",
  "packages/web/src/ui/form/Field.tsx",
  "packages/web/e2e/orders-office.spec.ts",
  "packages/web/e2e/shell.spec.ts",
  "packages/web/e2e/drills.spec.ts",
  "scripts/testing/docs.test.ts",
];
const importers = new Map([
  [
    `${orders}/send-order.ts`,
    new Set(["packages/server/src/loyalty/tiers/tiers.test.ts", "packages/server/src/routes.ts"]),
  ],
  ["packages/server/src/routes.ts", new Set(["packages/server/src/learning/badges/badges.test.ts"])],
]);

test("a room's change reaches its tests, who imports it, its journeys and the house's tests", () => {
  const reach = findReach([`${orders}/send-order.ts`], tree, importers);
  expect(reach.rooms).toEqual(["loyalty/orders"]);
  expect(reach.tests).toEqual([
    `${orders}/orders.routes.test.ts`,
    "packages/server/src/loyalty/tiers/tiers.test.ts",
    "scripts/testing/docs.test.ts",
  ]);
  expect(reach.journeys).toEqual(["packages/web/e2e/orders-office.spec.ts"]);
});

test("what it leaves out is counted", () => {
  const { leftOut } = findReach([`${orders}/send-order.ts`], tree, importers);
  expect(leftOut[0]).toContain("1 unit and API test files, 2 journey files");
});

test("what belongs to every page takes the frame's journeys, and says that the whole run is needed", () => {
  const reach = findReach(["packages/web/src/ui/form/Field.tsx"], tree, importers);
  expect(reach.journeys).toEqual(["packages/web/e2e/shell.spec.ts"]);
  expect(reach.leftOut.join("\n")).toContain("1 changed files belong to every page");
});

test("a changed journey runs, a text beside the product runs none", () => {
  expect(findReach(["packages/web/e2e/drills.spec.ts"], tree, importers).journeys).toEqual([
    "packages/web/e2e/drills.spec.ts",
  ]);
  expect(findReach(["docs/operations.md"], tree, importers).journeys).toEqual([]);
});

test("imports are read from the files as they stand", () => {
  const importers = readImporters(projectFiles());
  expect(importers.get("scripts/testing/files.ts")).toContain("scripts/testing/changed.test.ts");
  expect(importers.get("packages/server/src/loyalty/orders/index.ts")?.size).toBeGreaterThan(0);
});

test("every journey names its rooms, and every room is there", () => {
  const folder = join(root, "packages/web/e2e");
  const specs = globSync("**/*.spec.ts", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
  expect(Object.keys(journeyRooms).sort()).toEqual(specs.sort());
  const rooms = new Set(projectFiles().map(roomOf));
  expect(
    Object.values(journeyRooms)
      .flat()
      .filter((room) => !rooms.has(room)),
  ).toEqual([]);
});
