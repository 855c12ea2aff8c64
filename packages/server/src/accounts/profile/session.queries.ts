import type { Country } from "@trilha/contract/core/country.ts";
import type { Level } from "@trilha/contract/core/level.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ModuleFlag } from "@trilha/contract/core/modules.ts";
import type { JobProfile, Role } from "@trilha/contract/permissions.ts";
import type { CookieChoices } from "@trilha/contract/tenants/clients/texts.ts";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { clientModules } from "../../db/client-modules.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

type Status = Selectable<Tables["memberships"]>["status"];
type LegalKind = Selectable<Tables["acceptances"]>["kind"];

export interface ClientChoiceRow {
  id: string;
  slug: string;
  name: string;
  homeRoute: string;
  primaryColor: string;
  secondaryColor: string;
  tertiaryColor: string;
  logos: Partial<Record<Locale, string>>;
  defaultLocale: Locale;
  status: Status | null;
  moduleItems: { key: string; enabled: boolean; labels: Partial<Record<Locale, string>> }[];
}

export interface SelectedRow extends ClientChoiceRow {
  flags: Record<ModuleFlag, boolean>;
  countries: Country[];
  timeZone: string;
  supportEmail: string | null;
  cookiesType: "banner" | "modal" | "none";
  cookiesOptional: boolean;
  underMaintenance: boolean;
  terms: { inForce: number | null; accepted: number | null };
  privacy: { inForce: number | null; accepted: number | null };
  cookies: { inForce: number | null; accepted: number | null; choices: CookieChoices | null };
  unread: number;
  membership: {
    status: Status;
    statusReason: string | null;
    roles: Role[];
    jobProfile: JobProfile | null;
    level: Level;
    company: string | null;
    brand: string | null;
    retailer: string | null;
    store: string | null;
    storeId: string | null;
  } | null;
}

export interface SnapshotRow {
  id: string;
  email: string | null;
  firstName: string;
  lastName: string;
  avatarFileId: string | null;
  country: Country;
  locale: Locale | null;
  colorScheme: "auto" | "light" | "dark";
  /** When the last code to the person's phone was asked for, while the next one waits. */
  phoneCodeAt: Date | null;
  /** Numbers of events are global: what comes after this one is news (messaging's `listEvents`). */
  lastEvent: number;
  pendingInvitations: number;
  clients: ClientChoiceRow[];
  selected: SelectedRow | null;
}

const choice = sql.raw(`
  'id', c.id, 'slug', c.slug, 'name', c.name, 'homeRoute', c.home_route,
  'primaryColor', l.primary_color, 'secondaryColor', l.secondary_color, 'tertiaryColor', l.tertiary_color,
  'logos', l.logos, 'defaultLocale', l.default_locale, 'status', cm.status`);

// A superuser is offered every client: menus of those they have nothing to do with would be most of the answer.
const menuOf = (clientId: string | null) => sql`
  'moduleItems', (select coalesce(json_agg(json_build_object(
      'key', i.key, 'enabled', i.enabled, 'labels', i.labels) order by i.position), '[]')
    from module_items i where i.client_id = c.id and (cm.id is not null or c.id = ${clientId}::uuid))`;

function legal(kind: LegalKind, now: Date): RawBuilder<unknown> {
  const choices = sql`, 'choices', (select a.choices from acceptances a
    where a.client_id = c.id and a.user_id = u.id and a.kind = 'cookies' order by a.version desc, a.id desc limit 1)`;
  return sql`json_build_object(
    'inForce', (select max(t.version) from legal_texts t
      where t.client_id = c.id and t.kind = ${sql.lit(kind)} and t.published_at <= ${now}),
    'accepted', (select max(a.version) from acceptances a
      where a.client_id = c.id and a.user_id = u.id and a.kind = ${sql.lit(kind)})
    ${kind === "cookies" ? choices : sql``})`;
}

/** Most clients a superuser is offered; the back office lists them all. */
const clientLimit = 100;

