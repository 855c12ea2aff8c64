import { describe, expect, test } from "vitest";
import { judgeLines, outcomeOf, type VerdictRequest } from "./audit-verdict.ts";

const line = (id: string, quantity: number) => ({ id, quantity, verdict: null, acceptedQuantity: null });
const lines = [line("a", 2), line("b", 3)];
const judge = (request: Partial<VerdictRequest>, judged = lines, appealed = false) => {
  const verdicts = judgeLines({ verdict: "by_line", lines: [], ...request }, judged, { appealed });
  if (!("problem" in verdicts))
    return verdicts.map(({ id, units, reason }) => `${id}${units} ${reason ?? ""}`.trim());
  return [verdicts.problem.code, ...(verdicts.fields ?? []).map(({ path, code }) => `${path} ${code}`)];
};
const accepted = (lineId: string, acceptedQuantity?: number) => ({
  lineId,
  verdict: "accepted" as const,
  acceptedQuantity,
});

describe("§states#claims a sale can be reproved, whole or in part", () => {
  test.each<[string, Partial<VerdictRequest>, string[]]>([
    ["accepted", { verdict: "accept" }, ["a2", "b3"]],
    ["rejected", { verdict: "reject", reason: "blurred" }, ["a0 blurred", "b0 blurred"]],
    ["rejected without a reason", { verdict: "reject" }, ["request.invalid", "body.reason reason_required"]],
    ["line by line", { lines: [accepted("b", 1), accepted("a")], reason: "one" }, ["a2", "b1 one"]],
    [
      "each with its own reason",
      { lines: [accepted("a"), { lineId: "b", verdict: "rejected", reason: "other" }], reason: "one" },
      ["a2", "b0 other"],
    ],
    [
      "a part without a reason",
      { lines: [accepted("a"), accepted("b", 2)] },
      ["request.invalid", "body.lines.1.reason reason_required"],
    ],
    [
      "more than was reported",
      { lines: [accepted("a", 3), accepted("b")] },
      ["request.invalid", "body.lines.0.acceptedQuantity too_big"],
    ],
    ["a line left out", { lines: [accepted("a")] }, ["audit.not_all_lines"]],
    ["a line twice", { lines: [accepted("a"), accepted("a")] }, ["audit.not_all_lines"]],
    ["a line of another sale", { lines: [accepted("a"), accepted("z")] }, ["audit.not_all_lines"]],
  ])("%s", (_, request, expected) => {
    expect(judge(request)).toEqual(expected);
  });

  test("an appeal that is rejected costs nothing", () => {
    const before = [
      { id: "a", quantity: 2, verdict: "accepted" as const, acceptedQuantity: 1 },
      { id: "b", quantity: 3, verdict: "rejected" as const, acceptedQuantity: 0 },
    ];
    const request = { verdict: "reject" as const, reason: "no" };
    expect(judge(request, before as never, true)).toEqual(["a1 no", "b0 no"]);
    const rejectedLine = { lineId: "a", verdict: "rejected" as const };
    expect(judge({ lines: [rejectedLine, accepted("b")], reason: "no" }, before as never, true)).toEqual([
      "request.invalid",
      "body.lines.0.acceptedQuantity too_small",
    ]);
    expect(
      judge({ lines: [accepted("a", 1), accepted("b", 2)], reason: "no" }, before as never, true),
    ).toEqual(["a1 no", "b2 no"]);
  });

  test.each<[number, number, string]>([
    [2, 3, "accepted"],
    [2, 1, "partial"],
    [0, 3, "partial"],
    [0, 0, "rejected"],
  ])("%i and %i units stand: %s", (a, b, outcome) => {
    const verdicts = [
      { id: "a", units: a, reason: null },
      { id: "b", units: b, reason: null },
    ];
    expect(outcomeOf(verdicts, lines)).toBe(outcome);
  });
});
