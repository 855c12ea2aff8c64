import { isModuleOn, type ModuleFlags, type ModuleUse } from "@trilha/contract/core/modules.ts";
import { type Insertable, type Selectable, sql } from "kysely";
import { clientModules } from "../../db/client-modules.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type NotificationRow = Selectable<Tables["notifications"]>;

interface Owner {
  clientId: string;
  userId: string;
}

/** Undefined: one of these modules is off in its client, and nothing was written. */
export async function insertNotification(
  tx: Tx,
  row: Insertable<Tables["notifications"]>,
  modules: readonly ModuleUse[],
): Promise<string | undefined> {
  if (modules.length > 0 && !(await isModuleOnIn(tx, row.client_id, modules))) return undefined;
  const { id } = await tx.insertInto("notifications").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Whether a client has all of these modules. */
async function isModuleOnIn(tx: Tx, clientId: string, modules: readonly ModuleUse[]): Promise<boolean> {
  const flags = await modulesOfClient(tx, clientId);
  return modules.every((use) => isModuleOn(use, flags));
}

export async function modulesOfClient(tx: Tx, clientId: string): Promise<ModuleFlags> {
  const client = await tx
    .selectFrom("clients as c")
    .select(clientModules("c").as("modules"))
    .where("c.id", "=", clientId)
    .executeTakeFirst();
  return client?.modules ?? {};
}

/** A person's newest notifications before one of them. */
export function notificationPage(
  tx: Tx,
  { clientId, userId }: Owner,
  page: { before: string | undefined; rows: number },
): Promise<NotificationRow[]> {
  let query = tx
    .selectFrom("notifications")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId);
  if (page.before) query = query.where("id", "<", page.before);
  return query.orderBy("id", "desc").limit(page.rows).execute();
}

/** How many notifications a person has not read. */
export async function countUnread(tx: Tx, { clientId, userId }: Owner): Promise<number> {
  const { unread } = await tx
    .selectFrom("notifications")
    .select(sql<number>`count(*)::int`.as("unread"))
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks as read; without ids, everything. Tells how many changed. */
export async function markRead(
  tx: Tx,
  { clientId, userId }: Owner,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<number> {
  let query = tx
    .updateTable("notifications")
    .set({ read_at: now })
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .where("read_at", "is", null);
  if (ids) query = query.where("id", "in", [...ids]);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
