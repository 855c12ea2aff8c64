import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { PointsColumn } from "@trilha/contract/loyalty/campaigns/import-columns.ts";
import type { importRules as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { importFile, readLines } from "../../core/imports/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { campaignRow } from "./campaigns.office.queries.ts";
import { type PointsRow, pointsFile, readPointsLine } from "./rules/points-columns.ts";

/** Largest rule set (contract earning). */
const mostRows = 5_000;

/** Reads a points table. Nothing is saved: the editor takes the rows into its draft. */
export const importRules: UseCase<typeof spec> = (call, { params, body }) =>
  importFile(call, body, {
    kind: "points_table",
    columns: pointsFile,
    most: { lines: mostRows },
    plan: async (tx, sheet) => {
      const campaign = await campaignRow(tx, call.actor.clientId, params.id);
      if (!campaign) return refuse(genericProblems.notFound);
      const { good: rows, errors } = await readLines<PointsColumn, PointsRow>(sheet, readPointsLine);
      return { rows, errors };
    },
    figures: ({ rows }) => ({ created: rows.length, updated: 0, unchanged: 0 }),
    write: async () => undefined,
    more: (plan) => ({
      rows: (plan?.rows ?? []).map((row, index) => ({ ruleId: `row-${index + 1}`, ...row })),
    }),
  });
