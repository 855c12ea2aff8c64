import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type NameKind = "username" | "email" | "document";

interface AccountRow {
  id: string;
  matched: NameKind;
  passwordHash: string | null;
  /** The client whose access code set the password. */
  passwordClientId: string | null;
  /** Membership in the client of the sign-in page. */
  isMember: boolean;
}

/** People a typed name may mean, with what the sign-in needs to know before a password is proved. */
export async function findAccounts(
  tx: Tx,
  typed: { login: string; bareDocument: string },
  clientId: string | undefined,
) {
  const { login, bareDocument } = typed;
  const { rows } = await sql<AccountRow>`
    select n.id, n.matched, u.password_hash as "passwordHash", u.password_client_id as "passwordClientId",
           exists (select from memberships m
             where m.user_id = n.id and m.client_id = ${clientId ?? null}::uuid
               and (n.matched <> 'document' or m.document_key is not null)) as "isMember"
      from people_named(${login}, ${bareDocument}) n join users u on u.id = n.id`.execute(tx);
  return rows;
}

/** Whether somebody has come in with this device in the last half year; asked of nobody, the answer is no. */
export async function knowsDevice(
  tx: Tx,
  userId: string | undefined,
  device: { hash: Buffer; since: Date },
): Promise<boolean> {
  const nobody = "00000000-0000-0000-0000-000000000000";
  const session = await tx
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId ?? nobody)
    .where("device_hash", "=", device.hash)
    .where("created_at", ">", device.since)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}

/** Captcha settings of a client; undefined where it asks for none. */
export async function captchaOf(tx: Tx, clientId: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom("captcha_secrets as s")
    .innerJoin("client_branding as l", "l.client_id", "s.client_id")
    .select("s.secret")
    .where("s.client_id", "=", clientId)
    .where("l.use_recaptcha", "=", true)
    .executeTakeFirst();
  return row?.secret;
}

/** Whether an address is one of a client's. */
export async function hostIsListed(tx: Tx, host: string): Promise<boolean> {
  const listed = await tx
    .selectFrom("client_hosts")
    .select("client_id")
    .where("host", "in", [host, host.replace(/:\d+$/, "")])
    .executeTakeFirst();
  return listed !== undefined;
}

