import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** A person with their links in one client, as they read themselves. */
export function profileRow(tx: Tx, userId: string, clientId: string | null) {
  return tx
    .selectFrom("users as u")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.user_id", "=", "u.id").on("m.client_id", "=", clientId),
    )
    .leftJoin("companies as c", (join) =>
      join.onRef("c.client_id", "=", "m.client_id").onRef("c.id", "=", "m.company_id"),
    )
    .leftJoin("brands as b", (join) =>
      join.onRef("b.client_id", "=", "m.client_id").onRef("b.id", "=", "m.brand_id"),
    )
    .leftJoin("retailers as r", (join) =>
      join.onRef("r.client_id", "=", "m.client_id").onRef("r.id", "=", "m.retailer_id"),
    )
    .leftJoin("stores as s", (join) =>
      join.onRef("s.client_id", "=", "m.client_id").onRef("s.id", "=", "m.store_id"),
    )
    .select([
      "u.id",
      "u.username",
      "u.first_name as firstName",
      "u.last_name as lastName",
      "u.nickname",
      "u.store_nickname as storeNickname",
      "u.email",
      "u.document",
      "u.document_country as documentCountry",
      "u.gender",
      "u.marital_status as maritalStatus",
      "u.children",
      "u.birthday",
      "u.profession",
      "u.phones",
      "u.phone_verified_at as phoneVerifiedAt",
      "u.address",
      "u.has_disability as hasDisability",
      "u.disability",
      "u.avatar_file_id as avatarFileId",
      "u.country",
      "u.locale",
      "u.color_scheme as colorScheme",
      "u.version",
      "m.job_profile as jobProfile",
      "m.gmin_number as gminNumber",
      "m.cadv_code as cadvCode",
      "m.sap_code as sapCode",
      "c.name as company",
      "b.name as brand",
      "r.name as retailer",
      "s.name as store",
      sql<string[]>`array(select g.name from membership_groups mg
        join people_groups g on g.client_id = mg.client_id and g.id = mg.group_id
        where mg.client_id = m.client_id and mg.membership_id = m.id order by g.name)`.as("groups"),
    ])
    .where("u.id", "=", userId)
    .where("u.deleted_at", "is", null)
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>;

const lists = { gender: "genders", maritalStatus: "marital_statuses", profession: "professions" } as const;
export type ListField = keyof typeof lists;

export async function isOption(tx: Tx, field: ListField, key: string): Promise<boolean> {
  const option = await tx.selectFrom(lists[field]).select("key").where("key", "=", key).executeTakeFirst();
  return option !== undefined;
}
