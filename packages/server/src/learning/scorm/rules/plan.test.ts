import { describe, expect, test } from "vitest";
import { countedOf, type PlanItem, scosOf, sharedAfter, sharedWith } from "./plan.ts";

const item = (identifier: string, fields: Partial<PlanItem> = {}): PlanItem => ({
  ...{ identifier, title: identifier, isVisible: true, href: `${identifier}.html`, sco: true },
  ...{ masteryScore: null, maxTimeAllowed: null, timeLimitAction: null, dataFromLms: null },
  ...{ completionThreshold: null, hideLmsUi: [], sharedDataMaps: [], sequencing: {}, children: [] },
  ...fields,
});
const folder = (identifier: string, children: PlanItem[]) =>
  item(identifier, { href: null, sco: false, children });

describe("§entities#type-scorm scorm: what a manifest has to open", () => {
  test("every page, through all folders, in order", () => {
    const items = [item("a"), folder("f", [item("b"), folder("g", [item("c")])]), item("d")];
    expect(scosOf(items).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  test("what it demands: mastery, threshold and passing score only where they hold", () => {
    const [strict, lax, measured] = scosOf([
      item("a", {
        masteryScore: 80,
        completionThreshold: { completedByMeasure: true, minProgressMeasure: 0.9 },
        sequencing: { primaryObjective: { satisfiedByMeasure: true, minNormalizedMeasure: 0.7 } },
      }),
      item("b", {
        completionThreshold: { completedByMeasure: false, minProgressMeasure: 0.9 },
        sequencing: { primaryObjective: { minNormalizedMeasure: 0.7 } },
      }),
      item("c", { sequencing: { primaryObjective: { satisfiedByMeasure: true } } }),
    ]);
    expect(strict?.demands).toEqual({ masteryScore: 80, completionThreshold: 0.9, scaledPassingScore: 0.7 });
    expect(lax?.demands).toEqual({ masteryScore: null, completionThreshold: null, scaledPassingScore: null });
    expect(measured?.demands.scaledPassingScore).toBe(1);
  });

  test("pages count where none talks", () => {
    const [page, sco] = [item("p", { sco: false }), item("s")];
    expect(countedOf(scosOf([page, sco])).map(({ id }) => id)).toEqual(["s"]);
    expect(countedOf(scosOf([page])).map(({ id }) => id)).toEqual(["p"]);
  });
});

test("§protocols#scorm-sequencing shared data: read and written only where the manifest says so", () => {
  const map = (targetID: string, readSharedData: boolean, writeSharedData: boolean) => ({
    ...{ targetID, readSharedData, writeSharedData },
  });
  const plan = { sharedDataMaps: [map("r", true, false), map("w", false, true)] };
  expect(sharedWith(plan, { r: "1", w: "2", x: "3" })).toEqual({ r: "1" });
  expect(sharedAfter(plan, { r: "1", x: "3" }, { r: "4", w: "5", x: "6" })).toEqual({
    r: "1",
    w: "5",
    x: "3",
  });
});
