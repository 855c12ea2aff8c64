// §learning#player: what was shown ahead of its sitting.
import type { ProgressStep } from "@trilha/contract/learning/delivery/steps.ts";
import { expect, test } from "vitest";
import { Sitting } from "./sitting.ts";

const step = (seq: number): ProgressStep => ({ seq, seconds: seq, position: null, seen: [] });

test("§learning#sitting the newest step waits for its sitting, and hurries if any did", async () => {
  const saves: unknown[] = [];
  const sitting = new Sitting((id, { seq }, atOnce) => saves.push([id, seq, atOnce]));
  sitting.keep(step(1), true);
  sitting.keep(step(2), false);
  expect(saves).toEqual([]);
  sitting.begin("a");
  await sitting.begun;
  sitting.keep(step(3), false);
  expect(saves).toEqual([
    ["a", 2, true],
    ["a", 3, false],
  ]);
});

test("§learning#sitting a sitting without work keeps nothing, and one that begins again nothing twice", () => {
  const saves: unknown[] = [];
  const sitting = new Sitting((id, { seq }) => saves.push([id, seq]));
  sitting.begin("a");
  sitting.begin("a");
  expect(saves).toEqual([]);
});
