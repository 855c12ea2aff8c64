import { expect, it } from "vitest";
import { claimMayStep, claimStates, reportedStates, statesOfReported } from "./states.ts";

const allowed = [
  "submitted auto_accepted",
  "submitted in_review",
  "submitted withdrawn",
  "in_review accepted",
  "in_review rejected",
  "in_review withdrawn",
  "auto_accepted in_review",
  "auto_accepted reversed",
  "accepted appealed",
  "accepted reversed",
  "rejected resubmitted",
  "rejected appealed",
  "resubmitted in_review",
  "appealed accepted",
  "appealed rejected",
  "in_review awaiting_picture",
  "appealed awaiting_picture",
  "awaiting_picture in_review",
  "awaiting_picture appealed",
  "awaiting_picture withdrawn",
];

it("§states#claims states of sales and photos: every pair", () => {
  const walked = claimStates.flatMap((from) =>
    claimStates.flatMap((to) => (claimMayStep(from, to) ? [`${from} ${to}`] : [])),
  );
  expect(walked.sort()).toEqual(allowed.sort());
});

it("§states#claims every state stands behind one a reporter can choose, once", () => {
  expect(reportedStates.flatMap(statesOfReported).sort()).toEqual([...claimStates].sort());
});
