import { globSync, readFileSync } from "node:fs";
import { locales } from "@trilha/contract/core/locale.ts";
import { claimStateNames } from "@trilha/contract/loyalty/claims/state-names.ts";
import { claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { describe, expect, it } from "vitest";

const ROOMS = new URL("../../", import.meta.url).pathname;

const SPEC = readFileSync(new URL("../../../../../docs/spec/states.md", import.meta.url), "utf8");

type Texts = { readonly [key: string]: string | Texts };

/** Tables of claim states in a catalogue, however deep: those that name a state no other thing has. */
const stateTables = (texts: Texts): Texts[] => [
  ...("auto_accepted" in texts || "awaiting_picture" in texts ? [texts] : []),
  ...Object.values(texts).flatMap((value) => (typeof value === "string" ? [] : stateTables(value))),
];

describe.each(locales)("§states#claim-names %s", (locale) => {
  const names = claimStates.map((state) => claimStateNames[state][locale]);

  it("names each state once", () => {
    expect(new Set(names).size).toBe(claimStates.length);
  });

  it("every catalogue names them so", () => {
    const tables = globSync(`**/locales/${locale}.json`, { cwd: ROOMS }).flatMap((path) =>
      stateTables(JSON.parse(readFileSync(`${ROOMS}${path}`, "utf8"))),
    );
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables) expect(claimStates.map((state) => table[state])).toEqual(names);
  });
});

it("§states#claim-names the specification's table has the names of all four languages", () => {
  for (const state of claimStates) {
    const names = locales.map((locale) => claimStateNames[state][locale]);
    expect(SPEC).toContain(`| ${[state, ...names].join(" | ")} |`);
  }
});
