import type { Parts } from "../../parts.ts";
import { publicOrigin } from "../../tenants/clients/index.ts";

/** Where anybody reads whether a certificate is good: on the client's own host, else at the installation's address. */
export function publicPage(parts: Pick<Parts, "settings">, host: string | null, number: string): string {
  return `${publicOrigin(parts, host)}/certificates/${number}`;
}
