import { describe, expect, test } from "vitest";
import { isVisible, type VisibilityFacts } from "./visible-session.ts";

const facts: VisibilityFacts = { state: "scheduled", subscription: "open", isIn: false, locks: [] };
const others = { locks: [{ kind: "not_for_you" }] } as const;

describe("§live-sessions#events who sees one", () => {
  test.each<[string, Partial<VisibilityFacts>, boolean]>([
    ["everybody, of one for everybody", {}, true],
    ["before registration opens", { state: "pre_scheduled" }, true],
    ["nobody, of a draft", { state: "draft", isIn: true }, false],
    ["who lacks a level or a training", { locks: [{ kind: "level" }, { kind: "training" }] }, true],
    ["nobody it is not for", others, false],
    ["who was invited, for whomever it is", { ...others, isIn: true }, true],
    ["nobody who was not invited", { subscription: "invitation" }, false],
    ["who was invited", { subscription: "invitation", isIn: true }, true],
    ["nobody outside, of a canceled one", { state: "canceled" }, false],
    ["who stood in a canceled one", { state: "canceled", isIn: true }, true],
  ])("%s", (_what, fields, seen) => {
    expect(isVisible({ ...facts, ...fields })).toBe(seen);
  });
});
