import type { Parts } from "../../parts.ts";

/** Where a client's pages are: on its own host, else at the installation's address. Without a slash at the end. */
export function publicOrigin({ settings }: Pick<Parts, "settings">, host: string | null): string {
  const { publicUrl } = settings.http;
  const { protocol, port } = new URL(publicUrl);
  // A host of its own is served at the port the installation is, unless it names another.
  const own = host && (port && !host.includes(":") ? `${host}:${port}` : host);
  return own ? `${protocol}//${own}` : publicUrl.replace(/\/$/, "");
}
