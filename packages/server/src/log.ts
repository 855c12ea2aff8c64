import { type Logger, pino, stdTimeFunctions } from "pino";
import type { Settings } from "./settings.ts";

/** The program's log: one JSON object a line on standard output, never with credentials in it. */
export function createLog(settings: Settings): Logger {
  return pino({
    level: settings.log.level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: ["password", "token", "authorization", "*.password", "*.token", "*.authorization"],
      censor: "hidden",
    },
  });
}
