import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { PersonalRows } from "./register/shape.ts";

/** Least length of a searched word: shorter ones are in every text. */
export const shortestWord = 4;
/** A document with fewer signs is in texts by chance. */
const shortestDocument = 6;

/** By what somebody may be found in what was written at the door, where nobody is signed in. */
interface Writer {
  /** User name and e-mail. */
  readonly addresses: readonly string[];
  readonly document: string | null;
}

/** A document as people type it: with dots, dashes and spaces, or without; never a part of a longer number. */
export function documentPattern(document: string | null): string | null {
  const signs = [...(document ?? "").replace(/[^\p{L}\p{N}]/gu, "")];
  return signs.length < shortestDocument
    ? null
    : `(?<![[:alnum:]])${signs.join("[-[:space:]./]*")}(?![[:alnum:]])`;
}

export function leavingOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("leavings")
    .select(["asked_at", "farewell_id", "erased_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function clientsOfLeaver(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("memberships")
    .select("client_id")
    .where("user_id", "=", userId)
    .orderBy("client_id")
    .execute();
  return rows.map((row) => row.client_id);
}

/** By what somebody was known outside the columns that are theirs. */
export interface KnownBy {
  name: string;
  /** User name, e-mail, document and phones. */
  marks: string[];
  writer: Writer;
}

export async function knownBy(tx: Tx, userId: string): Promise<KnownBy> {
  const person = await tx
    .selectFrom("users")
    .select(["username", "email", "document", "phones"])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"))
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const marks = [person.username, person.email, person.document, ...Object.values(person.phones)];
  return {
    name: person.name,
    writer: {
      addresses: [person.username, person.email].filter((one) => one !== null),
      document: person.document,
    },
    marks: marks.filter((mark): mark is string => typeof mark === "string" && mark.length >= shortestWord),
  };
}

/** Erases a part of one step of the register; answers how many rows that were. */
export async function eraseStep(
  tx: Tx,
  userId: string,
  table: string,
  face: PersonalRows,
  most: number,
): Promise<number> {
  await allowSlowStatements(tx);
  const { rows } = await sql<{ erased: number }>`
    select erase_of_person(${userId}::uuid, ${table}, ${JSON.stringify(face)}::jsonb, ${most}::integer) as erased`.execute(
    tx,
  );
  return rows[0]?.erased ?? 0;
}

/** Gives the statements of a transaction more time: some of these tables are long, and nobody waits. */
export async function allowSlowStatements(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
}

export async function noteErased(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("leavings")
    .set({ erased_at: now, farewell_id: null })
    .where("user_id", "=", userId)
    .execute();
}