/** One person, locked until the transaction ends, so that a password or a deletion cannot change meanwhile. */
export function lockPerson(tx: Tx, id: string) {
  return tx
    .selectFrom("users")
    .select([
      "id",
      "username",
      "email",
      "document",
      "document_country",
      "password_hash",
      "password_changed_at",
      "is_superuser",
      "last_sign_in_at",
    ])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** One person as links and passwords need them; not locked. */
export function findPerson(tx: Tx, id: string) {
  return tx
    .selectFrom("users")
    .select(["id", "username", "email", "password_hash", "first_name", "last_name", "last_sign_in_at"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export interface DocumentPlaceRow {
  clientId: string;
  membershipId: string;
  name: string;
  /** Document of somebody else there. */
  isTaken: boolean;
}

/** Clients of a person, and whether a document ("BR 12345678909") is somebody else's in each. */
export async function documentPlaces(
  tx: Tx,
  userId: string,
  documentKey: string,
): Promise<DocumentPlaceRow[]> {
  const { rows } = await sql<DocumentPlaceRow>`
    select m.client_id as "clientId", m.id as "membershipId", m.sort_name as name,
           exists (select from memberships o
             where o.client_id = m.client_id and o.document_key = ${documentKey} and o.user_id <> m.user_id) as "isTaken"
    from memberships m where m.user_id = ${userId} and m.left_at is null order by m.id`.execute(tx);
  return rows;
}

/**
 * Lock of a document until the transaction ends: of two who bring the same one at the same moment, the second looks
 * for its owner after the first has written. The trigger would leave the second without a key, and tell nobody.
 */
export async function lockDocument(tx: Tx, documentKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${documentKey}`}, 0))`.execute(tx);
}

/** Makes the next thing these people do the choice of a new password; answers how many have one of their own to change. */
export async function demandNewPasswords(tx: Tx, userIds: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ must_change_password: true })
    .where("id", "in", userIds)
    .where("password_hash", "is not", null)
    .where("password_client_id", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface MembershipStateRow {
  clientId: string;
  status: "awaiting_approval" | "active" | "blocked";
  staff: boolean;
  closed: boolean;
}

/** Memberships of a person, the longest first. */
export function standings(tx: Tx, userId: string): Promise<MembershipStateRow[]> {
  return tx
    .selectFrom("memberships as m")
    .leftJoin("client_branding as l", "l.client_id", "m.client_id")
    .select((eb) => [
      "m.client_id as clientId",
      "m.status",
      sql<boolean>`cardinality(m.roles) > 0`.as("staff"),
      eb.fn.coalesce("l.under_maintenance", sql<boolean>`false`).as("closed"),
    ])
    .where("m.user_id", "=", userId)
    .orderBy("m.created_at")
    .orderBy("m.id")
    .execute();
}

/** Whether a programme waits for somebody to say whether they join it. */
export async function isInvited(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ invited: boolean }>`
    select exists (select from invitations_of(${userId}::uuid)) as invited`.execute(tx);
  return rows[0]?.invited ?? false;
}

/** A person's newest sessions, running or not: where they were, and with what. */
export function recentSessions(tx: Tx, userId: string) {
  return tx
    .selectFrom("sessions")
    .select(["client_id as clientId", "user_agent as userAgent"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
}

export async function firstClient(tx: Tx): Promise<string | null> {
  const first = await tx.selectFrom("clients").select("id").orderBy("name").limit(1).executeTakeFirst();
  return first?.id ?? null;
}

export async function nameOfClient(tx: Tx, id: string): Promise<string | undefined> {
  return (await tx.selectFrom("clients").select("name").where("id", "=", id).executeTakeFirst())?.name;
}

export async function clientExists(tx: Tx, id: string): Promise<boolean> {
  return (await tx.selectFrom("clients").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

export async function noteSignIn(tx: Tx, userId: string, now: Date, rehashed?: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({ last_sign_in_at: now, ...(rehashed && { password_hash: rehashed }) })
    .where("id", "=", userId)
    .execute();
}

/** The same password's hash at today's cost. */
export async function keepHash(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx.updateTable("users").set({ password_hash: hash }).where("id", "=", userId).execute();
}

/**
 * Replaces a password. A confirmed e-mail stays confirmed. With `onlyIn` an access code of that client's staff set it,
 * so it proves a membership there and no more.
 */
export async function savePassword(
  tx: Tx,
  userId: string,
  change: { hash: string; now: Date; confirmsEmail: boolean; onlyIn?: string | undefined },
): Promise<void> {
  await tx
    .updateTable("users")
    .set({
      password_hash: change.hash,
      password_changed_at: change.now,
      must_change_password: false,
      password_client_id: change.onlyIn ?? null,
      ...(change.confirmsEmail && {
        email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, ${change.now})`,
      }),
    })
    .where("id", "=", userId)
    .execute();
}

/** The client whose access code somebody used last. */
export async function clientOfAccessCode(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("access_codes as c")
    .innerJoin("memberships as m", (join) =>
      join.onRef("m.client_id", "=", "c.client_id").onRef("m.id", "=", "c.membership_id"),
    )
    .select("c.client_id")
    .where("m.user_id", "=", userId)
    .where("c.used_at", "is not", null)
    .orderBy("c.used_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.client_id;
}

/** Password demands of each client of a person, and the words its people would guess first. */
export function passwordDemands(tx: Tx, userId: string) {
  return tx
    .selectFrom("memberships as m")
    .innerJoin("clients as c", "c.id", "m.client_id")
    .leftJoin("client_branding as l", "l.client_id", "c.id")
    .select((eb) => [
      "c.name",
      "c.slug",
      "c.password_min_length as minLength",
      eb.fn.coalesce("l.password_strength", sql<"medium">`'medium'`).as("strength"),
      sql<string[]>`array(select b.name from brands b where b.client_id = c.id order by b.name limit 200)`.as(
        "brands",
      ),
    ])
    .where("m.user_id", "=", userId)
    .execute();
}

export type NewSuperuser = Pick<
  Selectable<Tables["users"]>,
  "username" | "first_name" | "last_name" | "country"
> &
  Partial<Pick<Selectable<Tables["users"]>, "email" | "locale">> & { password_hash: string };

export async function insertSuperuser(tx: Tx, person: NewSuperuser, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto("users")
    .values({ ...person, is_superuser: true, password_changed_at: now, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
