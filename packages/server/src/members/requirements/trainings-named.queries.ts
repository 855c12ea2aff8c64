import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** A training as whoever explains what is locked tells of it. */
export interface NamedTraining {
  title: Partial<Record<Locale, string>>;
  link: string | null;
  active: boolean;
}

/** Titles and links of trainings, by id. */
export async function trainingsNamed(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedTraining>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("trainings")
    .select(["id", "title", "link", "active"])
    .where("client_id", "=", clientId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...training }) => [id, training]));
}
