import type { Tx } from "../../db/database.ts";

/** Every list the installation shares (§entities#lists), in its own order. */
export async function referenceLists(tx: Tx) {
  const [languages, countries, areas, genders, maritalStatuses, professions] = await Promise.all([
    tx.selectFrom("languages").selectAll().orderBy("id").execute(),
    tx.selectFrom("countries").selectAll().orderBy("position").execute(),
    tx.selectFrom("country_areas").select(["country", "code", "name"]).orderBy("name").execute(),
    tx.selectFrom("genders").select(["key", "names"]).orderBy("position").execute(),
    tx.selectFrom("marital_statuses").select(["key", "names"]).orderBy("position").execute(),
    tx.selectFrom("professions").select(["key", "names"]).orderBy("position").execute(),
  ]);
  return { languages, countries, areas, genders, maritalStatuses, professions };
}
