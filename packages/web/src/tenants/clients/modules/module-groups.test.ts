import { moduleFlags, plannedModules } from "@trilha/contract/core/modules.ts";
import { expect, it } from "vitest";
import { MODULE_GROUPS } from "./module-groups.ts";

it("§entities#client: every module stands in one group, once", () => {
  expect(Object.values(MODULE_GROUPS).flat().sort()).toEqual(
    moduleFlags.filter((flag) => !plannedModules.has(flag)).sort(),
  );
});
