import { packageSandbox } from "@trilha/contract/learning/content/sandbox.ts";
import { framersOf } from "../../core/framers.ts";
import type { Settings } from "../../settings.ts";

const shown = ["frame-src", "img-src", "media-src", "style-src", "font-src"];

/**
 * The policy of the content origin: a package may do as it likes with itself and nothing with anybody else. It is framed by
 * our pages alone, and leads nobody away from them.
 */
export function contentPolicy(
  settings: Pick<Settings, "http">,
  callerHost: string,
  hosts: readonly string[] = [],
): string {
  const outside = hosts.map((host) => ` https://${host}`).join("");
  return [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "connect-src 'self'",
    // Hosts its client allows: what is shown, never scripts, and nothing is sent there by a call.
    ...(outside === "" ? [] : shown.map((kind) => `${kind} 'self' 'unsafe-inline' data: blob:${outside}`)),
    `frame-ancestors 'self' ${framersOf(settings, callerHost).join(" ")}`,
    "form-action 'none'",
    "base-uri 'self'",
    `sandbox ${packageSandbox}`,
  ].join("; ");
}
