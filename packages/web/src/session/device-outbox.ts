import type { Outbox, OutboxDevice, Parcel } from "../api/outbox.ts";
import { keep, recall } from "./vault.ts";

/**
 * Opener of the one outbox of its name for whoever is here: what earlier visits left in it is sent, and what waits is sent
 * when the line is back.
 */
export function outboxOnDevice<Kept extends Parcel, Box extends Pick<Outbox<Kept>, "flush" | "recover">>(
  name: string,
  open: (device: OutboxDevice<Kept>) => Box,
): (userId: string, clientId: string | undefined) => Box {
  let present: { readonly personId: string; readonly outbox: Box } | undefined;
  return (userId, clientId) => {
    const personId = `${userId} in ${clientId ?? "none"}`;
    if (present?.personId === personId) return present.outbox;
    const outbox = open({
      personId,
      store: {
        all: async () => (await recall<Kept[]>(name)) ?? [],
        save: (parcels) => keep(name, parcels),
      },
      now: Date.now,
      newId: () => crypto.randomUUID(),
      later: (work, milliseconds) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
    });
    present = { personId, outbox };
    window.addEventListener("online", () => {
      if (present?.outbox === outbox) void outbox.flush();
    });
    void outbox.recover();
    return outbox;
  };
}
