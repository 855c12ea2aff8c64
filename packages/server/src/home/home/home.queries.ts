import type { JobProfile } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** The person, their place in the client, and the client's welcome. */
export function homeFacts(tx: Tx, who: { userId: string; clientId: string; now: Date }) {
  const { userId, clientId, now } = who;
  return tx
    .selectFrom("users as u")
    .innerJoin("clients as c", (join) => join.on("c.id", "=", clientId))
    .innerJoin("client_branding as l", "l.client_id", "c.id")
    .leftJoin("files as f", (join) =>
      join.onRef("f.id", "=", "l.background_file_id").on("f.state", "=", "ready"),
    )
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.user_id", "=", "u.id").onRef("m.client_id", "=", "c.id"),
    )
    .leftJoin("stores as s", (join) =>
      join.onRef("s.client_id", "=", "m.client_id").onRef("s.id", "=", "m.store_id"),
    )
    .leftJoin("retailers as r", (join) =>
      join.onRef("r.client_id", "=", "m.client_id").onRef("r.id", "=", "m.retailer_id"),
    )
    .select([
      "u.first_name as firstName",
      "u.last_name as lastName",
      "u.nickname",
      "u.gender",
      "u.marital_status as maritalStatus",
      "u.children",
      "u.birthday",
      "u.profession",
      "u.phones",
      "u.address",
      "u.avatar_file_id as avatarFileId",
      "c.has_profile as hasProfile",
      "l.welcome",
      "l.default_locale as defaultLocale",
      "f.id as backgroundId",
      "f.client_id as backgroundClientId",
      sql<JobProfile | null>`m.job_profile`.as("jobProfile"),
      "s.name as store",
      "r.name as retailer",
      "s.city",
      sql<Date>`coalesce(m.created_at, u.created_at)`.as("memberSince"),
      sql<boolean>`exists (select from campaign_enrolments e
        where e.client_id = c.id and e.user_id = u.id)`.as("hasSignedUp"),
      sql<boolean>`exists (select from course_enrolments e
        where e.client_id = c.id and e.user_id = u.id)`.as("hasLearned"),
      sql<boolean>`exists (select from claims s
        where s.client_id = c.id and s.user_id = u.id)`.as("hasReported"),
      sql<number | null>`(select max(t.version) from legal_texts t
        where t.client_id = c.id and t.kind = 'terms' and t.published_at <= ${now})`.as("termsInForce"),
      sql<number | null>`(select max(a.version) from acceptances a
        where a.client_id = c.id and a.user_id = u.id and a.kind = 'terms')`.as("termsAccepted"),
    ])
    .where("u.id", "=", userId)
    .executeTakeFirst();
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
