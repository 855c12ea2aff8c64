import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

type Localized = Partial<Record<Locale, string>>;

export interface SectionRow {
  id: string;
  name: Localized;
  position: number;
  active: boolean;
}
export interface CategoryRow extends SectionRow {
  department_id: string;
}

const columns = ["id", "name", "position", "active"] as const;

/** All sections of a client, those switched off too, in their order. */
export async function allSections(
  tx: Tx,
  clientId: string,
): Promise<{ departments: SectionRow[]; categories: CategoryRow[] }> {
  const departments = await tx
    .selectFrom("reward_departments")
    .select(columns)
    .where("client_id", "=", clientId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  const categories = await tx
    .selectFrom("reward_categories")
    .select([...columns, "department_id"])
    .where("client_id", "=", clientId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return { departments, categories };
}

type Written = SectionRow & { department_id?: string };

/** Adds sections; answers how many: an id that is taken elsewhere adds nothing. */
export async function addSections(
  tx: Tx,
  clientId: string,
  table: "reward_departments" | "reward_categories",
  rows: readonly Written[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const department = table === "reward_categories" ? sql`, department_id` : sql``;
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (client_id, id, name, position, active${department})
    select ${clientId}::uuid, s.id, s.name, s.position, s.active${department}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (id uuid, name jsonb, position integer, active boolean, department_id uuid)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function editSections(
  tx: Tx,
  clientId: string,
  table: "reward_departments" | "reward_categories",
  rows: readonly Written[],
): Promise<void> {
  if (rows.length === 0) return;
  const department = table === "reward_categories" ? sql`, department_id = s.department_id` : sql``;
  await sql`
    update ${sql.table(table)} t set name = s.name, position = s.position, active = s.active${department}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s (id uuid, name jsonb, position integer, active boolean, department_id uuid)
    where t.client_id = ${clientId} and t.id = s.id`.execute(tx);
}
