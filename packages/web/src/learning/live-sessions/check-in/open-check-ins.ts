import { useSyncExternalStore } from "react";
import { queryClient } from "../../../api/query-client.ts";
import { useSession } from "../../../session/session.queries.ts";
import { keep, recall } from "../../../session/vault.ts";
import { sendCheckIn, showEvent } from "../events.queries.ts";
import { CheckInOutbox, type WaitingCheckIn } from "./check-in-outbox.ts";

const name = "check-ins";

let present: { readonly personId: string; readonly outbox: CheckInOutbox } | undefined;

/** The one outbox of check-ins of whoever is here; what earlier visits left in it is sent. */
export function checkInsOf(userId: string, clientId: string | undefined): CheckInOutbox {
  const personId = `${userId} in ${clientId ?? "none"}`;
  if (present?.personId === personId) return present.outbox;
  const outbox = new CheckInOutbox({
    personId,
    store: {
      all: async () => (await recall<WaitingCheckIn[]>(name)) ?? [],
      save: (waiting) => keep(name, waiting),
    },
    send: async ({ eventId, proof, since }) => {
      // The device's clock may be wrong: the server corrects by how it stands as this is sent.
      const [readAt, sentAt] = [new Date(since).toISOString(), new Date().toISOString()];
      showEvent(queryClient, await sendCheckIn(eventId, proof, { readAt, sentAt }));
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
}

/** Outbox of my check-ins, and what is in it of one event. */
export function useWaitingCheckIn(eventId: string) {
  const { id, selectedClient } = useSession();
  const outbox = checkInsOf(id, selectedClient?.id);
  const queue = useSyncExternalStore(outbox.watch, () => outbox.queue);
  return { outbox, waiting: queue.find((each) => each.eventId === eventId) };
}
