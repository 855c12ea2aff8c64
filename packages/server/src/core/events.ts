import type { Tx } from "../db/database.ts";

/** What happened, for whom. The socket only says "look": readers fetch what they may see. */
export interface LiveEvent {
  clientId: string;
  /** Absent: everyone in the client. */
  userId?: string;
  /** `domain.what_changed` */
  kind: string;
}

/** Tells whoever is connected, after the transaction commits, in every process; kept for those who were away. */
export async function tellLive(tx: Tx, event: LiveEvent): Promise<void> {
  await tx
    .insertInto("live_events")
    .values({ client_id: event.clientId, user_id: event.userId ?? null, kind: event.kind })
    .execute();
}
