import { bodyFaults } from "@trilha/contract/learning/questions/check.ts";
import { type QuestionKind, questionKinds } from "@trilha/contract/learning/questions/sorts.ts";
import { expect, it } from "vitest";
import { placedFaults } from "./fault-paths.ts";
import { newBody } from "./new-body.ts";

const FIELDS: Record<QuestionKind, readonly string[]> = {
  one: ["prompt", "options.0.text", "options.1.text", "options.2.text"],
  several: ["prompt", "options.0.text", "options.1.text", "options.2.text", "options.3.text"],
  true_false: ["prompt"],
  numeric: ["prompt"],
  short_text: ["prompt", "answers.0.texts"],
  ordering: ["prompt", "items.0.text", "items.1.text", "items.2.text"],
  matching: [
    ...["prompt", "pairs.0.left", "pairs.1.left", "pairs.2.left"],
    ...["pairs.0.right", "pairs.1.right", "pairs.2.right"],
  ],
  essay: ["prompt"],
  scale: ["prompt"],
};

it.each(questionKinds)("faults of an empty %s stand at its fields", (kind) => {
  const body = newBody(kind);
  expect(placedFaults(body, bodyFaults(body, "pt-BR")).map(({ path }) => path)).toEqual(FIELDS[kind]);
});

it("leads to what is worth nothing, and to a range that ends too early", () => {
  const one = newBody("one");
  const worthless = one.kind === "one" && {
    ...one,
    options: one.options.map((option) => ({ ...option, share: 0 })),
  };
  expect(worthless && placedFaults(worthless, [{ code: "no_right_answer", partId: null }])).toEqual([
    { code: "no_right_answer", path: "options.0.share" },
  ]);
  const numeric = newBody("numeric");
  const turned = numeric.kind === "numeric" && {
    ...numeric,
    answers: [...numeric.answers, { from: 2, to: 1, share: 50, feedback: {} }],
  };
  expect(turned && placedFaults(turned, [{ code: "range_upside_down", partId: null }])).toEqual([
    { code: "range_upside_down", path: "answers.1.to" },
  ]);
});
