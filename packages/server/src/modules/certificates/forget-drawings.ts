import type { Tx } from "../../db/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { JobHandler } from "../../jobs/runner.ts";
import { fileKeys } from "./certificate-file.ts";
import { certificateById } from "./certificates.queries.ts";
import { stateOf } from "./present-certificate.ts";

/** Whoever was just drawing it, or saving it by an address of a minute ago, is done by then. */
const later = 10 * 60 * 1000;

/** Its drawings are of no more use to anybody: nobody is handed what was revoked or replaced. */
export const forgetDrawings = (tx: Tx, of: { clientId: string; id: string; now: Date }): Promise<void> =>
  enqueue(
    tx,
    "certificates.forget",
    { clientId: of.clientId, certificateId: of.id },
    { runAt: new Date(of.now.getTime() + later), maxAttempts: 5 },
  );

/** Removes them from the store; of one that is good none. */
export const forgetJob: JobHandler<"certificates.forget"> = async (parts, { clientId, certificateId }) => {
  const row = await parts.db.read({ clientId }, (tx) => certificateById(tx, { clientId, id: certificateId }));
  if (!row) return;
  const state = stateOf(row, parts.clock.now());
  if (state !== "revoked" && state !== "replaced") return;
  for (const key of fileKeys(parts, row)) await parts.outside.store.delete(key);
};
