import type { listEvents as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { eventsSince, storedEvents } from "./messaging.events.queries.ts";
import { hasGap } from "./rules/events.ts";

/** Beyond this, loading everything anew is the shorter way. */
const most = 500;

/** Events a device missed. */
export const listEvents: UseCase<typeof spec> = (call, { query }) => {
  const who = { clientId: call.actor.clientId, userId: call.actor.userId };
  return call.system.read(async (tx) => {
    const range = await storedEvents(tx);
    const events = await eventsSince(tx, who, query.since, most + 1);
    const gap = hasGap(query.since, range.first) || events.length > most;
    return { events: gap ? [] : events, last: range.last ?? query.since, gap };
  });
};
