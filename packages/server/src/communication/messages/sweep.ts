import { drainInTurn, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import { forgetMessages, forgetNotifications, forgetSecrets, sweepBatch } from "./messaging.sweep.queries.ts";

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
