import type { Tx } from "../../db/database.ts";
import type { GuestCall } from "../../http/call.ts";
import { clientIdByHost, clientIdBySlug, oldestClients } from "./clients.queries.ts";
import { doorByDefault, hostNames } from "./rules/door.ts";

/** Whose door the caller stands at (§3 Login parameters): the named client, else the address, else the default. */
export async function findDoor(
  tx: Tx,
  call: GuestCall,
  slug: string | undefined,
): Promise<string | undefined> {
  if (slug) return clientIdBySlug(tx, slug);
  const byHost = await clientIdByHost(tx, hostNames(call.host));
  return byHost ?? doorByDefault(await oldestClients(tx), call.parts.settings.demo);
}
