import type { Parts } from "../../parts.ts";

/** Where anybody reads whether a certificate is good: on the client's own host, else at the installation's address. */
export function publicPage(
  { settings }: Pick<Parts, "settings">,
  host: string | null,
  number: string,
): string {
  const { publicUrl } = settings.http;
  const origin = host ? `${new URL(publicUrl).protocol}//${host}` : publicUrl.replace(/\/$/, "");
  return `${origin}/certificates/${number}`;
}
