import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ModuleFlags } from "@trilha/contract/core/modules.ts";
import { type Permission, permissionsOf, type Role } from "@trilha/contract/permissions.ts";
import type { Database } from "../db/database.ts";
import { actorRow, memberRow } from "./core.queries.ts";
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
  /** Modules of the selected client (§roles#module-access). */
  readonly modules: ModuleFlags;
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
  const row = await db.read({ system: true }, (tx) => actorRow(tx, claims, now));
  if (!row || row.client_id !== claims.cid) return undefined;
  return actorOf(row);
}

/**
 * As `loadActor`, of somebody in a client without a session: for work done in their name by the timetable. Undefined
 * once they are gone or out of the client.
 */
export async function loadMember(
  db: Database,
  { userId, clientId }: { userId: string; clientId: string },
  now: Date,
): Promise<Actor | undefined> {
  const row = await db.read({ system: true }, (tx) => memberRow(tx, { userId, clientId }, now));
  return row && actorOf(row);
}

type ActorRow = NonNullable<Awaited<ReturnType<typeof actorRow>>>;

function actorOf(row: ActorRow): Actor {
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
    modules: row.modules,
    sessionEndsAt: row.expires_at,
  };
}
