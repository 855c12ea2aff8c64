import { packageSandbox } from "@trilha/contract/learning/content/sandbox.ts";
import { framersOf } from "../../core/framers.ts";
import type { Settings } from "../../settings.ts";

/**
 * The policy of the content origin: a package may do as it likes with itself and nothing with anybody else. It is framed by
 * our pages alone, and leads nobody away from them.
 */
export function contentPolicy(settings: Pick<Settings, "http">, callerHost: string): string {
  return [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "connect-src 'self'",
    `frame-ancestors 'self' ${framersOf(settings, callerHost).join(" ")}`,
    "form-action 'none'",
    "base-uri 'self'",
    `sandbox ${packageSandbox}`,
  ].join("; ");
}
