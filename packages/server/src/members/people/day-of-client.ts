import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { Tx } from "../../db/database.ts";
import { clientZone } from "../../tenants/clients/index.ts";

/** Calendar day it is for a client: ages are counted by it. */
export const dayOfClient = async (tx: Tx, clientId: string, now: Date): Promise<string> =>
  localDay(now, await clientZone(tx, clientId));
