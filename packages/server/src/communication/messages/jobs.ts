import { drainInTurn, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import { carryNews } from "./carry-news.ts";
import { deliver } from "./deliver.ts";
import { forgetMessages, forgetNotifications, forgetSecrets, sweepBatch } from "./messaging.sweep.queries.ts";
import { notifyPerson } from "./notify-person.ts";

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

const day = 24 * 60 * 60 * 1000;
/** Links live for three days, so a message that did not leave in a week leads nowhere. */
const keptDays = { secrets: 7, messages: 180, notifications: 365 } as const;

/** Forgets what was told long ago. */
export const sweep: JobHandler<"messaging.sweep"> = async (parts) => {
  const ago = (days: number) => new Date(parts.clock.now().getTime() - days * day);
  const steps: ((tx: Tx) => Promise<number>)[] = [
    (tx) => forgetSecrets(tx, ago(keptDays.secrets)),
    (tx) => forgetMessages(tx, ago(keptDays.messages)),
    (tx) => forgetNotifications(tx, ago(keptDays.notifications)),
  ];
  return drainInTurn(timeBox(), steps, async (step) => {
    const done = await parts.db.write({ system: true }, step);
    return done === sweepBatch;
  });
};

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

export const messagingJobs = defineJobs({
  "messaging.deliver": { run: deliver },
  "messaging.carry_news": { run: carryNews },
  "messaging.notify_person": { run: notifyPerson },
  "messaging.sweep": { run: sweep, at: "37 * * * *" },
});
