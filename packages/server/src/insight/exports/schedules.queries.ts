import type { ScheduleWhen } from "@trilha/contract/core/exports/schedule-when.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ModuleFlags } from "@trilha/contract/core/modules.ts";
import type { Role } from "@trilha/contract/permissions.ts";
import { type Selectable, sql } from "kysely";
import { clientModules } from "../../db/client-modules.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type ScheduleRow = Selectable<Tables["report_schedules"]>;
export type ListedScheduleRow = ScheduleRow & { recipients: string[]; failed: number };

const withRecipients = sql`
  s.*, array(select r.user_id from report_recipients r
             where r.client_id = s.client_id and r.schedule_id = s.id order by r.user_id) as recipients,
  (select count(*)::integer from exports e
   where e.schedule_id = s.id and e.asked_at = s.last_at and e.state = 'failed') as failed`;

/** A page of a client's schedules, the newest first. */
export async function schedulePage(
  tx: Tx,
  clientId: string,
  page: { after: string | undefined; rows: number },
): Promise<ListedScheduleRow[]> {
  const { rows } = await sql<ListedScheduleRow>`
    select ${withRecipients} from report_schedules s
    where s.client_id = ${clientId} and (${page.after ?? null}::uuid is null or s.id < ${page.after ?? null}::uuid)
    order by s.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export async function scheduleById(
  tx: Tx,
  clientId: string,
  id: string,
): Promise<ListedScheduleRow | undefined> {
  const { rows } = await sql<ListedScheduleRow>`
    select ${withRecipients} from report_schedules s
    where s.client_id = ${clientId} and s.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** How many schedules a client has; who makes one meanwhile waits. */
export async function countSchedules(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('report_schedules ' || ${clientId}, 0))`.execute(
    tx,
  );
  const { n } = await tx
    .selectFrom("report_schedules")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return n;
}

type ScheduleSettings = Pick<ScheduleRow, "name" | "format"> & ScheduleWhen & { next_at: Date | null };
export type NewSchedule = ScheduleSettings &
  Pick<ScheduleRow, "client_id" | "kind" | "personal" | "reason" | "created_by"> & { params: string };

export async function insertSchedule(
  tx: Tx,
  row: NewSchedule,
  recipients: readonly string[],
): Promise<string> {
  const { id } = await tx
    .insertInto("report_schedules")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  await setRecipients(tx, { clientId: row.client_id, id }, recipients);
  return id;
}

interface ScheduleKey {
  clientId: string;
  id: string;
}

/** False where somebody changed it meanwhile. */
export async function updateSchedule(
  tx: Tx,
  { clientId, id, version }: ScheduleKey & { version: number },
  settings: ScheduleSettings,
  recipients: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("report_schedules")
    .set({ ...settings, version: version + 1 })
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom("report_recipients")
    .where("client_id", "=", clientId)
    .where("schedule_id", "=", id)
    .execute();
  await setRecipients(tx, { clientId, id }, recipients);
  return true;
}

async function setRecipients(tx: Tx, { clientId, id }: ScheduleKey, recipients: readonly string[]) {
  const rows = recipients.map((userId) => ({ client_id: clientId, schedule_id: id, user_id: userId }));
  if (rows.length > 0) await tx.insertInto("report_recipients").values(rows).execute();
}

export async function removeSchedule(tx: Tx, { clientId, id }: ScheduleKey): Promise<void> {
  await tx.deleteFrom("report_schedules").where("client_id", "=", clientId).where("id", "=", id).execute();
}

/** Schedule that is due, held until the transaction ends; undefined: none that another process does not hold. */
export async function takeDueSchedule(tx: Tx, now: Date): Promise<ListedScheduleRow | undefined> {
  const { rows } = await sql<ListedScheduleRow>`
    select ${withRecipients} from report_schedules s
    where s.next_at <= ${now} order by s.next_at, s.id limit 1 for update of s skip locked`.execute(tx);
  return rows[0];
}

export async function noteRun(
  tx: Tx,
  id: string,
  run: { last_at: Date; last_sent: number; last_left_out: number; next_at: Date },
): Promise<void> {
  await tx.updateTable("report_schedules").set(run).where("id", "=", id).execute();
}

export async function nameOfSchedule(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx.selectFrom("report_schedules").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name;
}

export interface StaffRow {
  userId: string;
  name: string;
  locale: Locale;
  isSuperuser: boolean;
  roles: Role[];
  modules: ModuleFlags;
}

/** Staff of a client who are active in it, by name: all, or those among some people. */
export async function staffOf(tx: Tx, clientId: string, among?: readonly string[]): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select m.user_id as "userId", m.sort_name as name, coalesce(u.locale, l.default_locale) as locale,
           u.is_superuser as "isSuperuser", m.roles, ${clientModules("c")} as modules
    from memberships m
    join users u on u.id = m.user_id and u.deleted_at is null
    join clients c on c.id = m.client_id
    join client_branding l on l.client_id = m.client_id
    where m.client_id = ${clientId} and m.left_at is null and m.status = 'active' and m.roles <> '{}'
      ${among ? sql`and m.user_id = any(${[...among]}::uuid[])` : sql``}
    order by m.sort_name, m.id`.execute(tx);
  return rows;
}

/** Names of people of a client, whatever became of them. */
export async function namesOf(
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom("memberships")
    .select(["user_id", "sort_name"])
    .where("client_id", "=", clientId)
    .where("user_id", "in", [...userIds])
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.sort_name]));
}
