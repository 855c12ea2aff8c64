import { notify } from "../../communication/messages/index.ts";
import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { noteEnding } from "./certificates.queries.ts";
import { titleOf } from "./present-certificate.ts";

/** Days before its end in which somebody hears of it, once. */
const days = 30;
const batch = 200;

/** Tells people whose certificates end soon, while there is time to take the course again. */
export const remind: JobHandler<"certificates.remind"> = async ({ db, clock }) => {
  return drainInBatches(timeBox(), async () => {
    const now = clock.now();
    const result = await db.write({ system: true }, async (tx) => {
      const rows = await noteEnding(tx, { days, now, limit: batch });
      for (const row of rows) {
        const { clientId, userId, courseId, kind } = row;
        const link = `/${kind === "trail" ? "trails" : "online-courses"}/${courseId}` as const;
        const params = { course: titleOf(row, row.locale), until: row.validUntil ?? "" };
        await notify(tx, { clientId, userId, kind: "certificates.ending", params, link, now });
      }
      return rows.length;
    });
    return result === batch;
  });
};
