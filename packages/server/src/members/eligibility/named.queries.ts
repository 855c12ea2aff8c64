import {
  type Eligibility,
  type NamedLeaf,
  namedIn,
  namedLeaves,
  sourcesIn,
  trainingsIn,
} from "@trilha/contract/members/eligibility/conditions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Tables that hold the things conditions name. */
const tables: Readonly<Record<NamedLeaf, string>> = {
  brand: "brands",
  retailer: "retailers",
  store: "stores",
  storeGroup: "store_groups",
  company: "companies",
  group: "people_groups",
};

/**
 * Whether a client has all that conditions name: another client's chain or training is none. What says that it came from
 * a segment is, word for word, that version of it (decision 077): whoever approves reads its name.
 */
export async function clientHasNamed(tx: Tx, clientId: string, eligibility: Eligibility): Promise<boolean> {
  const wanted = Map.groupBy(namedIn(eligibility), ([kind]) => kind);
  const conditions: [table: string, ids: readonly string[]][] = [...wanted].map(([kind, lists]) => [
    tables[kind],
    lists.flatMap(([, ids]) => ids),
  ]);
  const trainings = trainingsIn(eligibility);
  if (trainings.length > 0) conditions.push(["trainings", trainings]);
  const copies = sourcesIn(eligibility);
  if (conditions.length + copies.length === 0) return true;
  const missing = [
    ...conditions.map(
      ([table, ids]) => sql`exists (
        select from unnest(${[...ids]}::uuid[]) as w (id)
        where not exists (select from ${sql.table(table)} t where t.client_id = ${clientId} and t.id = w.id))`,
    ),
    ...copies.map(
      ({ source, conditions: copied }) => sql`not exists (
        select from segment_versions v
        where v.client_id = ${clientId} and v.segment_id = ${source.id} and v.version = ${source.version}
          and v.conditions = ${JSON.stringify(copied)}::jsonb)`,
    ),
  ];
  const { rows } = await sql<{ missing: boolean }>`select ${sql.join(missing, sql` or `)} as missing`.execute(
    tx,
  );
  return rows[0]?.missing === false;
}

/** Names of the brands, chains, stores, groups and companies in conditions, by id. */
export async function namesInTrees(
  tx: Tx,
  clientId: string,
  trees: readonly Eligibility[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(trees.flatMap((tree) => namedIn(tree).flatMap(([, namedIds]) => namedIds)))];
  if (ids.length === 0) return new Map();
  const parts = namedLeaves.map(
    (kind) =>
      sql`select id, name from ${sql.table(tables[kind])} where client_id = ${clientId} and id = any(${ids}::uuid[])`,
  );
  const { rows } = await sql<{ id: string; name: string }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
