import { EntityHistory } from "../../insight/audit-trail/EntityHistory.tsx";
import { OrderPage } from "../../loyalty/orders/office/one/OrderPage.tsx";
import { can, useSession } from "../../session/session.queries.ts";

/** An order with what the audit trail knows of it, for who may read it. */
export function OrderRoute() {
  const session = useSession();
  const allowed = can(session, "audit.read");
  return (
    <OrderPage history={({ id }) => (allowed ? <EntityHistory entity="order" entityId={id} /> : null)} />
  );
}
