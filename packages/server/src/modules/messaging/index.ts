import { deliver } from "./deliver.ts";

/** What the programme tells people: notifications, live events, and the messages that leave. */
export { keptEvents } from "./messaging.events.queries.ts";
export { countUnread } from "./messaging.notifications.queries.ts";
export { messagingRoutes } from "./messaging.routes.ts";
export { notify } from "./notify.ts";
export { presentNotification } from "./present-notification.ts";
export { queueMail, queuePush, queueText } from "./queue.ts";
export const messagingJobs = { "messaging.deliver": deliver };
