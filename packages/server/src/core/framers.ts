import type { Settings } from "../settings.ts";

const host = /^[a-z0-9.[\]:-]{1,260}$/;

/** The origins of our own pages, which alone may frame what lives on the content origin; one caller's host among them. */
export function framersOf({ http }: Pick<Settings, "http">, callerHost: string): readonly string[] {
  const { publicUrl, corsOrigins } = http;
  const caller = host.test(callerHost) ? [`${new URL(publicUrl).protocol}//${callerHost}`] : [];
  return [...new Set([publicUrl, ...corsOrigins, ...caller])];
}
