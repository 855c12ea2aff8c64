import { type Logger, pino, stdTimeFunctions } from "pino";
import type { Settings } from "./settings.ts";

/** The program's log: one JSON object a line on standard output, never with credentials in it. */
export function createLog(settings: Settings): Logger {
  return pino({
    level: settings.log.level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    // Errors of the database driver carry the whole connection with them; these few fields say what happened.
    serializers: {
      err: ({ name, message, stack, code, detail }) => ({ name, message, stack, code, detail }),
    },
    redact: {
      paths: ["password", "token", "authorization", "*.password", "*.token", "*.authorization"],
      censor: "hidden",
    },
  });
}
