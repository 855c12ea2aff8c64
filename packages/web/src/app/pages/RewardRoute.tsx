import { EntityHistory } from "../../insight/audit-trail/EntityHistory.tsx";
import { RewardPage } from "../../loyalty/rewards/office/item/RewardPage.tsx";
import { can, useSession } from "../../session/session.queries.ts";

/** An item of the store with what the audit trail knows of it, for who may read it. */
export function RewardRoute() {
  const session = useSession();
  const allowed = can(session, "audit.read");
  return (
    <RewardPage history={({ id }) => (allowed ? <EntityHistory entity="reward" entityId={id} /> : null)} />
  );
}
