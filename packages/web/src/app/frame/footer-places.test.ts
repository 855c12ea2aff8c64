import { isModuleOn, type ModuleFlags } from "@trilha/contract/core/modules.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { expect, it } from "vitest";
import { footerPlaces } from "./footer-places.ts";

it.each<[string, TextKind[], ModuleFlags, TextKind[]]>([
  ["with support", [], { has_support: true }, ["terms", "privacy", "cookies", "support"]],
  ["without support", ["support"], {}, ["terms", "privacy", "cookies"]],
  ["with what is written", ["about", "hotsite"], {}, ["terms", "privacy", "cookies", "about", "hotsite"]],
])("§roles#module-access the footer %s leads to what is there alone", (_, written, flags, kinds) => {
  const places = footerPlaces(new Set(written), (use) => isModuleOn(use, flags));
  expect(places.map(([kind]) => kind)).toEqual(kinds);
});
