import { useSyncExternalStore } from "react";
import type { OutboxDevice } from "../../../api/outbox.ts";
import { queryClient } from "../../../api/query-client.ts";
import { outboxOnDevice } from "../../../session/device-outbox.ts";
import { useSession } from "../../../session/session.queries.ts";
import { sendCheckIn, showEvent } from "../events.queries.ts";
import { CheckInOutbox, type WaitingCheckIn } from "./check-in-outbox.ts";

/** The one outbox of check-ins of whoever is here. */
export const checkInsOf = outboxOnDevice(
  "check-ins",
  (device: OutboxDevice<WaitingCheckIn>) =>
    new CheckInOutbox({
      ...device,
      send: async ({ eventId, proof, since }) => {
        // The device's clock may be wrong: the server corrects by how it stands as this is sent.
        const [readAt, sentAt] = [new Date(since).toISOString(), new Date().toISOString()];
        showEvent(queryClient, await sendCheckIn(eventId, proof, { readAt, sentAt }));
      },
    }),
);

/** Outbox of my check-ins, and what is in it of one event. */
export function useWaitingCheckIn(eventId: string) {
  const { id, selectedClient } = useSession();
  const outbox = checkInsOf(id, selectedClient?.id);
  const queue = useSyncExternalStore(outbox.watch, () => outbox.queue);
  return { outbox, waiting: queue.find((each) => each.eventId === eventId) };
}
