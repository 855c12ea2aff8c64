import type { GuestCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { findClientByAddress, oldestClients } from "./clients.queries.ts";
import { defaultClient } from "./rules/default-client.ts";

/** Client the caller stands at (§entities#login-parameters): the named client, else the address, else the default. */
export async function findSignInClient(
  tx: Tx,
  call: Pick<GuestCall, "host" | "parts">,
  slug: string | undefined,
): Promise<string | undefined> {
  const client = await findClientByAddress(tx, { slug, host: call.host });
  if (client || slug) return client;
  return defaultClient(await oldestClients(tx), call.parts.settings.demo);
}
