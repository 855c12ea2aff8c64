import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

// A person's links are in several clients: the caller speaks for the system, and each query names the person.

export interface LinkCandidate {
  id: string;
  /** Has a proof of their own, or is a member of another client: the provider's word alone links nobody to them. */
  needsProof: boolean;
}

/**
 * The person of a client who has this e-mail and no account of this issuer yet: an address that went to somebody else
 * brings nobody into the account of who had it before. Never a superuser.
 */
export async function personToLink(
  tx: Tx,
  scope: { clientId: string; issuer: string; email: string },
): Promise<LinkCandidate | undefined> {
  const { rows } = await sql<LinkCandidate>`
    select n.id, has_own_proof(n.id) or exists (
      select from memberships o where o.user_id = n.id and o.client_id <> ${scope.clientId}) as "needsProof"
    from people_named(${scope.email}, '') n
    join memberships m on m.user_id = n.id and m.client_id = ${scope.clientId}
    join users u on u.id = n.id and not u.is_superuser
    where n.matched = 'email'
      and not exists (select from linked_identities i
        where i.client_id = ${scope.clientId} and i.user_id = n.id and i.issuer = ${scope.issuer})`.execute(
    tx,
  );
  return rows[0];
}

export async function isIn(tx: Tx, clientId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("memberships")
    .select("id")
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .where("left_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export function identitiesOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("linked_identities as i")
    .innerJoin("clients as c", "c.id", "i.client_id")
    .select(["i.id", "i.issuer", "i.linked_at", "i.last_used_at", "c.name as client"])
    .where("i.user_id", "=", userId)
    .orderBy("i.linked_at", "desc")
    .limit(100)
    .execute();
}

/** Takes a link away; answers in which client it was. */
export async function deleteIdentity(
  tx: Tx,
  link: { id: string; userId: string },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("linked_identities")
    .where("id", "=", link.id)
    .where("user_id", "=", link.userId)
    .returning("client_id")
    .executeTakeFirst();
  return row?.client_id;
}
