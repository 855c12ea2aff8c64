import type { BandBirthdays } from "@trilha/contract/accounts/identity/age-bands.ts";
import { accessCodeTries } from "@trilha/contract/accounts/sign-in-methods/access-code.ts";
import type { peopleFilter } from "@trilha/contract/members/people/shapes.ts";
import { sql } from "kysely";
import type * as z from "zod/mini";
import type { Tx } from "../../db/database.ts";
import type { CodeCandidate } from "./rules/access-code.ts";

/** As many people are looked at for one list of codes: what a people file has at most. */
const most = 20_000;

export type CandidateRow = CodeCandidate & {
  id: string;
  userId: string;
  name: string;
  store: string | null;
};

/** People that codes are asked for: some, or everybody of a list who has never come. */
export type AccessCodeRequest =
  | { ids: readonly string[] }
  | {
      filter: z.output<typeof peopleFilter> & { search: string };
      birthdays: BandBirthdays | undefined;
      byDocuments: boolean;
    };

/**
 * Facts about a code, by store and name. Whether somebody is elsewhere is asked past the client: the caller puts it
 * inside `asSystem`, and every table is bound to the client by hand.
 */
export async function codeCandidates(
  tx: Tx,
  clientId: string,
  wanted: AccessCodeRequest,
  now: Date,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select m.id, m.user_id as "userId", m.sort_name as name, m.status, m.roles, s.name as store, u.email, u.document,
      u.birthday is not null as "hasBirthday", u.is_superuser as "isSuperuser",
      u.password_hash is not null or u.last_sign_in_at is not null as "hasCome",
      not m.personal_data_open or exists (
        select from memberships o where o.user_id = u.id and o.client_id <> m.client_id) as "isElsewhere",
      exists (select from access_codes c where c.client_id = m.client_id and c.membership_id = m.id
        and c.used_at is null and c.expires_at > ${now} and c.tries < ${accessCodeTries}) as "hasCode"
    from memberships m join users u on u.id = m.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where m.client_id = ${clientId} and m.left_at is null and u.deleted_at is null and m.id = any(${idsOf(wanted)})
    order by s.name nulls last, m.sort_name, m.id`.execute(tx);
  return rows;
}

function idsOf(wanted: AccessCodeRequest) {
  if ("ids" in wanted) return sql`${[...wanted.ids]}::uuid[]`;
  const { birthdays } = wanted;
  const { search, status, role, jobProfile, country, groupId } = wanted.filter;
  return sql`array(select p.id from people_page(${search}::text, ${status ?? null}::text, ${role ?? null}::text,
    ${jobProfile ?? null}::text, ${country ?? null}::text, ${groupId ?? null}::uuid, null::text, null::uuid,
    ${most}::integer, true, ${wanted.byDocuments}::boolean, ${birthdays?.after ?? null}::date,
    ${birthdays?.until ?? null}::date) p)`;
}
