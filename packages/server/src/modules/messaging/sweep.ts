import type { Tx } from "../../db/database.ts";
import { isRefusal } from "../../http/refusal.ts";
import type { JobHandler } from "../../jobs/runner.ts";
import { forgetMessages, forgetNotifications, forgetSecrets, sweepBatch } from "./messaging.sweep.queries.ts";

const day = 24 * 60 * 60 * 1000;
/** Links live for three days, so a message that did not leave in a week leads nowhere. */
const keptDays = { secrets: 7, messages: 180, notifications: 365 } as const;

/** Forgets what was told long ago. */
export const sweep: JobHandler<"messaging.sweep"> = async (parts) => {
  const ago = (days: number) => new Date(parts.clock.now().getTime() - days * day);
  const inBatches = async (step: (tx: Tx) => Promise<number>) => {
    for (;;) {
      const done = await parts.db.write({ system: true }, step);
      if (isRefusal(done) || done < sweepBatch) return;
    }
  };
  await inBatches((tx) => forgetSecrets(tx, ago(keptDays.secrets)));
  await inBatches((tx) => forgetMessages(tx, ago(keptDays.messages)));
  await inBatches((tx) => forgetNotifications(tx, ago(keptDays.notifications)));
};
