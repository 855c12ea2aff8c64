import type { Parts } from "../../parts.ts";
import { publicOrigin } from "../../tenants/clients/index.ts";

/** Public page of a badge somebody shares: on the client's own host, else at the installation's address. */
export const sharedPage = (parts: Pick<Parts, "settings">, host: string | null, shareKey: string): string =>
  `${publicOrigin(parts, host)}/badges/${shareKey}`;
