import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type { listIssued as spec } from "@trilha/contract/learning/certificates/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { loadCertificateBranding } from "./branding.queries.ts";
import { issuedPage } from "./certificates.queries.ts";
import { presentIssued } from "./present-certificate.ts";

/** Certificates the client issued, the newest first. */
export const listIssued: UseCase<typeof spec> = async (call, { query }) => {
  const { clientId } = call.actor;
  const { cursor, limit, search = "", state = null, courseId = null, templateId = null } = query;
  const { from = null, until = null } = query;
  const [after] = readCursor(cursor, ["id"]) ?? [];
  const filter = { search, state, courseId, templateId, from, until };
  const rows = await call.read(async (tx) => {
    const { timeZone } = await loadCertificateBranding(tx, clientId);
    const today = localDay(call.now, timeZone);
    return issuedPage(tx, { clientId, today, filter }, { after, rows: limit + 1 });
  });
  return pageOf(
    rows,
    limit,
    (row) => [row.id],
    (row) => presentIssued(call, row),
  );
};
