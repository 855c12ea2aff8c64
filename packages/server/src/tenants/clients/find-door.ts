import type { GuestCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { findClientAtDoor, oldestClients } from "./clients.queries.ts";
import { doorByDefault } from "./rules/door.ts";

/** Client the caller stands at (§entities#login-parameters): the named client, else the address, else the default. */
export async function findDoor(
  tx: Tx,
  call: Pick<GuestCall, "host" | "parts">,
  slug: string | undefined,
): Promise<string | undefined> {
  const client = await findClientAtDoor(tx, { slug, host: call.host });
  if (client || slug) return client;
  return doorByDefault(await oldestClients(tx), call.parts.settings.demo);
}
