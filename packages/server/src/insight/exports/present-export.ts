import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { listExports } from "@trilha/contract/core/exports/endpoints.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import type { ExportRow } from "./exports.queries.ts";

/** Where a file lies. */
export const fileKey = ({ client_id, id }: Pick<ExportRow, "client_id" | "id">) =>
  `exports/${client_id}/${id}`;

export const fileTypes = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Name of a file: its kind and day, in no language; one that names people says who asked for it. */
export const fileName = ({ kind, format, asked_at, personal }: ExportRow, asker: string) => {
  const who = personal ? `-${plain(asker).replaceAll(" ", "-").slice(0, 60)}` : "";
  return `${kind.replace(".", "-")}-${asked_at.toISOString().slice(0, 10)}${who}.${format}`;
};

export function presentExport(row: ExportRow): Answer<typeof listExports>["items"][number] {
  const { id, kind, format, state, reason, failure, rows } = row;
  return {
    ...{ id, kind, format, state, reason, failure, rows },
    askedAt: row.asked_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  };
}
