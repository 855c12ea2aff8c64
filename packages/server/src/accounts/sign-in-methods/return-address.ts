import type { GuestCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { isHostOf } from "./providers.queries.ts";

/** The page a provider sends browsers back to, as it is entered there. */
export const returnAddress = (origin: string): string => `${origin}/login-redirect-v2`;

/**
 * The same at the address the browser used, where that is one of the client's own: what the browser keeps of its
 * visit, it keeps by address.
 */
export async function returnAddressHere(tx: Tx, call: GuestCall, clientId: string): Promise<string> {
  const { publicUrl } = call.parts.settings.http;
  const own = await isHostOf(tx, clientId, call.host);
  return returnAddress(own ? `${new URL(publicUrl).protocol}//${call.host}` : publicUrl);
}
