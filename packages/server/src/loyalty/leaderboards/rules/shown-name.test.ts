import type { ShownName } from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import { describe, expect, test } from "vitest";
import { shownName } from "./shown-name.ts";

describe("§loyalty#leaderboard ranking: the shown name", () => {
  test.each<[shown: ShownName, nickname: string | null, others: string | null, themselves: string]>([
    ["nickname", "Aninha", "Aninha", "Aninha"],
    ["nickname", null, "Ana S.", "Ana S."],
    ["nickname", "  ", "Ana S.", "Ana S."],
    ["name", "Aninha", "Ana S.", "Ana S."],
    ["hidden", "Aninha", null, "Aninha"],
    ["hidden", null, null, "Ana S."],
  ])("%s, nickname %s: others read %s, they read %s", (shown, nickname, others, themselves) => {
    const person = { firstName: "Ana", lastName: "silva Souza", nickname, shown };
    expect(shownName(person, false)).toBe(others);
    expect(shownName(person, true)).toBe(themselves);
  });

  test("a letter is whole, and who has one name only is called by it", () => {
    const person = { firstName: "Li", nickname: null, shown: "name" } as const;
    expect(shownName({ ...person, lastName: "𠮷田" }, false)).toBe("Li 𠮷.");
    expect(shownName({ ...person, lastName: "" }, false)).toBe("Li");
  });
});
