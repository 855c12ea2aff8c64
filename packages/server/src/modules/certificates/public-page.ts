import type { Parts } from "../../parts.ts";

/** Where anybody reads whether a certificate is good: on the client's own host, else at the installation's address. */
export function publicPage(
  { settings }: Pick<Parts, "settings">,
  host: string | null,
  number: string,
): string {
  const { publicUrl } = settings.http;
  const { protocol, port } = new URL(publicUrl);
  // A host of its own is served at the port the installation is, unless it names another.
  const own = host && (port && !host.includes(":") ? `${host}:${port}` : host);
  const origin = own ? `${protocol}//${own}` : publicUrl.replace(/\/$/, "");
  return `${origin}/certificates/${number}`;
}
