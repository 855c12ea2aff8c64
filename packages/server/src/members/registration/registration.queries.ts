import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { wholeSettings } from "@trilha/contract/members/registration/settings.ts";
import type { RegistrationSettings } from "@trilha/contract/members/registration/shapes.ts";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export interface FormClient {
  id: string;
  slug: string;
  name: string;
  countries: Country[];
  plainMessages: boolean;
  underMaintenance: boolean;
  /** Site key of the test for robots, where the door asks for it. */
  captcha: string | null;
  locale: Locale;
  minLength: number;
  strength: "weak" | "medium" | "strong";
  brands: string[];
}

/** A client as its registration forms need it. */
export function formClient(tx: Tx, id: string): Promise<FormClient | undefined> {
  return tx
    .selectFrom("clients as c")
    .innerJoin("client_branding as l", "l.client_id", "c.id")
    .select([
      "c.id",
      "c.slug",
      "c.name",
      "c.countries",
      "c.plain_sign_in_messages as plainMessages",
      "l.under_maintenance as underMaintenance",
      "l.default_locale as locale",
      "c.password_min_length as minLength",
      "l.password_strength as strength",
      sql<string | null>`case when l.use_recaptcha then l.recaptcha_site_key end`.as("captcha"),
      sql<string[]>`array(select b.name from brands b where b.client_id = c.id order by b.name limit 200)`.as(
        "brands",
      ),
    ])
    .where("c.id", "=", id)
    .executeTakeFirst();
}

export async function saveSettings(tx: Tx, clientId: string, settings: RegistrationSettings): Promise<void> {
  const text = JSON.stringify(settings);
  await tx
    .insertInto("registration_settings")
    .values({ client_id: clientId, settings: text })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ settings: text }))
    .execute();
}

/** The store a code names, if it can be chosen. */
export async function storeByCode(tx: Tx, clientId: string, code: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("stores as s")
    .innerJoin("retailers as r", (join) =>
      join.onRef("r.client_id", "=", "s.client_id").onRef("r.id", "=", "s.retailer_id"),
    )
    .select("s.id")
    .where("s.client_id", "=", clientId)
    .where(sql<string>`lower(s.code)`, "=", code.toLowerCase())
    .where("s.active", "=", true)
    .where("r.active", "=", true)
    .executeTakeFirst();
  return row?.id;
}

export type RegistrationRow = Selectable<Tables["registrations"]>;

/** Adds a registration; undefined when this request was sent before. */
export async function addRegistration(
  tx: Tx,
  row: Insertable<Tables["registrations"]>,
): Promise<string | undefined> {
  const added = await tx
    .insertInto("registrations")
    .values(row)
    .onConflict((conflict) => conflict.columns(["client_id", "request_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

export async function requestMark(tx: Tx, clientId: string, key: string): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom("registrations")
    .select("request_mark")
    .where("client_id", "=", clientId)
    .where("request_key", "=", key)
    .executeTakeFirst();
  return row?.request_mark;
}

/** A registration that still waits for its mail. */
export function unanswered(tx: Tx, id: string): Promise<RegistrationRow | undefined> {
  return tx
    .selectFrom("registrations")
    .selectAll()
    .where("id", "=", id)
    .where("mailed_at", "is", null)
    .where("sealed", "is not", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Count of mails an address got in a client's name since then. */
export async function mailsSince(
  tx: Tx,
  row: Pick<RegistrationRow, "client_id" | "email_mark">,
  since: Date,
): Promise<number> {
  const { mails } = await tx
    .selectFrom("registrations")
    .select((eb) => eb.fn.countAll<number>().as("mails"))
    .where("client_id", "=", row.client_id)
    .where("email_mark", "=", row.email_mark)
    .where("created_at", ">", since)
    .where("mailed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return mails;
}

/** Notes that a mail went out: with a link that is waited for, or with none, and then nothing is kept. */
export async function noteMailed(tx: Tx, id: string, now: Date, tokenHash: Buffer | null): Promise<void> {
  await tx
    .updateTable("registrations")
    .set({ mailed_at: now, token_hash: tokenHash, ...(!tokenHash && { sealed: null }) })
    .where("id", "=", id)
    .execute();
}

/** The registration a link confirms. */
export function registrationByToken(tx: Tx, tokenHash: Buffer): Promise<RegistrationRow | undefined> {
  return tx.selectFrom("registrations").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function lockByToken(tx: Tx, tokenHash: Buffer): Promise<RegistrationRow | undefined> {
  return tx
    .selectFrom("registrations")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export async function countTry(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("registrations")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** The account holds what was typed now; other tries of the same address are over. */
export async function closeRegistration(
  tx: Tx,
  row: RegistrationRow,
  decision: { userId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("registrations")
    .set({ confirmed_at: decision.now, user_id: decision.userId, sealed: null, token_hash: null })
    .where("id", "=", row.id)
    .execute();
  await tx
    .deleteFrom("registrations")
    .where("client_id", "=", row.client_id)
    .where("email_mark", "=", row.email_mark)
    .where("confirmed_at", "is", null)
    .execute();
}

export async function forgetUnconfirmed(tx: Tx, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    delete from registrations where id in (
      select id from registrations where confirmed_at is null and created_at < ${before} limit ${most})
    returning id`.execute(tx);
  return rows.length;
}

/** Registration settings, whole. */
export async function registrationSettingsOf(tx: Tx, clientId: string): Promise<RegistrationSettings> {
  const row = await tx
    .selectFrom("registration_settings")
    .select("settings")
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return wholeSettings(row?.settings);
}
