import type { Locale } from "@trilha/contract/core/locale.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import { type Selectable, sql } from "kysely";
import type { ProfileFacts } from "../../accounts/profile/index.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

interface HomeFacts extends ProfileFacts {
  avatarFileId: string | null;
  hasProfile: boolean;
  welcome: Selectable<Tables["client_branding"]>["welcome"];
  defaultLocale: Locale;
  backgroundId: string | null;
  backgroundClientId: string | null;
  jobProfile: JobProfile | null;
  store: string | null;
  retailer: string | null;
  city: string | null;
  memberSince: Date;
  hasSignedUp: boolean;
  hasLearned: boolean;
  hasReported: boolean;
  termsInForce: number | null;
  termsAccepted: number | null;
}

/** The person, their place in the client, and the client's welcome. */
export async function homeFacts(
  tx: Tx,
  who: { userId: string; clientId: string; now: Date },
): Promise<HomeFacts | undefined> {
  const { rows } = await sql<HomeFacts>`
    select u.first_name as "firstName", u.last_name as "lastName", u.nickname, u.gender,
           u.marital_status as "maritalStatus", u.children, u.birthday, u.profession, u.phones, u.address,
           u.avatar_file_id as "avatarFileId", c.has_profile as "hasProfile", l.welcome,
           l.default_locale as "defaultLocale", f.id as "backgroundId", f.client_id as "backgroundClientId",
           m.job_profile as "jobProfile", s.name as store, r.name as retailer, s.city,
           coalesce(m.created_at, u.created_at) as "memberSince",
           exists (select from campaign_enrolments e where e.client_id = c.id and e.user_id = u.id) as "hasSignedUp",
           exists (select from course_enrolments e where e.client_id = c.id and e.user_id = u.id) as "hasLearned",
           exists (select from claims s where s.client_id = c.id and s.user_id = u.id) as "hasReported",
           (select max(t.version) from legal_texts t
             where t.client_id = c.id and t.kind = 'terms' and t.published_at <= ${who.now}) as "termsInForce",
           (select max(a.version) from acceptances a
             where a.client_id = c.id and a.user_id = u.id and a.kind = 'terms') as "termsAccepted"
    from users u
    join clients c on c.id = ${who.clientId}
    join client_branding l on l.client_id = c.id
    left join files f on f.id = l.background_file_id and f.state = 'ready'
    left join memberships m on m.user_id = u.id and m.client_id = c.id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    left join retailers r on r.client_id = m.client_id and r.id = m.retailer_id
    where u.id = ${who.userId}`.execute(tx);
  return rows[0];
}

/** The caller's newest notifications. */
export function newestNotifications(tx: Tx, userId: string, clientId: string, limit: number) {
  return tx
    .selectFrom("notifications")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