// A member's clients come from their memberships; a superuser's are all there are.
const clientsOf = (isSuperuser: boolean) =>
  isSuperuser
    ? sql`clients c join client_branding l on l.client_id = c.id
          left join memberships cm on cm.client_id = c.id and cm.user_id = u.id`
    : sql`memberships cm join clients c on c.id = cm.client_id join client_branding l on l.client_id = c.id`;

/**
 * The person of the session with all it shows, in one statement (§entities#session-data). Reaches into several clients, so it runs in system scope and
 * names the person and the selected client itself.
 */
export async function readSnapshot(
  tx: Tx,
  who: { userId: string; clientId: string | null; isSuperuser: boolean; now: Date; codesSince: Date },
): Promise<SnapshotRow | undefined> {
  const { userId, clientId, isSuperuser, now, codesSince } = who;
  const { rows } = await sql<SnapshotRow>`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
      u.avatar_file_id as "avatarFileId",
      u.country, u.locale, u.color_scheme as "colorScheme",
      coalesce((select max(e.id) from live_events e), 0) as "lastEvent",
      (select max(r.asked_at) from code_requests r
        where r.user_id = u.id and r.purpose = 'phone' and r.asked_at > ${codesSince}) as "phoneCodeAt",
      (select count(*)::integer from invitations_of(u.id)) as "pendingInvitations",
      (select coalesce(json_agg(listed.entry), '[]') from (
        select json_build_object(${choice}, ${menuOf(clientId)}) as entry from ${clientsOf(isSuperuser)}
         where ${isSuperuser ? sql`true` : sql`cm.user_id = u.id`}
         order by c.name limit ${sql.lit(clientLimit)}) listed) as clients,
      (select json_build_object(${choice}, ${menuOf(clientId)},
        'flags', ${clientModules("c")},
        'countries', c.countries, 'timeZone', c.time_zone, 'supportEmail', l.support_email,
        'cookiesType', l.cookies_type, 'cookiesOptional', l.cookies_optional,
        'underMaintenance', l.under_maintenance,
        'terms', ${legal("terms", now)}, 'privacy', ${legal("privacy", now)}, 'cookies', ${legal("cookies", now)},
        'unread', (select count(*) from notifications n
          where n.client_id = c.id and n.user_id = u.id and n.read_at is null),
        'membership', case when cm.id is not null then json_build_object(
          'status', cm.status, 'statusReason', cm.status_reason, 'roles', cm.roles, 'jobProfile', cm.job_profile,
          'level', coalesce((select p.level from person_levels p
            where p.client_id = c.id and p.user_id = u.id), 'basic'),
          'company', (select name from companies o where o.client_id = c.id and o.id = cm.company_id),
          'brand', (select name from brands b where b.client_id = c.id and b.id = cm.brand_id),
          'retailer', (select name from retailers r where r.client_id = c.id and r.id = cm.retailer_id),
          'store', (select name from stores s where s.client_id = c.id and s.id = cm.store_id),
          'storeId', cm.store_id) end)
        from clients c join client_branding l on l.client_id = c.id
        left join memberships cm on cm.client_id = c.id and cm.user_id = u.id
        where c.id = ${clientId}) as selected
    from users u where u.id = ${userId}`.execute(tx);
  return rows[0];
}

export interface NewAcceptance {
  clientId: string;
  userId: string;
  kind: LegalKind;
  version: number;
  locale: Locale;
  choices: CookieChoices;
  now: Date;
  ip: string;
}

/** Adds an acceptance, unless the last one of this version says the same. */
export async function addAcceptance(tx: Tx, acceptance: NewAcceptance): Promise<void> {
  const { clientId, userId, kind, version } = acceptance;
  const choices = JSON.stringify(acceptance.choices);
  // Two pages of one person may say so at the same moment: the second waits and finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${userId} ${kind}`}, 0))`.execute(
    tx,
  );
  const last = await tx
    .selectFrom("acceptances")
    .select(sql<boolean>`choices = ${choices}::jsonb`.as("same"))
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("version", "=", version)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.same) return;
  await tx
    .insertInto("acceptances")
    .values({
      client_id: clientId,
      user_id: userId,
      kind,
      version,
      locale: acceptance.locale,
      choices,
      accepted_at: acceptance.now,
      ip: acceptance.ip,
    })
    .execute();
}
