import { defineJobs } from "../../core/jobs/handler.ts";
import { carryNews } from "./carry-news.ts";
import { deliver } from "./deliver.ts";
import { notifyPerson } from "./notify-person.ts";
import { sweep } from "./sweep.ts";

/** Notices to a person about their account. */
export type AccountNews =
  | "new_device"
  | "session_copied"
  | "password_changed"
  | "phone_changed"
  | "email_changed"
  | "document_changed"
  | "factor_added"
  | "identity_linked"
  | "identity_unlinked"
  | "factor_removed"
  | "factors_removed_by_staff"
  | "recovery_codes_made"
  | "recovery_code_used";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Sends one message of the outbox. */
    "messaging.deliver": { messageId: string };
    /** Sends a notification on as push or mail, as its person chose. */
    "messaging.carry_news": { notificationId: string; push: boolean; mail: boolean };
    /** Tells a person what happened to their account, on every way they can be reached. */
    "messaging.notify_person": {
      userId: string;
      /** In whose name; null: somebody who belongs to no client. */
      clientId: string | null;
      event: AccountNews;
      /** When, ISO 8601. */
      at: string;
      /** "Chrome, Android"; for a new device. */
      device?: string;
    };
    /** Forgets old messages and notifications, and secrets of messages that never left. */
    "messaging.sweep": Record<string, never>;
  }
}

export const messagingJobs = defineJobs({
  "messaging.deliver": { run: deliver },
  "messaging.carry_news": { run: carryNews },
  "messaging.notify_person": { run: notifyPerson },
  "messaging.sweep": { run: sweep, at: "37 * * * *" },
});
