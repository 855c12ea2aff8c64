import type { Logger } from "pino";
import type { Clock } from "../../../parts.ts";
import { sendOut } from "../outgoing.ts";
import type { ErrorPort } from "../ports.ts";
import { envelopeOf, readDsn } from "./envelope.ts";

/** Events a process sends in a minute at most: one fault that everybody meets is known after the first. */
const mostPerMinute = 60;
const minute = 60_000;
const patienceMs = 5_000;
const client = "trilha/1.0";

/** Reports where nobody asked for them: nothing leaves. */
export const noErrorReports: ErrorPort = { name: "off", report: () => undefined };

/** Reports to a Sentry-compatible server. Never waited for: a report that fails costs a line of the log and nothing else. */
export function errorReports(
  address: string,
  { environment, clock, log }: { environment: string; clock: Clock; log: Logger },
): ErrorPort {
  const dsn = readDsn(address);
  if (!dsn) throw new Error("an address of error reports that is none");
  let windowBegan = 0;
  let sent = 0;
  const mayLeave = (now: Date): boolean => {
    if (now.getTime() - windowBegan >= minute) [windowBegan, sent] = [now.getTime(), 0];
    sent += 1;
    return sent <= mostPerMinute;
  };
  return {
    name: new URL(dsn.endpoint).host,
    report(error) {
      const now = clock.now();
      if (!mayLeave(now)) return;
      const id = crypto.randomUUID().replaceAll("-", "");
      sendOut({
        method: "POST",
        url: dsn.endpoint,
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${dsn.key}`,
        },
        body: envelopeOf(error, { id, dsn, environment, now }),
        timeoutMs: patienceMs,
      }).then(
        ({ status }) => {
          if (status >= 400) log.warn({ status }, "an error report was refused");
        },
        (reason: unknown) => log.warn({ err: reason }, "an error report did not leave"),
      );
    },
  };
}
