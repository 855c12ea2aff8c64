import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, moment, sequenceLimit } from "../../core/shapes.ts";
import { outboxChannels, outboxStates } from "./states.ts";

const notification = z.strictObject({
  id,
  kind: z.string(),
  /** In the caller's language. */
  title: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  createdAt: moment,
  readAt: z.nullable(moment),
});

export const listNotifications = endpoint({
  id: "messaging.list_notifications",
  method: "GET",
  path: "/api/notifications",
  summary: "The caller's notifications, newest first",
  access: "participant",
  module: "always",
  query: z.strictObject({ ...pageQuery }),
  answer: z.strictObject({ ...page(notification).shape, unread: z.number() }),
});

export const readNotifications = endpoint({
  id: "messaging.read_notifications",
  method: "POST",
  path: "/api/notifications/read",
  summary: "Mark notifications as read: the named ones, or all",
  access: "participant",
  module: "always",
  body: z.strictObject({ ids: z.optional(z.array(id).check(z.maxLength(100))) }),
  answer: z.strictObject({ unread: z.number() }),
});

/** Every live event has a number; whoever was away asks for what came after the last one seen. */
export const listEvents = endpoint({
  id: "messaging.list_events",
  method: "GET",
  path: "/api/live",
  summary: "Live events after a number, for a device that was away",
  access: "participant",
  module: "always",
  query: z.strictObject({
    since: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(sequenceLimit)), 0),
  }),
  answer: z.strictObject({
    events: z.array(z.strictObject({ id: z.number(), kind: z.string() })),
    last: z.number(),
    /** True when more was missed than is kept: load everything anew. */
    gap: z.boolean(),
  }),
});

export const saveDevice = endpoint({
  id: "messaging.save_device",
  method: "PUT",
  path: "/api/session/device",
  summary: "Where this session's push messages go (§entities#session-data device token)",
  access: "signed_in",
  module: "always",
  reach: "membership",
  body: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("web_push"),
      endpoint: z.url().check(z.maxLength(1024)),
      keys: z.strictObject({
        p256dh: z.string().check(z.maxLength(256)),
        auth: z.string().check(z.maxLength(128)),
      }),
    }),
    z.strictObject({ kind: z.literal("fcm"), token: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  ]),
});

export const readDevice = endpoint({
  id: "messaging.read_device",
  method: "GET",
  path: "/api/session/device",
  summary: "Whether this session gets push messages, and what a browser needs to subscribe",
  access: "signed_in",
  module: "always",
  reach: "membership",
  answer: z.strictObject({
    /** VAPID, base64url; null where push is not configured. */
    publicKey: z.nullable(z.string()),
    saved: z.boolean(),
  }),
});

export const forgetDevice = endpoint({
  id: "messaging.forget_device",
  method: "DELETE",
  path: "/api/session/device",
  summary: "No more push messages to this session",
  access: "signed_in",
  module: "always",
  reach: "membership",
});

export const outboxItem = z.strictObject({
  id,
  channel: z.enum(outboxChannels),
  recipient: z.string(),
  subject: z.string(),
  template: z.string(),
  locale: z.string(),
  state: z.enum(outboxStates),
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  createdAt: moment,
  sentAt: z.nullable(moment),
});

export const listOutbox = endpoint({
  id: "messaging.list_outbox",
  method: "GET",
  path: "/api/outbox",
  summary: "Messages the programme sent or could not send, newest first",
  access: "outbox.read",
  module: "always",
  query: z.strictObject({
    channel: z.optional(outboxItem.shape.channel),
    state: z.optional(outboxItem.shape.state),
    ...pageQuery,
  }),
  answer: page(outboxItem),
});

export const readOutboxMessage = endpoint({
  id: "messaging.read_outbox_message",
  method: "GET",
  path: "/api/outbox/:id",
  summary: "One message as it was written; links and codes in it are blanked",
  access: "outbox.read",
  module: "always",
  params: z.strictObject({ id }),
  answer: z.strictObject({ ...outboxItem.shape, bodyText: z.string(), bodyHtml: z.nullable(z.string()) }),
  problems: [genericProblems.notFound],
});

export const retryOutboxMessage = endpoint({
  id: "messaging.retry_outbox_message",
  method: "POST",
  path: "/api/outbox/:id/retry",
  summary: "Send a message that failed once more",
  access: "outbox.retry",
  module: "always",
  params: z.strictObject({ id }),
  answer: outboxItem,
  problems: [genericProblems.notFound],
});

export const messagingEndpoints = [
  listNotifications,
  readNotifications,
  listEvents,
  readDevice,
  saveDevice,
  forgetDevice,
  listOutbox,
  readOutboxMessage,
  retryOutboxMessage,
];
