import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a WebSocket may be opened from where it is asked. Browsers always say where (and would send what they
 * hold for us), so a page must be ours or listed; without an Origin it is no page.
 */
export function isWelcome(
  { origin, host }: IncomingHttpHeaders,
  to: { publicUrl: string; corsOrigins: readonly string[] },
): boolean {
  if (origin === undefined) return true;
  if (to.corsOrigins.includes(origin) || origin === to.publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
