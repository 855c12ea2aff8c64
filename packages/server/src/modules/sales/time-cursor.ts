import { readCursor } from "../../db/cursor.ts";

/** Later than any report, so that what somebody made up is still a moment the database can read. */
const latest = Date.UTC(2200, 0, 1);

/** Where a list by time ended; undefined begins it anew. */
export function readTimeCursor(cursor: string | undefined): readonly [at: Date, id: string] | undefined {
  const position = readCursor(cursor, ["number", "id"]);
  if (!position) return undefined;
  const [at, id] = position;
  return at >= 0 && at < latest ? [new Date(at), id] : undefined;
}

export function timePosition(row: { submitted_at: Date; id: string }): readonly [number, string] {
  return [row.submitted_at.getTime(), row.id];
}
