import type * as contract from "@trilha/contract/core/exports/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { signedUntil } from "../../core/picture-address.ts";
import { readerOf } from "../../core/reader.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { exportPage, ownExport } from "./exports.queries.ts";
import { fileName, fileTypes, presentExport } from "./present-export.ts";
import { mayExport } from "./reading.ts";

/** The caller's own files in the selected client, the newest first. */
export const listExports: UseCase<typeof contract.listExports> = async (call, { query }) => {
  const position = readCursor(query.cursor, ["moment", "id"]);
  const after = position && ([new Date(position[0]), position[1]] as const);
  const rows = await call.read((tx) => exportPage(tx, call.actor, { after, rows: query.limit + 1 }));
  return pageOf(rows, query.limit, (row) => [row.asked_at.getTime(), row.id], presentExport);
};

/** One of the caller's own, with the address of its file once it is done: for as long as they may read what is in it. */
export const readExport: UseCase<typeof contract.readExport> = async (call, { params }) => {
  const { actor, now, parts } = call;
  const row = await call.read((tx) => ownExport(tx, actor, params.id));
  if (!row || row.expires_at <= now) return refuse(genericProblems.notFound);
  if (row.file_key && !mayExport(actor, row)) return refuse(genericProblems.forbidden);
  const url =
    row.file_key &&
    parts.outside.store.readUrl(row.file_key, {
      type: fileTypes[row.format],
      fileName: fileName(row, actor.name),
      expiresAt: signedUntil(now),
      reader: readerOf(actor),
    });
  return { ...presentExport(row), url };
};
