import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/privacy/own-data/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentOwnExport } from "./present-own-export.ts";
import { ownExportById, ownExportsOf } from "./privacy.queries.ts";

export const listOwnExports: UseCase<typeof contract.listOwnExports> = async (call) => {
  const rows = await call.read((tx) => ownExportsOf(tx, call.actor.userId, call.now));
  return { items: rows.map((row) => presentOwnExport(call, row)) };
};

export const readOwnExport: UseCase<typeof contract.readOwnExport> = async (call, { params }) => {
  const row = await call.read((tx) => ownExportById(tx, params.id, call.actor.userId));
  if (!row || row.expires_at <= call.now) return refuse(genericProblems.notFound);
  return presentOwnExport(call, row);
};
