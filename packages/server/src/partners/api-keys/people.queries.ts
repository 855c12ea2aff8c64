import { normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { PersonNaming } from "@trilha/contract/partners/api-keys/shapes.ts";
import type { Role } from "@trilha/contract/permissions.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

interface PersonRow {
  userId: string;
  status: "awaiting_approval" | "active" | "blocked";
  roles: Role[];
  isSuperuser: boolean;
}

export interface PersonReference {
  by: PersonNaming;
  value: string;
  country: Country | undefined;
}

/** People of one client a partner's word may mean; of other clients nobody is found. Two are enough to know. */
export async function peopleNamed(tx: Tx, clientId: string, named: PersonReference): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select m.user_id as "userId", m.status, m.roles, u.is_superuser as "isSuperuser"
    from memberships m join users u on u.id = m.user_id
    where m.client_id = ${clientId} and u.deleted_at is null and ${conditionOf(named)}
    limit 2`.execute(tx);
  return rows;
}

function conditionOf({ by: naming, value, country }: PersonReference): RawBuilder<unknown> {
  switch (naming) {
    case "document":
      return sql`u.document = ${normalizeDocument(value)} and m.document_key is not null
        and (${country ?? null}::text is null or u.document_country = ${country ?? null}::text)`;
    case "email":
      return sql`lower(u.email) = lower(${value})`;
    case "username":
      return sql`lower(u.username) = lower(${value})`;
    case "externalId":
      return sql`lower(${value}) in (lower(m.gmin_number), lower(m.cadv_code), lower(m.sap_code))`;
  }
}
