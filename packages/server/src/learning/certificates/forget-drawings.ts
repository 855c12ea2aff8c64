import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import { clientAddress } from "../../tenants/clients/index.ts";
import { fileKeys } from "./certificate-file.ts";
import { certificateById, certificateIds } from "./certificates.queries.ts";
import { stateOf } from "./present-certificate.ts";
import { publicPage } from "./public-page.ts";

/** Ten minutes: every drawing under way, and every save by an address of a minute ago, is done by then. */
const later = 10 * 60 * 1000;

/** Deletion of drawings: nobody is handed what was revoked or replaced. */
export const forgetDrawings = (
  tx: Tx,
  certificate: { clientId: string; id: string; now: Date },
): Promise<void> =>
  enqueue(
    tx,
    "certificates.forget",
    { clientId: certificate.clientId, certificateId: certificate.id },
    { runAt: new Date(certificate.now.getTime() + later), maxAttempts: 5 },
  );

/** Removes them from the store; of one that is good none. */
export const forgetJob: JobHandler<"certificates.forget"> = async (parts, { clientId, certificateId }) => {
  const row = await parts.db.read({ clientId }, (tx) => certificateById(tx, { clientId, id: certificateId }));
  if (!row) return;
  const state = stateOf(row, parts.clock.now());
  if (state !== "revoked" && state !== "replaced") return;
  for (const key of fileKeys(parts, row, row.host)) await parts.outside.store.delete(key);
};

const batch = 500;

/** Removes what was drawn under a host the client has no more; nobody is given it, since the address is in its name. */
export const forgetHost: JobHandler<"certificates.forget_host"> = async (parts, { clientId, host }) => {
  const today = await parts.db.read({ clientId }, (tx) => clientAddress(tx, clientId));
  // A certificate restored meanwhile keeps its drawing.
  if (publicPage(parts, today.host, "") === publicPage(parts, host, "")) return;
  for (let after: string | undefined, isOver = false; !isOver; ) {
    const from = after;
    const ids = await parts.db.read({ clientId }, (tx) =>
      certificateIds(tx, clientId, { after: from, rows: batch }),
    );
    for (const id of ids)
      for (const key of fileKeys(parts, { clientId, id }, host)) await parts.outside.store.delete(key);
    after = ids.at(-1);
    isOver = ids.length < batch;
  }
};
