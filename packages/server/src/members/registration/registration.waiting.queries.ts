import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RegistrationForm } from "@trilha/contract/members/registration/fields.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface WaitingItemRow {
  id: string;
  name: string;
  email: string | null;
  document: string | null;
  country: Country;
  jobProfile: JobProfile | null;
  store: string | null;
  form: RegistrationForm | null;
  waitingSince: Date;
  personalDataOpen: boolean;
}

export interface WaitingFilter {
  search: string;
  form: RegistrationForm | undefined;
  country: Country | undefined;
  jobProfile: JobProfile | undefined;
}

const item = sql`m.id, m.sort_name as name, u.email, u.document, m.country, m.job_profile as "jobProfile",
  s.name as store, r.form, coalesce(r.confirmed_at, m.created_at) as "waitingSince",
  m.personal_data_open as "personalDataOpen"`;

const sources = sql`memberships m
  join users u on u.id = m.user_id
  left join stores s on s.client_id = m.client_id and s.id = m.store_id
  left join lateral (select r.form, r.confirmed_at, r.terms_version from registrations r
    where r.client_id = m.client_id and r.user_id = m.user_id order by r.confirmed_at desc limit 1) r on true`;

/** Rows of the approval queue that match; a document nobody may see finds nobody. */
const wanted = (
  clientId: string,
  { search, form, country, jobProfile }: WaitingFilter,
  personal: boolean,
) => sql`
  m.client_id = ${clientId} and m.status = 'awaiting_approval' and m.left_at is null
  and (${search} = '' or strpos(fold(concat_ws(' ', u.first_name, u.last_name, u.nickname, u.email)), fold(${search})) > 0
    or (${personal} and m.personal_data_open and u.document = ${search}))
  and (${form ?? null}::text is null or r.form = ${form ?? null})
  and (${country ?? null}::text is null or m.country = ${country ?? null})
  and (${jobProfile ?? null}::text is null or m.job_profile = ${jobProfile ?? null})`;

/** One more than the page, the longest waiting first, and how many there are. */
export async function waitingPage(
  tx: Tx,
  clientId: string,
  filter: WaitingFilter,
  page: { after: string | undefined; rows: number; personal: boolean },
): Promise<{ rows: WaitingItemRow[]; total: number }> {
  const fits = wanted(clientId, filter, page.personal);
  const { rows } = await sql<WaitingItemRow>`
    select ${item} from ${sources}
     where ${fits} and (${page.after ?? null}::uuid is null or m.id > ${page.after ?? null}::uuid)
     order by m.id limit ${page.rows}`.execute(tx);
  const counted = await sql<{
    total: number;
  }>`select count(*) as total from ${sources} where ${fits}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export interface WaitingRegistrationRow extends WaitingItemRow {
  userId: string;
  nickname: string | null;
  storeNickname: string | null;
  documentCountry: DocumentCountry | null;
  birthday: string | null;
  gender: string | null;
  maritalStatus: string | null;
  children: number | null;
  profession: string | null;
  phones: Record<string, string>;
  address: Record<string, string>;
  disability: string | null;
  locale: Locale | null;
  company: string | null;
  brand: string | null;
  retailer: string | null;
  gminNumber: string | null;
  cadvCode: string | null;
  sapCode: string | null;
  emailConfirmed: boolean;
  termsVersion: number | null;
  namesakes: { id: string; name: string; email: string | null }[];
}

/** One who waits. */
export async function waitingById(
  tx: Tx,
  clientId: string,
  id: string,
): Promise<WaitingRegistrationRow | undefined> {
  const { rows } = await sql<WaitingRegistrationRow>`
    select ${item}, u.id as "userId", u.nickname, u.store_nickname as "storeNickname",
           u.document_country as "documentCountry", u.birthday, u.gender, u.marital_status as "maritalStatus",
           u.children, u.profession, u.phones, u.address, u.disability, u.locale,
           c.name as company, b.name as brand, t.name as retailer,
           m.gmin_number as "gminNumber", m.cadv_code as "cadvCode", m.sap_code as "sapCode",
           u.email_confirmed_at is not null as "emailConfirmed", r.terms_version as "termsVersion",
           coalesce((select json_agg(json_build_object('id', o.id, 'name', o.sort_name, 'email', ou.email))
             from (select * from memberships o where o.client_id = m.client_id and o.sort_name = m.sort_name
                     and o.id <> m.id and o.left_at is null limit 5) o
             join users ou on ou.id = o.user_id), '[]') as namesakes
      from ${sources}
      left join companies c on c.client_id = m.client_id and c.id = m.company_id
      left join brands b on b.client_id = m.client_id and b.id = m.brand_id
      left join retailers t on t.client_id = m.client_id and t.id = m.retailer_id
     where m.client_id = ${clientId} and m.id = ${id} and m.status = 'awaiting_approval' and m.left_at is null`.execute(
    tx,
  );
  return rows[0];
}
