import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Person who is still here. */
export async function personToLeave(tx: Tx, userId: string) {
  return tx
    .selectFrom("users")
    .select(["id", "email", "locale", "first_name as firstName", "is_superuser as isSuperuser"])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as("name"))
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Clients somebody is in, with how many of their orders are on no way yet. */
export function clientsOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("memberships as m")
    .innerJoin("clients as c", "c.id", "m.client_id")
    .select(["c.id", "c.name"])
    .select(
      sql<number>`(select count(*)::integer from orders o where o.client_id = m.client_id and o.user_id = m.user_id
        and o.state in ('awaiting_approval', 'approved'))`.as("openOrders"),
    )
    .where("m.user_id", "=", userId)
    .orderBy("c.name")
    .execute();
}

export async function certificatesOf(tx: Tx, userId: string): Promise<number> {
  const { n } = await tx
    .selectFrom("certificates")
    .select(sql<number>`count(*)::integer`.as("n"))
    .where("user_id", "=", userId)
    .where("replaced_at", "is", null)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Clients in which nobody else is an administrator. */
export async function onlyAdministratedBy(tx: Tx, userId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from memberships m join clients c on c.id = m.client_id
     where m.user_id = ${userId} and m.status = 'active' and m.roles @> '{program_administrator}'
       and not exists (select from memberships o where o.client_id = m.client_id and o.user_id <> m.user_id
         and o.status = 'active' and o.left_at is null and o.roles @> '{program_administrator}')
     order by c.name`.execute(tx);
  return rows;
}

/** Holds who administers the clients somebody administers: two of them who leave at once must not both find the other. */
export async function holdAdministrators(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('superusers who leave', 0))`.execute(tx);
  await sql`
    select c.id from clients c
     where c.id in (select m.client_id from memberships m
       where m.user_id = ${userId} and m.roles @> '{program_administrator}')
     order by c.id for no key update`.execute(tx);
}

export async function isLastSuperuser(tx: Tx, userId: string): Promise<boolean> {
  const other = await tx
    .selectFrom("users")
    .select("id")
    .where("is_superuser", "=", true)
    .where("id", "<>", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return other === undefined;
}

export async function insertLeaving(
  tx: Tx,
  row: { user_id: string; asked_at: Date; farewell_id: string | null },
): Promise<void> {
  await tx
    .insertInto("leavings")
    .values({ ...row, erased_at: null })
    .execute();
}
