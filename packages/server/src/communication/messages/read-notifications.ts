import type { readNotifications as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import { publishEvent } from "../../core/events.ts";
import type { UseCase } from "../../core/use-case.ts";
import { countUnread, markRead } from "./messaging.notifications.queries.ts";

/** Marks notifications as read; the caller's other pages hear of it. */
export const readNotifications: UseCase<typeof spec> = (call, { body }) => {
  const owner = { clientId: call.actor.clientId, userId: call.actor.userId };
  return call.write(async (tx) => {
    const changed = body.ids?.length === 0 ? 0 : await markRead(tx, owner, body.ids, call.now);
    if (changed > 0) await publishEvent(tx, "notifications.changed", { ...owner });
    return { unread: await countUnread(tx, owner) };
  });
};
