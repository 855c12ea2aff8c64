// Words for a posting on a person's statement, and what is told of the document behind it.
import { statementLine } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { type TraceStep, trace } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type * as z from "zod/mini";
import type { LedgerType, StatementEntry } from "../ledger/index.ts";

type Line = z.output<typeof statementLine>;
type Shown = Line["type"];

const kinds = {
  earned: ["award"],
  spent: ["hold", "capture", "release", "refund", "transfer_out", "transfer_done", "transfer_back"],
  taken_back: ["reverse", "expire", "repay", "adjust", "write_off"],
} as const satisfies Record<string, readonly Shown[]>;

const shown: readonly LedgerType[] = Object.values(kinds).flat();

/** The postings of a filter; without one all that people are told of. */
export function typesOf(kind: keyof typeof kinds | undefined): readonly LedgerType[] {
  return kind ? kinds[kind] : shown;
}

/** Whether people are told of it: that a lot cleared is no line of its own. */
export function movesPoints(type: LedgerType): type is Shown {
  return shown.includes(type);
}

/** State of points, as it is told. */
export function stateShown(state: StatementEntry["lots"][number]["state"]): Line["states"][number]["state"] {
  if (state === "awaiting") return "under_audit";
  // A correction took them back, like a reversal does.
  return state === "adjusted" ? "reversed" : state;
}

/** The reason for a number; a posting without one has no steps. */
export function traceOf(details: Readonly<Record<string, unknown>>): TraceStep[] {
  const read = trace.safeParse(details.trace);
  return read.success ? read.data : [];
}

export function documentOf(details: Readonly<Record<string, unknown>>): Line["document"] {
  const read = statementLine.shape.document.safeParse(details.document ?? null);
  return read.success ? read.data : null;
}
