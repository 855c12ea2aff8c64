import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Groups of a membership, by their ids. */
export interface MembershipGroups {
  id: string;
  groupIds: readonly string[];
}

/** Puts people into groups they are not in; a group that is gone is left out. */
export async function addToGroups(
  tx: Tx,
  clientId: string,
  memberships: readonly MembershipGroups[],
): Promise<void> {
  if (memberships.every(({ groupIds }) => groupIds.length === 0)) return;
  await sql`
    insert into membership_groups (client_id, membership_id, group_id)
    select ${clientId}, n.id, g.id
    from jsonb_to_recordset(${JSON.stringify(memberships)}::jsonb) as n(id uuid, "groupIds" jsonb),
      lateral (select value::uuid as id from jsonb_array_elements_text(n."groupIds")) named
    join people_groups g on g.client_id = ${clientId} and g.id = named.id`.execute(tx);
}

/** Sets the groups of these people and of nobody else. */
export async function replaceGroups(
  tx: Tx,
  clientId: string,
  memberships: readonly MembershipGroups[],
): Promise<void> {
  // An array, not a join: its plan stays good while the table grows under it.
  await sql`
    delete from membership_groups
    where client_id = ${clientId} and membership_id = any(${memberships.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  );
  await addToGroups(tx, clientId, memberships);
}
