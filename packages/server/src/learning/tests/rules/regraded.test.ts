import { expect, test } from "vitest";
import { aTruth } from "../../../../test/builders-attempts.ts";
import { questionOf } from "../../../../test/builders-tests.ts";
import { gradedPaper, type Paper } from "./graded.ts";
import { passedByEither, regraded } from "./regraded.ts";

const yes = { kind: "true_false", value: true } as const;
const meant: Pick<Paper, "type" | "settings" | "locale" | "marks"> = {
  type: "conventional_test",
  settings: { minimumScore: 60 },
  locale: "pt-BR",
  marks: new Map(),
};

test("§states#course a mended question moves its own points and no others", () => {
  const answers = new Map([
    [0, yes],
    [1, yes],
  ]);
  const before = gradedPaper({ ...meant, bodies: [aTruth(false), aTruth()], answers });
  const body = { ...aTruth(true), points: 3 };
  const after = regraded({ ...meant, graded: before.graded, places: [0], body });
  expect([before.percent, before.passed]).toEqual([50, false]);
  expect(after).toMatchObject({ points: 4, total: 4, percent: 100, passed: true });
  expect(after.graded[1]).toEqual(before.graded[1]);
});

test("§learning#regrade an answer the mended question has no part for is worth nothing; a mark stays", () => {
  const graded = [{ answer: yes, points: 1, of: 1, right: true }];
  expect(regraded({ ...meant, graded, places: [0], body: questionOf.one })).toMatchObject({ percent: 0 });
  const essay = [{ answer: { kind: "essay", text: "x" } as const, points: 2, of: 10, right: false }];
  const marked = { ...meant, marks: new Map([[0, 2]]) };
  expect(
    regraded({ ...marked, graded: essay, places: [0], body: { ...questionOf.essay, points: 4 } }),
  ).toMatchObject({
    points: 2,
    total: 4,
  });
});

test("§learning#regrade counted by a mended question from the start, a pass by what was asked stays, and a new one counts", () => {
  const answers = new Map([[0, yes]]);
  const won = gradedPaper({ ...meant, bodies: [aTruth()], answers });
  const lost = gradedPaper({ ...meant, bodies: [aTruth(false)], answers });
  expect(passedByEither(won, lost)).toEqual(won);
  expect(passedByEither(lost, won)).toEqual({ ...lost, passed: true });
  expect(passedByEither(lost, lost)).toEqual(lost);
  const waits = { ...won, state: "marking", percent: null, passed: null } as const;
  expect(passedByEither(waits, won)).toEqual(waits);
});
