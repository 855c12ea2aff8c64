import { readCursor } from "../../db/cursor.ts";

/** Where a list by time ended; undefined begins it anew. */
export function readTimeCursor(cursor: string | undefined): readonly [at: Date, id: string] | undefined {
  const position = readCursor(cursor, ["moment", "id"]);
  return position && [new Date(position[0]), position[1]];
}

export function timePosition(row: { submitted_at: Date; id: string }): readonly [number, string] {
  return [row.submitted_at.getTime(), row.id];
}
