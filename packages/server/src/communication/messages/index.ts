export {
  eraseFromSupportMails,
  eraseMessagesTo,
  eraseNotifiedName,
  eraseRequestMails,
} from "./erasing.queries.ts";
export { type AccountNews, messagingJobs } from "./jobs.ts";
/** Messages of the programme: notifications, live events, and the messages that leave. */
export { messagingRoutes } from "./messaging.routes.ts";
export { notify } from "./notify.ts";
export { presentNotification } from "./present-notification.ts";
export { queueMail, queueNothing, queuePush, queueText } from "./queue.ts";
export { maskEmail } from "./rules/mask-email.ts";
export { lostMessages } from "./waiting.queries.ts";
