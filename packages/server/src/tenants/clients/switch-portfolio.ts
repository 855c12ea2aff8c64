import type { Tx } from "../../db/database.ts";
import { bumpVersion, updateBranding } from "./clients.branding.queries.ts";

/** §states#portfolio-setting The portfolio setting. Counts as a change of the client: a look that is being edited is based on the new one. */
export async function switchPortfolio(tx: Tx, clientId: string, on: boolean): Promise<void> {
  await updateBranding(tx, clientId, { use_portfolio: on });
  await bumpVersion(tx, clientId);
}
