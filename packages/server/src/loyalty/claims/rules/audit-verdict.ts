// §states#claims "Sales, points and photos can be reproved": what an auditor says of a report, as how many units of each line stand.
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { fewestUnits } from "@trilha/contract/loyalty/claims/checks.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import type { SaleRefusal } from "./judge-sale.ts";

/** A line as it was reported, with what an earlier verdict left of it. */
export interface JudgedLine {
  readonly id: string;
  readonly quantity: number;
  readonly verdict: "accepted" | "rejected" | null;
  readonly acceptedQuantity: number | null;
}

export interface LineVerdict {
  readonly id: string;
  /** Units that stand; 0: the line is rejected. */
  readonly units: number;
  readonly reason: string | null;
}

export interface VerdictRequest {
  readonly verdict: "accept" | "reject" | "by_line";
  readonly reason?: string | undefined;
  readonly lines: readonly {
    lineId: string;
    verdict: "accepted" | "rejected";
    acceptedQuantity?: number | undefined;
    reason?: string | undefined;
  }[];
}

/**
 * Judgement of each line. An appeal leaves at least what stood before it: to ask for another look never costs
 * anything. Whatever falls needs a reason, for the person is told it. Objects to a verdict by line that leaves a line
 * out or names one twice, to more units than were reported, and of an appeal to fewer than stood.
 */
export function judgeLines(
  request: VerdictRequest,
  lines: readonly JudgedLine[],
  { appealed }: { appealed: boolean },
): LineVerdict[] | SaleRefusal {
  const reason = request.reason ?? null;
  if (request.verdict === "accept")
    return lines.map(({ id, quantity }) => ({ id, units: quantity, reason: null }));
  if (request.verdict === "reject") {
    if (!reason) return missingReason("body.reason");
    return lines.map((line) => ({ id: line.id, units: fewestUnits(line, { appealed }), reason }));
  }
  const byId = new Map(request.lines.map((line, index) => [line.lineId, { ...line, index }]));
  if (byId.size !== request.lines.length || byId.size !== lines.length)
    return { problem: saleProblems.notAllLines };
  const verdicts: LineVerdict[] = [];
  for (const line of lines) {
    const lineVerdict = byId.get(line.id);
    if (!lineVerdict) return { problem: saleProblems.notAllLines };
    const range = { atLeast: fewestUnits(line, { appealed }), quantity: line.quantity };
    const verdict = judgeLine(lineVerdict, range, reason);
    if ("problem" in verdict) return verdict;
    verdicts.push(verdict);
  }
  return verdicts;
}

function judgeLine(
  request: VerdictRequest["lines"][number] & { index: number },
  { atLeast, quantity }: { atLeast: number; quantity: number },
  common: string | null,
): LineVerdict | SaleRefusal {
  const { lineId: id, index, verdict, acceptedQuantity } = request;
  const units = verdict === "rejected" ? 0 : (acceptedQuantity ?? quantity);
  const path = `body.lines.${index}.acceptedQuantity`;
  const problem = genericProblems.invalidInput;
  if (units > quantity)
    return { problem, fields: [{ path, code: "too_big", params: { maximum: quantity } }] };
  if (units < atLeast)
    return { problem, fields: [{ path, code: "too_small", params: { minimum: atLeast } }] };
  const reason = request.reason ?? common;
  if (units < quantity && !reason) return missingReason(`body.lines.${index}.reason`);
  return { id, units, reason: units < quantity ? reason : null };
}

function missingReason(path: string): SaleRefusal {
  return { problem: genericProblems.invalidInput, fields: [{ path, code: "reason_required" }] };
}

/** How a verdict is noted: all stands, nothing, or a part. */
export function outcomeOf(
  verdicts: readonly LineVerdict[],
  lines: readonly JudgedLine[],
): "accepted" | "rejected" | "partial" {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  if (verdicts.every(({ units }) => units === 0)) return "rejected";
  return verdicts.every(({ id, units }) => units === quantities.get(id)) ? "accepted" : "partial";
}
