import { changeRoster, checkInTicket } from "@trilha/contract/learning/live-sessions/office-endpoints.ts";
import type { RosterItem } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useSyncExternalStore } from "react";
import { call } from "../../../api/call.ts";
import type { OutboxDevice } from "../../../api/outbox.ts";
import { queryClient } from "../../../api/query-client.ts";
import { outboxOnDevice } from "../../../session/device-outbox.ts";
import { useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { officeEventQuery } from "./event-office.queries.ts";
import { RosterOutbox } from "./roster-outbox.ts";
import { presentBy, type RosterTap, type TapDeed } from "./roster-taps.ts";

function sendTap(tap: RosterTap): Promise<RosterItem> {
  const { id: key, sessionId: id } = tap;
  if (tap.kind === "ticket")
    return call(checkInTicket, { params: { id }, body: { ticket: tap.ticket } }, { key });
  const { membershipId, action, reason } = tap;
  const body = { action, ...(reason && { reason }) };
  return call(changeRoster, { params: { id, membershipId }, body }, { key });
}

type Pages = { readonly pages: readonly { readonly items: readonly RosterItem[] }[] };

/** Shows a person of the roster as the server answered them, in every list of the session that is loaded. */
function showPerson(sessionId: string, item: RosterItem): void {
  const swap = (one: RosterItem) => (one.membershipId === item.membershipId ? item : one);
  queryClient.setQueriesData<Pages>(
    { queryKey: ["roster", "list", sessionId] },
    (all) => all && { ...all, pages: all.pages.map((page) => ({ ...page, items: page.items.map(swap) })) },
  );
}

/** Counts a deed that arrived in the session as it was last read: a line that is gone again does not undo it. */
function countPresence(tap: RosterTap): void {
  queryClient.setQueryData(
    officeEventQuery(tap.sessionId).queryKey,
    (event) => event && { ...event, checkedIn: Math.max(0, event.checkedIn + presentBy([tap])) },
  );
}

/** Reads list and counts again once nothing is on its way: until then they would show what was before. */
function readAgain(outbox: RosterOutbox): void {
  if (outbox.queue.length > 0) return;
  for (const root of ["roster", "event-office"] as const)
    void queryClient.invalidateQueries({ queryKey: [root] });
}

/** The one outbox of an instructor's deeds. */
export const rosterOutboxOf = outboxOnDevice("roster-taps", (device: OutboxDevice<RosterTap>) => {
  const outbox: RosterOutbox = new RosterOutbox({
    ...device,
    send: sendTap,
    taken: (tap, item) => {
      showPerson(tap.sessionId, item);
      countPresence(tap);
      // A ticket says its holder's name only now.
      if (tap.kind === "ticket") notice(item.name);
      readAgain(outbox);
    },
    refused: (tap, message) => {
      notice(tap.kind === "person" ? `${tap.name}: ${message}` : message, { kind: "failed" });
      readAgain(outbox);
    },
  });
  return outbox;
});

/** Deeds of a session that are on their way, and the way to add one. */
export function useRosterTaps(sessionId: string) {
  const { id, selectedClient } = useSession();
  const outbox = rosterOutboxOf(id, selectedClient?.id);
  const queue = useSyncExternalStore(outbox.watch, () => outbox.queue);
  return {
    taps: queue.filter((tap) => tap.sessionId === sessionId),
    tap: (deed: TapDeed) => outbox.add(sessionId, deed),
  };
}
