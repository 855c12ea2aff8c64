import { carryNews } from "./carry-news.ts";
import { deliver } from "./deliver.ts";
import { sweep } from "./sweep.ts";
import { tellPerson } from "./tell-person.ts";

/** What the programme tells people: notifications, live events, and the messages that leave. */
export { messagingRoutes } from "./messaging.routes.ts";
export { notify } from "./notify.ts";
export { presentNotification } from "./present-notification.ts";
export { queueMail, queueNothing, queuePush, queueText } from "./queue.ts";
export { maskEmail } from "./rules/mask-email.ts";
export const messagingJobs = {
  "messaging.deliver": deliver,
  "messaging.carry_news": carryNews,
  "messaging.tell_person": tellPerson,
  "messaging.sweep": sweep,
};
