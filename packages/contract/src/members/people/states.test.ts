import { expect, it } from "vitest";
import { decisions, membershipStatuses } from "./shapes.ts";
import { membershipTransitions } from "./states.ts";

const allowed = [
  "awaiting_approval approve active",
  "awaiting_approval block blocked",
  "active block blocked",
  "blocked unblock active",
];

it("§states#account states: every pair of state and decision", () => {
  const walked = membershipStatuses.flatMap((status) =>
    decisions.flatMap((decision) => {
      const next = membershipTransitions[status][decision];
      return next ? [`${status} ${decision} ${next}`] : [];
    }),
  );
  expect(walked.sort()).toEqual(allowed.sort());
});
