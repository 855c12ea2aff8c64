import type { Tx } from "../../db/database.ts";
import { textsInForce } from "../../tenants/clients/index.ts";

const kinds = ["terms", "privacy"] as const;
export type AcceptedTextKind = (typeof kinds)[number];

/** The texts of a client that are in force and have to be accepted by whoever registers. */
export async function textsToAccept(
  tx: Tx,
  clientId: string,
  now: Date,
): Promise<{ kind: AcceptedTextKind; version: number }[]> {
  const texts: { kind: AcceptedTextKind; version: number }[] = [];
  for (const kind of kinds) {
    const [text] = await textsInForce(tx, { clientId, kind, now });
    if (text) texts.push({ kind, version: text.version });
  }
  return texts;
}
