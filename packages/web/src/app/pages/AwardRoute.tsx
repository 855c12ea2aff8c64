import { EntityHistory } from "../../insight/audit-trail/EntityHistory.tsx";
import { BatchPage } from "../../loyalty/adjustments/BatchPage.tsx";
import { can, useSession } from "../../session/session.queries.ts";

/** A proposal of points with what the audit trail knows of it, for who may read it. */
export function AwardRoute() {
  const session = useSession();
  const allowed = can(session, "audit.read");
  return (
    <BatchPage
      history={({ id }) => (allowed ? <EntityHistory entity="award_batch" entityId={id} /> : null)}
    />
  );
}
