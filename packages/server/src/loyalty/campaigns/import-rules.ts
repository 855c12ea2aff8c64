import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importRules as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { readSheet } from "../../core/imports/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { campaignRow } from "./campaigns.office.queries.ts";
import { type PointsRow, pointsFile, readPointsLine } from "./rules/points-columns.ts";

/** As many rows as a rule set may hold (contract earning). */
const rowLimit = 5_000;

/** Reads a points table; every bad line is told, and nothing is saved: the editor takes the rows into the draft. */
export const importRules: UseCase<typeof spec> = async (call, { params, body }) => {
  const { clientId } = call.actor;
  const campaign = await call.read((tx) => campaignRow(tx, clientId, params.id));
  if (!campaign) return refuse(genericProblems.notFound);
  const sheet = await readSheet(new TextEncoder().encode(body.csv), rowLimit);
  if (sheet === "unreadable") return wholeFile("invalid");
  if (sheet === "too_long") return wholeFile("too_many");
  const first = readHeaderLine(sheet.header, pointsFile);
  if (!first) return wholeFile("invalid", sheet.header.join(";"));
  if (first.errors.length > 0) return { rows: [], bad: first.errors.map(refuseLines) };
  const rows: PointsRow[] = [];
  // A column that is no part of a points table is left out, and said.
  const bad: LineError[] = first.headings.flatMap(({ heading, column }) =>
    column || !heading ? [] : [{ line: 1, column: heading, value: heading, code: "unknown" as const }],
  );
  for (const { line, cells } of sheet.lines) {
    const read = readPointsLine(line, cells, first.header);
    if ("row" in read) rows.push(read.row);
    else bad.push(...read.errors);
  }
  return {
    rows: rows.map((row, index) => ({ ruleId: `row-${index + 1}`, ...row })),
    bad: bad.map(refuseLines),
  };
};

function refuseLines({ line, column, code, value }: LineError) {
  return { line, column: column ?? "", code, value };
}

/** Faults of the file as a whole stand at its first line. */
function wholeFile(code: string, value = "") {
  return { rows: [], bad: [{ line: 1, column: "", code, value: value.slice(0, 64) }] };
}
