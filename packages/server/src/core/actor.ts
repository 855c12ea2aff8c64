import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Permission, permissionsOf, type Role } from "@trilha/contract/permissions.ts";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import type { AccessClaims } from "./tokens.ts";

/** Caller of a request, with the rights of this moment. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  readonly isSuperuser: boolean;
  readonly isWebservice: boolean;
  /** Proof that opened the session: the person's own proof, or one that counts in the selected client alone. */
  readonly scope: "person" | "membership";
  /** The account has no e-mail address and no proof of its own yet, and belongs to the selected client alone. */
  readonly isUnclaimed: boolean;
  readonly mustChangePassword: boolean;
  /** Staff of a client that asks for a second factor, in a session that has shown none (security row 9). */
  readonly mustEnrolFactor: boolean;
  readonly locale: Locale | null;
  readonly country: Country;
  /** The selected client; null when the person has none. */
  readonly clientId: string | null;
  /** Null for a superuser who is not a member. */
  readonly membershipId: string | null;
  readonly status: "awaiting_approval" | "active" | "blocked" | null;
  /** The selected client is closed for maintenance, and they are not of its staff. */
  readonly shutOut: boolean;
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
  readonly sessionEndsAt: Date;
}

/** An actor who may act in the selected client. */
export interface Member extends Actor {
  readonly clientId: string;
}

/**
 * Reads who a token stands for: a session that has not ended, a person that is not deleted, and what they are
 * in the session's client. Undefined when any of that no longer holds.
 */
export async function loadActor(db: Database, claims: AccessClaims, now: Date): Promise<Actor | undefined> {
  const row = await db.read({ system: true }, (tx) =>
    tx
      .selectFrom("sessions as s")
      .innerJoin("users as u", "u.id", "s.user_id")
      .leftJoin("memberships as m", (join) =>
        join.onRef("m.user_id", "=", "s.user_id").onRef("m.client_id", "=", "s.client_id"),
      )
      .leftJoin("client_looks as l", "l.client_id", "s.client_id")
      .select([
        "l.under_maintenance",
        "s.id as session_id",
        "s.client_id",
        "s.is_webservice",
        "s.scope",
        "s.expires_at",
        "u.id as user_id",
        "u.is_superuser",
        "u.must_change_password",
        "u.locale",
        "u.country",
        sql<string>`trim(u.first_name || ' ' || u.last_name)`.as("name"),
        "m.id as membership_id",
        "m.status",
        "m.roles",
        sql<boolean>`u.email is null and u.phone_verified_at is null and not u.is_superuser
          and (u.password_hash is null or u.password_client_id = s.client_id)
          and not exists (select from passkeys p where p.user_id = u.id)
          and not exists (select from totp_factors t where t.user_id = u.id)
          and not exists (select from memberships o where o.user_id = u.id and o.client_id <> s.client_id)`.as(
          "is_unclaimed",
        ),
        sql<boolean>`s.factor_at is null and not s.is_webservice and (
          (m.status = 'active' and m.roles <> '{}'
            and exists (select from clients c where c.id = m.client_id and c.staff_need_factor))
          or (u.is_superuser and exists (select from clients c where c.staff_need_factor)))`.as(
          "must_enrol_factor",
        ),
      ])
      .where("s.id", "=", claims.sid)
      .where("s.user_id", "=", claims.sub)
      .where("s.ended_at", "is", null)
      .where("s.expires_at", ">", now)
      .where("u.deleted_at", "is", null)
      .executeTakeFirst(),
  );
  if (!row || row.client_id !== claims.cid) return undefined;
  const active = row.is_superuser || row.status === "active";
  const roles = row.roles ?? [];
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    name: row.name,
    isSuperuser: row.is_superuser,
    isWebservice: row.is_webservice,
    scope: row.scope,
    isUnclaimed: row.is_unclaimed,
    // A session opened without the password is not asked to change it.
    mustChangePassword: row.must_change_password && row.scope === "person",
    mustEnrolFactor: row.must_enrol_factor,
    locale: row.locale,
    country: row.country,
    clientId: row.client_id,
    membershipId: row.membership_id,
    status: row.is_superuser ? "active" : row.status,
    shutOut: row.under_maintenance === true && !row.is_superuser && roles.length === 0,
    roles,
    permissions: active ? permissionsOf({ isSuperuser: row.is_superuser, roles }) : new Set(),
    sessionEndsAt: row.expires_at,
  };
}
