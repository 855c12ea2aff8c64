import type { Tx } from "../../db/database.ts";
import { bumpVersion, updateLook } from "./clients.look.queries.ts";

/** §states#portfolio-setting The portfolio setting. Counts as a change of the client: a look that is being edited is based on the new one. */
export async function switchPortfolio(tx: Tx, clientId: string, on: boolean): Promise<void> {
  await updateLook(tx, clientId, { use_portfolio: on });
  await bumpVersion(tx, clientId);
}
