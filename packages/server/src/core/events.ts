import type { LiveEventName, liveEvents } from "@trilha/contract/events.ts";
import type { Tx } from "../db/database.ts";
import { insertLiveEvent } from "./core.queries.ts";

/** Addressee an event must have: what is declared for one person cannot be sent to everyone in the client. */
export type Addressee<Name extends LiveEventName> = { clientId: string } & {
  person: { userId: string };
  client: { userId?: never };
  either: { userId?: string };
}[(typeof liveEvents)[Name]];

/**
 * Publishes a live event with the transaction: connected devices in every process fetch again what it names,
 * and it stays readable for devices that were away.
 */
export async function publishEvent<Name extends LiveEventName>(
  tx: Tx,
  name: Name,
  { clientId, userId }: Addressee<Name>,
): Promise<void> {
  await insertLiveEvent(tx, { client_id: clientId, user_id: userId ?? null, kind: name });
}
