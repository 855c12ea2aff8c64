import { requestStates } from "@trilha/contract/content/support/kinds.ts";
import { expect, test } from "vitest";
import { isLate, mayBecome } from "./states.ts";

const allowed = [
  "open answered",
  "open closed",
  "answered answered",
  "answered open",
  "answered closed",
  "closed open",
];

test.each(requestStates.flatMap((from) => requestStates.map((to) => [from, to] as const)))(
  "§limits#support-response a request that is %s may become %s only as the table says",
  (from, to) => {
    expect(mayBecome(from, to)).toBe(allowed.includes(`${from} ${to}`));
  },
);

test.each([
  ["open", "2026-03-10", false],
  ["open", "2026-03-11", false],
  ["open", "2026-03-12", true],
  ["answered", "2026-03-12", false],
  ["closed", "2026-03-12", false],
] as const)("§limits#support-response %s on %s, due on 11 March: late is %s", (state, today, late) => {
  expect(isLate({ state, dueOn: "2026-03-11" }, today)).toBe(late);
});
