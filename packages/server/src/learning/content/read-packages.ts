import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/content/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { packagePage, readPackageRow } from "./content.queries.ts";
import { presentPackage } from "./present-package.ts";

/** Packages of the client, the newest first. */
export const listPackages: UseCase<typeof contract.listPackages> = async (call, { query }) => {
  const { clientId } = call.actor;
  const position = readCursor(query.cursor, ["moment", "id"]);
  const after = position && ([new Date(position[0]), position[1]] as const);
  const { kind, search, limit } = query;
  const rows = await call.read((tx) => packagePage(tx, { clientId, kind, search, after, rows: limit + 1 }));
  return pageOf(
    rows,
    limit,
    (row) => [row.created_at.getTime(), row.id],
    (row) => presentPackage(row, call.locale),
  );
};

/** One of them: how far it is, what is in it, or why it is refused. */
export const readPackage: UseCase<typeof contract.readPackage> = async (call, { params }) => {
  const { clientId } = call.actor;
  const row = await call.read((tx) => readPackageRow(tx, { clientId, packageId: params.id }));
  return row ? presentPackage(row, call.locale) : refuse(genericProblems.notFound);
};
