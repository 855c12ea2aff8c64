import { EntityHistory } from "../../insight/audit-trail/EntityHistory.tsx";
import { PersonPage } from "../../members/people/person/PersonPage.tsx";
import { can, useSession } from "../../session/session.queries.ts";

/** A person's page with what the audit trail knows of them, for who may read it. */
export function PersonRoute() {
  const session = useSession();
  const allowed = can(session, "audit.read");
  return (
    <PersonPage history={({ id }) => (allowed ? <EntityHistory entity="person" entityId={id} /> : null)} />
  );
}
