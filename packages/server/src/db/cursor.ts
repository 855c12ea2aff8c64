/**
 * Keyset cursors: where the page before ended, as an opaque text. A cursor that was tampered with is read as
 * none, which starts the list anew; it never widens what the caller may see.
 */
export function writeCursor(position: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Later than any row. */
const latest = Date.UTC(2200, 0, 1);

// Malformed values must not reach PostgreSQL.
const fit = {
  string: (value: unknown) => typeof value === "string" && !value.includes("\u0000") && value.isWellFormed(),
  number: (value: unknown) => Number.isSafeInteger(value),
  /** Milliseconds since 1970. */
  moment: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < latest,
  id: (value: unknown) => typeof value === "string" && uuid.test(value),
};

/** The position a cursor names, or undefined when it is none of ours. `kinds` is its expected shape. */
export function readCursor<const Kinds extends readonly (keyof typeof fit)[]>(
  cursor: string | undefined,
  kinds: Kinds,
): { [I in keyof Kinds]: Kinds[I] extends "number" | "moment" ? number : string } | undefined {
  if (!cursor) return undefined;
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const fits =
      Array.isArray(position) &&
      position.length === kinds.length &&
      kinds.every((kind, index) => fit[kind](position[index]));
    return fits ? (position as never) : undefined;
  } catch {
    return undefined;
  }
}

/** Cuts rows read with one too many into a page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  position: (row: Row) => readonly (string | number)[],
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > limit && last !== undefined ? writeCursor(position(last)) : null,
  };
}
