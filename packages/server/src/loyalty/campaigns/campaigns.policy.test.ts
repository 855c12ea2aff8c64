import type { Permission } from "@trilha/contract/permissions.ts";
import { expect, test } from "vitest";
import { abilities, hasStarted, isRunning } from "./campaigns.policy.ts";

const beginsAt = new Date("2026-10-01T03:00:00Z");
const endsAt = new Date("2026-12-16T03:00:00Z");
const during = new Date("2026-11-01T00:00:00Z");
const before = new Date("2026-09-01T00:00:00Z");
const both = new Set<Permission>(["campaigns.edit", "campaigns.approve"]);
type Subject = Parameters<typeof abilities>[1];
const can = (subject: Partial<Subject> & Pick<Subject, "state">, now = during, permissions = both) =>
  Object.entries(
    abilities(
      { userId: "me", permissions },
      { beginsAt, endsAt, enrolled: 0, proposal: undefined, ...subject },
      now,
    ),
  )
    .filter(([, allowed]) => allowed)
    .map(([ability]) => ability);

test.each<[Parameters<typeof can>[0], Date, string[]]>([
  [{ state: "draft" }, before, ["edit", "editRules", "propose", "remove"]],
  [{ state: "draft", enrolled: 1 }, before, ["edit", "editRules", "propose"]],
  [{ state: "validated", proposal: { proposedBy: "me" } }, before, ["edit", "editRules", "withdraw"]],
  [
    { state: "validated", proposal: { proposedBy: "other" } },
    before,
    ["edit", "editRules", "approve", "withdraw"],
  ],
  [{ state: "scheduled" }, before, ["withdraw"]],
  // Due start, the job has not.
  [{ state: "scheduled" }, during, ["addPromotion"]],
  [{ state: "running" }, during, ["addPromotion"]],
  [{ state: "running", proposal: { proposedBy: "other" } }, during, ["approve"]],
  [{ state: "running" }, endsAt, []],
  [{ state: "ended" }, endsAt, ["settle"]],
  [{ state: "settled" }, endsAt, []],
])("§roles#permissions %j at %s: %j", (subject, now, abilities) => {
  expect(can(subject, now)).toEqual(abilities);
});

test("§roles#permissions without a permission, nothing", () => {
  expect(can({ state: "draft" }, before, new Set())).toEqual([]);
});

test("§purpose#values-fixed fixed once it starts: approval and time decide", () => {
  expect(hasStarted({ state: "scheduled", beginsAt }, before)).toBe(false);
  expect(hasStarted({ state: "scheduled", beginsAt }, beginsAt)).toBe(true);
  expect(hasStarted({ state: "validated", beginsAt }, during)).toBe(false);
  expect(isRunning({ state: "validated", beginsAt, endsAt }, during)).toBe(false);
});
