import type { DataClass } from "@trilha/contract/privacy/own-data/shapes.ts";

/** Blank of a column: nothing else is ever written over what somebody left behind. */
export type Blank = null | "" | "—" | "{}" | "[]";

/** Rows that are about somebody, found one way, and what becomes of them when that person leaves. */
export interface PersonalRows {
  /** The column that names the person, or something of theirs. */
  readonly key: string;
  /** The key is kept as text, and may be the person's or one of their memberships. */
  readonly as?: "text";
  /** The key names rows of this table (by `id`), which name the person in `by`. */
  readonly of?: string;
  readonly by?: string;
  /** Only rows whose JSON column has this key. */
  readonly only?: readonly [column: string, key: string];
  /** Rows that go. */
  readonly rows?: true;
  /** Rows that stay, with these columns blank. */
  readonly blanks?: Readonly<Record<string, Blank>>;
}

/** Export of a table: its columns by the words they are called (`words.ts`). */
export interface ExportedColumns {
  /** The column that names the person, and where it is one of something of theirs, of what. */
  readonly key: string;
  readonly of?: string;
  readonly by?: string;
  readonly columns: readonly string[];
  /** Ids that are read better by the name of what they mean: column → table and its column. */
  readonly names?: Readonly<Record<string, readonly [table: string, column: string]>>;
}

/** One table that can hold something about a person. */
export interface Known {
  readonly table: string;
  readonly class: DataClass;
  readonly faces: readonly PersonalRows[];
  /** Texts that say nothing about who it was: what was chosen, counted, or written by the programme. */
  readonly stays?: readonly string[];
  readonly shown?: ExportedColumns;
}

/** Actors are named beside their id; the id stays. */
export const signed = (key: string, name: string): PersonalRows => ({ key, blanks: { [name]: "—" } });
/** Rows that are theirs and go. */
export const gone = (key = "user_id"): PersonalRows => ({ key, rows: true });
/** Rows that are theirs and stay, without what these columns say. */
export const emptied = (blanks: PersonalRows["blanks"] & object, key = "user_id"): PersonalRows => ({
  key,
  blanks,
});
/** The same of rows that belong to something of theirs. */
export const within = (
  ownerTable: string,
  key: string,
  blanks: PersonalRows["blanks"] & object,
  ownerColumn = "user_id",
): PersonalRows => ({
  key,
  of: ownerTable,
  by: ownerColumn,
  blanks,
});
