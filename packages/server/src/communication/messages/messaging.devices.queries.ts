import type { Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type DeviceRow = Selectable<Tables["device_tokens"]>;

/** Keeps where a session's push messages go: one place, which it takes over from whoever had it before. */
export async function saveDeviceOf(
  tx: Tx,
  device: {
    userId: string;
    sessionId: string;
    kind: DeviceRow["kind"];
    token: string;
    details: Record<string, unknown>;
  },
): Promise<void> {
  const { userId: user_id, sessionId: session_id, kind, token } = device;
  const details = JSON.stringify(device.details);
  await tx
    .deleteFrom("device_tokens")
    .where("session_id", "=", session_id)
    .where("token", "<>", token)
    .execute();
  await tx
    .insertInto("device_tokens")
    .values({ user_id, session_id, kind, token, details })
    .onConflict((conflict) =>
      conflict.columns(["kind", "token"]).doUpdateSet({ user_id, session_id, details }),
    )
    .execute();
}

export async function hasDevice(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("device_tokens")
    .select("id")
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetDeviceOf(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom("device_tokens").where("session_id", "=", sessionId).execute();
}

/**
 * Where a person can be reached now with what a client says (null: what the installation says): devices whose session
 * still runs. A membership's session hears of its own client alone.
 */
export function devicesOf(
  tx: Tx,
  who: { userId: string; clientId: string | null },
  now: Date,
): Promise<DeviceRow[]> {
  const { userId, clientId } = who;
  return tx
    .selectFrom("device_tokens as d")
    .innerJoin("sessions as s", "s.id", "d.session_id")
    .selectAll("d")
    .where("d.user_id", "=", userId)
    .where("s.user_id", "=", userId)
    .where("s.ended_at", "is", null)
    .where("s.expires_at", ">", now)
    .where((eb) => eb.or([eb("s.scope", "=", "person"), eb("s.client_id", "=", clientId)]))
    .execute();
}

export async function forgetDevice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("device_tokens").where("id", "=", id).execute();
}
