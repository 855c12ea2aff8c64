import { accessCodeTries } from "@trilha/contract/accounts/sign-in-methods/access-code.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Codes of people; what they had before is dead by that. */
export async function saveAccessCodes(
  tx: Tx,
  clientId: string,
  codes: readonly { membershipId: string; hash: Buffer }[],
  issue: { issuerId: string; now: Date; until: Date },
): Promise<void> {
  const rows = codes.map(({ membershipId, hash }) => ({ id: membershipId, hash: hash.toString("hex") }));
  await sql`
    insert into access_codes (client_id, membership_id, code_hash, issued_at, issued_by, expires_at)
    select ${clientId}, n.id, decode(n.hash, 'hex'), ${issue.now}, ${issue.issuerId}, ${issue.until}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id uuid, hash text)
    on conflict (client_id, membership_id) do update set code_hash = excluded.code_hash, tries = 0,
      issued_at = excluded.issued_at, issued_by = excluded.issued_by, expires_at = excluded.expires_at,
      used_at = null`.execute(tx);
}

/** People a code may belong to, with the facts of their password link. */
export interface CodeHolder {
  membershipId: string;
  hash: Buffer;
  id: string;
  username: string;
  email: string | null;
  password_hash: string | null;
  last_sign_in_at: Date | null;
}

/**
 * Takes a try of every code these two facts fit, in one client: of people who are in it, active, and have never had a
 * password. The rows are held until the transaction ends, so of two right tries at once one comes second. Who knows no
 * birth date uses up nobody's tries. A code is its issuer's word: it counts as long as they are of the client's staff.
 */
export async function takeAccessTries(
  tx: Tx,
  clientId: string,
  claimed: { documents: readonly string[]; birthday: string; now: Date },
): Promise<CodeHolder[]> {
  const { rows } = await sql<CodeHolder>`
    update access_codes c set tries = c.tries + 1
    from memberships m join users u on u.id = m.user_id
    where c.client_id = ${clientId} and m.client_id = c.client_id and m.id = c.membership_id
      and u.document = any(${[...claimed.documents]}::text[]) and m.document_key is not null
      and u.birthday = ${claimed.birthday}::date
      and m.status = 'active' and m.left_at is null and m.roles = '{}' and not u.is_superuser
      and u.deleted_at is null and u.password_hash is null and u.last_sign_in_at is null
      and c.used_at is null and c.expires_at > ${claimed.now} and c.tries < ${accessCodeTries}
      and exists (select from users b left join memberships i on i.user_id = b.id and i.client_id = c.client_id
        where b.id = c.issued_by and (b.is_superuser or (i.status = 'active' and i.left_at is null and i.roles <> '{}')))
    returning c.membership_id as "membershipId", c.code_hash as hash, u.id, u.username, u.email, u.password_hash,
      u.last_sign_in_at`.execute(tx);
  return rows;
}

export async function useAccessCode(
  tx: Tx,
  membership: { clientId: string; membershipId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("access_codes")
    .set({ used_at: now })
    .where("client_id", "=", membership.clientId)
    .where("membership_id", "=", membership.membershipId)
    .execute();
}

/** Forgets codes that ended before this; answers how many. */
export async function forgetAccessCodes(tx: Tx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from access_codes where ctid = any(array(
      select ctid from access_codes where expires_at < ${before} limit ${most}))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
